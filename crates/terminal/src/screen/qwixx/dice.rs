use qwixx::Row;
use ratatui::style::Modifier;
use tell::{Texts, say};

use super::selection::Field;
use crate::screen::canvas::Canvas;
use crate::screen::theme::{DIM, PLAIN};

/// A die, white or of a colour; an old one was rolled in the turn before.
#[derive(Clone, Copy)]
pub(super) struct Die {
    pub(super) row: Option<Row>,
    pub(super) pips: Option<u8>,
    pub(super) old: bool,
}

/// A die as a small box; gives the column behind it.
pub(super) fn draw_die(canvas: &mut Canvas<'_, Field>, x: u16, y: u16, die: Die) -> u16 {
    let [above, side, below] = canvas.theme.die();
    let style = die.row.map_or(PLAIN, |row| canvas.theme.colour(row.lock()));
    let style = style.add_modifier(if die.old { Modifier::DIM } else { Modifier::BOLD });
    let letter = die.row.map(|row| row.letter().to_ascii_uppercase());
    let pips = die.pips.map_or(' ', |pips| char::from(b'0' + pips % 10));
    let text = letter.map_or_else(|| format!(" {pips} "), |letter| format!("{letter} {pips}"));
    canvas.text(x, y, above, style);
    canvas.text(x, y + 1, &format!("{side}{text}{side}"), style);
    canvas.text(x, y + 2, below, style);
    x + 5
}

/// The place of a die that has left the game.
pub(super) fn draw_gone(canvas: &mut Canvas<'_, Field>, x: u16, y: u16, row: Row, texts: &Texts) -> u16 {
    canvas.text(x + 2, y, &row.letter().to_ascii_uppercase().to_string(), DIM);
    let gone = say!(texts, "terminal-gone");
    canvas.text(x, y + 1, &format!("{gone:^5}"), DIM);
    x + 5
}
