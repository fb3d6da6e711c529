//! What goes on at a table, in the sentences of six languages: for the terminal and the browser.
//!
//! [`Texts`] are the messages of one [`Language`], from the Fluent files in `locales`. Whoever needs a text
//! of its own adds a message to all six files of its area and says it:
//!
//! ```
//! use tell::{Language, Texts, say};
//!
//! let texts = Texts::new(Language::German);
//! assert_eq!(say!(texts, "no-such-message"), "[no-such-message]");
//! ```

#![doc(test(attr(deny(warnings))))]

mod arg;
mod language;
mod locale;
mod texts;

pub use arg::Arg;
pub use language::Language;
pub use texts::{Part, Texts};
