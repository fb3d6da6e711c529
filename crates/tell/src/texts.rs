use std::fmt;
use std::rc::Rc;

use crate::messages::{Messages, SLOT};
use crate::{Arg, Language};

/// The messages of one language. Clones share them.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    messages: Rc<Messages>,
}

/// A piece of a message in which something else than text has a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Text.
    Text(String),
    /// The place of the argument of this name, which was given as [`Arg::Slot`].
    Slot(String),
}

impl Texts {
    /// The messages of a language, from the files that are part of the program. A browser has to load the program
    /// first, so there it has none: see [`Texts::of`].
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(language: Language) -> Self {
        Self::of(language, crate::locale::files(language))
    }

    /// The messages of a language from Fluent texts that came from elsewhere: for whoever loads one language
    /// only. What is wrong in them is left out.
    pub fn of<T: AsRef<str>>(language: Language, files: &[T]) -> Self {
        let mut messages = Messages::new(language);
        for file in files {
            messages.add(file.as_ref());
        }
        Self { language, messages: Rc::new(messages) }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message `id` with `args` in their places. One that is missing reads as its name in brackets.
    ///
    /// [`crate::say!`] is shorter.
    pub fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.messages.say(id, args).unwrap_or_else(|| format!("[{id}]"))
    }

    /// The message `id` in pieces, where arguments given as [`Arg::Slot`] are pieces of their own: for
    /// messages that have a picture at a place which the language decides.
    pub fn parts(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Vec<Part> {
        let text = self.say(id, args);
        let mut parts = Vec::new();
        let mut rest = text.as_str();
        while let Some((before, (name, after))) =
            rest.split_once(SLOT[0]).and_then(|(before, rest)| Some((before, rest.split_once(SLOT[1])?)))
        {
            parts.extend((!before.is_empty()).then(|| Part::Text(before.to_owned())));
            parts.push(Part::Slot(name.to_owned()));
            rest = after;
        }
        parts.extend((!rest.is_empty()).then(|| Part::Text(rest.to_owned())));
        parts
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Texts are equal if they are of the same language.
impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Eq for Texts {}

/// A message of [`Texts`] with its arguments: `say!(texts, "table-points", count = 3)`.
#[macro_export]
macro_rules! say {
    ($texts:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Texts::say(&$texts, $id, &[$((stringify!($name), $crate::Arg::from($value))),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Texts {
        Texts::of(Language::Czech, &[source])
    }

    #[test]
    fn a_message_has_its_arguments_in_their_places() {
        let forms = "[one] { $count } bod\n [few] { $count } body\n *[other] { $count } bodů\n";
        let texts = texts(&format!("points = {{ $name }}: {{ $count ->\n {forms} }}\n"));
        assert_eq!(say!(texts, "points", name = "Mila", count = 1), "Mila: 1 bod");
        assert_eq!(say!(texts, "points", name = String::from("Mila"), count = 3_u8), "Mila: 3 body");
        assert_eq!(say!(texts, "points", name = "Mila", count = 5_usize), "Mila: 5 bodů");
    }

    #[test]
    fn a_message_that_is_missing_reads_as_its_name() {
        assert_eq!(say!(texts(""), "nowhere"), "[nowhere]");
        let texts = texts("broken = { $ }\n\nwhole = So.\n");
        assert_eq!(say!(texts, "broken"), "[broken]");
        assert_eq!(say!(texts, "whole"), "So.");
    }

    #[test]
    fn a_message_in_pieces_has_its_slots_where_the_language_wants_them() {
        let texts = texts("chip = Hod { $die } a { $other }\n");
        let parts = texts.parts("chip", &[("die", Arg::Slot), ("other", "5".into())]);
        assert_eq!(parts, [Part::Text("Hod ".into()), Part::Slot("die".into()), Part::Text(" a 5".into())]);
        assert_eq!(texts.parts("chip", &[("die", Arg::Slot), ("other", Arg::Slot)]).len(), 4);
    }
}
