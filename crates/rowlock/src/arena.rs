//! `rowlock arena`: players measured against each other.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anstream::stdout;
use arena::{Settings, Stopped, Watch};
use bots::Knowledge;
use clap::Args;
use host::GameKind;
use players::{PlayerList, end_all};

use crate::cli::{game, number, players, seed};
use crate::failure::{Failure, complain};
use crate::progress::Progress;

/// Let players play each other, and measure who is stronger.
///
/// Play is paired: every deal or series of dice is played once for every rotation of the seats. With more
/// players than seats everybody meets everybody, and all get a rating. The same seed gives the same results
/// with any number of threads.
#[derive(Args, Debug)]
#[command(after_help = "\
Players are 'random' (draws lots), 'greedy' (takes what brings most now), 'steady' (weighs what comes after), \
'evolved' (a published formula for Qwixx and Longo), the levels \
'beginner', 'casual', 'skilled', 'expert' and 'master', and 'engine:COMMAND', a program of your own that speaks \
the protocol of docs/engine-protocol.md. \
In Qwirkle 'master:static', 'master:1ms', 'master:10ms', 'master:100ms' and 'master:1s' think so long about each choice, \
and '-kept', '-openings', '-discount', '-endings', '-late' or '-chance' behind one of them leaves out what the tiles kept promise, what a \
placement opens, that later points count less, the search of endings, that games are played out to their end when \
few tiles are left, or that the chance to win counts and not just points. What they choose depends on the clock.

In the table 'margin' is how many points a player was ahead of the best of the others, 'closed' how many rows it \
closed, 'finished' how often it played the last tile, and 'time' what one choice took.

A win rate counts a shared win in part. Its 95 % interval is worked out from rounds, one set of every match, since \
the games of a round have their dice in common. Ratings are Bradley and Terry's on the scale of Elo: who is 400 ahead wins ten games \
for one lost.

Example:
  rowlock arena --game qwixx --players steady,greedy --games 10000
  rowlock arena --game longo --players beginner,casual,skilled,expert,master --games 2000
  rowlock arena --game qwirkle --players steady,greedy,greedy,greedy --seats 4 --games 1000
  rowlock arena --game qwirkle --players master:10ms,master:10ms-endings --games 2000
  rowlock arena --game qwixx --players 'engine:python3 examples/engine.py,greedy' --time 500ms
  rowlock arena --game qwirkle --players steady,greedy --games 100000 --stop-at 0.5 --out results")]
pub(crate) struct ArenaArgs {
    /// Which game.
    #[arg(long, value_parser = game())]
    game: GameKind,

    /// Who plays, with commas between; one player may be named several times, and what holds a comma itself
    /// stands in quotation marks.
    #[arg(long, value_name = "A,B,…", value_parser = players_list)]
    players: PlayerList,

    /// How many games each match has at least; the last set is played to its end.
    #[arg(long, default_value_t = 1000, value_parser = games_to_play)]
    games: u64,

    /// How many of the players sit at a table together.
    #[arg(long, default_value_t = 2, value_parser = players)]
    seats: usize,

    /// The seed of all chance, a whole number; a new one each time if left out.
    #[arg(long, value_parser = seed)]
    seed: Option<u64>,

    /// How many threads play; as many as there are processors if left out.
    #[arg(long, value_parser = threads)]
    threads: Option<usize>,

    /// Stop as soon as every win rate is known to plus or minus so many percent.
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    stop_at: Option<f64>,

    /// How long a player may think about one choice, such as 50ms or 2s. An engine that takes longer loses
    /// the game.
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = time)]
    time: Duration,

    /// Write every game to this folder: records.txt, games.csv and results.json. If games with the same
    /// settings are there already, go on behind them.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// Print one JSON object, on one line, instead of the table (docs/json.md).
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &ArenaArgs) -> Result<(), Failure> {
    let mut watch = Bar::default();
    let report = arena::run(&args.settings(), &INTERRUPTED, &mut watch)?;
    drop(watch);
    if args.json {
        writeln!(io::stdout().lock(), "{}", report.json())?;
    } else {
        report.write(&mut io::BufWriter::new(stdout().lock()))?;
    }
    if report.stopped() == Stopped::Interrupted { Err(Failure::Interrupted) } else { Ok(()) }
}

impl ArenaArgs {
    fn settings(&self) -> Settings {
        Settings {
            game: self.game,
            players: self.players.0.clone(),
            games: self.games,
            seats: self.seats,
            seed: self.seed,
            threads: self.threads.unwrap_or_else(processors),
            precision: self.stop_at.map(|percent| percent / 100.0),
            time: self.time,
            folder: self.out.clone(),
            knowledge: Knowledge::built_in(),
        }
    }
}

/// A sign of life on the terminal.
#[derive(Default)]
struct Bar(Option<Progress>);

impl Watch for Bar {
    fn begin(&mut self, games: u64, before: u64) {
        watch_for_interruption();
        self.0 = Some(Progress::with_rate(games, before));
    }

    fn played(&mut self, games: u64, leading: &dyn Fn() -> String) {
        if let Some(progress) = &mut self.0 {
            progress.set(games, leading);
        }
    }

    fn forfeited(&mut self, sentence: &str) {
        if let Some(progress) = &self.0 {
            progress.suspend(|| complain(&sentence));
        }
    }
}

/// Set by an interruption, asked for between two batches of sets.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The first interruption ends the play when the sets under way are played, so that nothing is lost; the second
/// one ends the program, and all engines with it.
fn watch_for_interruption() {
    let watch = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            end_all();
            std::process::exit(130);
        }
    };
    // Without a watch an interruption ends the program at once, and the journal cuts off what is half written.
    let _ = ctrlc::set_handler(watch);
}

pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

fn players_list(text: &str) -> Result<PlayerList, String> {
    PlayerList::without_people(text)
}

/// More games than anybody will ever wait for, and few enough to count.
const MOST_GAMES: u64 = 1_000_000_000_000;

fn games_to_play(text: &str) -> Result<u64, String> {
    number(text, 1, MOST_GAMES)
}

pub(crate) fn threads(text: &str) -> Result<usize, String> {
    number(text, 1, 1024).map(|number| number as usize)
}

fn percent(text: &str) -> Result<f64, String> {
    let number = text.strip_suffix('%').unwrap_or(text).trim().parse::<f64>().ok();
    let number = number.filter(|percent| (0.01..=50.0).contains(percent));
    number.ok_or_else(|| "expected a number of percent from 0.01 to 50, such as 0.5".to_owned())
}

/// A time such as `50ms` or `2s`.
fn time(text: &str) -> Result<Duration, String> {
    let expected = || "expected a time such as 50ms or 2s, at most 3600s".to_owned();
    let (digits, unit) = match text.strip_suffix("ms") {
        Some(digits) => (digits, 1),
        None => (text.strip_suffix('s').ok_or_else(expected)?, 1000),
    };
    let millis = digits.trim().parse::<u64>().ok().and_then(|count| count.checked_mul(unit));
    millis.filter(|millis| (1..=3_600_000).contains(millis)).map(Duration::from_millis).ok_or_else(expected)
}
