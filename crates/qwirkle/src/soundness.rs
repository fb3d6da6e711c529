//! Whether a position can come up in a game, as far as the position alone can tell.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Seat, counted, number_word};

use crate::check::check_line;
use crate::generate::can_place;
use crate::state::Stage;
use crate::{Axis, Board, Cell, HAND_SIZE, LONGEST, Qwirkle, Tile};

/// What is wrong with a position, and which part of it.
pub(crate) struct Flaw {
    pub(crate) part: Part,
    pub(crate) reason: String,
}

/// A part of a position.
pub(crate) enum Part {
    Stage,
    Turn,
    Idle,
    Board,
    Player(Seat),
}

type Sound = Result<(), Flaw>;

fn require(holds: bool, part: Part, reason: impl FnOnce() -> String) -> Sound {
    if holds { Ok(()) } else { Err(Flaw { part, reason: reason() }) }
}

/// Checks a position that is not before the deal; its tiles are known to be among those of the game.
pub(crate) fn check_sound(state: &Qwirkle) -> Sound {
    check_board(&state.board)?;
    check_hands(state)?;
    if state.board.is_empty() {
        return check_opening(state);
    }
    check_stage(state)?;
    check_passes(state)?;
    check_scores(state)
}

/// Every line of the board with its first cell.
fn lines(board: &Board) -> Vec<(Cell, Vec<Tile>)> {
    let mut lines = Vec::new();
    for placed in board.placed() {
        for axis in Axis::BOTH {
            if board.tile(placed.cell.along(axis, -1)).is_none() {
                let onward = (0..).map_while(|by| board.tile(placed.cell.along(axis, by)));
                lines.push((placed.cell, onward.collect()));
            }
        }
    }
    lines
}

pub(crate) fn check_board(board: &Board) -> Sound {
    if board.is_empty() {
        return Ok(());
    }
    require(board.tile(Cell::ORIGIN).is_some(), Part::Board, || {
        "no tile lies on 0,0, where the game opened".into()
    })?;
    for (cell, line) in lines(board) {
        check_line(cell, &line).map_err(|illegal| Flaw { part: Part::Board, reason: illegal.to_string() })?;
    }
    check_connected(board)
}

fn check_connected(board: &Board) -> Sound {
    let mut reached = Vec::from([Cell::ORIGIN]);
    let mut seen = 0;
    while let Some(&cell) = reached.get(seen) {
        seen += 1;
        for near in cell.neighbours() {
            if board.tile(near).is_some() && !reached.contains(&near) {
                reached.push(near);
            }
        }
    }
    let lost = board.placed().iter().find(|placed| !reached.contains(&placed.cell));
    lost.map_or(Ok(()), |placed| {
        let reason = format!("the {} on {} is not connected with 0,0", placed.tile.name(), placed.cell);
        Err(Flaw { part: Part::Board, reason })
    })
}

/// Hands are full while there are tiles to draw; without any, an empty hand ends the game.
fn check_hands(state: &Qwirkle) -> Sound {
    for i in 0..state.count {
        let seat = Seat::new(i);
        let held = state.hand(seat).len();
        let demand = |holds, what: &str| {
            require(holds, Part::Player(seat), || {
                format!("player {seat} holds {}, not {what}", counted(held, "tile", "tiles"))
            })
        };
        match &state.stage {
            Stage::Draw { aside } if seat == state.turn => {
                let most = HAND_SIZE - aside.len().max(1);
                demand(held == most || held < most && aside.is_empty(), "those of a hand about to draw")?;
            }
            _ if !state.bag.is_empty() => {
                demand(held == HAND_SIZE, "six, though there are tiles in the bag")?;
            }
            Stage::Over if seat == state.turn => {}
            _ => demand(held > 0, "one at least, which would have ended the game")?,
        }
    }
    Ok(())
}

/// Before the opening nothing has happened, and the longest line is to be laid.
fn check_opening(state: &Qwirkle) -> Sound {
    require(state.stage == Stage::Play, Part::Stage, || "the game has not been opened yet".into())?;
    require(state.idle == 0, Part::Idle, || "the game has not been opened yet".into())?;
    let seats = || (0..state.count).map(Seat::new);
    for seat in seats() {
        let score = &state.scores[seat.index()];
        require(score.lines == 0 && score.qwirkles == 0, Part::Player(seat), || {
            "nobody has points before the opening".into()
        })?;
    }
    let longest = |seat: Seat| state.hand(seat).longest_line();
    let better = seats().find(|&seat| longest(seat) > longest(state.turn));
    better.map_or(Ok(()), |seat| {
        Err(Flaw { part: Part::Turn, reason: format!("player {seat} holds a longer line, and so opens") })
    })
}

/// the end by the last tile, and what is to be drawn.
fn check_stage(state: &Qwirkle) -> Sound {
    let too_long = state.is_idle_too_long();
    let most = if state.bag.is_empty() { state.count } else { crate::state::IDLE_ROUNDS * state.count };
    require(state.idle <= most, Part::Idle, || {
        format!("the game ended after {} without a placement", counted(most, "turn", "turns"))
    })?;
    match &state.stage {
        Stage::Deal { .. } => Ok(()),
        Stage::Play => require(!too_long, Part::Stage, || "the game is over by these turns".into()),
        Stage::Draw { aside } => {
            let trade = !aside.is_empty();
            require(state.bag.len() >= aside.len().max(1), Part::Stage, || {
                format!("there is nothing to draw: {} in the bag", counted(state.bag.len(), "tile", "tiles"))
            })?;
            require(trade == (state.idle > 0), Part::Idle, || {
                let tiles = if trade { "trade counts as a turn" } else { "placement leaves no turn" };
                format!("a {tiles} without a placement")
            })
        }
        Stage::Over => {
            let last_tile = state.bag.is_empty() && state.hand(state.turn).is_empty();
            require(too_long || last_tile, Part::Stage, || "the game is not over".into())?;
            require(!last_tile || state.idle == 0, Part::Idle, || "the last turn was a placement".into())
        }
    }
}

/// with an empty bag the turns without a placement were passes, of seats that cannot place.
fn check_passes(state: &Qwirkle) -> Sound {
    if !state.bag.is_empty() {
        return Ok(());
    }
    let acted = if state.stage == Stage::Over { state.turn.index() + 1 } else { state.turn.index() };
    for back in 1..=state.idle {
        let seat = Seat::new((acted + 2 * state.count - back) % state.count);
        require(!can_place(&state.board, state.hand(seat)), Part::Player(seat), || {
            format!("player {seat} can place a tile and so cannot have passed")
        })?;
    }
    Ok(())
}

/// Every line on the board was counted at least once, and at most once for every tile but its first.
fn check_scores(state: &Qwirkle) -> Sound {
    let lengths: Vec<usize> =
        lines(&state.board).iter().map(|(_, line)| line.len()).filter(|&length| length > 1).collect();
    let scores = || state.scores.iter().take(state.count);
    let lone = u64::from(state.board.len() == 1);
    let fewest = lone + lengths.iter().map(|&length| length as u64).sum::<u64>();
    // an opening of one tile brings one point.
    let most = 1 + lengths.iter().map(|&length| (length * (length + 1) / 2 - 1) as u64).sum::<u64>();
    let points = scores().map(|score| u64::from(score.lines)).sum::<u64>();
    require((fewest..=most).contains(&points), Part::Board, || {
        format!("this board brings {fewest} to {most} points for lines, not {points}")
    })?;
    let six = lengths.iter().filter(|&&length| length == LONGEST).count();
    let qwirkles = scores().map(|score| score.qwirkles as usize).sum::<usize>();
    require(qwirkles == six, Part::Board, || {
        format!("this board has {}, not {}", counted(six, "Qwirkle", "Qwirkles"), number_word(qwirkles))
    })
}
