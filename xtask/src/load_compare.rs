//! How two versions of the program do as servers, on the same machine and in turn.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::say;
use crate::server::Server;
use crate::tools::Workspace;

/// How many tables are played at once, one run after the other.
const TABLES: &str = "1000,2000,3000,4000";
/// How many seconds count.
const SECONDS: &str = "30";
/// How many milliseconds people think on average.
const THINK: &str = "600";
/// What is said when the words are wrong.
const USAGE: &str = "expected: cargo xtask load-compare BEFORE AFTER \
                     [--tables N,N] [--watchers N,N] [--for SECONDS] [--think MS] [--rounds N]";

/// What is measured.
struct Plan {
    programs: [PathBuf; 2],
    tables: Vec<u32>,
    watchers: Vec<u32>,
    seconds: String,
    think: String,
    rounds: u32,
}

/// What came of one run.
struct Run {
    report: Value,
    /// What the server used, from the first table to the last.
    processor: Duration,
}

/// `cargo xtask load-compare BEFORE AFTER` with two programs, built with `--release`.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    let plan = Plan::of(words)?;
    let data = Workspace::find()?.target()?.join("load-compare");
    say(
        "| tables | spectators each | program | choices/s | half within | 99 % within | longest | bytes a choice | \
         server's CPU a choice | broken promises |",
    );
    say("|---:|---:|---|---:|---:|---:|---:|---:|---:|---:|");
    let mut all_kept = true;
    for &tables in &plan.tables {
        for &watchers in &plan.watchers {
            for _ in 0..plan.rounds {
                for (program, name) in plan.programs.iter().zip(["before", "after"]) {
                    let run = plan.run(program, tables, watchers, &data)?;
                    all_kept &= run.number("broken") == 0.0;
                    say(&run.row(tables, watchers, name));
                }
            }
        }
    }
    Ok(all_kept)
}

impl Plan {
    fn of(words: &[&str]) -> Result<Self, String> {
        let [before, after, options @ ..] = words else { return Err(USAGE.to_owned()) };
        let (mut tables, mut watchers, mut rounds) = (TABLES, "0", "1");
        let (mut seconds, mut think) = (SECONDS, THINK);
        let mut rest = options;
        while let [name, value, more @ ..] = rest {
            match *name {
                "--tables" => tables = value,
                "--watchers" => watchers = value,
                "--for" => seconds = value,
                "--think" => think = value,
                "--rounds" => rounds = value,
                _ => return Err(format!("there is no option '{name}'; {USAGE}")),
            }
            rest = more;
        }
        if !rest.is_empty() {
            return Err(USAGE.to_owned());
        }
        let number = |text: &str| text.parse().map_err(|_| format!("'{text}' is no number; {USAGE}"));
        Ok(Self {
            programs: [before, after].map(PathBuf::from),
            tables: tables.split(',').map(number).collect::<Result<_, _>>()?,
            watchers: watchers.split(',').map(number).collect::<Result<_, _>>()?,
            seconds: seconds.to_owned(),
            think: think.to_owned(),
            rounds: number(rounds)?,
        })
    }

    /// One server in a new folder, and its own generator: versions need not understand each other.
    fn run(&self, program: &Path, tables: u32, watchers: u32, data: &Path) -> Result<Run, String> {
        let remove = || if data.exists() { std::fs::remove_dir_all(data) } else { Ok(()) };
        let place = |error: std::io::Error| format!("{}: {error}", data.display());
        remove().map_err(place)?;
        let server = Server::start(program, data)?;
        let mut load = Command::new(program);
        load.args(["load", "--json", "--seed", "5", "--url", server.address()])
            .args(["--tables", &tables.to_string(), "--watchers", &watchers.to_string()])
            .args(["--for", &self.seconds, "--think", &self.think])
            .stderr(Stdio::null());
        let output = load.output().map_err(|error| format!("{}: {error}", program.display()))?;
        let report = serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("{} load: {error}", program.display()))?;
        let processor = server.processor_time()?;
        drop(server);
        remove().map_err(place)?;
        Ok(Run { report, processor })
    }
}

impl Run {
    /// A figure of the report; how many there are of what is a list.
    fn number(&self, name: &str) -> f64 {
        let value = &self.report[name];
        value.as_array().map_or_else(|| value.as_f64().unwrap_or(0.0), |list| list.len() as f64)
    }

    /// Within how many milliseconds so many of a thousand answers came.
    fn within(&self, permille: u64) -> f64 {
        let latencies = self.report["latencies"].as_array();
        let found = latencies.and_then(|all| all.iter().find(|one| one["permille"] == permille));
        found.and_then(|one| one["us"].as_f64()).unwrap_or(0.0) / 1000.0
    }

    fn row(&self, tables: u32, watchers: u32, name: &str) -> String {
        let choices = self.number("acknowledged").max(1.0);
        format!(
            "| {tables} | {watchers} | {name} | {:.0} | {:.1} ms | {:.1} ms | {:.1} ms | {:.0} | {:.3} ms | {:.0} |",
            self.number("per_second"),
            self.within(500),
            self.within(990),
            self.within(1000),
            self.number("bytes") / choices,
            self.processor.as_secs_f64() * 1000.0 / choices,
            self.number("broken"),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_measured_is_read_from_the_words() {
        let plan = Plan::of(&["old", "new", "--tables", "1,20", "--watchers", "5,500"]).unwrap();
        assert_eq!((plan.tables, plan.watchers, plan.rounds), (vec![1, 20], vec![5, 500], 1));
        for wrong in [&["old"][..], &["old", "new", "--tables"], &["old", "new", "--table", "1"]] {
            assert!(Plan::of(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn figures_are_taken_from_the_report() {
        let report = r#"{"per_second":2000,"acknowledged":10,"bytes":5000,"broken":[],
            "latencies":[{"permille":500,"us":1500},{"permille":990,"us":9000},{"permille":1000,"us":12000}]}"#;
        let run = Run { report: serde_json::from_str(report).unwrap(), processor: Duration::from_millis(4) };
        let row = "| 7 | 5 | after | 2000 | 1.5 ms | 9.0 ms | 12.0 ms | 500 | 0.400 ms | 0 |";
        assert_eq!(run.row(7, 5, "after"), row);
    }
}
