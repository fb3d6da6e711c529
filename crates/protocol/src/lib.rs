//! The messages between a table and its clients, as JSON.
//!
//! Whoever plays at a table sends [`ClientMessage`]s and gets [`TableMessage`]s. In Rust an [`Update`] holds
//! the types of the rules. On the wire each of them is a type of this crate that mirrors it ([`Wire`]), so that the
//! crates of the rules know nothing of serialisation. Everything is read and written by what serde derives
//! ([`from_json`], [`to_json`]), and what is read is checked: a message that was read can be shown without further
//! thought. `docs/protocol.md` describes every message.
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
mod guest_message;
mod head;
mod json;
mod moment;
pub mod optional_seat;
mod qwirkle;
mod qwixx;
mod reaction;
mod refused;
mod requests;
pub mod seat;
mod seat_info;
pub mod seats;
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
pub mod viewer;
mod wire;

pub use client_message::{ClientMessage, MOST_BYTES, MOST_WORDS};
pub use command::Command;
pub use guest_message::{GuestMessage, MOST_GUEST_BYTES};
pub use json::{from_json, sized_to_json, to_json};
pub use moment::Moment;
pub use reaction::Reaction;
pub use refused::{Code, Refused};
pub use requests::{Invite, MadeTable, NewTableRequest, QrRequest, SitDown, TableList};
pub use seat_info::{PlayerKind, SeatInfo};
pub use server_message::ServerMessage;
pub use states::{KnownState, MessageReader, Reading};
pub use table_info::{SeatKind, SeatStatus, TableInfo, TableStage, Undo};
pub use table_message::{AnyUpdate, TableMessage};
pub use token::Token;
pub use unsound::Unsound;
pub use update::Update;
pub use version::{FIRST_VERSION, VERSION};
pub use wire::Wire;
