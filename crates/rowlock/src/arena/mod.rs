//! `rowlock arena`: players measured against each other.

mod args;
mod contest;
mod interval;
mod journal;
mod plan;
mod played;
mod rating;
mod report;
mod tally;
mod workers;

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::Budget;
use host::Seeded;
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use serde_json::json;

pub(crate) use args::{ArenaArgs, threads};

use crate::cli::GameName;
use crate::computer::Computer;
use crate::engine;
use crate::failure::Failure;
use crate::player::Player;
use crate::seed::fresh_seed;
use contest::Contest;
use journal::Journal;
use plan::Plan;
use report::Report;
use tally::Tally;
use workers::{Orders, Stopped};

pub(crate) fn run(args: &ArenaArgs) -> Result<(), Failure> {
    match args.game {
        GameName::Qwixx | GameName::Longo => run_game::<Qwixx>(args),
        GameName::Qwirkle => run_game::<Qwirkle>(args),
    }
}

fn run_game<G: Contest>(args: &ArenaArgs) -> Result<(), Failure> {
    let seed = args.seed.or_else(|| earlier_seed(args)).unwrap_or_else(fresh_seed);
    let plan = plan::<G>(args, seed)?;
    // An engine that does not start is a mistake of whoever named it, and said before anything is written.
    let computers = computers::<G>(&plan)?;
    let mut tally = Tally::new(&plan);
    let settings = json!({
        "game": args.game.name(),
        "players": plan.entrants.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "seats": plan.seats,
        "seed": seed,
        "time_ms": args.time.as_millis() as u64,
        "version": env!("CARGO_PKG_VERSION"),
    });
    let mut journal = match &args.out {
        Some(folder) => Some(Journal::open::<G>(folder, &settings, &plan, &mut tally)?),
        None => None,
    };
    let before = tally.games;
    let orders = Orders {
        game: args.game,
        budget: Budget { time: Some(args.time), iterations: None, clock: Some(clock) },
        threads: args.threads.unwrap_or_else(processors),
        precision: args.stop_at.map(|percent| percent / 100.0),
        interrupted: &INTERRUPTED,
    };
    watch_for_interruption();
    let begun = Instant::now();
    let stopped = workers::play::<G>(&plan, &orders, computers, &mut tally, journal.as_mut())?;
    let report = Report {
        plan: &plan,
        tally: &tally,
        stopped,
        new_games: tally.games - before,
        time: begun.elapsed(),
    };
    let results = report.json::<G>(&settings, orders.threads);
    if let Some(journal) = journal {
        journal.finish(&results)?;
    }
    if args.json { report::print_line(&results) } else { report.print::<G>(args) }?;
    if stopped == Stopped::Interrupted { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Set by an interruption, asked for between two batches of sets.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The first interruption ends the play when the sets under way are played, so that nothing is lost; the second
/// one ends the program, and all engines with it.
fn watch_for_interruption() {
    let watch = || {
        if INTERRUPTED.swap(true, std::sync::atomic::Ordering::Relaxed) {
            engine::end_all();
            std::process::exit(130);
        }
    };
    // Without a watch an interruption ends the program at once, and the journal cuts off what is half written.
    let _ = ctrlc::set_handler(watch);
}

/// The time since the program first asked.
fn clock() -> Duration {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed()
}

pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

/// The seed of the games that are to be gone on with.
fn earlier_seed(args: &ArenaArgs) -> Option<u64> {
    args.out.as_deref().and_then(journal::seed_in)
}

/// Who plays whom, or what is wrong with the players.
fn plan<G: Contest>(args: &ArenaArgs, seed: u64) -> Result<Plan, Failure> {
    let bad = |reason: String| Err(Failure::BadInput(reason));
    if let Some(Player::Person(_)) = args.players.0.iter().find(|player| matches!(player, Player::Person(_)))
    {
        return bad("a person cannot play in an arena: 'rowlock play' is for people".to_owned());
    }
    if args.players.0.len() < args.seats {
        let (seats, players) = (args.seats, args.players.0.len());
        return bad(format!(
            "{seats} seats need {seats} players, {} given; name a player several times to let it play itself",
            if players == 1 { "1 is".to_owned() } else { format!("{players} are") }
        ));
    }
    let plan = Plan::new(args.players.0.clone(), args.seats, args.games, seed).map_err(Failure::BadInput)?;
    let names = plan.seating(plan.set(0), 0).into_iter().map(|entrant| plan.names[entrant].clone()).collect();
    G::new(&G::by_lot(args.game.name(), names, &mut Seeded::new(seed, 0)))
        .map_err(|reasons| Failure::BadInput(reasons.to_string()))?;
    Ok(plan)
}

/// One computer for each entrant.
fn computers<G: Contest>(plan: &Plan) -> Result<Vec<Computer<G>>, Failure> {
    plan.entrants.iter().map(Computer::new).collect()
}
