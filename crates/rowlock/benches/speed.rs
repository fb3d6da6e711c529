//! How fast the engines are, on one core: `cargo bench` prints a table, and
//! `cargo bench -- --write` also writes it to `docs/performance.md`. `cargo bench -- --positions` does nothing but
//! make the positions anew on which the generation of Qwirkle's placements is timed; `cargo bench -- --endings` does
//! nothing but solve endings of Qwirkle, 200 or as many as the next argument says; `cargo bench -- --thinking FILE` asks
//! Qwirkle's `master` for the choices of recorded games again.

mod corpus;
mod endings;
mod games;
mod thinking;

use std::fmt::Write;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;
use std::{env, fs};

use bots::{Bot, BotName, Budget, Knowledge, Level, Roster};
use game::{Game, Notation, RandomSource, Record, Viewer, perft};
use games::{Fast, Seen, best_placement, greedy_qwirkle, random_qwixx, random_qwixx_by_steps};
use qwirkle::Qwirkle;
use qwixx::{Choice, EQUALLY_LUCKY, Qwixx};

/// Every figure is the median of this many rounds, taken in turn so that a slow moment of the machine
/// hits all of them alike.
const ROUNDS: usize = 15;

fn main() -> ExitCode {
    if env::args().any(|arg| arg == "--positions") {
        return write("crates/qwirkle/benches/positions.txt", &corpus::make());
    }
    if let Some(at) = env::args().position(|arg| arg == "--endings") {
        let count = env::args().nth(at + 1).and_then(|count| count.parse().ok());
        println!("{}", endings::measure(count.unwrap_or(endings::COUNT)));
        return ExitCode::SUCCESS;
    }
    if let Some(at) = env::args().position(|arg| arg == "--thinking") {
        return match thinking::measure(&env::args().nth(at + 1).unwrap_or_default()) {
            Ok(report) => {
                println!("{report}");
                ExitCode::SUCCESS
            }
            Err(error) => {
                eprintln!("no games to think about: {error}");
                ExitCode::FAILURE
            }
        };
    }
    // `cargo test` runs benchmarks too, to see that they work: then one small round is enough.
    let trial = !env::args().any(|arg| arg == "--bench");
    let mut rows = rows();
    for _ in 0..if trial { 1 } else { ROUNDS } {
        for row in &mut rows {
            row.measure(trial);
        }
    }
    let table = table(&rows);
    println!("{table}");
    if env::args().any(|arg| arg == "--write") {
        return write("docs/performance.md", &(page(&table) + &other_sections()));
    }
    ExitCode::SUCCESS
}

/// A file of the repository.
fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The sections of the page that are not about these figures.
fn other_sections() -> String {
    let page = fs::read_to_string(file("docs/performance.md")).unwrap_or_default();
    page.find("\n## ").and_then(|at| page.get(at..)).unwrap_or_default().to_owned()
}

fn write(path: &str, text: &str) -> ExitCode {
    if let Err(error) = fs::write(file(path), text) {
        eprintln!("cannot write {path}: {error}");
        return ExitCode::FAILURE;
    }
    println!("written to {path}");
    ExitCode::SUCCESS
}

/// One figure: things done per second.
struct Row {
    name: &'static str,
    unit: &'static str,
    /// What the project asks of this figure.
    target: Option<f64>,
    /// How much to do in a round, about a fifth of a second.
    amount: u64,
    /// Does that much, and says how many units that were and what else there is to say.
    work: Box<dyn FnMut(u64) -> (u64, String)>,
    rates: Vec<f64>,
    note: String,
}

impl Row {
    fn new(
        name: &'static str,
        unit: &'static str,
        target: Option<f64>,
        amount: u64,
        work: impl FnMut(u64) -> (u64, String) + 'static,
    ) -> Self {
        Self { name, unit, target, amount, work: Box::new(work), rates: Vec::new(), note: String::new() }
    }

    fn measure(&mut self, trial: bool) {
        let amount = if trial { self.amount / 100 + 1 } else { self.amount };
        let start = Instant::now();
        let (units, note) = black_box((self.work)(amount));
        self.rates.push(units as f64 / start.elapsed().as_secs_f64());
        self.note = note;
    }

    fn median(&self) -> f64 {
        let mut rates = self.rates.clone();
        rates.sort_by(f64::total_cmp);
        rates.get(rates.len() / 2).copied().unwrap_or(0.0)
    }

    fn range(&self) -> (f64, f64) {
        let low = self.rates.iter().copied().fold(f64::INFINITY, f64::min);
        (low, self.rates.iter().copied().fold(0.0, f64::max))
    }
}

fn rows() -> Vec<Row> {
    let mut dice = Fast(0);
    vec![
        Row::new("yardstick: 64-bit mixes", "mixes", None, 100_000_000, move |amount| {
            let sum = (0..amount).fold(0, |sum: u32, _| sum.wrapping_add(dice.bits()));
            black_box(sum);
            (amount, "what this core does, to compare machines".to_owned())
        }),
        qwixx_row("Qwixx, random, 2 players", Some(650_000.0), classic(2), random_qwixx),
        qwixx_row("the same step by step", None, classic(2), random_qwixx_by_steps),
        qwixx_row("Longo, random, 2 players", Some(450_000.0), longo(2), random_qwixx),
        qwixx_row("the same step by step", None, longo(2), random_qwixx_by_steps),
        qwixx_row("Qwixx, random, 5 players", None, classic(5), random_qwixx),
        master_row("Qwixx, master, 2 players", classic(2)),
        master_row("Longo, master, 5 players", longo(5)),
        qwirkle_games_row("Qwirkle, greedy, 2 players", Some(4_500.0), 2),
        qwirkle_games_row("Qwirkle, greedy, 4 players", None, 4),
        placements_row(),
        generation_row(),
        laying_row(),
        perft_row(),
        reading_row(),
    ]
}

fn classic(players: usize) -> Option<Qwixx> {
    Qwixx::new(&qwixx::Setup::classic(names(players))).ok()
}

fn longo(players: usize) -> Option<Qwixx> {
    Qwixx::new(&qwixx::Setup::longo(names(players), &EQUALLY_LUCKY[..players])).ok()
}

fn qwixx_row(
    name: &'static str,
    target: Option<f64>,
    start: Option<Qwixx>,
    play: fn(&Qwixx, &mut Fast) -> u64,
) -> Row {
    let mut random = Fast(1);
    Row::new(name, "games", target, 100_000, move |amount| {
        let turns: u64 =
            start.iter().map(|start| (0..amount).map(|_| play(start, &mut random)).sum::<u64>()).sum();
        (amount, format!("{:.1} turns a game", turns as f64 / amount as f64))
    })
}

/// Choices of the best level, with the games around them.
fn master_row(name: &'static str, start: Option<Qwixx>) -> Row {
    let mut random = Fast(5);
    let mut bot = Qwixx::bot(BotName::Level(Level::Master), &Knowledge::built_in());
    Row::new(name, "choices", Some(1_000.0), 40, move |amount| {
        let games = start.iter().flat_map(|start| (0..amount).map(|_| start.clone()));
        let bot = bot.as_deref_mut();
        let played = bot.map(|bot| games.map(|game| play_with(game, &mut *bot, &mut random)).sum());
        (played.unwrap_or_default(), String::new())
    })
}

/// Plays a game in which one bot has all seats; says how many choices there were.
fn play_with(mut game: Qwixx, bot: &mut dyn Bot<Qwixx>, random: &mut Fast) -> u64 {
    let mut choices = 0;
    while let Some(roll) = game.cast(random) {
        game.happen_unchecked(&roll);
        while let Some(seat) = game.awaits().seats().lowest() {
            let choice = bot.choose(&game.view(Viewer::Seat(seat)), &Budget::default(), random);
            game.play_unchecked(seat, &choice.unwrap_or(Choice::Pass));
            choices += 1;
        }
    }
    choices
}

fn names(players: usize) -> Vec<String> {
    (1..=players).map(|i| format!("Player {i}")).collect()
}

fn play_qwirkle(players: usize, amount: u64, random: &mut Fast) -> Seen {
    let start = Qwirkle::new(&qwirkle::Setup::new(names(players))).ok();
    let mut seen = Seen::default();
    for _ in 0..amount {
        if let Some(start) = &start {
            seen.add(greedy_qwirkle(&mut start.clone(), random));
        }
    }
    seen
}

fn qwirkle_games_row(name: &'static str, target: Option<f64>, players: usize) -> Row {
    let mut random = Fast(2);
    Row::new(name, "games", target, 800, move |amount| {
        let seen = play_qwirkle(players, amount, &mut random);
        let note = format!(
            "{:.1} turns a game, {:.1} placements a turn, at most {}",
            seen.turns as f64 / amount as f64,
            seen.placements as f64 / seen.turns as f64,
            seen.most
        );
        (amount, note)
    })
}

fn placements_row() -> Row {
    let mut random = Fast(3);
    Row::new("Qwirkle, placements in those games", "placements", None, 800, move |amount| {
        let seen = play_qwirkle(2, amount, &mut random);
        (seen.placements, "scored one by one, with the games around them".to_owned())
    })
}

/// The positions of the corpus.
fn mid_games() -> Vec<Qwirkle> {
    corpus::POSITIONS.lines().filter_map(|line| Qwirkle::from_position(line).ok()).collect()
}

/// Every placement of the positions in the corpus, with its points; whoever calls keeps the best, as greed does.
fn generation_row() -> Row {
    let positions = mid_games();
    Row::new("Qwirkle, placements in the middle of games", "placements", Some(5e7), 300, move |amount| {
        let mut placements = 0;
        for _ in 0..amount {
            for state in &positions {
                let (best, count) = best_placement(state, state.turn());
                black_box(best);
                placements += count;
            }
        }
        let looks = amount * positions.len() as u64;
        let each = placements as f64 / looks as f64;
        (placements, format!("{each:.1} in each of {} positions", positions.len()))
    })
}

/// All these placements, each laid on its board and taken back.
fn laying_row() -> Row {
    let with_placements = |state: Qwirkle| {
        let mut placements = Vec::new();
        state.for_each_placement(state.turn(), |placement, _| placements.push(*placement));
        (state.board().clone(), placements)
    };
    let mut boards: Vec<_> = mid_games().into_iter().map(with_placements).collect();
    Row::new("the same placements, laid and taken back", "placements", None, 30, move |amount| {
        let mut laid = 0;
        for _ in 0..amount {
            for (board, placements) in &mut boards {
                for placement in &*placements {
                    let undo = board.lay(placement);
                    black_box(&mut *board).take_back(&undo);
                }
                laid += placements.len() as u64;
            }
        }
        (laid, "instead of copying the board".to_owned())
    })
}

fn perft_row() -> Row {
    let start = classic(2);
    Row::new("perft of Qwixx, 3 steps", "sequences", None, 2, move |amount| {
        let count = |state: &Qwixx| perft(state, 3).map_or(0, |count| count.sequences as u64);
        (start.iter().map(|start| (0..amount).map(|_| count(start)).sum::<u64>()).sum(), String::new())
    })
}

/// A record of a random game, as it stands in a file.
fn some_record() -> String {
    let mut random = Fast(4);
    let Ok(mut record) = Record::<Qwixx>::new(qwixx::Setup::classic(["Anna", "Ben"])) else {
        return String::new();
    };
    loop {
        let state = record.state().clone();
        let went_on = match (state.cast(&mut random), state.awaits().seats().lowest()) {
            (Some(roll), _) => record.happen(&roll).is_ok(),
            (None, Some(seat)) => {
                let choice = state.legal(seat).get(random.below(state.legal(seat).len() as u32) as usize);
                choice.is_some_and(|choice| record.play(seat, &choice).is_ok())
            }
            (None, None) => false,
        };
        if !went_on {
            return record.to_string();
        }
    }
}

fn reading_row() -> Row {
    let text = some_record();
    Row::new("records of Qwixx, read and checked", "games", None, 4_000, move |amount| {
        let read = (0..amount).filter(|_| Record::<Qwixx>::parse(&text).is_ok()).count();
        (read as u64, format!("{} characters each", text.len()))
    })
}

fn table(rows: &[Row]) -> String {
    let heads = ["what", "per second (median)", "range", "wanted", "per billion mixes", ""];
    let mut table = format!("| {} |\n|---|---:|---:|---:|---:|---|\n", heads.join(" | "));
    let yardstick = rows.first().map_or(1.0, Row::median);
    for row in rows {
        let ratio = grouped(row.median() / yardstick * 1e9);
        let (low, high) = row.range();
        let wanted = row.target.map_or_else(String::new, |target| format!("≥ {}", grouped(target)));
        let (rate, low, high) = (grouped(row.median()), grouped(low), grouped(high));
        // Writing to a string cannot fail.
        let _ = writeln!(
            table,
            "| {} | {rate} {} | {low} – {high} | {wanted} | {ratio} | {} |",
            row.name, row.unit, row.note
        );
    }
    table
}

/// A number with commas between groups of three digits, rounded to four significant digits.
fn grouped(number: f64) -> String {
    let scale = 10_f64.powi((number.abs().max(1.0).log10().floor() as i32 - 3).max(0));
    let digits = format!("{:.0}", (number / scale).round() * scale);
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

fn page(table: &str) -> String {
    format!(
        "# Performance\n\n\
         Down to the next heading written by `cargo bench -- --write`; do not edit that by hand.\n\n\
         - machine: {}\n\
         - compiler: {}\n\
         - commit: {}\n\
         - method: one thread; every figure is the median of {ROUNDS} rounds of about a fifth of a second, taken in\n  \
           turn; the range is the slowest and the fastest round. The first row is a fixed loop of arithmetic:\n  \
           compare figures of two machines, or of two runs, by their ratio to it.\n\n\
         {table}\n\
         Random games draw every choice by lot among all legal ones; a generator as fast as the yardstick rolls the\n\
         dice. They are played turn by turn with `Qwixx::play_turn`, as searches do, and step by step through the trait\n\
         `Game`. Greedy Qwirkle generates and scores every placement of every turn and takes the best. The middle of games is 500\n\
         positions in `crates/qwirkle/benches/positions.txt`, made by `cargo bench -p rowlock -- --positions` from games of two to\n\
         four greedy and steady players, 5 to 40 turns after their start; each placement is shown with its points. None of these\n\
         games allocates memory for a choice, which `crates/rowlock/tests/no_allocation.rs` checks: a game of Qwirkle\n\
         does so for the deal, and once to copy the board that it shares with the state it began from.\n",
        machine(),
        output_of("rustc", &["--version"]),
        output_of("git", &["describe", "--always", "--dirty"]),
    )
}

fn machine() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    let model = model.map_or("unknown processor", |(_, model)| model.trim()).to_owned();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{model}, {cores} cores, {} {}", env::consts::OS, env::consts::ARCH)
}

fn output_of(program: &str, args: &[&str]) -> String {
    let output = Command::new(program).args(args).output();
    output.map_or_else(
        |_| "unknown".to_owned(),
        |output| String::from_utf8_lossy(&output.stdout).trim().to_owned(),
    )
}
