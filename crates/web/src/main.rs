//! The browser app in the page: what is shown and asked.

#![allow(unreachable_pub, reason = "what `#[component]` writes is public")]
#![allow(
    clippy::unnecessary_wraps,
    reason = "that a part does not come is an error of the function that gives it"
)]
#![allow(clippy::needless_pass_by_value, reason = "components own what they are given")]
#![allow(
    clippy::large_types_passed_by_value,
    reason = "tables are handed on as bundles of handles to signals"
)]

mod browser;
mod client;
mod dom;
mod import;
mod knowledge;
mod line_up;
mod offline;
mod online;
mod order;
mod page;
mod part;
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

fn main() {
    page::mount();
}
