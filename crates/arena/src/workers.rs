//! Sets played by several threads, and gathered in their order, so that the results do not depend on how many
//! there are.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Budget, Knowledge};
use host::GameKind;
use players::{Computer, Failure};

use super::contest::Contest;
use super::journal::Journal;
use super::plan::{Plan, Set};
use super::played::{Arena, Played};
use super::tally::Tally;
use super::watch::Watch;

/// How to play.
#[derive(Debug)]
pub(crate) struct Orders<'a> {
    pub(crate) game: GameKind,
    pub(crate) budget: Budget,
    pub(crate) threads: usize,
    /// Stop when every win rate is known to plus or minus this share.
    pub(crate) precision: Option<f64>,
    pub(crate) interrupted: &'a AtomicBool,
    /// What bots know.
    pub(crate) knowledge: &'a Knowledge,
}

/// Why the play stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// All games were played.
    Complete,
    /// The win rates were known well enough.
    Precise,
    /// Somebody stopped it.
    Interrupted,
}

/// Some bots are so fast that handing over a set takes longer than playing it: as many are handed over together
/// as are played in this time.
const BATCH_TIME: Duration = Duration::from_millis(25);

/// At most so many, so that no thread is left alone with the last of them.
const LARGEST_BATCH: u64 = 1024;

/// The precision is looked at whenever every match has so many sets more. Were it looked at by the clock, the
/// results would depend on the machine.
const LOOK_EVERY: u64 = 50;

/// So many forfeits are told one by one; after that they are only counted.
const TOLD_FORFEITS: u64 = 5;

/// What a worker hands over: the games of the sets from a place in the order of play on.
type Batch = Result<(u64, Vec<Played>), Failure>;

/// Plays all sets of the plan that are not in the tally yet.
pub(crate) fn play<G: Contest>(
    plan: &Plan,
    orders: &Orders<'_>,
    computers: Vec<Computer<G>>,
    tally: &mut Tally,
    journal: Option<&mut Journal>,
    watch: &mut dyn Watch,
) -> Result<Stopped, Failure> {
    let queue = Queue {
        plan,
        orders,
        next: AtomicU64::new(tally.sets),
        with_records: journal.is_some(),
        enough: AtomicBool::new(false),
    };
    if is_precise(plan, orders, tally) {
        return Ok(Stopped::Precise);
    }
    let mut first = Some(computers);
    thread::scope(|scope| {
        let (sender, receiver) = sync_channel(4 * orders.threads);
        for _ in 0..orders.threads {
            let (sender, computers) = (sender.clone(), first.take());
            let queue = &queue;
            scope.spawn(move || queue.work::<G>(computers, &sender));
        }
        drop(sender);
        let gathered = gather(plan, orders, tally, journal, &receiver, watch);
        queue.enough.store(true, Ordering::Relaxed);
        // Whoever waits to hand over a batch is let go.
        drop(receiver);
        gathered
    })
}

/// What the workers have in common.
struct Queue<'a> {
    plan: &'a Plan,
    orders: &'a Orders<'a>,
    next: AtomicU64,
    with_records: bool,
    enough: AtomicBool,
}

impl Queue<'_> {
    fn work<G: Contest>(&self, computers: Option<Vec<Computer<G>>>, sender: &SyncSender<Batch>) {
        let arena = computers
            .map_or_else(|| super::computers::<G>(self.plan, self.orders.knowledge), Ok)
            .map(|computers| Arena {
                plan: self.plan,
                game: self.orders.game,
                budget: self.orders.budget,
                with_records: self.with_records,
                computers,
            });
        let mut arena = match arena {
            Ok(arena) => arena,
            // If nobody listens any more, nobody needs to know.
            Err(failure) => return drop(sender.send(Err(failure))),
        };
        let mut size = 1;
        while !self.enough.load(Ordering::Relaxed) && !self.orders.interrupted.load(Ordering::Relaxed) {
            let place = self.next.fetch_add(size, Ordering::Relaxed);
            let end = (place + size).min(self.plan.all_sets());
            if place >= end {
                return;
            }
            let begun = Instant::now();
            let mut games = Vec::with_capacity((end - place) as usize * self.plan.seats);
            let played = (place..end).try_for_each(|place| arena.play_set(self.plan.set(place), &mut games));
            let batch = played.map(|()| (place, games)).map_err(Failure::BadInput);
            size = next_size(size, begun.elapsed(), self.plan.all_sets() / self.orders.threads as u64);
            if sender.send(batch).is_err() {
                return;
            }
        }
    }
}

/// How many sets to play next, after so many took so long. `share` is what each thread has to play in all: near
/// the end of a short match large batches would leave the other threads idle.
fn next_size(size: u64, took: Duration, share: u64) -> u64 {
    let fitting = BATCH_TIME.as_nanos() * u128::from(size) / took.as_nanos().max(1);
    let most = LARGEST_BATCH.min(share / 16);
    u64::try_from(fitting).unwrap_or(most).min(2 * size).clamp(1, most.max(1))
}

/// Adds what the workers played in the order of the sets.
fn gather(
    plan: &Plan,
    orders: &Orders<'_>,
    tally: &mut Tally,
    mut journal: Option<&mut Journal>,
    receiver: &Receiver<Batch>,
    watch: &mut dyn Watch,
) -> Result<Stopped, Failure> {
    let mut early = BTreeMap::new();
    let mut told = 0;
    while let Ok(batch) = receiver.recv() {
        let (place, games) = batch?;
        early.insert(place, games);
        while let Some(games) = early.remove(&tally.sets) {
            for games in games.chunks(plan.seats) {
                let set = plan.set(tally.sets);
                told = tell_forfeits(plan, set, games, told, watch);
                if let Some(journal) = journal.as_deref_mut() {
                    journal.add(plan, set, games)?;
                }
                tally.add(plan, games);
                if is_precise(plan, orders, tally) {
                    return Ok(Stopped::Precise);
                }
            }
        }
        if let Some(journal) = journal.as_deref_mut() {
            journal.flush()?;
        }
        watch.played(tally.games, &|| leading(plan, tally));
    }
    let complete = tally.sets >= plan.all_sets();
    Ok(if complete { Stopped::Complete } else { Stopped::Interrupted })
}

fn is_precise(plan: &Plan, orders: &Orders<'_>, tally: &Tally) -> bool {
    let look = tally.sets > 0 && tally.sets.is_multiple_of(LOOK_EVERY * plan.matches.len() as u64);
    look && orders.precision.is_some_and(|wanted| tally.precision() <= wanted)
}

/// Who is ahead, for the progress bar.
fn leading(plan: &Plan, tally: &Tally) -> String {
    let rate = |(name, entrant): (&String, &super::tally::EntrantTally)| {
        let rate = entrant.win_rate();
        (rate.mean, format!("{name} {:.1} % ± {:.1}", 100.0 * rate.mean, 100.0 * rate.precision()))
    };
    let rates = plan.names.iter().zip(&tally.entrants).map(rate);
    rates.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, text)| text).unwrap_or_default()
}

/// Says who lost by forfeit and why; gives how many were told so far.
fn tell_forfeits(plan: &Plan, set: Set, games: &[Played], told: u64, watch: &mut dyn Watch) -> u64 {
    let mut told = told;
    for (rotation, game) in games.iter().enumerate() {
        let Some((loser, reason)) = &game.forfeit else { continue };
        told += 1;
        if told > TOLD_FORFEITS {
            continue;
        }
        let loser = plan.seating(set, rotation).get(loser.index()).copied().unwrap_or(0);
        let more = if told == TOLD_FORFEITS { " (further forfeits are only counted)" } else { "" };
        watch.forfeited(&format!("{} forfeits a game: {reason}{more}", plan.names[loser]));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batches_grow_until_they_take_their_time() {
        let millis = Duration::from_millis;
        assert_eq!(next_size(1, millis(0), 1_000_000), 2);
        assert_eq!(next_size(64, millis(25), 1_000_000), 64);
        assert_eq!(next_size(64, millis(100), 1_000_000), 16);
        assert_eq!(next_size(1, millis(60_000), 1_000_000), 1);
        assert_eq!(next_size(1024, millis(1), 1_000_000), 1024);
        assert_eq!(next_size(64, millis(1), 160), 10);
    }
}
