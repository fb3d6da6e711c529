use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::str::FromStr;

use game::{Awaits, Fault, Game, Header, Notation, Seat, Step, Token, TurnReader};

use crate::choice::nothing_more;
use crate::placement::read_tile;
use crate::setup::names_each_once;
use crate::state::Stage;
use crate::{
    Bag, Chance, Choice, HAND_SIZE, Hand, Illegal, Impossible, Qwirkle, Setup, SetupError, position,
};

/// The field with the order of ages.
const AGES: &str = "ages";

impl Notation for Qwirkle {
    const GAMES: &'static [&'static str] = &["qwirkle"];
    const FIELDS: &'static [&'static str] = &[AGES];

    fn game_name(_setup: &Setup) -> &'static str {
        "qwirkle"
    }

    fn players(setup: &Setup) -> &[String] {
        &setup.names
    }

    fn fields(setup: &Setup) -> Vec<(&'static str, String)> {
        let mut ages = String::new();
        for (i, seat) in setup.ages.iter().enumerate() {
            let separator = if i == 0 { "" } else { ", " };
            _ = write!(ages, "{separator}{seat}");
        }
        [(AGES, ages)].into()
    }

    fn read_setup(_game: &str, players: Vec<String>, header: &Header<'_>) -> Result<Setup, Fault> {
        let mut setup = Setup::new(players);
        if let Some(field) = header.get(AGES) {
            setup.ages = read_ages(field, setup.names.len())?;
        }
        Ok(setup)
    }

    fn is_numbered(&self) -> bool {
        !matches!(self.stage, Stage::Deal { .. })
    }

    fn read_turn(reader: &mut TurnReader<'_, Self>, line: &[Token<'_>], end: Token<'_>) -> Result<(), Fault> {
        let first = line.first().copied().unwrap_or(end);
        match reader.state().awaits() {
            Awaits::Nothing(_) => Err(first.fault(Illegal::Over)),
            Awaits::Choices(_) => read_choice_line(reader, line, end),
            Awaits::Chance if reader.state().is_numbered() => {
                Err(first.expected("'|' and the tiles drawn on the line before"))
            }
            Awaits::Chance => {
                let hands = read_deal(line, end, reader.state().count)?;
                reader.happen(&first, &Chance::Deal(hands))
            }
        }
    }

    fn field_of(reason: &SetupError) -> &'static str {
        match reason {
            SetupError::Players(_) | SetupError::Name(_) => "players",
            SetupError::Ages => AGES,
        }
    }

    fn write_turn(&self, steps: &[Step<Self>], out: &mut String) -> usize {
        let Some(first) = steps.first() else {
            return 0;
        };
        match first {
            Step::Chance(chance) => _ = write!(out, "{chance}"),
            Step::Choice(_, choice) => _ = write!(out, "{choice}"),
        }
        match (first, steps.get(1)) {
            (Step::Choice(..), Some(Step::Chance(draw))) => {
                _ = write!(out, " | {draw}");
                2
            }
            _ => 1,
        }
    }

    fn read_choice(text: &str) -> Result<Choice, Fault> {
        text.parse()
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn from_position(text: &str) -> Result<Self, Fault> {
        position::read(text)
    }
}

/// The position as one line of text.
impl fmt::Display for Qwirkle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position())
    }
}

/// The position that a line of text describes.
impl FromStr for Qwirkle {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::from_position(text)
    }
}

/// Reads `2, 1, 3`.
fn read_ages(field: Token<'_>, count: usize) -> Result<Vec<Seat>, Fault> {
    let ages = field.split(',').map(|part| read_seat(part.trim())).collect::<Result<Vec<_>, _>>()?;
    if names_each_once(&ages, count) {
        Ok(ages)
    } else {
        Err(field.expected("the number of each player once, the oldest first"))
    }
}

/// Reads the number of a seat.
pub(crate) fn read_seat(word: Token<'_>) -> Result<Seat, Fault> {
    word.seat("the number of a player")
}

/// Reads `deal rs rc rd gv yt px | …`.
pub(crate) fn read_deal(line: &[Token<'_>], end: Token<'_>, count: usize) -> Result<Vec<Hand>, Fault> {
    let mut words = line.iter().copied();
    let mut next = || words.next().unwrap_or(end);
    let first = next();
    if first.text != "deal" {
        return Err(first.expected("'deal' and the tiles of every player"));
    }
    let mut bag = Bag::FULL;
    let mut hands = Vec::new();
    for i in 0..count {
        let separator = if i == 0 { None } else { Some(next()) };
        if let Some(word) = separator.filter(|word| word.text != "|") {
            return Err(word.expected("'|' and the tiles of the next player"));
        }
        let mut hand = Hand::EMPTY;
        for _ in 0..HAND_SIZE {
            hand.add(take(next(), &mut bag)?);
        }
        hands.push(hand);
    }
    words.next().map_or(Ok(hands), |more| Err(more.expected("the end of the line")))
}

/// Reads a tile that comes out of the bag.
fn take(word: Token<'_>, bag: &mut Bag) -> Result<crate::Tile, Fault> {
    let tile = read_tile(word)?;
    if bag.take(tile) { Ok(tile) } else { Err(word.fault(Impossible::NotInBag(tile))) }
}

/// Reads a choice and, if it stands there, what is drawn after it.
fn read_choice_line(
    reader: &mut TurnReader<'_, Qwirkle>,
    line: &[Token<'_>],
    end: Token<'_>,
) -> Result<(), Fault> {
    let bar = line.iter().position(|word| word.text == "|").unwrap_or(line.len());
    let (words, rest) = line.split_at_checked(bar).unwrap_or((line, &[]));
    let choice = Choice::read(words, rest.first().copied().unwrap_or(end))?;
    let first = words.first().copied().unwrap_or(end);
    let seat = reader.state().turn;
    reader.play(&first, seat, &choice)?;
    match rest.split_first() {
        None => Ok(()),
        Some((bar, drawn)) if reader.state().awaits() == Awaits::Chance => {
            let tiles = read_draw(drawn, end, reader.state().bag.clone())?;
            reader.happen(drawn.first().unwrap_or(bar), &Chance::Draw(tiles))
        }
        Some(_) => nothing_more(rest),
    }
}

/// Reads tiles that come out of a bag.
pub(crate) fn read_draw(words: &[Token<'_>], end: Token<'_>, mut bag: Bag) -> Result<Hand, Fault> {
    let mut drawn = Hand::EMPTY;
    for word in words {
        if word.text == "|" {
            return nothing_more(core::slice::from_ref(word)).map(|()| drawn);
        }
        if !drawn.add(take(*word, &mut bag)?) {
            return Err(word.expected("at most six tiles"));
        }
    }
    if drawn.is_empty() { Err(end.expected("a tile such as 'rs'")) } else { Ok(drawn) }
}
