//! The server's promises under everything that can go wrong: it is killed, its database and its network fail, and
//! every byte is searched for what is hidden. The real program runs, and the clients of `rowlock load` play.
//!
//! In `cargo ci` the tests have a short form; `cargo xtask reliability` runs the long one.
#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod clocks;
mod cluster;
mod crash;
mod database;
mod disk;
mod folder;
mod nats;
mod network;
mod operations;
mod ports;
mod postgres;
mod programs;
mod proxy;
mod secrets;
mod server;
mod trial;
mod versions;
