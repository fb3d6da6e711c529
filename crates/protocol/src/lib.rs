//! The messages between a table and its clients, and those of engines, as JSON.
//!
//! Whoever plays at a table sends [`ClientMessage`]s and gets [`TableMessage`]s. In Rust an [`Update`] holds
//! the types of the rules. On the wire each of them is a type of this crate that mirrors it ([`Wire`]), so that the
//! crates of the rules know nothing of serialisation. Everything is read and written by what serde derives
//! ([`from_json`], [`to_json`]), and what is read is checked: a message that was read can be shown without further
//! thought. `docs/protocol.md` describes every message, `docs/engine-protocol.md` those of engines.
//!
//! ```
//! use protocol::{ClientMessage, Moment};
//!
//! let message = ClientMessage::from_json(r#"{"type":"choose","at":{"opened":1,"taken_back":0},"choice":"r5"}"#)?;
//! let at = Moment { opened: 1, taken_back: 0 };
//! assert_eq!(message, ClientMessage::Choose { at, choice: "r5".to_owned() });
//! # Ok::<(), protocol::Refused>(())
//! ```

#![doc(test(attr(deny(warnings))))]

mod changes;
mod client_message;
mod command;
mod engine;
mod guest_message;
mod head;
mod json;
mod moment;
mod optional_seat;
mod qwirkle;
mod qwixx;
mod reaction;
mod refused;
mod requests;
#[cfg(feature = "schema")]
pub mod schema;
mod seat_info;
mod seat_number;
mod seat_numbers;
mod seconds;
mod server_message;
mod states;
mod table_info;
mod table_message;
pub mod text;
mod token;
mod tree;
mod unsound;
mod update;
mod version;
mod viewer_seat;
mod wire;

pub use client_message::{ClientMessage, MOST_BYTES, MOST_WORDS};
pub use command::Command;
pub use engine::{ENGINE_VERSION, EngineAnswer, EngineMessage, EngineNotice};
pub use guest_message::{GuestMessage, MOST_GUEST_BYTES};
pub use json::{from_json, sized_to_json, to_json};
pub use moment::Moment;
pub use optional_seat::OptionalSeat;
pub use reaction::Reaction;
pub use refused::{Code, Refused};
pub use requests::{Invite, MadeTable, NewTableRequest, QrRequest, SitDown, TableList};
pub use seat_info::{PlayerKind, SeatInfo};
pub use seat_number::SeatNumber;
pub use seat_numbers::SeatNumbers;
pub use server_message::ServerMessage;
pub use states::{KnownState, MessageReader, Reading};
pub use table_info::{SeatKind, SeatStatus, TableInfo, TableStage, Undo};
pub use table_message::{AnyUpdate, TableMessage};
pub use token::Token;
pub use tree::Tree;
pub use unsound::Unsound;
pub use update::Update;
pub use version::{FIRST_VERSION, VERSION};
pub use viewer_seat::ViewerSeat;
pub use wire::Wire;
