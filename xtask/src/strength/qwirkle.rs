//! How strong the bots of Qwirkle are, and what each part of the best is worth.

use super::LEVELS;
use super::arena::{Arena, line};

const GAME: &str = "qwirkle";

/// Games of every match of those who choose at once, of those who think, and of those who think long or without a part.
const FAST: u32 = 4_000;
const THINKING: u32 = 1_000;
const LONG: u32 = 800;
const WITHOUT: u32 = 600;

/// Who against whom in how many games, and the lower end of the interval that is wanted.
type Match = (&'static str, &'static str, u32, &'static str);

const YARDSTICKS: [Match; 2] = [("steady", "greedy", FAST, "≥ 56 %"), ("greedy", "random", FAST, "≥ 95 %")];

/// The best, by the time that it has for a choice.
const TIMES: [Match; 6] = [
    ("master:static", "greedy", FAST, "≥ 60 %, goal 64 %"),
    ("master:1ms", "greedy", FAST, "≥ 68 %, goal 72 %"),
    ("master:10ms", "greedy", FAST, "≥ 75 %, goal 79 %"),
    ("master:100ms", "greedy", LONG, "≥ 79 %, goal 85 %"),
    ("master:10ms", "master:static", THINKING, ""),
    ("master:10ms", "steady", THINKING, ""),
];

/// What the best is without a part of it, against greed and against itself.
const WITHOUTS: [Match; 16] = [
    ("master:static-kept", "greedy", FAST, ""),
    ("master:static-kept", "master:static", FAST, ""),
    ("master:static-openings", "greedy", FAST, ""),
    ("master:static-openings", "master:static", FAST, ""),
    ("master:static", "master:10ms", WITHOUT, ""),
    ("master:10ms-kept", "greedy", WITHOUT, ""),
    ("master:10ms-kept", "master:10ms", WITHOUT, ""),
    ("master:10ms-openings", "greedy", WITHOUT, ""),
    ("master:10ms-openings", "master:10ms", WITHOUT, ""),
    ("master:10ms-discount", "greedy", WITHOUT, ""),
    ("master:10ms-discount", "master:10ms", WITHOUT, ""),
    ("master:10ms-endings", "greedy", WITHOUT, ""),
    ("master:10ms-endings", "master:10ms", WITHOUT, ""),
    ("master:10ms-late", "master:10ms", WITHOUT, ""),
    ("master:10ms-chance", "greedy", WITHOUT, ""),
    ("master:10ms-chance", "master:10ms", WITHOUT, ""),
];

/// One player among `greedy`s at larger tables, in how many games, and what is wanted.
const TABLES: [(&str, usize, u32, &str); 6] = [
    ("steady", 3, FAST, ""),
    ("steady", 4, FAST, ""),
    ("steady", 8, FAST, ""),
    ("master:10ms", 3, THINKING, ""),
    ("master:10ms", 4, 2 * THINKING, "≥ 1.8 ×"),
    ("master:10ms", 8, THINKING, ""),
];

/// All of it.
pub(super) fn measure(arena: &Arena, page: &mut String) -> Result<(), String> {
    matches(arena, page, "The yardsticks, two players", &YARDSTICKS)?;
    matches(arena, page, "`master` by the time for a choice, two players", &TIMES)?;
    line(page, "### What the parts of `master` are worth, two players\n");
    line(
        page,
        "A name says what is left out: `-kept` what the tiles kept promise, `-openings` what the board offers to the",
    );
    line(
        page,
        "next player, `-discount` that later points count less, `-endings` the search of endings, `-late` that games are",
    );
    line(
        page,
        "played out to their end when few tiles are left, `-chance` that the chance to win counts and not just points;",
    );
    line(
        page,
        "`master:static` plays nothing out. Hands are not inferred from what others did, nor is more known of single",
    );
    line(page, "parts here than so many games tell: [more of both](qwirkle.md#what-was-tried).\n");
    rows(arena, page, &WITHOUTS)?;
    let levels: Vec<Match> =
        LEVELS.windows(2).map(|pair| (pair[1], pair[0], games(pair[1]), "≥ 60 %")).collect();
    matches(arena, page, "The levels, each against the one below, two players", &levels)?;
    line(page, "### One player among `greedy`s\n");
    line(
        page,
        "| player | players | games | wins | of a fair share | wanted | points, and those of a `greedy` |",
    );
    line(page, "|---|---:|---:|---:|---:|---:|---:|");
    for (one, size, games, wanted) in TABLES {
        let [wins, fair, points] = arena.table(GAME, (one, "greedy"), size, games)?;
        line(page, &format!("| `{one}` | {size} | {games} | {wins} | {fair} | {wanted} | {points} |"));
    }
    line(page, "");
    Ok(())
}

/// How many games are played by a level.
fn games(level: &str) -> u32 {
    if level == "master" { THINKING } else { FAST }
}

fn matches(arena: &Arena, page: &mut String, title: &str, matches: &[Match]) -> Result<(), String> {
    line(page, &format!("### {title}\n"));
    rows(arena, page, matches)
}

fn rows(arena: &Arena, page: &mut String, matches: &[Match]) -> Result<(), String> {
    line(page, "| player | against | games | wins | wanted | points | margin | time per choice |");
    line(page, "|---|---|---:|---:|---:|---:|---:|---:|");
    for &(one, other, games, wanted) in matches {
        let [wins, points, margin, time] = arena.pair(GAME, one, other, games)?;
        line(
            page,
            &format!("| `{one}` | `{other}` | {games} | {wins} | {wanted} | {points} | {margin} | {time} |"),
        );
    }
    line(page, "");
    Ok(())
}
