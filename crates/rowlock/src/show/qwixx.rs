use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use game::{Game, Points, Seat, listed};
use qwixx::{Choice, Colour, End, MOST_MISTHROWS, Qwixx, Row, Stage};
use serde_json::{Value, json};

use super::{Show, name_of};

impl Show for Qwixx {
    fn draw(&self, names: &[String], out: &mut impl Write) -> io::Result<()> {
        for (seat, name) in self.seats().into_iter().zip(names) {
            draw_sheet(self, seat, name, out)?;
        }
        Ok(())
    }

    fn effect(&self, seat: Seat, choice: &Choice) -> String {
        match *choice {
            Choice::Cross { row, number } => cross_effect(self, seat, row, number),
            Choice::Pass if pass_is_misthrow(self, seat) => "a misthrow, 5 points less".to_owned(),
            Choice::Pass => "pass".to_owned(),
        }
    }

    fn awaited_chance(&self) -> String {
        format!("player {} is about to roll the dice", self.active())
    }

    fn at_turn(&self) -> Seat {
        self.active()
    }

    fn end(&self, end: End, names: &[String]) -> String {
        match end {
            End::FourthMisthrow(seat) => format!("{} made the fourth misthrow", name_of(seat, names)),
            End::RowsClosed(_) => end.to_string(),
        }
    }

    fn sum(&self, seat: Seat) -> String {
        let score = self.score(seat);
        let rows = Colour::ALL.map(|row| score.row(row).to_string());
        format!("{} - {}", rows.join(" + "), score.penalty())
    }

    fn score_json(&self, seat: Seat) -> Value {
        let score = self.score(seat);
        json!({
            "seat": seat.number(),
            "total": score.total(),
            "rows": Colour::ALL.map(|row| score.row(row)),
            "misthrows": score.misthrows,
        })
    }
}

fn cross_effect(game: &Qwixx, seat: Seat, row: Colour, number: u8) -> String {
    let (rules, crossed) = (game.rules(), game.sheet(seat).row(row));
    let field = rules.field(row, number).unwrap_or_default();
    let closes = rules.closes(field);
    let before = i32::from(crossed.crosses());
    let after = before + 1 + i32::from(closes);
    let points = (after * (after + 1) - before * (before + 1)) / 2;
    let mut effects = vec![if points == 1 { "1 point".to_owned() } else { format!("{points} points") }];
    match field.saturating_sub(crossed.next()) {
        0 => {}
        1 => effects.push("skips 1 number".to_owned()),
        skipped => effects.push(format!("skips {skipped} numbers")),
    }
    if closes {
        effects.push(format!("closes {row}"));
    }
    if matches!(game.stage(), Stage::Action1 { roll, .. } if roll.white_sum() != number) {
        effects.push("by the lucky number".to_owned());
    }
    effects.join(", ")
}

fn pass_is_misthrow(game: &Qwixx, seat: Seat) -> bool {
    seat == game.active() && matches!(game.stage(), Stage::Action2 { first: Choice::Pass, .. })
}

fn colour_of(row: Colour) -> AnsiColor {
    match row {
        Colour::Red => AnsiColor::Red,
        Colour::Yellow => AnsiColor::Yellow,
        Colour::Green => AnsiColor::Green,
        Colour::Blue => AnsiColor::Blue,
    }
}

fn draw_sheet(game: &Qwixx, seat: Seat, name: &str, out: &mut impl Write) -> io::Result<()> {
    let (sheet, score) = (game.sheet(seat), game.score(seat));
    let bold = Style::new().bold();
    write!(out, "{bold}{name}{bold:#}")?;
    if seat == game.active() && game.outcome().is_none() {
        write!(out, ", active")?;
    }
    if let Some(lucky) = sheet.lucky() {
        write!(out, ", lucky numbers {}", listed(lucky.numbers(), "and"))?;
    }
    writeln!(out)?;
    for row in Colour::ALL {
        draw_row(game, sheet.row(row), row, score.row(row), out)?;
    }
    let marks: Vec<_> =
        (0..MOST_MISTHROWS).map(|i| if i < score.misthrows { "[x]" } else { "[ ]" }).collect();
    let width = usize::from(game.rules().fields()) * 4 - 11;
    writeln!(out, "  misthrows {}{:width$}{:>4}", marks.concat(), "", -score.penalty())?;
    let width = width + 12;
    writeln!(out, "  {bold}total     {:width$}{:>4}{bold:#}", "", score.total())
}

/// A row: `[5]` is crossed, `·` can no longer be crossed, `8` can; then the lock, crossed `[L]`, closed by
/// others `(L)` or open `L`, and the points.
fn draw_row(game: &Qwixx, crossed: Row, row: Colour, points: i32, out: &mut impl Write) -> io::Result<()> {
    let rules = game.rules();
    let closed = game.closed().contains(row);
    let plain = Style::new().fg_color(Some(colour_of(row).into()));
    let (cross, gone) = (plain.bold().invert(), Style::new().dimmed());
    write!(out, "  {plain}{:7}{plain:#}", row.to_string())?;
    for field in 0..rules.fields() {
        let number = rules.number(row, field);
        if crossed.is_crossed(field) {
            write!(out, "{cross}[{number:>2}]{cross:#}")?;
        } else if closed || field < crossed.next() {
            write!(out, " {gone} ·{gone:#} ")?;
        } else {
            write!(out, " {plain}{number:>2}{plain:#} ")?;
        }
    }
    match (crossed.is_locked(), closed) {
        (true, _) => write!(out, "{cross}[L]{cross:#}")?,
        (false, true) => write!(out, "{gone}(L){gone:#}")?,
        (false, false) => write!(out, " {plain}L{plain:#} ")?,
    }
    writeln!(out, " {points:>4}")
}
