//! Tables on a server: HTTP, WebSockets, a log that is never lost.
//!
//! The log of each table is the truth. Whatever happens is an entry of it, added in a transaction under a
//! number that is unique at its table, and only then told to anybody. What a table is follows from its log by
//! a fold (`room`). Everything that a server keeps in memory can be thrown away at any moment; any server
//! that shares the database can go on.
//!
//! One task serves each table that somebody looks at (`table_task`); the `hub` finds it. Guests come over
//! WebSockets, everything else over HTTP (`http`).

mod bus;
mod clock;
mod entropy;
mod error;
mod event;
mod guests;
mod http;
mod hub;
mod limits;
mod metrics;
mod order;
mod outbox;
mod room;
mod server;
mod store;
mod table_id;
mod table_task;
#[cfg(test)]
mod table_tests;
mod token_hash;

pub use http::{Doors, Patience};
pub use server::{Config, Server, StartError};
pub use store::{Place, StoreError, own_file, own_folder};
pub use table_id::TableId;
use token_hash::TokenHash;
