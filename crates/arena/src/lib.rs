//! Players measured against each other.
//!
//! Everybody meets everybody in matches; a match is made of sets, each one deal or one series of dice that is
//! played once for every rotation of the seats. [`run`] plays them on several threads, keeps them in a folder if
//! [`Settings`] name one, and gives a [`Report`]; the same seed gives the same results with any number of threads.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use std::time::Duration;
//!
//! use arena::{Settings, Unwatched, run};
//! use bots::Knowledge;
//! use host::GameKind;
//! use players::PlayerList;
//!
//! let settings = Settings {
//!     game: GameKind::CLASSIC,
//!     players: "greedy,random".parse::<PlayerList>()?.0,
//!     games: 20,
//!     seats: 2,
//!     seed: Some(1),
//!     threads: 1,
//!     precision: None,
//!     time: Duration::from_secs(1),
//!     folder: None,
//!     knowledge: Knowledge::none(),
//! };
//! let report = run(&settings, &AtomicBool::new(false), &mut Unwatched)?;
//! assert_eq!(report.json()["games"], 20);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(test(attr(deny(warnings))))]

mod contest;
mod interval;
mod journal;
mod plan;
mod played;
mod rating;
mod report;
mod settings;
mod tally;
mod watch;
mod workers;

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::{Budget, Knowledge};
use chance::Seeded;
use host::GameKind;
use players::{Computer, Failure, Player, fresh_seed};
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use serde_json::json;

pub use report::Report;
pub use settings::Settings;
pub use watch::{Unwatched, Watch};
pub use workers::Stopped;

use contest::Contest;
use journal::Journal;
use plan::Plan;
use tally::Tally;
use workers::Orders;

/// Plays all games that are not in the folder yet; setting `interrupted` ends the play when the sets under way are
/// played.
pub fn run(settings: &Settings, interrupted: &AtomicBool, watch: &mut dyn Watch) -> Result<Report, Failure> {
    match settings.game {
        GameKind::Qwixx(_) => run_game::<Qwixx>(settings, interrupted, watch),
        GameKind::Qwirkle => run_game::<Qwirkle>(settings, interrupted, watch),
    }
}

fn run_game<G: Contest>(
    args: &Settings,
    interrupted: &AtomicBool,
    watch: &mut dyn Watch,
) -> Result<Report, Failure> {
    let seed = args.seed.or_else(|| earlier_seed(args)).unwrap_or_else(fresh_seed);
    let plan = plan::<G>(args, seed)?;
    // An engine that does not start is a mistake of whoever named it, and said before anything is written.
    let computers = computers::<G>(&plan, &args.knowledge)?;
    let mut tally = Tally::new(&plan);
    let settings = json!({
        "game": args.game.name(),
        "players": plan.entrants.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "seats": plan.seats,
        "seed": seed,
        "time_ms": args.time.as_millis() as u64,
        "version": env!("CARGO_PKG_VERSION"),
    });
    let mut journal = match &args.folder {
        Some(folder) => Some(Journal::open::<G>(folder, &settings, &plan, &mut tally)?),
        None => None,
    };
    let before = tally.games;
    let orders = Orders {
        game: args.game,
        budget: Budget { time: Some(args.time), iterations: None, clock: Some(clock) },
        threads: args.threads,
        precision: args.precision,
        interrupted,
        knowledge: &args.knowledge,
    };
    watch.begin(plan.all_sets().saturating_mul(plan.seats as u64), before);
    let begun = Instant::now();
    let stopped = workers::play::<G>(&plan, &orders, computers, &mut tally, journal.as_mut(), watch)?;
    let report = Report {
        game: args.game,
        new_games: tally.games - before,
        plan,
        tally,
        stopped,
        time: begun.elapsed(),
        facts: G::FACTS,
        settings,
        threads: args.threads,
        folder: args.folder.clone(),
    };
    if let Some(journal) = journal {
        journal.finish(&report.json())?;
    }
    Ok(report)
}

/// The time since the program first asked.
fn clock() -> Duration {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed()
}

/// The seed of the games that are to be gone on with.
fn earlier_seed(args: &Settings) -> Option<u64> {
    args.folder.as_deref().and_then(journal::seed_in)
}

/// Who plays whom, or what is wrong with the players.
fn plan<G: Contest>(args: &Settings, seed: u64) -> Result<Plan, Failure> {
    let bad = |reason: String| Err(Failure::BadInput(reason));
    if let Some(Player::Person(_)) = args.players.iter().find(|player| matches!(player, Player::Person(_))) {
        return bad("a person cannot play in an arena: 'rowlock play' is for people".to_owned());
    }
    if args.players.len() < args.seats {
        let (seats, players) = (args.seats, args.players.len());
        return bad(format!(
            "{seats} seats need {seats} players, {} given; name a player several times to let it play itself",
            if players == 1 { "1 is".to_owned() } else { format!("{players} are") }
        ));
    }
    let plan = Plan::new(args.players.clone(), args.seats, args.games, seed).map_err(Failure::BadInput)?;
    let names = plan.seating(plan.set(0), 0).into_iter().map(|entrant| plan.names[entrant].clone()).collect();
    let setup = G::by_lot(args.game.name(), names, &mut Seeded::new(seed, 0));
    G::new(&setup.map_err(|error| Failure::BadInput(error.to_string()))?)
        .map_err(|reasons| Failure::BadInput(reasons.to_string()))?;
    Ok(plan)
}

/// One computer for each entrant.
fn computers<G: Contest>(plan: &Plan, knowledge: &Knowledge) -> Result<Vec<Computer<G>>, Failure> {
    plan.entrants.iter().map(|player| Computer::new(player, knowledge)).collect()
}
