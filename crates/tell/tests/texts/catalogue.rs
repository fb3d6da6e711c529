use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement, VariantKey};
use tell::Language;

/// All messages of a language.
#[derive(Debug)]
pub(crate) struct Catalogue {
    /// By name.
    pub(crate) entries: BTreeMap<String, Entry>,
    /// What is defined more than once.
    pub(crate) twice: Vec<String>,
    /// The files themselves.
    pub(crate) files: Vec<String>,
}

/// A message.
#[derive(Default, Debug)]
pub(crate) struct Entry {
    /// The file without its ending.
    pub(crate) area: String,
    variables: BTreeSet<String>,
    pub(crate) references: BTreeSet<String>,
    /// The keys of each selector.
    pub(crate) choices: Vec<Vec<String>>,
    /// Those of each selector that is the game.
    pub(crate) by_game: Vec<Vec<String>>,
}

impl Catalogue {
    /// Reads the files of a language; they must parse without fault.
    pub(crate) fn read(language: Language) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
        let mut catalogue = Self { entries: BTreeMap::new(), twice: Vec::new(), files: Vec::new() };
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        for file in files {
            let area = file.file_stem().unwrap().to_string_lossy().into_owned();
            let text = fs::read_to_string(&file).unwrap();
            let parsed = fluent_syntax::parser::parse(text.as_str());
            let resource = parsed.unwrap_or_else(|(_, faults)| panic!("{language}/{area}: {faults:?}"));
            for entry in &resource.body {
                catalogue.add(&area, entry);
            }
            catalogue.files.push(text);
        }
        catalogue
    }

    fn add(&mut self, area: &str, entry: &ast::Entry<&str>) {
        let message = match entry {
            ast::Entry::Message(message) => message,
            ast::Entry::Term(term) => panic!("no terms, please: {}", term.id.name),
            _ => return,
        };
        let id = message.id.name.to_owned();
        assert!(message.attributes.is_empty(), "{area}: {id} has attributes");
        let mut found = Entry { area: area.to_owned(), ..Entry::default() };
        found.pattern(message.value.as_ref().unwrap());
        if self.entries.insert(id.clone(), found).is_some() {
            self.twice.push(format!("{area}: {id}"));
        }
    }

    /// Everything that has to be there in every language, with its file.
    pub(crate) fn places(&self) -> BTreeSet<String> {
        self.entries.iter().map(|(id, entry)| format!("{}: {id}", entry.area)).collect()
    }

    pub(crate) fn variables_of(&self, id: &str) -> Option<BTreeSet<String>> {
        self.entries.get(id).map(|entry| self.variables(entry))
    }

    /// The variables of an entry and of the messages in it.
    pub(crate) fn variables(&self, entry: &Entry) -> BTreeSet<String> {
        let messages = entry.references.iter().filter_map(|id| self.entries.get(id));
        let inner = messages.flat_map(|entry| self.variables(entry));
        entry.variables.iter().cloned().chain(inner).collect()
    }
}

impl Entry {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let key = |variant: &ast::Variant<&str>| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                };
                let keys: Vec<String> = variants.iter().map(key).collect();
                if matches!(selector, InlineExpression::VariableReference { id } if id.name == "game") {
                    self.by_game.push(keys.clone());
                }
                self.choices.push(keys);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.variables.insert(id.name.to_owned()),
            InlineExpression::MessageReference { id, .. } => _ = self.references.insert(id.name.to_owned()),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference { id, .. } | InlineExpression::FunctionReference { id, .. } => {
                panic!("neither terms nor functions, please: {}", id.name)
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
