use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// A schema in the making: a value that it allows is one of several.
pub(super) struct Document {
    title: &'static str,
    /// For types that this program reads.
    reader: SchemaGenerator,
    /// For types that it writes.
    writer: SchemaGenerator,
    /// The names of what a value may be.
    names: Vec<&'static str>,
}

impl Document {
    pub(super) fn new(title: &'static str) -> Self {
        let settings = || SchemaSettings::draft2020_12().with_transform(RecursiveTransform(drop_asides));
        let reader = settings().for_deserialize().into_generator();
        Self { title, reader, writer: settings().for_serialize().into_generator(), names: Vec::new() }
    }

    /// A value may be one of this type that is sent to this program.
    pub(super) fn read<T: JsonSchema>(&mut self, name: &'static str) {
        define::<T>(&mut self.reader, name);
        self.names.push(name);
    }

    /// A value may be one of this type as this program writes it.
    pub(super) fn written<T: JsonSchema>(&mut self, name: &'static str) {
        define::<T>(&mut self.writer, name);
        self.names.push(name);
    }

    /// A value may be something that follows from the definitions of what is written so far.
    pub(super) fn add(
        &mut self,
        name: &'static str,
        schema: impl FnOnce(&mut Map<String, Value>) -> Option<Value>,
    ) {
        let definitions = self.writer.definitions_mut();
        if let Some(schema) = schema(definitions) {
            definitions.insert(name.to_owned(), schema);
            self.names.push(name);
        }
    }

    /// What is written never is this variant of a type.
    pub(super) fn drop_variant(&mut self, definition: &str, kind: &str) {
        let variants = self.writer.definitions_mut().get_mut(definition);
        if let Some(Value::Array(variants)) = variants.and_then(|definition| definition.get_mut("oneOf")) {
            variants.retain(|variant| !is_variant(variant, kind));
        }
    }

    pub(super) fn finish(mut self) -> Value {
        let mut definitions = self.writer.take_definitions(true);
        for (name, schema) in self.reader.take_definitions(true) {
            debug_assert!(
                definitions.get(&name).is_none_or(|other| *other == schema),
                "{name} is read otherwise than it is written"
            );
            definitions.insert(name, schema);
        }
        let any = self.names.iter().map(|name| json!({ "$ref": format!("#/$defs/{name}") }));
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": self.title,
            "anyOf": any.collect::<Vec<_>>(),
            "$defs": definitions,
        })
    }
}

/// Drops what tells others nothing: what Rust calls its numbers, and what stands for a field that is missing.
fn drop_asides(schema: &mut Schema) {
    for aside in ["format", "default"] {
        schema.remove(aside);
    }
}

/// Defines a type under a name; one that others refer to has the name already.
fn define<T: JsonSchema>(generator: &mut SchemaGenerator, name: &str) {
    if T::schema_name() == name {
        generator.subschema_for::<T>();
    } else {
        let schema = T::json_schema(generator).to_value();
        generator.definitions_mut().insert(name.to_owned(), schema);
    }
}

/// Whether a schema is that of a variant of this type.
pub(super) fn is_variant(schema: &Value, kind: &str) -> bool {
    schema.pointer("/properties/type/const").is_some_and(|name| name == kind)
}
