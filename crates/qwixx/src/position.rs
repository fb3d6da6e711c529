//! A position as one line of text. The grammar is in `docs/record-format.md`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use game::{Fault, Game, MAX_SEATS, Seat, Seats, Token, listed, tokens};

use crate::notation::{OPEN, die_at_fault, read_choice, read_choices, read_lucky, read_roll, small};
use crate::sealed::Packed;
use crate::setup::lucky_reasons;
use crate::{
    Choice, End, LuckyPair, MAX_PLAYERS, MOST_MISTHROWS, Qwixx, Roll, Row, RowState, Rows, Rules, Sealed,
    Sheet, Stage,
};

const LOCK: &str = "L";

pub(crate) fn write(game: &Qwixx) -> String {
    let mut out = game.rules.name().to_string();
    let word = |word: &str| alloc::format!(" {word} {}", game.active);
    match game.stage {
        Stage::Roll => out += &word("roll"),
        Stage::Action1 { roll, chosen, sealed } => {
            out += &word("action1");
            let choice = |seat: Seat| {
                if chosen.contains(seat) { sealed.get(seat).to_string() } else { OPEN.to_string() }
            };
            let choices: Vec<_> = game.seats().into_iter().map(choice).collect();
            out.extend([" ", &dice(roll), " ", &choices.join(",")]);
        }
        Stage::Action2 { roll, first } => {
            out += &word("action2");
            out.extend([" ", &dice(roll), " ", &first.to_string()]);
        }
        Stage::Over(_) => out += &word("over"),
    }
    for seat in game.seats() {
        out.push(' ');
        write_sheet(&mut out, game.rules, game.sheet(seat));
    }
    out
}

fn dice(roll: Roll) -> String {
    roll.to_string().replace(' ', ",")
}

fn write_sheet(out: &mut String, rules: Rules, sheet: &Sheet) {
    for row in Row::ALL {
        let state = sheet.row(row);
        let crossed = (0..rules.fields()).filter(|&field| state.is_crossed(field));
        let mut words: Vec<_> = crossed.map(|field| rules.number(row, field).to_string()).collect();
        if state.is_locked() {
            words.push(LOCK.to_string());
        }
        *out += if words.is_empty() { "-" } else { "" };
        *out += &words.join(",");
        out.push('/');
    }
    // Writing to a string cannot fail.
    let _ = write!(out, "{}", sheet.misthrows());
    if let Some(lucky) = sheet.lucky() {
        let _ = write!(out, "/{lucky}");
    }
}

/// The words of a position, taken one after the other.
struct Words<'a> {
    all: Vec<Token<'a>>,
    next: usize,
    end: Token<'a>,
}

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Self {
        let line = game::Line { number: 1, text };
        Self { all: tokens(1, text).collect(), next: 0, end: line.end() }
    }

    fn take(&mut self, what: &str) -> Result<Token<'a>, Fault> {
        let word = self.all.get(self.next).copied().ok_or_else(|| self.end.expected(what))?;
        self.next += 1;
        Ok(word)
    }

    fn rest(&self) -> &[Token<'a>] {
        &self.all[self.next..]
    }
}

pub(crate) fn read(text: &str) -> Result<Qwixx, Fault> {
    let mut words = Words::of(text);
    let what = alloc::format!("the game: {}", listed(Rules::NAMES, "or"));
    let name = words.take(&what)?;
    let rules = Rules::from_name(name.text).ok_or_else(|| name.expected(&what))?;
    let stage = words.take("the stage: roll, action1, action2 or over")?;
    let active = words.take("the number of the active player")?;
    let (dice, choices) = match stage.text {
        "roll" | "over" => (None, None),
        "action1" | "action2" => {
            (Some(words.take("the dice such as '4+1,r3,y5,g2,b6'")?), Some(words.take("the choices so far")?))
        }
        _ => return Err(stage.expected("the stage: roll, action1, action2 or over")),
    };
    let mut game = read_sheets(rules, words.rest(), words.end)?;
    game.active = read_seat(active, game.seats())?;
    game.stage = match (dice, choices) {
        (Some(dice), Some(choices)) if stage.text == "action1" => read_action_1(&game, dice, choices)?,
        (Some(dice), Some(choices)) => read_action_2(&game, dice, choices)?,
        _ if stage.text == "over" => Stage::Over(read_end(&game, stage)?),
        _ => Stage::Roll,
    };
    match (end_of(&game), game.stage) {
        (Some(end), Stage::Roll | Stage::Action1 { .. } | Stage::Action2 { .. }) => {
            Err(stage.fault(format_args!("{end}: the game is over")))
        }
        _ => Ok(game),
    }
}

fn read_seat(word: Token<'_>, seats: Seats) -> Result<Seat, Fault> {
    let what = match seats.len() {
        1 => "the number of the active player, 1".to_string(),
        players => alloc::format!("the number of the active player, 1 to {players}"),
    };
    let seat = word.seat(&what)?;
    if seats.contains(seat) { Ok(seat) } else { Err(word.expected(&what)) }
}

fn read_sheets(rules: Rules, words: &[Token<'_>], end: Token<'_>) -> Result<Qwixx, Fault> {
    if words.is_empty() {
        return Err(end.expected("a sheet such as '5,7/-/12,11/-/0'"));
    }
    if let Some(extra) = words.get(MAX_PLAYERS) {
        return Err(extra.fault(format_args!("Qwixx is for at most {MAX_PLAYERS} players")));
    }
    let mut sheets = [Sheet::default(); MAX_SEATS];
    for (sheet, word) in sheets.iter_mut().zip(words) {
        *sheet = read_sheet(rules, *word)?;
    }
    let players = words.len() as u8;
    let lucky: Vec<LuckyPair> = sheets.iter().filter_map(Sheet::lucky).collect();
    if let Some(reason) = lucky_reasons(rules, &lucky, lucky.len()).first() {
        return Err(words[0].fault(reason));
    }
    let closed = sheets.iter().fold(Rows::NONE, |closed, sheet| closed.union(sheet.locked()));
    Ok(Qwixx { rules, players, active: Seat::new(0), closed, stage: Stage::Roll, sheets })
}

fn read_sheet(rules: Rules, word: Token<'_>) -> Result<Sheet, Fault> {
    let parts: Vec<_> = word.split('/').collect();
    let what = if rules.has_lucky_numbers() {
        "a sheet: four rows, the misthrows and two lucky numbers, as in '5,7/-/16,15/-/0/5+8'"
    } else {
        "a sheet: four rows and the misthrows, as in '5,7/-/12,11/-/0'"
    };
    let (rows, misthrows, lucky) = match parts.as_slice() {
        [rows @ .., misthrows, lucky] if rows.len() == 4 && rules.has_lucky_numbers() => {
            (rows, misthrows, Some(read_lucky(*lucky)?))
        }
        [rows @ .., misthrows] if rows.len() == 4 && !rules.has_lucky_numbers() => (rows, misthrows, None),
        _ => return Err(word.expected(what)),
    };
    let mut sheet = Sheet::empty(rules, lucky);
    for (row, word) in Row::ALL.into_iter().zip(rows) {
        read_row(rules, row, *word, &mut sheet)?;
    }
    let count = small(*misthrows, "the number of misthrows, 0 to 4")?;
    if count > MOST_MISTHROWS {
        return Err(misthrows.expected("the number of misthrows, 0 to 4"));
    }
    sheet.set_misthrows(count);
    Ok(sheet)
}

fn read_row(rules: Rules, row: Row, word: Token<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    if word.text == "-" {
        return Ok(());
    }
    let mut locked = false;
    for part in word.split(',') {
        let crossed = sheet.row(row);
        if locked {
            return Err(part.expected("nothing behind the lock"));
        }
        if part.text == LOCK {
            if !crossed.is_locked() {
                return Err(part.fault("the lock is crossed only with a number that closes the row"));
            }
            locked = true;
            continue;
        }
        let number = small(part, "a number of the row")?;
        let field = rules.field(row, number);
        let field = field.ok_or_else(|| part.fault(format_args!("the {row} row has no {number}")))?;
        if !crossed.allows(rules, field) {
            return Err(part.fault(why_not(rules, crossed, row, number)));
        }
        sheet.cross(rules, Packed::cross(row, number));
    }
    if sheet.row(row).is_locked() && !locked {
        return Err(word.fault(format_args!("the {row} row is closed, so its lock 'L' is crossed too")));
    }
    Ok(())
}

/// Why a number that the row has cannot be crossed after the ones before it.
fn why_not(rules: Rules, crossed: RowState, row: Row, number: u8) -> String {
    let colour = rules.colour(row, number);
    match crossed.last().map(|last| rules.number(row, last)) {
        Some(last) if crossed.is_locked() => alloc::format!(
            "the {} {last} closed the row, so the {colour} {number} is not crossed behind it",
            rules.colour(row, last),
        ),
        _ if Some(crossed.next()) > rules.field(row, number) => {
            alloc::format!("the {colour} {number} is not right of the crosses before it")
        }
        _ => {
            let needed = game::counted(rules.needed().into(), "cross", "crosses");
            alloc::format!("the {colour} {number} needs {needed} in its row first")
        }
    }
}

fn read_dice(game: &Qwixx, word: Token<'_>) -> Result<Roll, Fault> {
    let dice: Vec<_> = word.split(',').collect();
    let roll = read_roll(dice.iter().copied(), word)?;
    let at = die_at_fault(game, roll, &dice).unwrap_or(word);
    roll.check(game.rules, game.closed).map_err(|impossible| at.fault(impossible))?;
    Ok(roll)
}

fn read_action_1(game: &Qwixx, dice: Token<'_>, choices: Token<'_>) -> Result<Stage, Fault> {
    let roll = read_dice(game, dice)?;
    let words: Vec<_> = choices.split(',').collect();
    let (mut chosen, mut sealed) = (Seats::NONE, Sealed::NONE);
    for ((seat, choice), word) in read_choices(&words, game.seats(), choices)?.into_iter().zip(&words) {
        let Some(choice) = choice else { continue };
        let mut after = Qwixx { stage: Stage::Action1 { roll, chosen, sealed }, ..game.clone() };
        after.play(seat, &choice).map_err(|illegal| word.fault(illegal))?;
        sealed = sealed.with(seat, choice);
        chosen = chosen.with(seat);
    }
    if chosen == game.seats() {
        return Err(choices.fault("all have chosen, so action 1 is over"));
    }
    Ok(Stage::Action1 { roll, chosen, sealed })
}

/// In action 2 the sheet of the active player shows already what was crossed in action 1.
fn read_action_2(game: &Qwixx, dice: Token<'_>, word: Token<'_>) -> Result<Stage, Fault> {
    let roll = read_dice(game, dice)?;
    let first = read_choice(word)?;
    if let Choice::Cross { row, number } = first {
        let last = game.sheet(game.active).row(row).last();
        if last.map(|field| game.rules.number(row, field)) != Some(number) {
            let reason =
                format_args!("the last cross of player {} in {row} is not the {number}", game.active);
            return Err(word.fault(reason));
        }
        if !could_cross(game, roll.white_sum(), row, number) {
            let reason =
                format_args!("the white dice make {}: no {row} {number} in action 1", roll.white_sum());
            return Err(word.fault(reason));
        }
    }
    Ok(Stage::Action2 { roll, first })
}

/// Whether the active player could make this cross, now the last of its row, in action 1.
///
/// A row that is closed now may have been open until this very action, which matters to lucky numbers.
fn could_cross(game: &Qwixx, sum: u8, row: Row, number: u8) -> bool {
    let (rules, now) = (game.rules, game.sheet(game.active));
    let mut before = Sheet::empty(rules, now.lucky());
    for each in Row::ALL {
        let crossed = (0..rules.fields()).filter(|&field| now.row(each).is_crossed(field));
        let numbers = crossed.map(|field| rules.number(each, field));
        for other in numbers.filter(|&other| (each, other) != (row, number)) {
            before.cross(rules, Packed::cross(each, other));
        }
    }
    let may = |closed| before.white_choices(rules, closed, sum).contains(Choice::cross(row, number));
    may(Rows::NONE) || !game.closed.contains(row) && may(game.closed)
}

/// Why the game is over, if it is.
fn end_of(game: &Qwixx) -> Option<End> {
    let fourth = |seat: &Seat| game.sheet(*seat).misthrows() == MOST_MISTHROWS;
    if game.closed.len() >= 2 {
        return Some(End::RowsClosed(game.closed));
    }
    game.seats().into_iter().find(fourth).map(End::FourthMisthrow)
}

fn read_end(game: &Qwixx, stage: Token<'_>) -> Result<End, Fault> {
    let fourths = game.seats().into_iter().filter(|&seat| game.sheet(seat).misthrows() == MOST_MISTHROWS);
    let fourths: Seats = fourths.collect();
    let end = end_of(game).ok_or_else(|| {
        stage.fault("the game is not over: fewer than two rows are closed and nobody has four misthrows")
    })?;
    match end {
        End::RowsClosed(_) if !fourths.is_empty() => {
            Err(stage.fault("the game cannot end by closed rows and by a fourth misthrow at once"))
        }
        End::FourthMisthrow(_) if fourths != Seats::only(game.active) => {
            Err(stage.fault("only the active player can make the fourth misthrow that ends the game"))
        }
        _ => Ok(end),
    }
}
