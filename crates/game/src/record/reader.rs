use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::str::FromStr;
use core::{error, fmt};

use super::header::{RESULT, check_first_line, field_of};
use super::{Comment, Document, Header, Notation, Record, TurnReader};
use crate::{Fault, Line, Place, Token};

/// A record that could not be read to its end.
#[derive(Clone, Debug)]
pub struct Unreadable<G: Notation> {
    /// Where reading stopped, and why.
    pub fault: Fault,
    /// What was read until then, if the header was sound.
    pub so_far: Option<Box<Record<G>>>,
}

impl<G: Notation> fmt::Display for Unreadable<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}

impl<G: Notation> error::Error for Unreadable<G> {}

impl<G: Notation> From<Fault> for Unreadable<G> {
    fn from(fault: Fault) -> Self {
        Self { fault, so_far: None }
    }
}

impl<G: Notation> Record<G> {
    /// Reads a record and checks every step of it.
    pub fn read(document: &Document) -> Result<Self, Unreadable<G>> {
        Self::read_with_places(document).map(|(record, _)| record)
    }

    /// The same, with the place of every event of chance, for who has something to say about one.
    pub fn read_with_places(document: &Document) -> Result<(Self, Vec<Place>), Unreadable<G>> {
        document.check_length()?;
        let mut comments = Vec::new();
        let mut content = Vec::new();
        for (line, comment) in document.lines() {
            let blank = line.text.trim().is_empty();
            comments.extend(comment.map(|text| (content.len(), !blank, text.to_string())));
            if !blank {
                content.push(line);
            }
        }
        let (mut record, header_lines) = read_header::<G>(&content, document.first_line())?;
        let mut places = Vec::new();
        let (turns, body) = read_body(&mut record, &mut places, &content[header_lines..]);
        for (before, trailing, text) in comments {
            let line = before.saturating_sub(header_lines).min(turns);
            let trailing = trailing && before >= header_lines && line < turns;
            record.comments.push(Comment { line, trailing, text });
        }
        match body {
            Ok(()) => Ok((record, places)),
            Err(fault) => Err(Unreadable { fault, so_far: Some(Box::new(record)) }),
        }
    }

    /// Reads a record from a text that holds just one.
    pub fn parse(text: &str) -> Result<Self, Unreadable<G>> {
        Self::read(&Document::new(text))
    }
}

impl<G: Notation> FromStr for Record<G> {
    type Err = Unreadable<G>;

    fn from_str(text: &str) -> Result<Self, Unreadable<G>> {
        Self::parse(text)
    }
}

/// The record at its start, and how many lines the header had.
fn read_header<G: Notation>(lines: &[Line<'_>], first_line: usize) -> Result<(Record<G>, usize), Fault> {
    let first = check_first_line(lines.first().copied(), first_line)?;
    let mut header = Header::begin(first);
    let mut count = 1;
    for line in &lines[1..] {
        match field_of(*line) {
            Some((name, value)) if name != RESULT => header.add(name, value)?,
            _ => {
                header.end(*line);
                break;
            }
        }
        count += 1;
    }
    let game = header.require("game")?;
    if !G::GAMES.contains(&game.text) {
        return Err(game.expected(&crate::listed(G::GAMES, "or")));
    }
    header.check_rules()?;
    let (players, names) = header.players()?;
    let setup = G::read_setup(game.text, names, &header)?;
    let mut record = Record::new(setup).map_err(|reasons| {
        let field = reasons.iter().find_map(|reason| header.get(G::field_of(reason)));
        field.unwrap_or(players).fault(reasons)
    })?;
    record.tags = header.tags::<G>();
    Ok((record, count))
}

/// How many lines of turns were read, and whether all went well.
fn read_body<G: Notation>(
    record: &mut Record<G>,
    places: &mut Vec<Place>,
    lines: &[Line<'_>],
) -> (usize, Result<(), Fault>) {
    let mut turn = 1;
    for (i, line) in lines.iter().enumerate() {
        let read = match field_of(*line) {
            Some((RESULT, value)) => {
                let rest = &lines[i + 1..];
                return (i, check_result(record, value).and_then(|()| check_nothing_follows(rest)));
            }
            _ => read_line(record, places, *line, &mut turn),
        };
        if read.is_err() {
            return (i, read);
        }
    }
    (lines.len(), Ok(()))
}

fn read_line<G: Notation>(
    record: &mut Record<G>,
    places: &mut Vec<Place>,
    line: Line<'_>,
    turn: &mut usize,
) -> Result<(), Fault> {
    if let Some(colon) = line.tokens().find(|word| word.text.ends_with(':')) {
        let what =
            "a turn; fields 'name: value' stand before the first turn, their names in lower-case letters";
        return Err(colon.expected(what));
    }
    let mut words: Vec<Token<'_>> = line.tokens().collect();
    if record.state().is_numbered() {
        check_turn_number(&mut words, *turn)?;
        *turn += 1;
    }
    G::read_turn(&mut TurnReader::new(record, places), &words, line.end())
}

fn check_nothing_follows(rest: &[Line<'_>]) -> Result<(), Fault> {
    match rest.first() {
        Some(line) => Err(Fault::expected(line.number, 1, "nothing after the result", line.text.trim())),
        None => Ok(()),
    }
}

/// A turn may begin with its number, `7.`; if it does, it must be the right one.
fn check_turn_number(words: &mut Vec<Token<'_>>, turn: usize) -> Result<(), Fault> {
    let Some((first, digits)) = words.first().and_then(|word| Some((*word, word.text.strip_suffix('.')?)))
    else {
        return Ok(());
    };
    let what = alloc::format!("the turn number '{turn}.'");
    if (Token { text: digits, ..first }).number(&what)? as usize != turn {
        return Err(first.expected(&what));
    }
    words.remove(0);
    Ok(())
}

/// The result must be the one that the rules give for the turns.
fn check_result<G: Notation>(record: &Record<G>, value: Token<'_>) -> Result<(), Fault> {
    let Some(outcome) = record.state().outcome() else {
        return Err(Fault::new(value.line, 1, "the game is not over yet, so it has no result"));
    };
    let right = crate::record::writer::result(&outcome);
    let same = value.text.split(',').map(str::trim).eq(right.split(", "));
    if same { Ok(()) } else { Err(value.expected(&alloc::format!("the result {right}"))) }
}
