//! States that say only what has changed since another one.

use serde_json::{Map, Value, json};

use super::document::is_variant;

type Definitions = Map<String, Value>;

/// The state of a server that says what has changed, made from the state that says all.
pub(super) fn changes_of_state(definitions: &mut Definitions) -> Option<Value> {
    let variants = definitions.get("ServerMessage")?.get("oneOf")?.as_array()?;
    let mut state = variants.iter().find(|variant| is_variant(variant, "state"))?.clone();
    let fields = state.get_mut("properties")?.as_object_mut()?;
    for name in ["table", "update"] {
        let whole = fields.get_mut(name)?;
        *whole = changes(whole, definitions);
    }
    fields.insert(
        "after".to_owned(),
        json!({ "description": "The number of the state that has changed.", "type": "integer", "minimum": 0 }),
    );
    state["description"] = "What has changed since another state.".into();
    state["required"] = json!(["type", "seq", "number", "after"]);
    Some(state)
}

/// What may be said to change a value: of an object some of its fields, everything else as a whole.
fn changes(schema: &Value, definitions: &mut Definitions) -> Value {
    if let Some(name) = referred(schema) {
        return changes_of_definition(&name, schema, definitions);
    }
    let mut changed = schema.clone();
    let Some(object) = changed.as_object_mut() else { return changed };
    if let Some(Value::Object(fields)) = object.get_mut("properties") {
        for field in fields.values_mut() {
            *field = changes(field, definitions);
        }
        object.remove("required");
    }
    for of in ["anyOf", "oneOf"] {
        let Some(Value::Array(variants)) = object.get_mut(of) else { continue };
        let whole = variants.clone();
        for variant in variants.iter_mut() {
            *variant = changes(variant, definitions);
        }
        // Variants cannot be told apart any more where their fields may be missing.
        if *variants != whole
            && let Some(variants) = object.remove(of)
        {
            object.insert("anyOf".to_owned(), variants);
        }
    }
    changed
}

/// A reference to the changes of a definition, or to itself where it always changes as a whole.
fn changes_of_definition(name: &str, reference: &Value, definitions: &mut Definitions) -> Value {
    let of_name = format!("{name}Changes");
    if !definitions.contains_key(&of_name) {
        let Some(whole) = definitions.get(name).cloned() else { return reference.clone() };
        let changed = changes(&whole, definitions);
        if changed == whole {
            return reference.clone();
        }
        definitions.insert(of_name.clone(), changed);
    }
    let mut reference = reference.clone();
    reference["$ref"] = format!("#/$defs/{of_name}").into();
    reference
}

/// The name of the definition that a schema refers to.
fn referred(schema: &Value) -> Option<String> {
    schema.get("$ref")?.as_str()?.strip_prefix("#/$defs/").map(str::to_owned)
}
