//! `cargo xtask strength`: how strong the bots are, and how fast the arena is, measured by the arena itself and
//! written to a page.

use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

use serde_json::Value;

use crate::say;
use crate::tools::Workspace;

const PAGE: &str = "docs/strength.md";

/// Everything is played from this seed, so that the page can be made again.
const SEED: u32 = 1;

/// Games of every match between two.
const GAMES: u32 = 10_000;

/// Games of every match in which a point more or less matters.
const MANY: u32 = 200_000;

/// Games at larger tables in which the best of Qwixx and Longo sits.
const MASTERS: u32 = 60_000;

/// Games at other larger tables.
const LARGER: u32 = 2_000;

/// Rounds in which the speed is measured, with one thread and with two in turn.
const ROUNDS: usize = 9;

/// Games of each such round.
const ROUND: u32 = 300_000;

/// The same of the best of Qwixx, which takes longer over its choices.
const MASTER_ROUND: u32 = 5_000;

/// The lucky numbers of a Longo sheet; those on the other side of 9 are worth the same.
const LUCKY: [&str; 5] = ["4,9", "5,8", "5,10", "6,7", "6,11"];

const LEVELS: [&str; 5] = ["beginner", "casual", "skilled", "expert", "master"];

const TABLES: [(&str, [usize; 3]); 3] = [("qwixx", [3, 4, 5]), ("longo", [3, 4, 5]), ("qwirkle", [3, 4, 8])];

/// `cargo xtask strength`: measures everything, which takes a while, and writes the page.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    if !words.is_empty() {
        return Err(format!("strength takes nothing more, found '{}'", words.join(" ")));
    }
    let workspace = Workspace::find()?;
    workspace.cargo("build --release --locked --package rowlock", &[])?;
    let metadata = workspace.metadata("--no-deps")?;
    let target = metadata["target_directory"].as_str().unwrap_or("target");
    let target = PathBuf::from(target);
    let arena = Arena { program: target.join("release/rowlock") };
    let mut page = introduction();
    arena.alone(&mut page, &target.join("solo"))?;
    arena.speed(&mut page)?;
    arena.master_speed(&mut page)?;
    arena.matches(&mut page)?;
    arena.masters(&mut page)?;
    arena.ladder(&mut page)?;
    arena.tables(&mut page)?;
    fs::write(workspace.path(PAGE), page).map_err(|error| format!("{PAGE}: {error}"))?;
    say(&format!("written: {PAGE}"));
    Ok(true)
}

fn introduction() -> String {
    let commit = output("git", &["rev-parse", "--short", "HEAD"]);
    let compiler = output("rustc", &["--version"]);
    let model = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = model.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
    let model = model.trim_start_matches([' ', '\t', ':']);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    format!(
        "# Strength\n\n\
         Written by `cargo xtask strength`; do not edit by hand.\n\n\
         - machine: {model}, {cores} cores\n\
         - compiler: {compiler}\n\
         - commit: {commit}\n\
         - method: `rowlock arena` with seed {SEED}; play is paired, every deal or series of dice once for every rotation\n  \
           of the seats; a shared win counts in part; in brackets the 95 % interval, from the scatter between sets\n\
         - times and speeds are those of this run: the machine may have had other work, and [here](nets.md) they are those\n  \
           of an idle one\n\n"
    )
}

/// What a program prints, in one line; nothing if it fails.
fn output(program: &str, words: &[&str]) -> String {
    let output = Command::new(program).args(words).stderr(Stdio::null()).output();
    output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default()
}

struct Arena {
    program: PathBuf,
}

impl Arena {
    fn run(&self, words: &str) -> Result<Value, String> {
        say(&format!("rowlock arena {words}"));
        let mut command = Command::new(&self.program);
        command.arg("arena").args(words.split_whitespace()).arg("--json").stderr(Stdio::inherit());
        let output = command.output().map_err(|error| format!("rowlock cannot start: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let line = text.lines().last().unwrap_or_default();
        serde_json::from_str(line).map_err(|error| format!("rowlock arena {words}: {error}"))
    }

    fn play(&self, game: &str, players: &str, options: &str) -> Result<Value, String> {
        self.run(&format!("--game {game} --players {players} --seed {SEED} {options}"))
    }

    /// What one player alone can get at best. Tables that are there already are asked, others are made.
    fn alone(&self, page: &mut String, tables: &Path) -> Result<(), String> {
        fs::create_dir_all(tables).map_err(|error| format!("{}: {error}", tables.display()))?;
        line(
            page,
            "## Alone\n\nThe expected points of one player whose every choice is the best: exact, not measured",
        );
        line(page, "([how](solitaire.md)).\n\n| game | lucky numbers | points |\n|---|---|---:|");
        line(page, &format!("| qwixx | | {} |", self.solve("--game qwixx", &tables.join("qwixx.solo"))?));
        for lucky in LUCKY {
            let table = tables.join(format!("longo-{}.solo", lucky.replace(',', "-")));
            let points = self.solve(&format!("--game longo --lucky {lucky}"), &table)?;
            line(page, &format!("| longo | {} | {points} |", lucky.replace(',', " and ")));
        }
        line(page, "");
        Ok(())
    }

    /// The value of an empty sheet, as `rowlock solve` says it.
    fn solve(&self, words: &str, table: &Path) -> Result<String, String> {
        say(&format!("rowlock solve {words}"));
        let mut command = Command::new(&self.program);
        command.arg("solve").args(words.split_whitespace()).arg("--out").arg(table).stderr(Stdio::inherit());
        let output = command.output().map_err(|error| format!("rowlock cannot start: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let (_, value) = text.lines().next().and_then(|line| line.split_once(": ")).unwrap_or_default();
        let points = value.strip_suffix(" points expected");
        points.map(str::to_owned).ok_or_else(|| format!("rowlock solve {words}: {text}"))
    }

    /// Games a second of the best of Qwixx against itself.
    fn master_speed(&self, page: &mut String) -> Result<(), String> {
        let (mut rates, mut times) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let options = format!("--games {MASTER_ROUND} --threads 2");
            let results = self.play("qwixx", "master,master", &options)?;
            rates.push(number(&results, "games_per_second"));
            times.push(number(&results["players"][0], "microseconds_per_choice"));
        }
        line(page, "| Qwixx, `master` against itself | median | range | wanted |\n|---|---:|---:|---:|");
        let [low, median, high] = range(&rates).map(thousands);
        line(page, &format!("| games a second, two threads | {median} | {low} – {high} | |"));
        let [low, median, high] = range(&times);
        line(page, &format!("| µs a choice | {median:.1} | {low:.1} – {high:.1} | ≤ 1,000 |"));
        line(page, &format!("\n{ROUNDS} rounds of {MASTER_ROUND} games.\n"));
        Ok(())
    }

    /// Games a second of cheap bots with one thread and with two, in turn, since machines have moods.
    fn speed(&self, page: &mut String) -> Result<(), String> {
        let mut rates = [Vec::new(), Vec::new()];
        let mut yardstick = Vec::new();
        for _ in 0..ROUNDS {
            yardstick.push(2.0 * arithmetic(1) / arithmetic(2));
            for (i, rates) in rates.iter_mut().enumerate() {
                let options = format!("--games {ROUND} --threads {}", i + 1);
                rates.push(number(&self.play("qwixx", "greedy,greedy", &options)?, "games_per_second"));
            }
        }
        let ratios: Vec<f64> = rates[1].iter().zip(&rates[0]).map(|(two, one)| two / one).collect();
        let [one, two] = &rates;
        line(page, "## The arena's speed\n");
        line(page, "| Qwixx, `greedy` against itself | median | range | wanted |\n|---|---:|---:|---:|");
        for (name, rates, wanted) in
            [("games a second, one thread", one, ""), ("games a second, two threads", two, "≥ 150,000")]
        {
            let [low, median, high] = range(rates).map(thousands);
            line(page, &format!("| {name} | {median} | {low} – {high} | {wanted} |"));
        }
        let [low, median, high] = range(&ratios);
        line(page, &format!("| two threads to one | {median:.2} × | {low:.2} – {high:.2} | ≥ 1.8 × |"));
        let [low, median, high] = range(&yardstick);
        let name = "the same for a loop of arithmetic";
        line(page, &format!("| {name} | {median:.2} × | {low:.2} – {high:.2} | |"));
        let rounds = format!("\n{ROUNDS} rounds of {ROUND} games, one thread and two in turn.\n");
        line(page, &rounds);
        Ok(())
    }

    fn matches(&self, page: &mut String) -> Result<(), String> {
        line(page, &format!("## The yardsticks, two players, {GAMES} games each\n"));
        line(page, HEADING);
        for (game, _) in TABLES {
            for (one, other, wanted) in [
                ("steady", "greedy", if game == "qwirkle" { "≥ 56 %" } else { "≥ 60 %" }),
                ("greedy", "random", "≥ 95 %"),
            ] {
                self.one_match(page, game, one, other, (GAMES, wanted))?;
            }
        }
        line(page, "");
        Ok(())
    }

    /// The best of Qwixx and Longo against the yardsticks.
    fn masters(&self, page: &mut String) -> Result<(), String> {
        line(page, &format!("## `master` against the yardsticks, two players, {MANY} games each\n"));
        line(page, HEADING);
        for (game, other, wanted) in [
            ("qwixx", "evolved", "≥ 64.5 %, goal 65.3 %"),
            ("qwixx", "steady", ""),
            ("qwixx", "greedy", ""),
            ("longo", "steady", "goal 65 %"),
            ("longo", "greedy", ""),
        ] {
            self.one_match(page, game, "master", other, (MANY, wanted))?;
        }
        line(page, "");
        Ok(())
    }

    fn ladder(&self, page: &mut String) -> Result<(), String> {
        line(page, &format!("## The levels, each against the one below, two players, {GAMES} games each\n"));
        line(page, HEADING);
        for (game, _) in TABLES {
            for pair in LEVELS.windows(2) {
                self.one_match(page, game, pair[1], pair[0], (GAMES, "≥ 60 %"))?;
            }
        }
        line(page, "");
        Ok(())
    }

    fn one_match(
        &self,
        page: &mut String,
        game: &str,
        one: &str,
        other: &str,
        (games, wanted): (u32, &str),
    ) -> Result<(), String> {
        let results = self.play(game, &format!("{one},{other}"), &format!("--games {games}"))?;
        let [first, second] = [0, 1].map(|i| &results["players"][i]);
        line(
            page,
            &format!(
                "| {game} | `{one}` | `{other}` | {} | {wanted} | {:.1} – {:.1} | {:+.1} | {} |",
                share(first),
                number(first, "mean_score"),
                number(second, "mean_score"),
                number(first, "mean_margin"),
                micros(first),
            ),
        );
        Ok(())
    }

    fn tables(&self, page: &mut String) -> Result<(), String> {
        for (one, other, games, tables) in [
            ("master", "evolved", MASTERS, &TABLES[..1]),
            ("master", "steady", MASTERS, &TABLES[..2]),
            ("steady", "greedy", LARGER, &TABLES[..]),
        ] {
            line(page, &format!("## One `{one}` among `{other}`s, at least {games} games each\n"));
            let wanted = if other == "evolved" { " (wanted 1.35 ×)" } else { "" };
            let heads = format!("wins | of a fair share{wanted} | points, and those of a `{other}`");
            line(page, &format!("| game | players | {heads} |\n|---|---:|---:|---:|---:|"));
            for (game, sizes) in tables {
                for size in sizes {
                    self.one_table(page, game, (one, other), *size, games)?;
                }
            }
            line(page, "");
        }
        Ok(())
    }

    fn one_table(
        &self,
        page: &mut String,
        game: &str,
        (one, other): (&str, &str),
        size: usize,
        games: u32,
    ) -> Result<(), String> {
        let players = format!("{one}{}", format!(",{other}").repeat(size - 1));
        let results = self.play(game, &players, &format!("--games {games} --seats {size}"))?;
        let (first, second) = (&results["players"][0], &results["players"][1]);
        let [fair, low, high] =
            ["win_rate", "win_rate_low", "win_rate_high"].map(|key| number(first, key) * size as f64);
        let (own, others) = (number(first, "mean_score"), number(second, "mean_score"));
        let row = format!(
            "| {game} | {size} | {} | {fair:.2} × ({low:.2} – {high:.2}) | {own:.1} – {others:.1} |",
            share(first)
        );
        line(page, &row);
        Ok(())
    }
}

/// How long so many threads take for a loop of arithmetic each, in seconds: what the machine itself makes of
/// more threads.
fn arithmetic(threads: usize) -> f64 {
    let begun = Instant::now();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut number = 1_u64;
                for i in 0..300_000_000_u64 {
                    number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(i);
                }
                black_box(number)
            });
        }
    });
    begun.elapsed().as_secs_f64()
}

const HEADING: &str = "| game | player | against | wins | wanted | points | margin | time per choice |\n\
                       |---|---|---|---:|---:|---:|---:|---:|";

fn line(page: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(page, "{text}");
}

fn number(object: &Value, key: &str) -> f64 {
    object[key].as_f64().unwrap_or(f64::NAN)
}

fn share(player: &Value) -> String {
    let percent = |key| 100.0 * number(player, key);
    format!("{:.1} % ({:.1} – {:.1})", percent("win_rate"), percent("win_rate_low"), percent("win_rate_high"))
}

fn micros(player: &Value) -> String {
    format!("{:.1} µs", number(player, "microseconds_per_choice"))
}

/// The lowest, the middle and the highest.
fn range(numbers: &[f64]) -> [f64; 3] {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |i: usize| sorted.get(i).copied().unwrap_or(f64::NAN);
    [at(0), at(sorted.len() / 2), at(sorted.len().saturating_sub(1))]
}

/// A number with commas between the thousands.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(["7", "1,234", "150,000"], [7.2, 1234.0, 149_999.6].map(thousands));
        assert_eq!(["1", "2", "9"], range(&[9.0, 1.0, 2.0]).map(thousands));
    }
}
