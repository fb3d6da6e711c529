//! What goes on at a table, in sentences: for every front end.

mod qwirkle;
mod qwixx;
mod voice;

use std::io::{self, Write};

use table::Told;

pub(crate) use self::qwirkle::lines_formed;
pub(crate) use self::voice::{Voice, capitalised, glyph};
use crate::show::Show;

/// A game that can be told to people.
pub(crate) trait Tell: Show {
    /// One line about a step.
    fn report(news: &Self::News, voice: Voice<'_>) -> String;

    /// Whether a piece of news is not worth a line.
    fn is_idle(_: &Self::News) -> bool {
        false
    }

    /// What the viewer may do now and what comes next, or who is awaited.
    fn sentence(view: &Self::View, voice: Voice<'_>) -> String;

    /// Every legal choice of the viewer, the most promising first where there are many.
    fn best_first(view: &Self::View) -> Vec<Self::Choice> {
        let mut choices = Vec::new();
        Self::choices_in_view(view, &mut choices);
        choices
    }

    /// Draws the sheets, or the board with the viewer's own hand.
    fn draw_view(&self, view: &Self::View, voice: Voice<'_>, out: &mut impl Write) -> io::Result<()>;

    /// The headings of a table of scores.
    fn score_headings() -> &'static [&'static str];

    /// The score of a seat under these headings; the last one is the total.
    fn score_cells(&self, seat: game::Seat) -> Vec<String>;
}

/// One line about a step, or that somebody has chosen.
pub(crate) fn told<G: Tell>(told: &Told<G>, voice: Voice<'_>) -> String {
    match told {
        Told::News(news) => G::report(news, voice),
        Told::Sealed(seat) => format!("{} chosen", voice.has(*seat)),
    }
}
