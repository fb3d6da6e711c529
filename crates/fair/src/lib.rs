//! Chance that nobody can choose or foresee, and that anybody can check afterwards.
//!
//! A server draws a [`Secret`] and publishes its [`Commitment`] before anybody sits down. Every person's
//! device then adds a [`Contribution`]. All rolls and draws follow from the secret and the contributions
//! together ([`Draws`]), so the server cannot choose them after the contributions are there, and nobody else
//! knows them before the secret is revealed at the end. `docs/fair-chance.md` describes it byte by byte.
//!
//! ```
//! use fair::{Contribution, Draws, Secret};
//! use game::Lots;
//!
//! let secret = Secret::new([7; 32]);
//! let published = secret.commitment();
//! let draws = Draws::new(&secret, "a1b2", &[Some(Contribution::new([1; 16])), None]);
//! let die = draws.lots(16).below(6) + 1;
//! assert!((1..=6).contains(&die));
//! assert!(published.is_of(&secret));
//! ```

#![doc(test(attr(deny(warnings))))]

mod commitment;
mod contribution;
mod draws;
mod hex;
mod secret;

pub use commitment::Commitment;
pub use contribution::Contribution;
pub use draws::{Draws, FairLots};
pub use hex::NoHex;
pub use secret::Secret;
