use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use anstyle::Style;
use host::GameKind;
use serde_json::{Value, json};

use super::contest::Fact;
use super::interval::Share;
use super::plan::Plan;
use super::rating::{Rating, ratings};
use super::tally::{EntrantTally, Tally};
use super::workers::Stopped;

/// What came of the games.
#[derive(Debug)]
pub struct Report {
    pub(crate) game: GameKind,
    pub(crate) plan: Plan,
    pub(crate) tally: Tally,
    pub(crate) stopped: Stopped,
    /// The games of this run; others may have been there before.
    pub(crate) new_games: u64,
    pub(crate) time: Duration,
    /// What the game counts besides points.
    pub(crate) facts: [Fact; 2],
    /// What was played, as it is kept in the folder.
    pub(crate) settings: Value,
    pub(crate) threads: usize,
    pub(crate) folder: Option<PathBuf>,
}

impl Report {
    /// Why the play stopped.
    pub fn stopped(&self) -> Stopped {
        self.stopped
    }

    fn rate(&self) -> f64 {
        self.new_games as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// The object that other programs read.
    pub fn json(&self) -> Value {
        let mut object = self.settings.clone();
        object["games"] = self.tally.games.into();
        object["sets"] = self.tally.sets.into();
        object["stopped"] = match self.stopped {
            Stopped::Complete => "complete",
            Stopped::Precise => "precise",
            Stopped::Interrupted => "interrupted",
        }
        .into();
        object["threads"] = self.threads.into();
        object["new_games"] = self.new_games.into();
        object["seconds"] = rounded(self.time.as_secs_f64());
        object["games_per_second"] = rounded(self.rate());
        object["mean_turns"] = rounded(self.tally.turns.sample().mean());
        object["turns_spread"] = rounded(self.tally.turns.sample().spread());
        let ratings = ratings(&self.plan, &self.tally);
        let players = self.tally.entrants.iter().enumerate();
        object["players"] = players
            .map(|(i, entrant)| {
                self.player_json(i, entrant, ratings.as_ref().and_then(|ratings| ratings.get(i)))
            })
            .collect();
        object["matches"] = (0..self.plan.matches.len()).map(|i| self.match_json(i)).collect();
        object
    }

    fn player_json(&self, i: usize, entrant: &EntrantTally, rating: Option<&Rating>) -> Value {
        let rate = entrant.win_rate();
        let (score, margin) = (entrant.scores.sample(), entrant.margins.sample());
        let mut object = json!({
            "name": self.plan.names[i],
            "player": self.plan.entrants[i].to_string(),
            "games": entrant.games,
            "win_rate": rounded(rate.mean),
            "win_rate_low": rounded(rate.low),
            "win_rate_high": rounded(rate.high),
            "mean_score": rounded(score.mean()),
            "score_spread": rounded(score.spread()),
            "mean_margin": rounded(margin.mean()),
            "forfeits": entrant.forfeits,
            "microseconds_per_choice": micros(entrant).map(rounded),
        });
        for (fact, sums) in self.facts.into_iter().zip(entrant.facts) {
            object[format!("mean_{}", fact.key)] = rounded(sums.sample().mean());
        }
        if let Some(rating) = rating {
            object["rating"] = rounded(rating.points);
            object["rating_low"] = rounded(rating.low);
            object["rating_high"] = rounded(rating.high);
        }
        object
    }

    fn match_json(&self, i: usize) -> Value {
        let players: Vec<&String> =
            self.plan.matches[i].iter().map(|&player| &self.plan.names[player]).collect();
        let rates = (0..players.len()).filter_map(|player| self.tally.matches[i].win_rate(player));
        let rate = |rate: Share| {
            json!({
                "win_rate": rounded(rate.mean),
                "win_rate_low": rounded(rate.low),
                "win_rate_high": rounded(rate.high),
            })
        };
        json!({ "players": players, "win_rates": rates.map(rate).collect::<Vec<_>>() })
    }

    /// Writes the table that people read, with styles of terminals.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let bold = Style::new().bold();
        let rows = self.rows();
        for (i, line) in aligned(&rows).iter().enumerate() {
            if i == 0 {
                writeln!(out, "{bold}{line}{bold:#}")?;
            } else {
                writeln!(out, "{line}")?;
            }
        }
        if self.plan.matches.len() > 1 && self.plan.seats > 1 {
            writeln!(out, "\n{bold}Win rate against each other{bold:#}")?;
            let rows = if self.plan.seats == 2 { self.cross_rows() } else { self.match_rows() };
            aligned(&rows).iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        writeln!(out, "\n{}", self.sentence())?;
        if self.game.is_judged_by_formula() {
            let title = self.game.title();
            writeln!(out, "no network was trained for {title}: levels judge as steady does")?;
        }
        out.flush()
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let [one, other] = self.facts.map(|fact| fact.heading);
        let mut heading = vec!["player", "win rate (95 %)", "points", "spread", "margin", one, other, "time"];
        if self.plan.seats > 2 {
            heading.insert(2, "of fair share");
        }
        if self.forfeits() > 0 {
            heading.push("forfeits");
        }
        let heading = heading.into_iter().map(str::to_owned).collect();
        let rows = self.tally.entrants.iter().enumerate().map(|(i, entrant)| self.row(i, entrant));
        std::iter::once(heading).chain(rows).collect()
    }

    fn row(&self, i: usize, entrant: &EntrantTally) -> Vec<String> {
        let rate = entrant.win_rate();
        let (score, margin) = (entrant.scores.sample(), entrant.margins.sample());
        let [one, other] = entrant.facts.map(|sums| format!("{:.2}", sums.sample().mean()));
        let mut row = vec![
            self.plan.names[i].clone(),
            format!("{} ({:.1} – {:.1})", percent(rate.mean), 100.0 * rate.low, 100.0 * rate.high),
            format!("{:.1}", score.mean()),
            format!("{:.1}", score.spread()),
            format!("{:+.1}", margin.mean()),
            one,
            other,
            micros(entrant).map_or("–".to_owned(), time),
        ];
        if self.plan.seats > 2 {
            row.insert(2, format!("{:.2} ×", rate.mean * self.plan.seats as f64));
        }
        if self.forfeits() > 0 {
            row.push(entrant.forfeits.to_string());
        }
        row
    }

    /// Everybody against everybody at tables for two, with the ratings.
    fn cross_rows(&self) -> Vec<Vec<String>> {
        let names = &self.plan.names;
        let ratings = ratings(&self.plan, &self.tally).unwrap_or_default();
        let columns = ["player", "rating (95 %)"].map(str::to_owned);
        let heading = columns.into_iter().chain(names.iter().cloned()).collect();
        let row = |one: usize| {
            let cells = (0..names.len()).map(|other| self.against(one, other));
            let rating = ratings.get(one).map_or(String::new(), rating_cell);
            [names[one].clone(), rating].into_iter().chain(cells).collect()
        };
        std::iter::once(heading).chain((0..names.len()).map(row)).collect()
    }

    fn against(&self, one: usize, other: usize) -> String {
        let place = |players: &Vec<usize>| players.contains(&one) && players.contains(&other) && one != other;
        let Some(i) = self.plan.matches.iter().position(place) else {
            return "·".to_owned();
        };
        let player = usize::from(self.plan.matches[i].first() != Some(&one));
        self.tally.matches[i]
            .win_rate(player)
            .map_or(String::new(), |rate| format!("{} ± {:.1}", percent(rate.mean), 100.0 * rate.precision()))
    }

    /// One line for each match, at larger tables.
    fn match_rows(&self) -> Vec<Vec<String>> {
        let line = |i: usize| {
            let cell = |(place, player): (usize, usize)| {
                let rate =
                    self.tally.matches[i].win_rate(place).map_or(String::new(), |rate| percent(rate.mean));
                format!("{} {rate}", self.plan.names[player])
            };
            self.plan.matches[i].iter().copied().enumerate().map(cell).collect()
        };
        (0..self.plan.matches.len()).map(line).collect()
    }

    fn forfeits(&self) -> u64 {
        self.tally.entrants.iter().map(|entrant| entrant.forfeits).sum()
    }

    fn sentence(&self) -> String {
        let turns = self.tally.turns.sample();
        let games = self.tally.games;
        let counted = |number, one, many| format!("{number} {}", if number == 1 { one } else { many });
        let mut text = format!(
            "{games} games in {}, {:.1} turns each (spread {:.1}); {:.0} games a second; seed {}.",
            counted(self.tally.sets, "set", "sets"),
            turns.mean(),
            turns.spread(),
            self.rate(),
            self.plan.seed,
        );
        match (self.stopped, &self.folder) {
            (Stopped::Complete, _) => {}
            (Stopped::Precise, _) => text += "\nStopped early: the win rates are known as well as wanted.",
            (Stopped::Interrupted, Some(folder)) => {
                let folder = folder.display();
                text += "\nInterrupted. What was played is kept; the same command goes on from there, with --out ";
                text += &folder.to_string();
                text.push('.');
            }
            (Stopped::Interrupted, None) => {
                text += "\nInterrupted. With --out DIR the games are kept, and the same command goes on.";
            }
        }
        text
    }
}

fn rating_cell(rating: &Rating) -> String {
    format!("{:+.0} ({:+.0} – {:+.0})", rating.points, rating.low, rating.high)
}

fn micros(entrant: &EntrantTally) -> Option<f64> {
    let thought = entrant.thought;
    (thought.choices > 0).then(|| thought.time.as_secs_f64() * 1e6 / f64::from(thought.choices))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A time in the unit in which people read it.
fn time(micros: f64) -> String {
    match micros {
        ..1000.0 => format!("{micros:.1} µs"),
        ..1e6 => format!("{:.1} ms", micros / 1e3),
        _ => format!("{:.2} s", micros / 1e6),
    }
}

/// Six decimals are more than any of these numbers is worth.
fn rounded(number: f64) -> Value {
    ((number * 1e6).round() / 1e6).into()
}

/// The lines of a table: the first column begins at the left, the others end at the right.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(i, (cell, &width))| {
            if i == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
