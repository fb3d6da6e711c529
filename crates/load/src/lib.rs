//! Many guests at a server's tables at once, and whether the server keeps its promises to them.
//!
//! [`run()`] makes tables, sits people down, plays whole games and looks on, all through the public API: what it
//! sees is what people see. Every client gives a [`Testimony`] of what it sent and what it was told. When a game
//! is over its record is fetched, and [`judge()`] holds every testimony against it: what was acknowledged is there
//! exactly once, everybody saw what the record says and nothing that was hidden from them, and the chance was
//! the one that the server was committed to. [`measure_idle`] measures what a table costs that nobody plays at.
//!
//! ```
//! use load::{Address, Plan};
//!
//! let plan = Plan { tables: 10, ..Plan::at("http://127.0.0.1:7117".parse::<Address>()?) };
//! assert_eq!(plan.people, 2);
//! # Ok::<(), String>(())
//! ```

#![doc(test(attr(deny(warnings))))]

mod address;
mod api;
mod choose;
mod client;
mod fresh;
mod glimpse;
mod idle;
mod judge;
mod latencies;
mod meter;
mod plan;
mod promise;
mod replayed;
mod report;
mod run;
mod sitting;
mod tap;
mod testimony;

pub use address::Address;
pub use idle::{Idle, measure_idle};
pub use judge::{Case, judge};
pub use latencies::Latencies;
pub use meter::Meter;
pub use plan::{Length, Plan};
pub use promise::{Broken, Promise};
pub use report::Report;
pub use run::run;
pub use tap::Tap;
pub use testimony::{Answer, Sent, Testimony};
