//! Qwixx and Longo played alone, solved exactly: the choices with the highest expected points.
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
//!
//! This crate does no I/O and starts no threads: whoever drives the sweep shares its levels out.

#![no_std]

extern crate alloc;

mod dice;
mod lanes;
mod oracle;
mod problem;
mod rows;
mod shape;
mod solver;

pub use lanes::Lanes;
pub use oracle::{Alone, NotAlone, Oracle, Valued};
pub use problem::Problem;
pub use shape::Shape;
pub use solver::{Scratch, Solver};
