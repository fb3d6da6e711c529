//! Tables on a server: what is asked of it, the connection, and what a table shows besides the game.

mod address;
mod api;
mod at_table;
pub(crate) mod consents;
mod extras;
mod link;
mod menu;
mod my_table;
mod proof;
mod reactions;
mod refusal;
mod remote;
mod seat_mark;
mod sent;
mod sitting;
mod skew;
mod wire;
mod witness;

pub(crate) use api::{Server, info, make, public, random};
pub(crate) use at_table::AtTable;
pub(crate) use extras::extras;
pub(crate) use link::Link;
pub(crate) use menu::Opens;
pub(crate) use my_table::{MyTable, knows_tables, open_tables};
pub(crate) use proof::{Proof, witness};
pub(crate) use refusal::words as refusal;
pub(crate) use remote::{Presence, Remote};
pub(crate) use seat_mark::SeatMark;
pub(crate) use sent::sent;
pub(crate) use sitting::{Unseated, sit_down};
pub(crate) use skew::{SkewBar, update};
pub(crate) use wire::Wire;
pub(crate) use witness::Withheld;
