use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use game::{Fault, Line, Token};

use crate::generate::for_each_placement;
use crate::placement::read_tile;
use crate::{Board, Hand, Placement};

/// What a seat decides in its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Lay tiles on the board.
    Place(Placement),
    /// Set tiles aside, draw as many, and put those set aside back into the bag.
    Trade(Hand),
    /// Do nothing, because nothing can be done.
    Pass,
}

/// Appends every legal choice of a seat that holds `hand` and is to play, in ascending order.
pub(crate) fn choices(board: &Board, hand: Hand, bag: usize, out: &mut Vec<Choice>) {
    let start = out.len();
    for_each_placement(board, hand, &mut |placement, _| out.push(Choice::Place(*placement)));
    if !board.is_empty() {
        // trading is always possible, as far as the bag goes.
        hand.for_each_part(bag, |part| out.push(Choice::Trade(part)));
    }
    if out.len() == start {
        // passing is for those who can do nothing else.
        out.push(Choice::Pass);
    }
    if let Some(new) = out.get_mut(start..) {
        new.sort_unstable();
    }
}

impl Choice {
    /// Reads the words of a choice; `end` is the place behind them.
    pub(crate) fn read(words: &[Token<'_>], end: Token<'_>) -> Result<Self, Fault> {
        let Some((first, rest)) = words.split_first() else {
            return Err(end.expected("tiles on cells such as 'rs@0,3', 'trade' and tiles, or 'pass'"));
        };
        match first.text {
            "pass" => nothing_more(rest).map(|()| Self::Pass),
            "trade" => read_trade(rest, end),
            _ => {
                let mut words = words.iter().copied();
                let placement = Placement::read_words(&mut words, end)?;
                words
                    .next()
                    .map_or(Ok(Self::Place(placement)), |more| Err(more.expected("at most six tiles")))
            }
        }
    }
}

fn read_trade(words: &[Token<'_>], end: Token<'_>) -> Result<Choice, Fault> {
    let mut tiles = Hand::EMPTY;
    for word in words {
        if !tiles.add(read_tile(*word)?) {
            return Err(word.expected("at most six tiles"));
        }
    }
    if tiles.is_empty() { Err(end.expected("a tile such as 'rs'")) } else { Ok(Choice::Trade(tiles)) }
}

pub(crate) fn nothing_more(rest: &[Token<'_>]) -> Result<(), Fault> {
    rest.first().map_or(Ok(()), |word| Err(word.expected("the end of the line")))
}

impl FromStr for Choice {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let line = Line { number: 1, text };
        let words: Vec<Token<'_>> = line.tokens().collect();
        Self::read(&words, line.end())
    }
}

/// The words of the record.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(placement) => placement.fmt(f),
            Self::Trade(tiles) => write!(f, "trade {tiles}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}
