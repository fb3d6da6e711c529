//! Matches of the arena, and rows of tables about them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::say;

/// Everything is played from this seed, so that the page can be made again.
pub(super) const SEED: u32 = 1;

pub(super) struct Arena {
    pub(super) program: PathBuf,
    /// What was played to its end at this commit is kept here, so that nothing is played again after an interruption.
    pub(super) results: PathBuf,
}

impl Arena {
    /// What came of a match, played now unless it was played before.
    pub(super) fn run(&self, words: &str) -> Result<Value, String> {
        let name = words.replace(|c: char| !c.is_ascii_alphanumeric() && c != '.', "_");
        let path = self.results.join(format!("{name}.json"));
        let kept = fs::read_to_string(&path).ok().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(results) = kept {
            return Ok(results);
        }
        let results = self.run_now(words)?;
        fs::create_dir_all(&self.results)
            .and_then(|()| fs::write(&path, results.to_string()))
            .map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(results)
    }

    /// What comes of a match that is played now.
    pub(super) fn run_now(&self, words: &str) -> Result<Value, String> {
        say(&format!("rowlock arena {words}"));
        let mut command = Command::new(&self.program);
        command.arg("arena").args(words.split_whitespace()).arg("--json").stderr(Stdio::inherit());
        let output = command.output().map_err(|error| format!("rowlock cannot start: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let line = text.lines().last().unwrap_or_default();
        serde_json::from_str(line).map_err(|error| format!("rowlock arena {words}: {error}"))
    }

    /// The value of an empty sheet, as `rowlock solve` says it.
    pub(super) fn solve(&self, words: &str, table: &Path) -> Result<String, String> {
        say(&format!("rowlock solve {words}"));
        let mut command = Command::new(&self.program);
        command.arg("solve").args(words.split_whitespace()).arg("--out").arg(table).stderr(Stdio::inherit());
        let output = command.output().map_err(|error| format!("rowlock cannot start: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let (_, value) = text.lines().next().and_then(|line| line.split_once(": ")).unwrap_or_default();
        let points = value.strip_suffix(" points expected");
        points.map(str::to_owned).ok_or_else(|| format!("rowlock solve {words}: {text}"))
    }

    /// A match between two: the first one's wins, the points of both, the margin, and the time of a choice.
    pub(super) fn pair(&self, game: &str, one: &str, other: &str, games: u32) -> Result<[String; 4], String> {
        let results = self.run(&words(game, &format!("{one},{other}"), &format!("--games {games}")))?;
        let [first, second] = [0, 1].map(|i| &results["players"][i]);
        let points = [first, second].map(|player| format!("{:.1}", number(player, "mean_score")));
        let margin = format!("{:+.1}", number(first, "mean_margin"));
        Ok([share(first), points.join(" – "), margin, micros(first)])
    }

    /// One player among others at a larger table: the wins, as a multiple of a fair share, and the points of both.
    pub(super) fn table(
        &self,
        game: &str,
        (one, other): (&str, &str),
        size: usize,
        games: u32,
    ) -> Result<[String; 3], String> {
        let players = format!("{one}{}", format!(",{other}").repeat(size - 1));
        let results = self.run(&words(game, &players, &format!("--games {games} --seats {size}")))?;
        let [first, second] = [0, 1].map(|i| &results["players"][i]);
        let times = |key| number(first, key) * size as f64;
        let [fair, low, high] = ["win_rate", "win_rate_low", "win_rate_high"].map(times);
        let points = [first, second].map(|player| format!("{:.1}", number(player, "mean_score")));
        Ok([share(first), format!("{fair:.2} × ({low:.2} – {high:.2})"), points.join(" – ")])
    }
}

/// The words of a match.
pub(super) fn words(game: &str, players: &str, options: &str) -> String {
    format!("--game {game} --players {players} --seed {SEED} {options}")
}

pub(super) fn line(page: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(page, "{text}");
}

pub(super) fn number(object: &Value, key: &str) -> f64 {
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
pub(super) fn range(numbers: &[f64]) -> [f64; 3] {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |i: usize| sorted.get(i).copied().unwrap_or(f64::NAN);
    [at(0), at(sorted.len() / 2), at(sorted.len().saturating_sub(1))]
}

/// A number with commas between the thousands.
pub(super) fn thousands(number: f64) -> String {
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
