//! The browser app.
//!
//! It is two programs: the page (`main.rs`), which shows and asks, and its worker (`bin/worker.rs`), which plays the
//! table with all its bots, so that the page never stalls. They speak by the messages of [`bridge`], which carry those
//! of the protocol: the page knows of a game what its viewers may know. Neither has the code of the other: the page has
//! no bots, the worker no views. Here is what both have, and the worker; wherever the page's program can be cut into
//! parts, the linker keeps the code, so it must not stand here.

pub mod bridge;
mod worker;

pub use worker::work;
