use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::sitting::Sitting;
use crate::{Length, Meter, Plan, Report};

/// So many tables are made at once; the others wait.
const MADE_AT_ONCE: usize = 32;

/// After an interruption, games in which nothing was acknowledged for so long are left.
const LEFT_AFTER: Duration = Duration::from_secs(5);
/// How often it is looked at that.
const LOOK: Duration = Duration::from_millis(200);

/// What all clients of a run share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) plan: Plan,
    pub(crate) meter: Arc<Meter>,
    /// Whether nobody chooses anything.
    pub(crate) is_idle: bool,
    pub(crate) makers: Semaphore,
    greeted: AtomicUsize,
}

impl Shared {
    pub(crate) fn new(plan: Plan, meter: Arc<Meter>, is_idle: bool) -> Arc<Self> {
        let makers = Semaphore::new(MADE_AT_ONCE);
        Arc::new(Self { plan, meter, is_idle, makers, greeted: AtomicUsize::new(0) })
    }

    /// One more client has seen a game. The time that counts begins when all of them play.
    pub(crate) fn greeted(&self) {
        if self.greeted.fetch_add(1, Ordering::Relaxed) + 1 == self.plan.clients() {
            self.meter.begin_window();
        }
    }

    pub(crate) fn is_all_greeted(&self) -> bool {
        self.greeted.load(Ordering::Relaxed) >= self.plan.clients()
    }
}

/// Plays as planned and reports what was seen; the meter says meanwhile how far it is.
pub async fn run(plan: Plan, meter: Arc<Meter>) -> Report {
    let shared = Shared::new(plan, Arc::clone(&meter), false);
    let mut tables: JoinSet<()> =
        (0..shared.plan.tables).map(|table| play_at(Arc::clone(&shared), table)).collect();
    tokio::select! {
        () = async { while tables.join_next().await.is_some() {} } => {}
        () = stands_still(&meter, LEFT_AFTER + 4 * shared.plan.think) => {}
    }
    meter.left.add(tables.len() as u64);
    tables.shutdown().await;
    Report::new(&shared.plan, &meter)
}

/// Waits until somebody has interrupted the run and then nothing was acknowledged for so long.
async fn stands_still(meter: &Meter, patience: Duration) {
    let mut seen = (0, Instant::now());
    loop {
        sleep(LOOK).await;
        let acknowledged = meter.acknowledged();
        if acknowledged != seen.0 || !meter.is_interrupted() {
            seen = (acknowledged, Instant::now());
        } else if seen.1.elapsed() >= patience {
            return;
        }
    }
}

/// Plays one game after the other at one place.
async fn play_at(shared: Arc<Shared>, table: usize) {
    let plan = &shared.plan;
    let mut round = 0;
    while match plan.length {
        Length::Games(games) => round < games && !shared.meter.is_ended(),
        Length::Time(_) => round == 0 || !shared.meter.is_ended(),
    } {
        let number = round * plan.tables + table;
        let Some(game) = plan.games.get(number % plan.games.len().max(1)) else { return };
        let sitting = {
            let _permit = shared.makers.acquire().await;
            Sitting::begin(&shared, *game, number as u64).await
        };
        let broken = match sitting {
            Ok(sitting) => sitting.play().await,
            Err(broken) => vec![broken],
        };
        shared.meter.add_broken(broken);
        round += 1;
    }
}
