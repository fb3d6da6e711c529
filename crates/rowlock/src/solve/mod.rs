//! `rowlock solve`: games for one player, solved exactly.

mod args;
mod compact;
mod header;
mod players;
mod query;
mod simulation;
mod store;
mod sweep;
mod table;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use ::players::fresh_seed;
use anstream::stdout;
use game::{Game, Notation};
use host::GameKind;
use qwixx::{LuckyPair, Qwixx, Setup};
use serde_json::json;
use solo::{Oracle, Problem, Solver};

pub(crate) use args::SolveArgs;

use crate::arena::processors;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::site::usual_folder;
use players::{Compactly, Optimal};
use simulation::Results;
use store::Store;
use table::Table;

pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    if let Some(words) = &args.query {
        return answer(args, &words.join(" "));
    }
    let problem = problem(args)?;
    let path = path(args, problem)?;
    watch_for_interruption();
    match (args.play, &args.compact) {
        (Some(games), _) => play(args, problem, &path, games),
        (None, Some(file)) => make_compact(args, problem, &path, file),
        (None, None) => make(args, problem, &path),
    }
}

/// Set by an interruption.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The first interruption ends the work as soon as the sheets or games under way are done; the second one ends the
/// program at once. Either way what was written can be gone on with.
fn watch_for_interruption() {
    let watch = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    // Without a watch an interruption ends the program at once.
    let _ = ctrlc::set_handler(watch);
}

/// What is to be solved.
fn problem(args: &SolveArgs) -> Result<Problem, Failure> {
    let problem = args.game.and_then(|rules| Problem::new(rules, args.lucky));
    problem.ok_or_else(|| {
        let game = args.game.map_or("the game", |rules| GameKind::Qwixx(rules).short_title());
        Failure::BadInput(if args.lucky.is_none() {
            format!("{game} is solved for one pair of lucky numbers: say which, such as --lucky 5,8")
        } else {
            "the classic game has no lucky numbers: leave out --lucky".to_owned()
        })
    })
}

/// A problem's name, as files are called.
fn name_of(problem: Problem) -> String {
    let lucky = problem.lucky().map(|lucky| lucky.numbers().map(|number| format!("-{number}")).concat());
    format!("{}{}", problem.rules().name(), lucky.unwrap_or_default())
}

/// The command that makes the table of a problem.
fn command_for(problem: Problem) -> String {
    let lucky = problem.lucky().map(LuckyPair::numbers);
    let lucky = lucky.map(|[low, high]| format!(" --lucky {low},{high}"));
    format!("rowlock solve --game {}{}", problem.rules().name(), lucky.unwrap_or_default())
}

/// Where the table of a problem is.
fn path(args: &SolveArgs, problem: Problem) -> Result<PathBuf, Failure> {
    if let Some(path) = &args.out {
        return Ok(path.clone());
    }
    let folder =
        usual_folder().ok_or_else(|| Failure::BadInput("there is no home folder: say --out".into()))?;
    Ok(folder.join("solo").join(format!("{}.solo", name_of(problem))))
}

/// Makes a table, or goes on with one, and says what the empty sheet is worth.
fn make(args: &SolveArgs, problem: Problem, path: &Path) -> Result<(), Failure> {
    let begun = Instant::now();
    if !path.exists() {
        solve(problem, path, args.threads.unwrap_or_else(processors))?;
    }
    let oracle = open(path, problem)?;
    let start = start(problem)?;
    let points = oracle.points(&start).map_err(|reason| Failure::BadInput(reason.to_string()))?;
    let mut out = stdout().lock();
    if args.json {
        let lucky = problem.lucky().map(LuckyPair::numbers);
        let (name, places) = (problem.rules().name(), oracle.table().sheets());
        let line = json!({
            "game": name, "lucky": lucky, "points": points, "sheets": places,
            "file": path.display().to_string(), "seconds": begun.elapsed().as_secs_f64(),
        });
        writeln!(out, "{line}")?;
        return Ok(());
    }
    writeln!(out, "{}: {points:.6} points expected", title(problem))?;
    writeln!(
        out,
        "{} sheets in {}, {:.1} s",
        oracle.table().sheets(),
        path.display(),
        begun.elapsed().as_secs_f64()
    )?;
    Ok(())
}

fn title(problem: Problem) -> String {
    let lucky = problem.lucky().map(|lucky| format!(" with lucky numbers {lucky}"));
    format!("{}{}, alone", problem.rules().name(), lucky.unwrap_or_default())
}

/// Works out all levels that are not in the file yet.
fn solve(problem: Problem, path: &Path, threads: usize) -> Result<(), Failure> {
    let solver = Solver::new(problem);
    let shape = solver.shape();
    let mut values = vec![[0.0; 4]; shape.places()];
    let mut store = Store::open(path, shape, &mut values)?;
    let mut progress = Progress::new(Some(shape.places() as u64));
    while store.levels < shape.levels() {
        let level = store.levels;
        let places = shape.level(level);
        let tell = |place: usize| {
            progress.set(place as u64, || format!("level {} of {}", level + 1, shape.levels()));
        };
        if !sweep::sweep(&solver, level, &mut values, threads, &INTERRUPTED, tell) {
            drop(progress);
            writeln!(stdout(), "Interrupted. {level} levels are kept; the same command goes on from there.")?;
            return Err(Failure::Interrupted);
        }
        store.add(&values[places])?;
    }
    store.finish()
}

/// Opens the table of a problem, or says how it is made.
fn open(path: &Path, problem: Problem) -> Result<Oracle<Table>, Failure> {
    if !path.exists() {
        let (path, command) = (path.display(), command_for(problem));
        return Err(Failure::BadInput(format!("there is no table {path}: '{command}' makes it")));
    }
    let oracle = table::open(path)?;
    if oracle.problem() == problem {
        return Ok(oracle);
    }
    let (path, other) = (path.display(), title(oracle.problem()));
    Err(Failure::BadInput(format!("{path} is of another game: {other}; name another file with --out")))
}

/// A game that begins.
fn start(problem: Problem) -> Result<Qwixx, Failure> {
    let lucky = problem.lucky().into_iter().collect();
    let setup = Setup { lucky, ..Setup::new(problem.rules(), ["Solo"]) };
    Qwixx::new(&setup).map_err(|reasons| Failure::BadInput(reasons.to_string()))
}

/// Says what every choice of a position is worth.
fn answer(args: &SolveArgs, position: &str) -> Result<(), Failure> {
    let bad = |reason: &dyn ToString| Failure::BadInput(reason.to_string());
    let game = Qwixx::from_position(position).map_err(|fault| bad(&fault))?;
    let problem = Problem::of(&game).map_err(|reason| bad(&reason))?;
    let oracle = open(&path(args, problem)?, problem)?;
    query::show(&oracle, &game, args.json)
}

/// Makes a compact table from the exact one.
fn make_compact(args: &SolveArgs, problem: Problem, path: &Path, file: &Path) -> Result<(), Failure> {
    only_classic(problem)?;
    let (oracle, start) = (open(path, problem)?, start(problem)?);
    compact::make(&oracle, &start, file, args.learn, args.seed.unwrap_or(1), &INTERRUPTED)
}

fn only_classic(problem: Problem) -> Result<(), Failure> {
    let reason = "compact tables are of the classic game only";
    if problem == Problem::CLASSIC { Ok(()) } else { Err(Failure::BadInput(reason.to_owned())) }
}

/// Plays games by the table, or by a compact one.
fn play(args: &SolveArgs, problem: Problem, path: &Path, games: u64) -> Result<(), Failure> {
    let (oracle, start) = (open(path, problem)?, start(problem)?);
    let exact = oracle.points(&start).map_err(|reason| Failure::BadInput(reason.to_string()))?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let threads = args.threads.unwrap_or_else(processors);
    let played = if let Some(file) = &args.with {
        only_classic(problem)?;
        let player = Compactly { player: Oracle::new(problem, compact::read(file)?), exact: &oracle };
        simulation::play(&start, &player, games, seed, threads, &INTERRUPTED)
    } else {
        simulation::play(&start, &Optimal(&oracle), games, seed, threads, &INTERRUPTED)
    };
    print_games(args, problem, exact, seed, &played)?;
    if played.games() < games { Err(Failure::Interrupted) } else { Ok(()) }
}

fn print_games(
    args: &SolveArgs,
    problem: Problem,
    exact: f64,
    seed: u64,
    played: &Results,
) -> Result<(), Failure> {
    let (mean, error, spread) = (played.points.mean(), played.points.error(), played.points.spread());
    let away = args.with.is_some().then(|| played.given_away());
    let mut out = stdout().lock();
    if args.json {
        let line = json!({
            "games": played.games(), "seed": seed, "mean": mean, "standard_error": error,
            "spread": spread, "exact": exact, "given_away": away,
        });
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let deviations = (mean - exact) / error;
    writeln!(out, "{}: {exact:.6} points expected", title(problem))?;
    writeln!(
        out,
        "{} games with seed {seed}: {mean:.4} ± {error:.4} points, spread {spread:.2}",
        played.games()
    )?;
    match away {
        Some([away, error]) => writeln!(out, "given away in a game: {away:.4} ± {error:.4} points")?,
        None => writeln!(out, "the mean is {deviations:+.2} standard errors from what is expected")?,
    }
    Ok(())
}
