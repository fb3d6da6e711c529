//! The browser app.
//!
//! One program runs twice: in the page, where it shows and asks, and in a worker, where it plays the table
//! with all its bots, so that the page never stalls. They speak by the messages of `bridge`, which carry
//! those of the protocol: the page knows of a game what its viewers may know.

#![allow(unreachable_pub, reason = "what `#[component]` writes is public")]
#![allow(clippy::needless_pass_by_value, reason = "components own what they are given")]
#![allow(
    clippy::large_types_passed_by_value,
    reason = "tables are handed on as bundles of handles to signals"
)]

mod bridge;
mod browser;
mod client;
mod dom;
mod import;
mod knowledge;
mod line_up;
mod online;
mod order;
mod page;
mod parts;
mod qwirkle;
mod qwixx;
mod reactive;
mod route;
mod settings;
mod sound;
mod store;
mod tables;
mod teach;
mod when;
mod words;
mod worker;

/// Whether this program can play on a server. One without that is smaller, and what a first visit loads; `boot.js`
/// starts the other one where an address asks for it.
const ONLINE: bool = cfg!(feature = "online");

/// Runs the app: the page, or the worker that the page has started.
pub fn run() {
    match browser::worker_scope() {
        Some(scope) => worker::work(scope),
        None => page::mount(),
    }
}
