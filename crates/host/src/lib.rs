//! Drives one table without I/O, clock or threads.
//!
//! A [`Host`] has a table of any of the games: the dice or the bag, which a seed decides, and the bots. What
//! clients send goes in ([`Host::take`]), one thing after the other is done ([`Host::step`]), and what each
//! client may know comes out as updates ([`Host::look`]). A browser and a server put a clock, a store and a
//! wire around it. The record says who plays and by which seed, so that a game goes on anywhere as it would
//! have where it began; the terminal writes and reads the same.
//!
//! ```
//! use bots::{BotName, Knowledge, Level};
//! use game::{Seat, Viewer};
//! use host::{GameKind, Host, NewTable, Sitter};
//! use protocol::ClientMessage;
//!
//! let bot = Sitter::Bot { level: BotName::Level(Level::Casual), name: None };
//! let seats = vec![Sitter::Person(Some("Max".to_owned())), bot];
//! let mut host = Host::new(NewTable { game: GameKind::CLASSIC, seats, source: 7.into(), dice_by_hand: false })?;
//! while host.step(&Knowledge::none()) {}
//! let choice = "-".to_owned();
//! host.take(Seat::new(0), &ClientMessage::Choose { at: host.moment(), choice })?;
//! let update = host.look(Viewer::Seat(Seat::new(0)), 0);
//! assert!(protocol::to_json(&update).contains(r#""viewer":1"#));
//! assert!(host.record().contains("\nseats: person:Max, casual\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(test(attr(deny(warnings))))]

mod any_choice;
mod by_lot;
mod consents;
mod error;
mod host;
mod hosted;
mod new_text;
mod objection;
mod playing;
mod question;
mod seated;
mod seen_undos;
mod sitter;
mod told_undos;
mod undone;
mod verdict;
mod verify;
mod witness;

pub use any_choice::AnyChoice;
pub use by_lot::ByLot;
pub use consents::Consents;
pub use error::Error;
pub use games::{GameKind, NoSuchGame};
pub use host::{Host, NewTable};
pub use hosted::{Hosted, has_bot};
pub use new_text::NewText;
pub use objection::{Doubt, Objection};
pub use playing::Playing;
pub use question::Question;
pub use seated::{
    COMMITMENT, CONTRIBUTIONS, DICE, PROGRAM, SEALS, SEATS, SECRET, SEED, TABLE, UNDONE, default_seats,
    fault_in, seed_in, tag_of, undone_in,
};
pub use seen_undos::{SeenUndo, SeenUndos, Told};
pub use sitter::{NAMELESS, Sits, Sitter, names_of, told_apart};
pub use told_undos::ToldUndos;
pub use undone::{Undoing, Undone};
pub use verdict::Verdict;
pub use verify::{Drawn, Unproven, Verified, verify, verify_document};
pub use witness::Witness;
