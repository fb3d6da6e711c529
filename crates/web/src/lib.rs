//! The browser app.
//!
//! It is two programs: the page, which shows and asks, and its worker, which plays the table with all its bots,
//! so that the page never stalls. They speak by the messages of `bridge`, which carry those of the protocol: the
//! page knows of a game what its viewers may know. Neither has the code of the other: the page has no bots, the
//! worker no views.

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

/// Shows the page.
pub fn run_page() {
    page::mount();
}

/// Plays tables for the page that has started this worker.
pub fn run_worker() {
    worker::work();
}
