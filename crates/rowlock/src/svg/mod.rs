//! States as pictures: one SVG document that stands on its own, without scripts, fonts or files from
//! elsewhere.

mod canvas;
mod page;
mod palette;
mod qwirkle;
mod qwixx;
mod symbols;
mod words;

#[cfg(test)]
mod tests;

use game::{Seat, Step, Viewer};

use crate::show::Show;

/// A game whose states can be drawn.
pub(crate) trait Picture: Show {
    /// The whole document.
    ///
    /// It is made from what [`Scene::viewer`] may see, if there is one: two states that differ only in
    /// what is hidden give the same picture.
    fn picture(&self, scene: &Scene<'_, Self>) -> String;
}

/// What a picture shows besides the state.
pub(crate) struct Scene<'a, G: Picture> {
    pub(crate) names: &'a [String],
    /// Who looks at the picture; `None` if everything is to be shown.
    pub(crate) viewer: Option<Seat>,
    /// How many turns have been played, if that is known.
    pub(crate) turn: Option<usize>,
    /// The turn that led to the state, if there was one.
    pub(crate) last: Option<LastTurn<'a, G>>,
}

/// A turn that has just been played.
pub(crate) struct LastTurn<'a, G: Picture> {
    /// The state before it.
    pub(crate) before: G,
    pub(crate) steps: &'a [Step<G>],
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
