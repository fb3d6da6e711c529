//! `rowlock load`: many guests at a server's tables at once.

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use bots::BotName;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use host::GameKind;
use load::{Address, Length, Meter, Plan, Report, measure_idle, run as play};
use players::fresh_seed;
use tokio::runtime::{Builder, Runtime};
use tokio::time::sleep;

use crate::cli::{number, players, seed};
use crate::failure::Failure;
use crate::progress::Progress;

/// Where the speed is measured, what is seen is checked in one of so many games.
const ONE_IN: usize = 16;
/// How often the bar moves.
const MOMENT: Duration = Duration::from_millis(200);

/// Play whole games at a server with many guests at once, and check its promises.
///
/// Tables are made, people sit down, play and look on through the public API, and come back after every failure.
/// When a game is over its record is fetched, and everything that was acknowledged, seen and sent is held against
/// it: 'broken promises: 0' means that nothing was lost, doubled, unfair or shown to the wrong people. If any
/// promise was broken the exit status is 1.
#[derive(Args, Debug)]
#[command(after_help = "\
The server limits how much one address may ask for; start it with --no-limits to measure it.

Example:
  rowlock load --tables 100
  rowlock load --tables 1000 --for 60 --think 600 --url http://127.0.0.1:7117
  rowlock load --tables 30 --games 10 --game all --bots 1 --watchers 1 --tap
  rowlock load --url http://127.0.0.1:7001 --url http://127.0.0.1:7002 --tables 50
  rowlock load --tables 1000 --idle --pid 4711")]
pub(crate) struct LoadArgs {
    /// The address of the server; of several that serve the same tables, each in turn.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7117")]
    url: Vec<Address>,

    /// How many tables are played at once.
    #[arg(long, default_value_t = 10, value_parser = tables)]
    tables: usize,

    /// How many people sit at each table.
    #[arg(long, default_value_t = 2, value_parser = players)]
    seats: usize,

    /// Which game.
    #[arg(long, default_value = GameKind::CLASSIC.name(), value_parser = which_games())]
    game: Games,

    /// How many games are played at each table, one after the other.
    #[arg(long, value_parser = games, default_value_t = 1, conflicts_with = "duration")]
    games: usize,

    /// Begin new games for so many seconds, counted from when everybody plays; those that have begun are
    /// played to their end. So that more of the machine is left for the server, what is seen is then checked in one
    /// game of 16, and in all with --tap; records and acknowledgements are checked in every game.
    #[arg(long = "for", value_name = "SECONDS", value_parser = seconds)]
    duration: Option<Duration>,

    /// How many bots sit at each table, too.
    #[arg(long, default_value_t = 0, value_parser = few)]
    bots: usize,

    /// Which bots.
    #[arg(long, default_value_t = BotName::Greedy)]
    bot: BotName,

    /// How many milliseconds people think about a choice on average.
    #[arg(long, value_name = "MS", default_value = "0", value_parser = milliseconds)]
    think: Duration,

    /// How many spectators each table has.
    #[arg(long, default_value_t = 0, value_parser = watchers)]
    watchers: usize,

    /// The seed of what people choose, a whole number; a new one each time if left out.
    #[arg(long, value_parser = seed)]
    seed: Option<u64>,

    /// Keep all that every client receives and search it for what is hidden from it.
    #[arg(long)]
    tap: bool,

    /// Sit people down and let nobody play, to measure the memory of the server.
    #[arg(long, requires = "pid", conflicts_with_all = ["games", "duration", "tap"])]
    idle: bool,

    /// The process of the server, with --idle.
    #[arg(long, requires = "idle")]
    pid: Option<u32>,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The games that are played in turn.
#[derive(Clone, Debug)]
struct Games(Vec<GameKind>);

/// The word for all games in turn.
const ALL: &str = "all";

fn which_games() -> impl TypedValueParser<Value = Games> {
    let names = GameKind::ALL.map(|kind| PossibleValue::new(kind.name()).help(kind.about()));
    let all = PossibleValue::new(ALL).help("All of them in turn");
    PossibleValuesParser::new(names.into_iter().chain([all])).try_map(|name| {
        if name == ALL {
            Ok(Games(GameKind::ALL.to_vec()))
        } else {
            name.parse().map(|kind| Games(vec![kind]))
        }
    })
}

impl LoadArgs {
    fn plan(&self) -> Result<Plan, Failure> {
        let first =
            self.url.first().cloned().ok_or_else(|| Failure::BadInput("there is no server".to_owned()))?;
        let plan = Plan {
            servers: self.url.clone(),
            tables: self.tables,
            games: self.game.0.clone(),
            people: self.seats,
            bots: self.bots,
            bot: self.bot,
            watchers: self.watchers,
            length: self.duration.map_or(Length::Games(self.games), Length::Time),
            think: self.think,
            seed: self.seed.unwrap_or_else(fresh_seed),
            one_in: if self.duration.is_some() { ONE_IN } else { 1 },
            tap: self.tap,
            ..Plan::at(first)
        };
        plan.check().map_err(Failure::BadInput)?;
        Ok(plan)
    }
}

pub(crate) fn run(args: &LoadArgs) -> Result<(), Failure> {
    let plan = args.plan()?;
    let meter = Arc::new(Meter::new(args.duration));
    let runtime = Builder::new_multi_thread().enable_all().build()?;
    if let Some(process) = args.pid {
        return idle(args, &runtime, plan, meter, process);
    }
    let stopped = Arc::clone(&meter);
    // Without a watch an interruption ends the program at once.
    let _ = ctrlc::set_handler(move || {
        if stopped.is_ended() {
            std::process::exit(130);
        }
        stopped.interrupt();
    });
    let report = runtime.block_on(watched(plan, &meter));
    let text = if args.json { report.to_json() } else { report.to_string() };
    writeln!(io::stdout(), "{text}")?;
    if report.broken.is_empty() { Ok(()) } else { Err(Failure::DoesNotHold) }
}

fn idle(
    args: &LoadArgs,
    runtime: &Runtime,
    plan: Plan,
    meter: Arc<Meter>,
    process: u32,
) -> Result<(), Failure> {
    let idle = runtime.block_on(measure_idle(plan, meter, process)).map_err(Failure::BadInput)?;
    let text = if args.json { idle.to_json() } else { idle.to_string() };
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}

/// Plays, and shows meanwhile how far it is.
async fn watched(plan: Plan, meter: &Arc<Meter>) -> Report {
    let (length, duration) = match plan.length {
        Length::Games(games) => ((games * plan.tables) as u64, None),
        Length::Time(duration) => (duration.as_millis() as u64, Some(duration)),
    };
    let mut progress = Progress::new(Some(length));
    let games = play(plan, Arc::clone(meter));
    tokio::pin!(games);
    loop {
        tokio::select! {
            report = &mut games => return report,
            () = sleep(MOMENT) => {
                let position = duration.map_or_else(|| meter.games(), |_| meter.counted_time().as_millis() as u64);
                progress.set(position, || {
                    let (games, choices, broken) = (meter.games(), meter.acknowledged(), meter.broken());
                    let again = meter.reconnects();
                    format!("{games} games, {choices} choices, {again} reconnections, {broken} broken promises")
                });
            }
        }
    }
}

fn tables(text: &str) -> Result<usize, String> {
    number(text, 1, 100_000).map(|number| number as usize)
}

fn games(text: &str) -> Result<usize, String> {
    number(text, 1, 1_000_000).map(|number| number as usize)
}

fn watchers(text: &str) -> Result<usize, String> {
    number(text, 0, 500).map(|number| number as usize)
}

fn few(text: &str) -> Result<usize, String> {
    number(text, 0, 100).map(|number| number as usize)
}

fn seconds(text: &str) -> Result<Duration, String> {
    number(text, 1, 86_400).map(Duration::from_secs)
}

fn milliseconds(text: &str) -> Result<Duration, String> {
    number(text, 0, 600_000).map(Duration::from_millis)
}
