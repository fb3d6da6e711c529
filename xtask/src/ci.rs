//! Everything that has to hold before a change goes in, step by step.

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use crate::site::Purpose;
use crate::tools::{self, Workspace};
use crate::{api, arrows, browser, container, dependencies, packages, rulings, say, site};

/// A step, and those that run beside it, one after the other. The one makes large programs out of many parts, minutes for one
/// processor; the others have folders of their own and keep the second one busy.
const BESIDE: (Step, [Step; 2]) = (Step::Site, [Step::Clippy, Step::Dependencies]);

/// Names the file in which tests say what this machine cannot try; those who pass print nothing.
const SKIPPED: &str = "ROWLOCK_SKIPPED";

/// One thing that is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Tools,
    Format,
    Site,
    Clippy,
    Tests,
    DocTests,
    Docs,
    Packages,
    Browser,
    Api,
    Arrows,
    Rulings,
    Dependencies,
    Container,
}

impl Step {
    const ALL: [Self; 14] = [
        Self::Tools,
        Self::Format,
        Self::Site,
        Self::Clippy,
        Self::Dependencies,
        Self::Tests,
        Self::DocTests,
        Self::Docs,
        Self::Packages,
        Self::Browser,
        Self::Api,
        Self::Arrows,
        Self::Rulings,
        Self::Container,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Tools => "tools",
            Self::Format => "format",
            Self::Clippy => "clippy",
            Self::Tests => "tests",
            Self::DocTests => "doc-tests",
            Self::Docs => "docs",
            Self::Packages => "packages",
            Self::Site => "site",
            Self::Browser => "browser",
            Self::Api => "api",
            Self::Arrows => "arrows",
            Self::Rulings => "rulings",
            Self::Dependencies => "dependencies",
            Self::Container => "container",
        }
    }

    fn purpose(self) -> &'static str {
        match self {
            Self::Tools => "rustfmt, clippy, Python, PostgreSQL and NATS are installed",
            Self::Format => "the code is formatted",
            Self::Clippy => "the code compiles without warnings of the compiler and of clippy",
            Self::Tests => "unit and integration tests pass",
            Self::DocTests => "the examples in the documentation run",
            Self::Docs => "the documentation builds without warnings",
            Self::Packages => "the libraries for others can be packaged, and their packages compile",
            Self::Site => "the browser app builds",
            Self::Browser => "the browser app passes its tests in a real browser",
            Self::Api => "the server does what the description of its API says, whatever it is asked",
            Self::Arrows => "the crates depend on each other as ARCHITECTURE.md says",
            Self::Rulings => "every ruling has its tests, and its page names them",
            Self::Dependencies => {
                "every dependency has a licence that we accept, a known source, no known hole and a reason to be there"
            }
            Self::Container => "the steps of the Containerfile work",
        }
    }

    fn run(self, workspace: &Workspace) -> Result<(), String> {
        match self {
            Self::Tools => tools::check(workspace),
            Self::Format => workspace.cargo("fmt --all --check", &[]),
            Self::Clippy => workspace.cargo("clippy --workspace --all-targets --locked -- -D warnings", &[]),
            Self::Tests => tests(workspace),
            Self::DocTests => workspace.cargo("test --workspace --doc --locked", &[]),
            Self::Docs => workspace.cargo(
                "doc --workspace --no-deps --document-private-items --locked",
                &[("RUSTDOCFLAGS", "-Dwarnings")],
            ),
            Self::Packages => packages::check(workspace),
            Self::Site => site::build(workspace, Purpose::Publish).map(drop),
            Self::Browser => browser::check(workspace),
            Self::Api => api::check(workspace),
            Self::Arrows => arrows::check(workspace),
            Self::Rulings => rulings::check(workspace),
            Self::Dependencies => dependencies::check(workspace),
            Self::Container => container::check(workspace),
        }
    }
}

/// The tests meet the program as people do: with the browser app in it.
fn tests(workspace: &Workspace) -> Result<(), String> {
    let site = site::build(workspace, Purpose::Publish)?;
    let site = site.to_str().ok_or("the path of the workspace is not UTF-8")?;
    let words = if workspace.has("nextest") {
        "nextest run --workspace --locked --no-fail-fast"
    } else {
        "test --workspace --lib --bins --tests --examples --locked --no-fail-fast"
    };
    let skipped = skipped_file(workspace)?;
    // What an earlier run skipped does not count.
    fs::write(&skipped, "").map_err(|error| format!("{}: {error}", skipped.display()))?;
    let skipped = skipped.to_str().ok_or("the path of the workspace is not UTF-8")?;
    workspace.cargo(words, &[(site::VARIABLE, site), (SKIPPED, skipped)])
}

fn skipped_file(workspace: &Workspace) -> Result<PathBuf, String> {
    Ok(workspace.target()?.join("skipped-trials.txt"))
}

/// What the tests have not tried and why, a line each.
fn skipped(workspace: &Workspace) -> Vec<String> {
    let text = skipped_file(workspace).map(fs::read_to_string);
    let text = text.ok().and_then(Result::ok).unwrap_or_default();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

/// `cargo xtask ci` with what follows on the command line.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    match words {
        [] => run(&Step::ALL),
        ["--list"] => {
            for step in Step::ALL {
                say(&format!("{:<12} {}", step.name(), step.purpose()));
            }
            Ok(true)
        }
        ["--only", names] => run(&steps(names)?),
        ["--only"] => Err("--only wants the names of steps; `cargo xtask ci --list` has them".into()),
        _ => Err(format!("ci does not understand '{}'; `cargo xtask help` explains it", words.join(" "))),
    }
}

/// The steps named in a list with commas, in the order they run.
fn steps(names: &str) -> Result<Vec<Step>, String> {
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    for name in &names {
        if !Step::ALL.iter().any(|step| step.name() == *name) {
            return Err(format!("there is no step '{name}'; `cargo xtask ci --list` has them all"));
        }
    }
    Ok(Step::ALL.into_iter().filter(|step| names.contains(&step.name())).collect())
}

/// How one step went.
#[derive(Clone, Debug)]
struct Report {
    step: Step,
    passed: bool,
    took: Duration,
}

/// Runs the steps, all of them even when one fails, and says how each went.
fn run(steps: &[Step]) -> Result<bool, String> {
    let workspace = Workspace::find()?;
    let start = Instant::now();
    let one = |i: usize, step: Step| {
        say(&format!("ci: step {} of {}, {}: {}", i + 1, steps.len(), step.name(), step.purpose()));
        let begin = Instant::now();
        let result = step.run(&workspace);
        if let Err(message) = &result {
            say(&format!("ci: {} failed: {message}", step.name()));
        }
        Report { step, passed: result.is_ok(), took: begin.elapsed() }
    };
    let mut reports = Vec::new();
    while let Some((&step, rest)) = steps.get(reports.len()..).and_then(<[Step]>::split_first) {
        let (i, others) = (reports.len(), beside(step, rest));
        thread::scope(|scope| {
            let run = || (i + 1..).zip(others).map(|(i, &other)| one(i, other)).collect();
            let running = scope.spawn(run);
            reports.push(one(i, step));
            let failed = |&step| Report { step, passed: false, took: Duration::ZERO };
            reports.extend(running.join().unwrap_or_else(|_| others.iter().map(failed).collect::<Vec<_>>()));
        });
    }
    let skipped = if steps.contains(&Step::Tests) { skipped(&workspace) } else { Vec::new() };
    for line in summary(&reports, &skipped, start.elapsed()) {
        say(&line);
    }
    Ok(reports.iter().all(|report| report.passed))
}

/// The steps that run beside one: those that follow it, as far as they may.
fn beside(step: Step, rest: &[Step]) -> &[Step] {
    let (alone, others) = BESIDE;
    let count = rest.iter().take_while(|other| step == alone && others.contains(other)).count();
    rest.get(..count).unwrap_or_default()
}

/// The table of all steps, what was skipped in them, and the line that counts them.
fn summary(reports: &[Report], skipped: &[String], took: Duration) -> Vec<String> {
    let row = |report: &Report| {
        let verdict = if report.passed { "passed" } else { "FAILED" };
        format!("  {:<12} {verdict} {:>7.1} s", report.step.name(), report.took.as_secs_f64())
    };
    let mut lines: Vec<String> = reports.iter().map(row).collect();
    lines.extend(skipped.iter().map(|trial| format!("  SKIPPED {trial}")));
    let failed: Vec<&str> = reports.iter().filter(|r| !r.passed).map(|r| r.step.name()).collect();
    let passed = reports.len() - failed.len();
    let count = format!("ci: {passed} of {} steps passed in {} s", reports.len(), took.as_secs());
    if failed.is_empty() {
        lines.push(count);
    } else {
        let again = failed.join(",");
        lines.push(format!("{count}; failed: {}", failed.join(", ")));
        lines.push(format!("ci: to repeat: cargo xtask ci --only {again}"));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_chosen_by_name_and_keep_their_order() {
        assert_eq!(steps("tests, format"), Ok(vec![Step::Format, Step::Tests]));
        assert!(steps("tests,lint").unwrap_err().contains("'lint'"));
        assert!(steps("").is_err());
        for step in Step::ALL {
            assert_eq!(steps(step.name()), Ok(vec![step]));
        }
    }

    #[test]
    fn some_steps_run_beside_the_one_that_needs_one_processor() {
        let ahead = Step::ALL.split(|step| *step == Step::Site).nth(1).unwrap();
        assert_eq!(beside(Step::Site, ahead), [Step::Clippy, Step::Dependencies]);
        assert_eq!(beside(Step::Site, &[Step::Clippy, Step::Tests, Step::Dependencies]), [Step::Clippy]);
        assert!(beside(Step::Site, &[]).is_empty());
        assert!(beside(Step::Tests, &[Step::Clippy]).is_empty());
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        assert!(command(&["--fast"]).unwrap_err().contains("--fast"));
        assert!(command(&["--only"]).is_err());
        assert!(command(&["--only", "tests", "--list"]).is_err());
    }

    #[test]
    fn the_summary_counts_and_names_what_failed() {
        let report = |step, passed| Report { step, passed, took: Duration::from_millis(1250) };
        let took = Duration::from_secs(213);
        let skipped = ["disk: no disk can be mounted here".to_owned()];
        let good = summary(&[report(Step::Tools, true), report(Step::Tests, true)], &skipped, took);
        assert_eq!(good[2], "  SKIPPED disk: no disk can be mounted here");
        assert_eq!(good.last().unwrap(), "ci: 2 of 2 steps passed in 213 s");
        assert!(good[0].contains("tools") && good[0].ends_with("passed     1.2 s"), "{}", good[0]);
        let bad = summary(&[report(Step::Clippy, false), report(Step::Docs, false)], &[], took);
        assert_eq!(bad[2], "ci: 0 of 2 steps passed in 213 s; failed: clippy, docs");
        assert_eq!(bad[3], "ci: to repeat: cargo xtask ci --only clippy,docs");
    }
}
