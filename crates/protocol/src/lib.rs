//! The messages between a table and its clients, as JSON.
//!
//! Whoever plays at a table sends [`ClientMessage`]s and gets [`TableMessage`]s. In Rust an [`Update`] holds
//! the types of the rules; on the way it is [`Json`], in which each of them has its form ([`InJson`]), so that
//! the crates of the rules know nothing of serialisation. What is read is checked: a message that was read can
//! be shown without further thought. `docs/protocol.md` describes every message.
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

mod client_message;
mod in_json;
mod json;
mod moment;
mod qwirkle;
mod qwixx;
mod refused;
mod seat_info;
mod table_message;
mod unsound;
mod update;
mod wire;

pub use client_message::{ClientMessage, MOST_BYTES, MOST_WORDS};
pub use in_json::InJson;
pub use json::Json;
pub use moment::Moment;
pub use refused::{Code, Refused};
pub use seat_info::{PlayerKind, SeatInfo};
pub use table_message::{AnyUpdate, TableMessage};
pub use unsound::Unsound;
pub use update::Update;
pub use wire::Wire;
