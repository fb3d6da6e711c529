//! `cargo xtask strength`: how strong the bots are, and how fast the arena is, measured by the arena itself and
//! written to a page.

mod arena;
mod qwirkle;
mod qwixx;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use self::arena::{Arena, SEED};
use crate::say;
use crate::tools::Workspace;

const PAGE: &str = "docs/strength.md";

/// Games of every match between two, and at larger tables.
const GAMES: u32 = 10_000;
const LARGER: u32 = 2_000;

const LEVELS: [&str; 5] = ["beginner", "casual", "skilled", "expert", "master"];

/// A part of the page, which can be measured by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Qwixx,
    Qwirkle,
}

impl Part {
    const ALL: [Self; 2] = [Self::Qwixx, Self::Qwirkle];

    /// As it is typed.
    const fn name(self) -> &'static str {
        match self {
            Self::Qwixx => "qwixx",
            Self::Qwirkle => "qwirkle",
        }
    }

    /// What its part of the page begins with.
    const fn heading(self) -> &'static str {
        match self {
            Self::Qwixx => "## Qwixx and Longo\n",
            Self::Qwirkle => "## Qwirkle\n",
        }
    }

    /// What the page says of it now; nothing if it does not.
    fn of(self, page: &str) -> String {
        let Some(begin) = page.find(self.heading()) else { return String::new() };
        let rest = &page[begin..];
        let end = rest[1..].find("\n## ").map_or(rest.len(), |end| end + 2);
        rest[..end].to_owned()
    }
}

/// `cargo xtask strength [qwixx|qwirkle]`: measures everything or one part, which takes a while, and writes the page.
/// What was measured at the same commit before an interruption is not measured again.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    let wanted = match words {
        [] => Part::ALL.to_vec(),
        [word] => Part::ALL.into_iter().filter(|part| part.name() == *word).collect(),
        _ => Vec::new(),
    };
    if wanted.is_empty() {
        return Err(format!("strength takes 'qwixx', 'qwirkle' or nothing, found '{}'", words.join(" ")));
    }
    let workspace = Workspace::find()?;
    workspace.cargo("build --release --locked --package rowlock", &[])?;
    let metadata = workspace.metadata("--no-deps")?;
    let target = PathBuf::from(metadata["target_directory"].as_str().unwrap_or("target"));
    let commit = output("git", &["describe", "--always", "--dirty"]);
    let results = target.join("strength").join(&commit);
    let arena = Arena { program: target.join("release/rowlock"), results };
    let before = fs::read_to_string(workspace.path(PAGE)).unwrap_or_default();
    let mut page = introduction();
    for part in Part::ALL {
        if !wanted.contains(&part) {
            page += &part.of(&before);
            continue;
        }
        page += part.heading();
        page += &circumstances(&commit);
        match part {
            Part::Qwixx => qwixx::measure(&arena, &mut page, &target.join("solo"))?,
            Part::Qwirkle => qwirkle::measure(&arena, &mut page)?,
        }
    }
    fs::write(workspace.path(PAGE), page).map_err(|error| format!("{PAGE}: {error}"))?;
    say(&format!("written: {PAGE}"));
    Ok(true)
}

fn introduction() -> String {
    format!(
        "# Strength\n\n\
         Written by `cargo xtask strength`; do not edit by hand.\n\n\
         - method: `rowlock arena` with seed {SEED}; play is paired, every deal or series of dice once for every rotation\n  \
           of the seats; a shared win counts in part; in brackets the 95 % interval, from the scatter between sets\n\
         - times and speeds are those of this run: the machine may have had other work, and [here](nets.md) they are those\n  \
           of an idle one\n\n"
    )
}

/// Where something was measured.
fn circumstances(commit: &str) -> String {
    let compiler = output("rustc", &["--version"]);
    let model = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = model.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
    let model = model.trim_start_matches([' ', '\t', ':']);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    format!("\n- machine: {model}, {cores} cores\n- compiler: {compiler}\n- commit: {commit}\n\n")
}

/// What a program prints, in one line; nothing if it fails.
fn output(program: &str, words: &[&str]) -> String {
    let output = Command::new(program).args(words).stderr(Stdio::null()).output();
    output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_part_can_be_measured_anew_and_the_other_stays() {
        let page = "# Strength\n\n## Qwixx and Longo\n\n### Alone\n\n1\n\n## Qwirkle\n\n### Levels\n\n2\n";
        assert_eq!(Part::Qwixx.of(page), "## Qwixx and Longo\n\n### Alone\n\n1\n\n");
        assert_eq!(Part::Qwirkle.of(page), "## Qwirkle\n\n### Levels\n\n2\n");
        assert_eq!(Part::Qwirkle.of("# Strength\n"), "");
    }
}
