//! The table of Qwixx, with any sheet.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a context is a bundle of handles, copied as handles are"
)]

mod actions;
mod by_hand;
mod context;
mod end;
mod face;
mod hearing;
mod hint;
mod keys;
mod lucky;
mod others;
mod panel;
mod pass_over;
mod pause;
mod practice;
mod saying;
mod scene;
mod sheet;
mod table;
mod tray;
mod turns;

pub(crate) use pause::pause;
pub(crate) use sheet::SheetPicture;
pub(crate) use table::QwixxTable;
