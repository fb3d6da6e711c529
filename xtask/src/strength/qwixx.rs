//! How strong the bots of Qwixx and Longo are, and how fast the arena is.

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::thread;
use std::time::Instant;

use super::arena::{Arena, line, number, range, thousands, words};
use super::{GAMES, LARGER, LEVELS};

/// Games of every match in which a point more or less matters.
const MANY: u32 = 200_000;

/// Games at larger tables in which the best sits.
const MASTERS: u32 = 60_000;

/// Rounds in which the speed is measured, with one thread and with two in turn.
const ROUNDS: usize = 9;

/// Games of each such round.
const ROUND: u32 = 300_000;

/// The same of the best of Qwixx, which takes longer over its choices.
const MASTER_ROUND: u32 = 5_000;

/// The lucky numbers of a Longo sheet; those on the other side of 9 are worth the same.
const LUCKY: [&str; 5] = ["4,9", "5,8", "5,10", "6,7", "6,11"];

const BOTH: [&str; 2] = ["qwixx", "longo"];

/// The sizes of larger tables.
const SIZES: [usize; 3] = [3, 4, 5];

/// All of it; tables of those who play alone are kept in a folder.
pub(super) fn measure(arena: &Arena, page: &mut String, solo: &Path) -> Result<(), String> {
    arena.alone(page, solo)?;
    arena.speed(page)?;
    arena.master_speed(page)?;
    arena.matches(page)?;
    arena.masters(page)?;
    arena.ladder(page)?;
    arena.tables(page)
}

const HEADING: &str = "| game | player | against | wins | wanted | points | margin | time per choice |\n\
                       |---|---|---|---:|---:|---:|---:|---:|";

impl Arena {
    /// What one player alone can get at best. Tables that are there already are asked, others are made.
    fn alone(&self, page: &mut String, tables: &Path) -> Result<(), String> {
        fs::create_dir_all(tables).map_err(|error| format!("{}: {error}", tables.display()))?;
        line(
            page,
            "### Alone\n\nThe expected points of one player whose every choice is the best: exact, not measured",
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

    /// Games a second of the best of Qwixx against itself.
    fn master_speed(&self, page: &mut String) -> Result<(), String> {
        let (mut rates, mut times) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let options = format!("--games {MASTER_ROUND} --threads 2");
            let results = self.run_now(&words("qwixx", "master,master", &options))?;
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
                rates.push(number(
                    &self.run_now(&words("qwixx", "greedy,greedy", &options))?,
                    "games_per_second",
                ));
            }
        }
        let ratios: Vec<f64> = rates[1].iter().zip(&rates[0]).map(|(two, one)| two / one).collect();
        let [one, two] = &rates;
        line(page, "### The arena's speed\n");
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
        line(page, &format!("### The yardsticks, two players, {GAMES} games each\n"));
        line(page, HEADING);
        for game in BOTH {
            for (one, other, wanted) in [("steady", "greedy", "≥ 60 %"), ("greedy", "random", "≥ 95 %")] {
                one_match(self, page, game, (one, other), (GAMES, wanted))?;
            }
        }
        line(page, "");
        Ok(())
    }

    /// The best of Qwixx and Longo against the yardsticks.
    fn masters(&self, page: &mut String) -> Result<(), String> {
        line(page, &format!("### `master` against the yardsticks, two players, {MANY} games each\n"));
        line(page, HEADING);
        for (game, other, wanted) in [
            ("qwixx", "evolved", "≥ 64.5 %, goal 65.3 %"),
            ("qwixx", "steady", ""),
            ("qwixx", "greedy", ""),
            ("longo", "steady", "goal 65 %"),
            ("longo", "greedy", ""),
        ] {
            one_match(self, page, game, ("master", other), (MANY, wanted))?;
        }
        line(page, "");
        Ok(())
    }

    fn ladder(&self, page: &mut String) -> Result<(), String> {
        line(page, &format!("### The levels, each against the one below, two players, {GAMES} games each\n"));
        line(page, HEADING);
        for game in BOTH {
            for pair in LEVELS.windows(2) {
                one_match(self, page, game, (pair[1], pair[0]), (GAMES, "≥ 60 %"))?;
            }
        }
        line(page, "");
        Ok(())
    }

    fn tables(&self, page: &mut String) -> Result<(), String> {
        for (one, other, games, played) in [
            ("master", "evolved", MASTERS, &BOTH[..1]),
            ("master", "steady", MASTERS, &BOTH[..]),
            ("steady", "greedy", LARGER, &BOTH[..]),
        ] {
            line(page, &format!("### One `{one}` among `{other}`s, at least {games} games each\n"));
            let wanted = if other == "evolved" { " (wanted 1.35 ×)" } else { "" };
            let heads = format!("wins | of a fair share{wanted} | points, and those of a `{other}`");
            line(page, &format!("| game | players | {heads} |\n|---|---:|---:|---:|---:|"));
            for game in played {
                for size in SIZES {
                    let [wins, fair, points] = self.table(game, (one, other), size, games)?;
                    line(page, &format!("| {game} | {size} | {wins} | {fair} | {points} |"));
                }
            }
            line(page, "");
        }
        Ok(())
    }
}

/// A row about a match between two.
fn one_match(
    arena: &Arena,
    page: &mut String,
    game: &str,
    (one, other): (&str, &str),
    (games, wanted): (u32, &str),
) -> Result<(), String> {
    let [wins, points, margin, time] = arena.pair(game, one, other, games)?;
    line(
        page,
        &format!("| {game} | `{one}` | `{other}` | {wins} | {wanted} | {points} | {margin} | {time} |"),
    );
    Ok(())
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
