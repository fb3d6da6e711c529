use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::sitting::Sitting;
use crate::{Length, Meter, Plan, Report};

/// So many tables are made at once; the others wait.
const MADE_AT_ONCE: usize = 32;

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
    while tables.join_next().await.is_some() {}
    Report::new(&shared.plan, &meter)
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
