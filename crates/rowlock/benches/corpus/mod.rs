//! Positions from the middle of games of Qwirkle, on which the generation of placements is timed. They are kept
//! in a file, so that figures of different versions are about the same positions.

use bots::{Bot, BotName, Budget, Knowledge, Roster};
use game::{Awaits, Game, Notation, RandomSource, Viewer};
use qwirkle::Qwirkle;

use super::games::Fast;

/// The positions, one in a line.
pub(crate) const POSITIONS: &str = include_str!("../../../qwirkle/benches/positions.txt");

/// How many there are.
const COUNT: usize = 500;

/// The turns that were played before them: at least so many, and how many there may be.
const FIRST: u32 = 5;
const SPAN: u32 = 36;

/// What the file consists of; other bots than today's would make another.
pub(crate) fn make() -> String {
    (0..).filter_map(position).take(COUNT).map(|position| position + "\n").collect()
}

/// A position of a game of two to four players, greedy and steady ones by turns.
fn position(seed: u64) -> Option<String> {
    let players = 2 + seed as usize % 3;
    let mut random = Fast(seed);
    let mut bots: Vec<Box<dyn Bot<Qwirkle>>> = [BotName::Greedy, BotName::Steady]
        .into_iter()
        .cycle()
        .skip(seed as usize / 3 % 2)
        .take(players)
        .filter_map(|name| Qwirkle::bot(name, &Knowledge::none()))
        .collect();
    let mut state = Qwirkle::new(&qwirkle::Setup::new((1..=players).map(|i| format!("Player {i}")))).ok()?;
    let mut left = FIRST + random.below(SPAN);
    loop {
        match state.awaits() {
            Awaits::Nothing(_) => return None,
            Awaits::Chance => state.happen(&state.cast(&mut random)?).ok()?,
            Awaits::Choices(_) if left == 0 => return Some(state.position()),
            Awaits::Choices(_) => {
                let seat = state.turn();
                let choice = bots.get_mut(seat.index())?.choose(
                    &state.view(Viewer::Seat(seat)),
                    &Budget::default(),
                    &mut random,
                )?;
                state.play(seat, &choice).ok()?;
                left -= 1;
            }
        }
    }
}
