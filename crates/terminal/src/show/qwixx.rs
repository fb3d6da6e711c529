use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use game::{Game, Points, Seat};
use qwixx::{Choice, Colour, LuckyPair, MOST_MISTHROWS, Qwixx, Row, RowState};
use serde_json::{Value, json};
use tell::{Texts, say};

use super::Show;

impl Show for Qwixx {
    fn draw(&self, names: &[String], texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        for (seat, name) in self.seats().into_iter().zip(names) {
            draw_sheet(self, seat, name, texts, out)?;
        }
        Ok(())
    }

    fn effect(&self, seat: Seat, choice: &Choice, texts: &Texts) -> String {
        tell::qwixx::effect(self, seat, *choice, texts)
    }

    fn awaited_chance(&self) -> String {
        format!("player {} is about to roll the dice", self.active())
    }

    fn at_turn(&self) -> Seat {
        self.active()
    }

    fn sum(&self, seat: Seat) -> String {
        let score = self.score(seat);
        let rows = Row::ALL.map(|row| score.row(row).to_string());
        format!("{} - {}", rows.join(" + "), score.penalty())
    }

    fn score_json(&self, seat: Seat) -> Value {
        let score = self.score(seat);
        json!({
            "seat": seat.number(),
            "total": score.total(),
            "rows": Row::ALL.map(|row| score.row(row)),
            "misthrows": score.misthrows,
        })
    }
}

fn colour_of(colour: Colour) -> AnsiColor {
    match colour {
        Colour::Red => AnsiColor::Red,
        Colour::Yellow => AnsiColor::Yellow,
        Colour::Green => AnsiColor::Green,
        Colour::Blue => AnsiColor::Blue,
    }
}

fn draw_sheet(game: &Qwixx, seat: Seat, name: &str, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let (sheet, score) = (game.sheet(seat), game.score(seat));
    let bold = Style::new().bold();
    write!(out, "{bold}{name}{bold:#}")?;
    if seat == game.active() && game.outcome().is_none() {
        write!(out, ", {}", say!(texts, "terminal-lines-active"))?;
    }
    if let Some([low, high]) = sheet.lucky().map(LuckyPair::numbers) {
        write!(out, ", {}", say!(texts, "terminal-lines-lucky", low = low, high = high))?;
    }
    writeln!(out)?;
    let names = Row::ALL.map(|row| tell::qwixx::colour_name(row.lock(), texts));
    let label = names.iter().map(|name| name.chars().count() + 1).max().unwrap_or(0).max(7);
    for (row, name) in Row::ALL.into_iter().zip(&names) {
        let style = Style::new().fg_color(Some(colour_of(row.lock()).into()));
        write!(out, "  {style}{name:label$}{style:#}")?;
        draw_row(game, sheet.row(row), row, score.row(row), out)?;
    }
    // The points stand below those of the rows.
    let field = if game.rules().layout().has_mixed_colours() { 5 } else { 4 };
    let width = label + usize::from(game.rules().fields()) * field + 4;
    let marks: Vec<_> =
        (0..MOST_MISTHROWS).map(|i| if i < score.misthrows { "[x]" } else { "[ ]" }).collect();
    let misthrows = format!("{} {}", tell::qwixx::misthrows(texts), marks.concat());
    writeln!(out, "  {misthrows:width$}{:>4}", -score.penalty())?;
    writeln!(out, "  {bold}{:width$}{:>4}{bold:#}", tell::table::total(texts), score.total())
}

/// A row behind its name: `[5]` is crossed, `·` can no longer be crossed, `8` can, with the letter of its colour before
/// it where a row has several; then the lock, crossed `[L]`, closed by
/// others `(L)` or open `L`, and the points.
fn draw_row(game: &Qwixx, crossed: RowState, row: Row, points: i32, out: &mut impl Write) -> io::Result<()> {
    let rules = game.rules();
    let closed = game.closed().contains(row);
    let styles = |colour: Colour| {
        let plain = Style::new().fg_color(Some(colour_of(colour).into()));
        (plain, plain.bold().invert())
    };
    let gone = Style::new().dimmed();
    let mixed = rules.layout().has_mixed_colours();
    for field in 0..rules.fields() {
        let number = rules.number(row, field);
        let colour = rules.colour(row, number);
        let (plain, cross) = styles(colour);
        let is_gone = !crossed.is_crossed(field) && (closed || field < crossed.next());
        if mixed {
            let letter = if is_gone { ' ' } else { colour.letter() };
            write!(out, "{plain}{letter}{plain:#}")?;
        }
        if crossed.is_crossed(field) {
            write!(out, "{cross}[{number:>2}]{cross:#}")?;
        } else if is_gone {
            write!(out, " {gone} ·{gone:#} ")?;
        } else {
            write!(out, " {plain}{number:>2}{plain:#} ")?;
        }
    }
    let (plain, cross) = styles(row.lock());
    match (crossed.is_locked(), closed) {
        (true, _) => write!(out, "{cross}[L]{cross:#}")?,
        (false, true) => write!(out, "{gone}(L){gone:#}")?,
        (false, false) => write!(out, " {plain}L{plain:#} ")?,
    }
    writeln!(out, " {points:>4}")
}
