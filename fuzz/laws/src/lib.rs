//! Laws that hold for any input.
//!
//! Each law is a function of some bytes that panics when the law is broken: so fuzzing can look for bytes
//! that break it, and a test can replay the bytes that once did. The laws know nothing of a particular
//! game; [`targets`](TARGETS) applies them to each.

mod bytes;
mod play;
mod position;
mod record;
mod targets;
mod text;

pub use bytes::Bytes;
pub use play::play;
pub use position::position;
pub use record::record;
pub use targets::{
    TARGETS, Target, qwirkle_play, qwirkle_position, qwirkle_record, qwixx_play, qwixx_position, qwixx_record,
};
