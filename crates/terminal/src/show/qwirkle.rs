use std::io::{self, Write};

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use game::{Awaits, Game, Points, Seat};
use qwirkle::{Board, Cell, Choice, Colour, Hand, Qwirkle, Tile};
use serde_json::{Value, json};
use tell::{Texts, say};

use super::Show;

impl Show for Qwirkle {
    fn draw(&self, names: &[String], texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        draw_board(self.board(), texts, out)?;
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        for (seat, name) in self.seats().into_iter().zip(names) {
            let turn = matches!(self.awaits(), Awaits::Choices(seats) if seats.contains(seat));
            let mark = if turn { '>' } else { ' ' };
            write!(out, "{mark} {name:width$} {:>4} ", self.score(seat).total())?;
            draw_hand(self.hand(seat), out)?;
        }
        writeln!(out, "  {}", say!(texts, "terminal-lines-bag", count = self.bag().len()))
    }

    fn effect(&self, seat: Seat, choice: &Choice, texts: &Texts) -> String {
        tell::qwirkle::effect(self, seat, choice, texts)
    }

    fn awaited_chance(&self) -> String {
        if self.board().is_empty() {
            "the tiles are about to be dealt".to_owned()
        } else {
            format!("player {} is about to draw from the bag", self.turn())
        }
    }

    fn at_turn(&self) -> Seat {
        self.turn()
    }

    fn sum(&self, seat: Seat) -> String {
        let score = self.score(seat);
        let finish = if score.finish { " + 6 for the last tile" } else { "" };
        format!("{} for lines + {} for Qwirkles{finish}", score.lines, 6 * score.qwirkles)
    }

    fn score_json(&self, seat: Seat) -> Value {
        let score = self.score(seat);
        json!({
            "seat": seat.number(),
            "total": score.total(),
            "lines": score.lines,
            "qwirkles": score.qwirkles,
            "finish": score.finish,
        })
    }
}

fn style_of(tile: Tile) -> Style {
    let colour: Color = match tile.colour() {
        Colour::Red => AnsiColor::Red.into(),
        // The terminal's own palette has no orange.
        Colour::Orange => Ansi256Color(208).into(),
        Colour::Yellow => AnsiColor::Yellow.into(),
        Colour::Green => AnsiColor::Green.into(),
        Colour::Blue => AnsiColor::Blue.into(),
        Colour::Purple => AnsiColor::Magenta.into(),
    };
    Style::new().fg_color(Some(colour)).bold()
}

/// The board with its coordinates; a tile is its colour's and its shape's letter.
pub(crate) fn draw_board(board: &Board, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let Some((low, high)) = board.bounds() else {
        return writeln!(out, "  {}", say!(texts, "terminal-lines-empty"));
    };
    let dim = Style::new().dimmed();
    write!(out, "     {dim}")?;
    for x in low.x..=high.x {
        write!(out, "{x:>4}")?;
    }
    writeln!(out, "{dim:#}")?;
    for y in low.y..=high.y {
        write!(out, "{dim}{y:>5}{dim:#}")?;
        for x in low.x..=high.x {
            match board.tile(Cell::new(x, y)) {
                Some(tile) => write!(out, "  {style}{tile}{style:#}", style = style_of(tile))?,
                None => write!(out, "  {dim} ·{dim:#}")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

pub(crate) fn draw_hand(hand: Hand, out: &mut impl Write) -> io::Result<()> {
    for tile in hand.tiles() {
        write!(out, " {style}{tile}{style:#}", style = style_of(*tile))?;
    }
    writeln!(out)
}
