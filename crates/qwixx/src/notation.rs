//! How a game stands in a record. The grammar is in `docs/record-format.md`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::str::FromStr;

use game::{Fault, Game, Header, Notation, Seat, Seats, Step, Token, TurnReader, listed};

use crate::{Choice, Colour, Impossible, LuckyPair, Qwixx, Roll, Row, Rules, Setup, SetupError, Stage};

/// What stands for a choice that has not been made yet.
pub(crate) const OPEN: &str = "_";

/// A number of at most two digits, as dice and fields have them.
pub(crate) fn small(token: Token<'_>, what: &str) -> Result<u8, Fault> {
    let number = token.number(what)?;
    u8::try_from(number).ok().filter(|&number| number < 100).ok_or_else(|| token.expected(what))
}

/// A colour letter and a number, as in `r5`.
fn coloured(token: Token<'_>, what: &str) -> Result<(Colour, u8), Fault> {
    let mut rest = token.text.chars();
    let colour = rest.next().and_then(Colour::from_letter).ok_or_else(|| token.expected(what))?;
    // A fault about the number still shows the whole word.
    let number = small(Token { text: rest.as_str(), ..token }, what).map_err(|_| token.expected(what))?;
    Ok((colour, number))
}

/// Two numbers joined by a plus, as in `4+1`.
fn pair(token: Token<'_>, what: &str) -> Result<[u8; 2], Fault> {
    let (one, other) = token.text.split_once('+').ok_or_else(|| token.expected(what))?;
    let number = |text| small(Token { text, ..token }, what).map_err(|_| token.expected(what));
    Ok([number(one)?, number(other)?])
}

pub(crate) fn read_lucky(token: Token<'_>) -> Result<LuckyPair, Fault> {
    pair(token, "two lucky numbers such as '5+8'").map(|[one, other]| LuckyPair::new(one, other))
}

pub(crate) fn read_choice(token: Token<'_>) -> Result<Choice, Fault> {
    if token.text == "-" {
        return Ok(Choice::Pass);
    }
    let what = "a choice such as 'r5', or '-' to pass";
    coloured(token, what).map(|(lock, number)| Choice::cross(Row::with_lock(lock), number))
}

/// Dice such as `4+1 r3 y5 g2 b6`: the white ones first, the others in any order.
pub(crate) fn read_roll<'a>(
    dice: impl IntoIterator<Item = Token<'a>>,
    end: Token<'_>,
) -> Result<Roll, Fault> {
    let mut dice = dice.into_iter();
    let white = "the two white dice such as '4+1'";
    let white = pair(dice.next().ok_or_else(|| end.expected(white))?, white)?;
    let mut colours = [0; 4];
    for die in dice {
        let (colour, pips) = coloured(die, "a coloured die such as 'r3'")?;
        let shown = &mut colours[colour.index()];
        if *shown != 0 {
            return Err(die.fault(format_args!("the {colour} die stands here already")));
        }
        if pips == 0 {
            return Err(die.expected("a coloured die such as 'r3'"));
        }
        *shown = pips;
    }
    Ok(Roll::new(white, colours))
}

/// One word for each seat: its choice, or the mark of an open one.
pub(crate) fn read_choices(
    words: &[Token<'_>],
    seats: Seats,
    end: Token<'_>,
) -> Result<Vec<(Seat, Option<Choice>)>, Fault> {
    let each = |(i, seat)| {
        let missing = || end.expected(&alloc::format!("the choice of player {seat}, '-' to pass"));
        let word: Token<'_> = words.get(i).copied().ok_or_else(missing)?;
        let choice = if word.text == OPEN { None } else { Some(read_choice(word)?) };
        Ok((seat, choice))
    };
    if let Some(extra) = words.get(seats.len()) {
        let players = game::counted(seats.len(), "player", "players");
        return Err(extra.fault(format_args!("one choice too many for {players}")));
    }
    seats.into_iter().enumerate().map(each).collect()
}

impl Notation for Qwixx {
    const GAMES: &'static [&'static str] = &Rules::NAMES;
    const FIELDS: &'static [&'static str] = &["first", "lucky"];

    fn game_name(setup: &Setup) -> &'static str {
        setup.rules.name()
    }

    fn players(setup: &Setup) -> &[String] {
        &setup.names
    }

    fn fields(setup: &Setup) -> Vec<(&'static str, String)> {
        let mut fields = Vec::from([("first", setup.first.to_string())]);
        if setup.rules.has_lucky_numbers() {
            let pairs: Vec<_> = setup.lucky.iter().map(ToString::to_string).collect();
            fields.push(("lucky", pairs.join(", ")));
        }
        fields
    }

    fn read_setup(game: &str, names: Vec<String>, header: &Header<'_>) -> Result<Setup, Fault> {
        let Some(rules) = Rules::from_name(game) else {
            return Err(header.require("game")?.expected(&listed(Self::GAMES, "or")));
        };
        let first = match header.get("first") {
            Some(field) => field.seat("the number of the player who begins")?,
            None => Seat::new(0),
        };
        // Only Longo must say its lucky numbers; in the classic game they are refused by the setup.
        let field =
            if rules.has_lucky_numbers() { Some(header.require("lucky")?) } else { header.get("lucky") };
        let pairs = field.into_iter().flat_map(|field| field.split(','));
        let lucky = pairs.map(|pair| read_lucky(pair.trim())).collect::<Result<_, _>>()?;
        Ok(Setup { rules, names, first, lucky })
    }

    fn field_of(reason: &SetupError) -> &'static str {
        match reason {
            SetupError::Players(_) | SetupError::Name(_) => "players",
            SetupError::First(_) => "first",
            SetupError::LuckyCount { .. }
            | SetupError::LuckyNumber { .. }
            | SetupError::LuckyTwins { .. }
            | SetupError::LuckyRepeated(..)
            | SetupError::NoLuckyNumbers(_) => "lucky",
        }
    }

    fn read_turn(
        reader: &mut TurnReader<'_, Self>,
        words: &[Token<'_>],
        end: Token<'_>,
    ) -> Result<(), Fault> {
        let mut groups = words.split(|word| word.text == "|");
        let dice = groups.next().unwrap_or_default();
        let at = dice.first().copied().unwrap_or(end);
        let roll = read_roll(dice.iter().copied(), at)?;
        let at = die_at_fault(reader.state(), roll, dice).unwrap_or(at);
        reader.happen(&at, &roll)?;
        let Some(first) = groups.next() else {
            return Ok(());
        };
        // Where the next group begins, if there is one: there a choice is missing.
        let after = first.last().map_or(0, |word| word.column);
        let bar =
            words.iter().find(|word| word.text == "|" && word.column > after).filter(|_| !first.is_empty());
        let choices = read_choices(first, reader.state().seats(), bar.copied().unwrap_or(end))?;
        for ((seat, choice), at) in choices.into_iter().zip(first) {
            if let Some(choice) = choice {
                reader.play(at, seat, &choice)?;
            }
        }
        let Some(second) = groups.next() else {
            return Ok(());
        };
        let open = first.iter().find(|word| word.text == OPEN);
        check_action_2(reader.state(), open.copied(), second.first().copied().unwrap_or(end))?;
        read_second(reader, second, end)?;
        match groups.next() {
            Some(more) => Err(more.first().unwrap_or(&end).fault("a turn has no third action")),
            None => Ok(()),
        }
    }

    fn write_turn(&self, steps: &[Step<Self>], out: &mut String) -> usize {
        let Some(Step::Chance(roll)) = steps.first() else {
            return 0;
        };
        // Writing to a string cannot fail.
        let _ = write!(out, "{roll}");
        let choices: Vec<_> = steps[1..].iter().map_while(as_choice).collect();
        let (first, second) = choices.split_at(choices.len().min(self.players.into()));
        if !first.is_empty() {
            *out += " |";
        }
        for seat in self.seats().into_iter().filter(|_| !first.is_empty()) {
            match first.iter().find(|(chooser, _)| *chooser == seat) {
                Some((_, choice)) => _ = write!(out, " {choice}"),
                None => _ = write!(out, " {OPEN}"),
            }
        }
        if let Some((_, choice)) = second.first() {
            let _ = write!(out, " | {choice}");
        }
        1 + choices.len()
    }

    fn read_choice(text: &str) -> Result<Choice, Fault> {
        text.parse()
    }

    fn position(&self) -> String {
        crate::position::write(self)
    }

    fn from_position(text: &str) -> Result<Self, Fault> {
        crate::position::read(text)
    }
}

/// The position as one line of text.
impl fmt::Display for Qwixx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position())
    }
}

/// The position that a line of text describes.
impl FromStr for Qwixx {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::from_position(text)
    }
}

fn as_choice(step: &Step<Qwixx>) -> Option<(Seat, Choice)> {
    match step {
        Step::Choice(seat, choice) => Some((*seat, *choice)),
        Step::Chance(_) => None,
    }
}

/// The die that cannot show what it shows, or has left the game.
pub(crate) fn die_at_fault<'a>(game: &Qwixx, roll: Roll, dice: &[Token<'a>]) -> Option<Token<'a>> {
    match roll.check(game.rules(), game.closed()) {
        Err(Impossible::Pips { colour: Some(colour), .. } | Impossible::DieGone(colour)) => {
            dice.iter().find(|die| die.text.starts_with(colour.letter())).copied()
        }
        _ => None,
    }
}

/// A third group is only for a turn that has come to action 2; `open` is a choice that is still missing.
fn check_action_2(game: &Qwixx, open: Option<Token<'_>>, second: Token<'_>) -> Result<(), Fault> {
    match (game.stage(), open) {
        (Stage::Action2 { .. }, _) => Ok(()),
        (Stage::Over(end), _) => Err(second.fault(format_args!("{end}: the game ended with action 1"))),
        (_, Some(open)) => Err(open.expected("a choice: action 2 comes when all have chosen in action 1")),
        (_, None) => Err(second.fault("action 2 comes when all have chosen in action 1")),
    }
}

fn read_second(reader: &mut TurnReader<'_, Qwixx>, words: &[Token<'_>], end: Token<'_>) -> Result<(), Fault> {
    let what = "the choice of the active player in action 2, '-' to pass";
    match words {
        [word] => reader.play(word, reader.state().active(), &read_choice(*word)?),
        [] => Err(end.expected(what)),
        [_, extra, ..] => Err(extra.fault("action 2 is for the active player only: one choice")),
    }
}
