//! Games as they are drawn and listed for people who play line by line.

mod qwirkle;
mod qwixx;

use std::io::{self, Write};

use tell::{Tell, Texts, Voice};

use crate::show::Show;

/// A game that can be drawn for those who play it; [`Tell`] has the sentences.
pub(crate) trait Drawn: Show + Tell {
    /// Every legal choice of the viewer, the most promising first where there are many.
    fn best_first(view: &Self::View) -> Vec<Self::Choice> {
        let mut choices = Vec::new();
        Self::choices_in_view(view, &mut choices);
        choices
    }

    /// Draws the sheets, or the board with the viewer's own hand.
    fn draw_view(&self, view: &Self::View, voice: Voice<'_>, out: &mut impl Write) -> io::Result<()>;

    /// That a line is no choice, with an example of one.
    fn no_choice(text: &str, texts: &Texts) -> String;

    /// A choice in a few words, as a hint names it.
    fn choice_name(view: &Self::View, choice: &Self::Choice, voice: Voice<'_>) -> String;

    /// The headings of a table of scores.
    fn score_headings(texts: &Texts) -> Vec<String>;

    /// The score of a seat under these headings; the last one is the total.
    fn score_cells(&self, seat: game::Seat) -> Vec<String>;
}
