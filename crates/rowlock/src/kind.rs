//! Which of the games a text is about.

use drawings::Picture;
use game::{Document, Fault, Notation};
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use terminal::Show;

/// What all games have: they can be shown and drawn.
pub(crate) trait AnyGame: Show + Picture {}

impl<G: Show + Picture> AnyGame for G {}

/// Work that can be done for any of the games.
pub(crate) trait ForAnyGame {
    /// What comes of it.
    type Output;

    /// The work, for one game.
    fn run<G: AnyGame>(self) -> Self::Output;
}

/// Does the work for the game of this name.
pub(crate) fn for_game<W: ForAnyGame>(name: &str, work: W) -> Option<W::Output> {
    if Qwixx::GAMES.contains(&name) {
        Some(work.run::<Qwixx>())
    } else if Qwirkle::GAMES.contains(&name) {
        Some(work.run::<Qwirkle>())
    } else {
        None
    }
}

/// The names of all games, for error messages.
fn all_names() -> String {
    game::listed(Qwixx::GAMES.iter().chain(Qwirkle::GAMES), "or")
}

/// Does the work for the game that a record is of.
pub(crate) fn for_document<W: ForAnyGame>(document: &Document, work: W) -> Result<W::Output, Fault> {
    let name = document.game()?;
    for_game(name.text, work).ok_or_else(|| name.expected(&all_names()))
}

/// Does the work for the game that a position begins with.
pub(crate) fn for_position<W: ForAnyGame>(position: &str, work: W) -> Result<W::Output, Fault> {
    let name = position.split_whitespace().next().unwrap_or_default();
    for_game(name, work).ok_or_else(|| Fault::expected(1, 1, &format!("the game: {}", all_names()), name))
}
