//! How long it takes to solve real endings of Qwirkle: games of two players from the moment the bag is empty.

use std::time::{Duration, Instant};

use bots::{BotName, Budget, EndingSolver, Knowledge, Roster};
use game::{Awaits, Game, Viewer};
use qwirkle::Qwirkle;

use super::games::Fast;

/// How many endings there are if nobody says, one half of greedy games and the other of steady ones.
pub(crate) const COUNT: usize = 200;

/// The table of positions: 16 MiB.
const BITS: u32 = 20;

/// So many positions take longer than the longest time that is asked for.
const LIMIT: u64 = 10_000_000;

/// One ending, solved or given up.
struct Try {
    nodes: u64,
    time: Duration,
    is_solved: bool,
}

/// Solves so many endings, each once, and says how that went.
pub(crate) fn measure(count: usize) -> String {
    let mut solver = EndingSolver::new(BITS);
    let endings = (0..).filter_map(ending).take(count);
    let mut tries: Vec<Try> = endings.map(|state| attempt(&mut solver, &state)).collect();
    tries.sort_by_key(|each| (!each.is_solved, each.time));
    report(&tries)
}

fn attempt(solver: &mut EndingSolver, state: &Qwirkle) -> Try {
    let (mut board, seat) = (state.board().clone(), state.turn());
    let (placing, waiting) = (state.hand(seat), state.hand(seat.next(2)));
    let start = Instant::now();
    let found = solver.best_within(&mut board, placing, waiting, LIMIT);
    Try { nodes: found.nodes, time: start.elapsed(), is_solved: found.exact }
}

/// The tries come in order of their times, those that were given up last.
fn report(tries: &[Try]) -> String {
    let within = |seconds| {
        let limit = Duration::from_secs(seconds);
        let solved = tries.iter().filter(|each| each.is_solved && each.time <= limit).count();
        format!("{:.1} %", 100.0 * solved as f64 / tries.len() as f64)
    };
    let quantile = |share: usize| match tries.get(tries.len() * share / 100) {
        Some(Try { time, is_solved: true, .. }) => format!("{:.3} s", time.as_secs_f64()),
        _ => "never".to_owned(),
    };
    let nodes: u64 = tries.iter().map(|each| each.nodes).sum();
    let time: Duration = tries.iter().map(|each| each.time).sum();
    format!(
        "{} endings of Qwirkle: {} solved within 1 s, {} within 3 s\n\
         median {}, 90th percentile {}, {:.2} million positions per second",
        tries.len(),
        within(1),
        within(3),
        quantile(50),
        quantile(90),
        nodes as f64 / time.as_secs_f64() / 1e6,
    )
}

/// The state of a game in which the bag has just become empty, if the game comes there.
fn ending(seed: u64) -> Option<Qwirkle> {
    let name = if seed.is_multiple_of(2) { BotName::Greedy } else { BotName::Steady };
    let mut bot = Qwirkle::bot(name, &Knowledge::none())?;
    let mut random = Fast(seed);
    let mut state = Qwirkle::new(&qwirkle::Setup::new(["Player 1", "Player 2"])).ok()?;
    loop {
        match state.awaits() {
            Awaits::Nothing(_) => return None,
            Awaits::Chance => state.happen(&state.cast(&mut random)?).ok()?,
            Awaits::Choices(_) if state.bag().is_empty() => return Some(state),
            Awaits::Choices(_) => {
                let seat = state.turn();
                let choice = bot.choose(&state.view(Viewer::Seat(seat)), &Budget::default(), &mut random)?;
                state.play(seat, &choice).ok()?;
            }
        }
    }
}
