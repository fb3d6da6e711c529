use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode;

use crate::plural::form;
use crate::{Arg, Language};

/// What stands around the name of a slot while a message is put together: characters of no script.
pub(crate) const SLOT: [char; 2] = ['\u{E000}', '\u{E001}'];

/// How deep messages may stand in each other: those of a circle end there.
const DEPTH: u8 = 8;

/// The messages of Fluent files, by their names.
///
/// They are put together here and not by `fluent-bundle`: that reads fractions and knows the plural forms of all
/// languages, which was a fifteenth of the browser app. Tests hold this against it, message by message.
#[derive(Debug)]
pub(crate) struct Messages {
    language: Language,
    patterns: BTreeMap<String, Pattern<String>>,
}

/// Where a message is being put together.
#[derive(Clone, Copy)]
struct Scope<'a> {
    messages: &'a Messages,
    args: &'a [(&'a str, Arg<'a>)],
    depth: u8,
}

impl Messages {
    pub(crate) const fn new(language: Language) -> Self {
        Self { language, patterns: BTreeMap::new() }
    }

    /// Adds those of a file, without what is wrong in it. The first message of a name stays.
    pub(crate) fn add(&mut self, file: &str) {
        let resource = parser::parse_runtime(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = message.value
            {
                self.patterns.entry(message.id.name).or_insert(pattern);
            }
        }
    }

    /// A message with its arguments in their places.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut text = String::new();
        Scope { messages: self, args, depth: DEPTH }.message(id, &mut text).then_some(text)
    }
}

impl Scope<'_> {
    /// Writes a message, and says whether there is such a one.
    fn message(mut self, id: &str, text: &mut String) -> bool {
        let Some((pattern, depth)) = self.messages.patterns.get(id).zip(self.depth.checked_sub(1)) else {
            return false;
        };
        self.depth = depth;
        self.pattern(pattern, text);
        true
    }

    fn pattern(self, pattern: &Pattern<String>, text: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, text),
            }
        }
    }

    fn expression(self, expression: &Expression<String>, text: &mut String) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, text),
            Expression::Select { selector, variants } => {
                let arg = self.arg(selector);
                let fits = |key| arg.is_some_and(|arg| self.fits(key, arg));
                let chosen = variants.iter().find(|variant| fits(&variant.key));
                let chosen = chosen.or_else(|| variants.iter().find(|variant| variant.default));
                if let Some(variant) = chosen {
                    self.pattern(&variant.value, text);
                }
            }
        }
    }

    /// What decides between variants: only variables do.
    fn arg(&self, selector: &InlineExpression<String>) -> Option<&Arg<'_>> {
        let InlineExpression::VariableReference { id } = selector else { return None };
        self.args.iter().find(|(name, _)| *name == id.name).map(|(_, arg)| arg)
    }

    fn fits(&self, key: &VariantKey<String>, arg: &Arg<'_>) -> bool {
        match (key, arg) {
            (VariantKey::Identifier { name }, Arg::Text(text)) => name == text,
            (VariantKey::Identifier { name }, Arg::Number(number)) => {
                name == form(self.messages.language, *number)
            }
            (VariantKey::NumberLiteral { value }, Arg::Number(number)) => value.parse() == Ok(*number),
            (VariantKey::NumberLiteral { .. }, Arg::Text(_)) | (_, Arg::Slot) => false,
        }
    }

    /// What is missing reads as its name in braces. Terms and functions are not in our files; tests see to both.
    fn inline(self, inline: &InlineExpression<String>, text: &mut String) {
        match (inline, self.arg(inline)) {
            (_, Some(Arg::Text(arg))) => text.push_str(arg),
            (_, Some(Arg::Number(number))) => text.push_str(&number.to_string()),
            (InlineExpression::VariableReference { id }, Some(Arg::Slot)) => {
                text.extend([SLOT[0]].into_iter().chain(id.name.chars()).chain([SLOT[1]]));
            }
            (InlineExpression::MessageReference { id, attribute: None }, _)
                if self.message(&id.name, text) => {}
            // Nothing goes wrong where a string is written to.
            (InlineExpression::StringLiteral { value }, _) => _ = unescape_unicode(text, value),
            (InlineExpression::NumberLiteral { value }, _) => text.push_str(value),
            (InlineExpression::Placeable { expression }, _) => self.expression(expression, text),
            (
                InlineExpression::VariableReference { id }
                | InlineExpression::MessageReference { id, .. }
                | InlineExpression::TermReference { id, .. }
                | InlineExpression::FunctionReference { id, .. },
                _,
            ) => text.extend(["{", &id.name, "}"]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(source: &str, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut messages = Messages::new(Language::English);
        messages.add(source);
        messages.say(id, args)
    }

    #[test]
    fn messages_stand_in_messages_but_not_in_a_circle() {
        let source = "a = ({ b })\nb = { $x } { \"\\u00e9\" }\nc = { d }\nd = .{ c }\n";
        assert_eq!(say(source, "a", &[("x", 5.into())]).unwrap(), "(5 é)");
        assert_eq!(say(source, "c", &[]).unwrap(), "....{c}");
    }

    #[test]
    fn what_is_missing_reads_as_its_name() {
        assert_eq!(say("a = { $x } { b }\n", "a", &[]).unwrap(), "{x} {b}");
        assert_eq!(say("a = A\n", "b", &[]), None);
    }

    #[test]
    fn the_first_variant_that_fits_is_taken_or_the_default() {
        let source = "a = { $x ->\n [0] none\n [one] one\n [red] red\n *[other] default\n }\n";
        for (arg, expected) in [
            (Arg::from(0), "none"),
            (1.into(), "one"),
            (2.into(), "default"),
            ("red".into(), "red"),
            ("0".into(), "default"),
            (Arg::Slot, "default"),
        ] {
            assert_eq!(say(source, "a", &[("x", arg)]).unwrap(), expected);
        }
        assert_eq!(say(source, "a", &[]).unwrap(), "default");
    }

    #[test]
    fn the_first_message_of_a_name_stays() {
        assert_eq!(say("a = 1\nbroken = { $ }\na = 2\n", "a", &[]).unwrap(), "1");
    }
}
