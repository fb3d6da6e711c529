//! A position as one line of text, with single spaces between its words:
//!
//! - `qwirkle deal AGES` before the deal; `AGES` are the seats from the oldest, such as `2,1,3`;
//! - `qwirkle STAGE SEAT IDLE BOARD PLAYER PLAYER …` afterwards.
//!
//! `STAGE` is `play`, `draw` (after a placement), `draw:rsbs` (after a trade, with the tiles set aside) or
//! `over`; `SEAT` is whose turn it is, or was last; `IDLE` is the number of turns since the last placement.
//! `BOARD` is `-` or `X,Y:ROW/ROW/…`: the top left cell of the smallest rectangle around the tiles, then
//! its rows from the top, with numbers for runs of empty cells, none at the end of a row. A `PLAYER` is
//! `HAND:LINES:QWIRKLES`, with `-` for an empty hand. Whatever is nowhere else is in the bag.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::Write;

use game::{Fault, Line, Seat, Token};

use crate::notation::read_seat;
use crate::placement::read_tile;
use crate::setup::names_each_once;
use crate::soundness::{Part, check_sound};
use crate::state::Stage;
use crate::{Bag, Board, Cell, Hand, MAX_PLAYERS, MIN_PLAYERS, Qwirkle, Score, TILES, Tile};

/// The first word of every position.
const GAME: &str = "qwirkle";

/// How far one tile of a board can be from another: it has too few tiles to reach further.
const REACH: i32 = TILES as i32 - 1;

/// Writes a position; the same position always gives the same text.
pub(crate) fn write(state: &Qwirkle) -> String {
    let mut text = String::from(GAME);
    match &state.stage {
        Stage::Deal { ages } => {
            for (i, seat) in ages.iter().enumerate() {
                let separator = if i == 0 { " deal " } else { "," };
                _ = write!(text, "{separator}{seat}");
            }
            return text;
        }
        Stage::Play => text += " play",
        Stage::Draw { aside } => {
            text += if aside.is_empty() { " draw" } else { " draw:" };
            write_tiles(&mut text, *aside);
        }
        Stage::Over => text += " over",
    }
    _ = write!(text, " {} {} ", state.turn, state.idle);
    write_board(&mut text, &state.board);
    for (hand, score) in state.hands.iter().zip(&state.scores).take(state.count) {
        text.push(' ');
        write_tiles(&mut text, *hand);
        if hand.is_empty() {
            text.push('-');
        }
        _ = write!(text, ":{}:{}", score.lines, score.qwirkles);
    }
    text
}

fn write_tiles(text: &mut String, hand: Hand) {
    for tile in hand.tiles() {
        _ = write!(text, "{tile}");
    }
}

fn write_board(text: &mut String, board: &Board) {
    let Some((low, high)) = board.bounds() else {
        text.push('-');
        return;
    };
    _ = write!(text, "{low}:");
    for y in low.y..=high.y {
        if y != low.y {
            text.push('/');
        }
        let mut empty = 0;
        for x in low.x..=high.x {
            match board.tile(Cell::new(x, y)) {
                None => empty += 1,
                Some(tile) => {
                    if empty > 0 {
                        _ = write!(text, "{empty}");
                    }
                    empty = 0;
                    _ = write!(text, "{tile}");
                }
            }
        }
    }
}

/// Reads a position and checks that it can come up in a game, as far as the position alone can tell.
pub(crate) fn read(text: &str) -> Result<Qwirkle, Fault> {
    let line = Line { number: 1, text };
    let (words, end) = (line.tokens().collect::<Vec<_>>(), line.end());
    let word = |i: usize| words.get(i).copied().unwrap_or(end);
    if word(0).text != GAME {
        return Err(word(0).expected("'qwirkle'"));
    }
    match (word(1).text, words.get(3)) {
        ("deal", None) => read_deal(word(2)),
        ("deal", Some(more)) => Err(more.expected("the end of the position")),
        _ => read_words(&words, end),
    }
}

fn read_deal(word: Token<'_>) -> Result<Qwirkle, Fault> {
    let ages = word.split(',').map(read_seat).collect::<Result<Vec<Seat>, _>>()?;
    if ages.len() >= MIN_PLAYERS && names_each_once(&ages, ages.len()) {
        Ok(Qwirkle::before_deal(ages))
    } else {
        Err(word.expected("the number of each of two to eight players once, the oldest first"))
    }
}

fn read_words(words: &[Token<'_>], end: Token<'_>) -> Result<Qwirkle, Fault> {
    let word = |i: usize| words.get(i).copied().unwrap_or(end);
    let mut bag = Bag::FULL;
    let stage = read_stage(word(1), &mut bag)?;
    let turn = read_seat(word(2))?;
    let idle = word(3).number("the number of turns without a placement")? as usize;
    let board = Arc::new(read_board(word(4), &mut bag)?);
    let seats = words.get(5..).unwrap_or_default();
    if seats.len() < MIN_PLAYERS {
        return Err(end.expected("the tiles and points of a player such as 'rsbsps:7:0'"));
    }
    if let Some(more) = seats.get(MAX_PLAYERS) {
        return Err(more.expected("at most eight players"));
    }
    if turn.index() >= seats.len() {
        return Err(word(2).expected(&alloc::format!("the number of a player, 1 to {}", seats.len())));
    }
    let start = Qwirkle::before_deal((0..seats.len()).map(Seat::new).collect());
    let mut position = Qwirkle { stage, turn, idle, board, ..start };
    for (i, &seat) in seats.iter().enumerate() {
        (position.hands[i], position.scores[i]) = read_player(seat, &mut bag)?;
    }
    position.bag = bag;
    check_sound(&position).map_err(|flaw| {
        let at = match flaw.part {
            Part::Stage => 1,
            Part::Turn => 2,
            Part::Idle => 3,
            Part::Board => 4,
            Part::Player(seat) => 5 + seat.index(),
        };
        word(at).fault(flaw.reason)
    })?;
    Ok(position)
}

fn read_stage(word: Token<'_>, bag: &mut Bag) -> Result<Stage, Fault> {
    let mut parts = word.split(':');
    let name = parts.next().unwrap_or(word);
    match (name.text, parts.next(), parts.next()) {
        ("play", None, None) => Ok(Stage::Play),
        ("draw", None, None) => Ok(Stage::Draw { aside: Hand::EMPTY }),
        ("draw", Some(tiles), None) => Ok(Stage::Draw { aside: read_tiles(tiles, bag)? }),
        ("over", None, None) => Ok(Stage::Over),
        _ => Err(word.expected("'deal', 'play', 'draw', 'draw:' and the tiles set aside, or 'over'")),
    }
}

/// Reads one to six tiles without spaces.
fn read_tiles(word: Token<'_>, bag: &mut Bag) -> Result<Hand, Fault> {
    let mut hand = Hand::EMPTY;
    for chunk in chunks(word) {
        if !hand.add(take(chunk, bag)?) {
            return Err(chunk.expected("at most six tiles"));
        }
    }
    if hand.is_empty() { Err(word.expected("a tile such as 'rs'")) } else { Ok(hand) }
}

/// Reads a tile, of which there must be one left.
fn take(chunk: Token<'_>, bag: &mut Bag) -> Result<Tile, Fault> {
    let tile = read_tile(chunk)?;
    if bag.take(tile) {
        Ok(tile)
    } else {
        Err(chunk.fault(alloc::format!("there are only three {}", tile.plural())))
    }
}

/// A word cut into numbers and pairs of other characters.
fn chunks(word: Token<'_>) -> impl Iterator<Item = Token<'_>> {
    let (mut rest, mut column) = (word.text, word.column);
    core::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let pair = rest.char_indices().nth(2).map_or(rest.len(), |(i, _)| i);
        let (text, after) = rest.split_at(if first.is_ascii_digit() { digits } else { pair });
        let chunk = Token { line: word.line, column, text };
        column += text.chars().count();
        rest = after;
        Some(chunk)
    })
}

/// Reads `-` or `X,Y:ROW/ROW/…`.
fn read_board(word: Token<'_>, bag: &mut Bag) -> Result<Board, Fault> {
    let mut board = Board::new();
    if word.text == "-" {
        return Ok(board);
    }
    let mut parts = word.split(':');
    let (Some(corner), Some(rows), None) = (parts.next(), parts.next(), parts.next()) else {
        return Err(word.expected("'-' or a board such as '0,0:rsbs'"));
    };
    let low = Cell::read(corner)?;
    for (y, row) in (i32::from(low.y)..).zip(rows.split('/')) {
        let mut x = i32::from(low.x);
        for chunk in chunks(row) {
            if chunk.text.starts_with(|c: char| c.is_ascii_digit()) {
                x += chunk.number("a number of empty cells")? as i32;
                continue;
            }
            let tile = take(chunk, bag)?;
            board.put(near_cell(chunk, low, x, y)?, tile);
            x += 1;
        }
    }
    Ok(board)
}

/// A cell that can be on one board with 0,0 and with the corner; others would not even fit on the grid.
fn near_cell(at: Token<'_>, corner: Cell, x: i32, y: i32) -> Result<Cell, Fault> {
    let near = |from: i32, to: i32| (to - from).abs() <= REACH;
    let near_corner = near(corner.x.into(), x) && near(corner.y.into(), y);
    match (i8::try_from(x), i8::try_from(y)) {
        (Ok(cell_x), Ok(cell_y)) if near(0, x) && near(0, y) && near_corner => Ok(Cell::new(cell_x, cell_y)),
        _ => Err(at.fault("this tile cannot be connected with 0,0, where the game opened")),
    }
}

/// Reads `HAND:LINES:QWIRKLES`.
fn read_player(word: Token<'_>, bag: &mut Bag) -> Result<(Hand, Score), Fault> {
    let mut parts = word.split(':');
    let (Some(hand), Some(lines), Some(qwirkles), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(word.expected("the tiles and points of a player such as 'rsbsps:7:0'"));
    };
    let hand = if hand.text == "-" { Hand::EMPTY } else { read_tiles(hand, bag)? };
    let lines = lines.number("the points for lines")?;
    let qwirkles = qwirkles.number("the number of Qwirkles")?;
    Ok((hand, Score { lines, qwirkles, finish: false }))
}
