//! What goes on at a table, in the sentences of six languages: for the terminal and the browser.
//!
//! [`Texts`] are the messages of one [`Language`], from the Fluent files in `locales`. Which message fits is
//! decided here, for the games in [`qwixx`] and [`qwirkle`], for every table in [`mod@table`]; the words are
//! in the files. A [`Voice`] says who is "you" and what the others are called.
//!
//! ```
//! use tell::{Language, Texts, table};
//!
//! let texts = Texts::new(Language::Polish);
//! assert_eq!(table::points(3, &texts), "3 punkty");
//! assert_eq!(table::points(5, &texts), "5 punktów");
//! ```
//!
//! Whoever needs a text of its own adds a message to the file of its area in all six languages, and says it
//! with [`say!`].

#![doc(test(attr(deny(warnings))))]

mod arg;
pub mod hint;
mod language;
pub mod list;
#[cfg(not(target_arch = "wasm32"))]
mod locale;
mod messages;
mod number;
mod plural;
pub mod qwirkle;
pub mod qwixx;
pub mod table;
mod tell;
mod texts;
mod voice;

pub use arg::Arg;
pub use language::Language;
pub use number::decimal;
pub use tell::Tell;
pub use texts::{Part, Texts};
pub use voice::{TileStyle, Voice, capitalised, glyph};
