//! The table of Qwixx and Longo.

mod actions;
mod by_hand;
mod desk;
mod end;
mod face;
mod hearing;
mod keys;
mod others;
mod panel;
mod pass_over;
mod pause;
mod saying;
mod scene;
mod sheet;
mod table;
mod tray;
mod turns;

pub(crate) use pause::pause;
pub(crate) use sheet::SheetPicture;
pub(crate) use table::QwixxTable;
