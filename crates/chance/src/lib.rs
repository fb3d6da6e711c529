//! Where dice and tiles come from.
//!
//! [`ChanceSource`] decides all chance of a game: either a seed ([`Seeded`]), from which whoever knows it can work out everything, or
//! fair chance ([`Fairness`]), which nobody can choose or foresee, and which anybody can check afterwards. Either has a stream
//! of its own for every roll, draw and choice, so a game that is resumed goes on as it would have.
//!
//! # Fair chance
//!
//! A server draws a [`Secret`] and publishes its [`Commitment`] before anybody sits down. Every person's device
//! draws a [`Contribution`] and publishes its [`Seal`]. Once all seals are there the [`Terms`] of the game are fixed,
//! and only then do the devices show their contributions. All rolls and draws follow from the secret, the terms and
//! the contributions together ([`Draws`]): neither the server nor whoever comes last can choose them, and nobody
//! but the server knows them before the secret is revealed at the end. `docs/fair-chance.md` describes it byte by byte.
//!
//! ```
//! use chance::{Contribution, Draws, Place, Seal, Secret, Terms};
//! use game::{RandomSource, Seat};
//!
//! let secret = Secret::new([7; 32]);
//! let mine = Contribution::new([1; 16]);
//! let seal = Seal::of(&mine, "a1b2", Seat::new(0));
//! let terms = Terms {
//!     table: "a1b2".to_owned(),
//!     game: "qwixx".to_owned(),
//!     commitment: secret.commitment(),
//!     places: vec![Place { who: "person:Max".to_owned(), seal: Some(seal) }],
//! };
//! let draws = Draws::new(&secret, &terms, &[Some(mine)]);
//! let die = draws.random(16).below(6) + 1;
//! assert!((1..=6).contains(&die));
//! assert!(terms.commitment.is_of(&secret));
//! ```

#![doc(test(attr(deny(warnings))))]

mod chance_source;
mod commitment;
mod contribution;
mod draws;
mod fairness;
mod hex;
mod seal;
mod secret;
mod seeded;
mod terms;

pub use chance_source::{ChanceRandom, ChanceSource};
pub use commitment::Commitment;
pub use contribution::Contribution;
pub use draws::{Draws, FairRandom};
pub use fairness::Fairness;
pub use hex::NoHex;
pub use seal::Seal;
pub use secret::Secret;
pub use seeded::{ChoiceRandom, Seeded, player_seed};
pub use terms::{Place, Terms};
