//! States as pictures: one SVG document that stands on its own, without scripts, fonts or files from
//! elsewhere.
//!
//! ```
//! use drawings::{Picture, Scene};
//! use game::Notation;
//! use qwixx::Qwixx;
//!
//! let state = Qwixx::from_position("qwixx roll 1 5,6/-/12/10/0 5,8,9/-/-/12,7/1")?;
//! let names = ["Anna", "Ben"].map(str::to_owned);
//! let picture = state.picture(&Scene { names: &names, viewer: None, turn: None, last: None });
//! assert!(picture.starts_with("<svg "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(test(attr(deny(warnings))))]

mod after;
mod canvas;
mod page;
mod palette;
mod qwirkle;
mod qwixx;
mod symbols;
mod words;

#[cfg(test)]
mod tests;

use game::{Notation, Seat, Step, Viewer};

pub use after::picture_after;

/// A game whose states can be drawn.
pub trait Picture: Notation {
    /// The whole document.
    ///
    /// It is made from what [`Scene::viewer`] may see, if there is one: two states that differ only in
    /// what is hidden give the same picture.
    fn picture(&self, scene: &Scene<'_, Self>) -> String;

    /// Why the game ended, with the names of the players.
    fn end(&self, end: Self::End, names: &[String]) -> String;
}

/// What a picture shows besides the state.
#[derive(Debug)]
pub struct Scene<'a, G: Picture> {
    /// The players in seat order.
    pub names: &'a [String],
    /// Who looks at the picture; `None` if everything is to be shown.
    pub viewer: Option<Seat>,
    /// How many turns have been played, if that is known.
    pub turn: Option<usize>,
    /// The turn that led to the state, if there was one.
    pub last: Option<LastTurn<'a, G>>,
}

/// A turn that has just been played.
#[derive(Debug)]
pub struct LastTurn<'a, G: Picture> {
    /// The state before it.
    pub before: G,
    /// Its steps.
    pub steps: &'a [Step<G>],
}

impl<G: Picture> Scene<'_, G> {
    /// For whom the view is made. Who sees everything sees no less than somebody who watches.
    fn view_for(&self) -> Viewer {
        self.viewer.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// How far the game has come, for the head of the page.
    fn moment(&self) -> String {
        match self.turn {
            None => String::new(),
            Some(0) => "before the first turn".to_owned(),
            Some(turn) => format!("after turn {turn}"),
        }
    }
}

/// The name of the player on a seat.
fn name_of(seat: Seat, names: &[String]) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}
