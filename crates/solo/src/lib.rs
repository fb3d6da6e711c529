//! Qwixx played alone, solved exactly: the choices with the highest expected points.
//!
//! One player is always active, so a game is a walk of one sheet. Every turn crosses a field or marks a
//! misthrow, so a sweep from the most advanced sheets to the empty one works out each sheet from sheets that are
//! known already. What is kept for a sheet is the number of points *still to come*, for each number of misthrows:
//! the crosses of a closed row no longer matter to it.
//!
//! - [`Problem`]: which game, with which lucky numbers.
//! - [`Shape`]: the place of every sheet in the table, and the levels of the sweep.
//! - [`Solver`]: what a sheet is worth, from the sheets behind it.
//! - [`Oracle`]: what a table says about a position of the rules.
//! - [`Compact`]: a small table that is nearly right, made by a [`Fit`].
//!
//! This crate does no I/O and starts no threads: whoever drives the sweep shares its levels out.

#![no_std]

extern crate alloc;

mod compact;
mod crosses;
mod dice;
mod draws;
mod fit;
mod lanes;
mod oracle;
mod outline;
mod problem;
mod rows;
mod shape;
mod solver;
mod turn;

pub use compact::{CLASSIC_COMPACT, Compact, NotCompact};
pub use fit::Fit;
pub use lanes::Lanes;
pub use oracle::{NotAlone, Oracle, Valued};
pub use outline::{Outline, ToCome};
pub use problem::Problem;
pub use shape::Shape;
pub use solver::{Scratch, Solver};
