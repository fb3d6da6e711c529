//! Dependencies: their licences, where they come from, known holes, and the page that says why each is there.

use std::collections::BTreeSet;
use std::process::Command;

use crate::say;
use crate::tools::{self, Workspace, stream, succeeds};

/// The page with a line for every direct dependency.
const PAGE: &str = "docs/dependencies.md";

/// The tables that name direct dependencies.
const TABLES: [(&str, &str); 2] =
    [("Cargo.toml", "[workspace.dependencies]"), ("fuzz/Cargo.toml", "[dependencies]")];

/// What cargo-deny always looks at; its rules are in `deny.toml`. The fuzz targets have a lock file of their own, and
/// become part of nothing that anybody gets: their licences may be others.
const ALWAYS: [&str; 2] = [
    "check --hide-inclusion-graph licenses sources bans",
    "--manifest-path fuzz/Cargo.toml --locked check --hide-inclusion-graph sources",
];
/// What it needs the list of known holes for.
const WITH_LIST: [&str; 2] = [
    "check --hide-inclusion-graph advisories",
    "--manifest-path fuzz/Cargo.toml --locked check --hide-inclusion-graph advisories",
];

/// Lets cargo-deny look at the whole graph, and checks the page of direct dependencies.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    let deny = tools::cargo_deny(workspace)?;
    let run = |words: &str| {
        let mut command = Command::new(&deny);
        stream(command.current_dir(workspace.path("")).args(words.split(' ')), &format!("cargo-deny {words}"))
    };
    ALWAYS.into_iter().try_for_each(run)?;
    let mut fetch = Command::new(&deny);
    if succeeds(fetch.current_dir(workspace.path("")).args(["fetch", "db"])) {
        WITH_LIST.into_iter().try_for_each(run)?;
    } else {
        say("NOT checked: whether dependencies have known holes; the list of them cannot be fetched here");
    }
    let mut direct = BTreeSet::new();
    for (manifest, table) in TABLES {
        direct.extend(dependencies(&workspace.read(manifest)?, table));
    }
    let faults = compare(&direct, &explained(&workspace.read(PAGE)?));
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n  ")) }
}

/// The names in a table of a manifest, without those of our own crates, which have a path.
fn dependencies(manifest: &str, table: &str) -> BTreeSet<String> {
    let lines = manifest.lines().map(str::trim).skip_while(|line| *line != table).skip(1);
    let entries = lines.take_while(|line| !line.starts_with('[')).filter_map(|line| line.split_once('='));
    let foreign = entries.filter(|(name, value)| !name.starts_with('#') && !value.contains("path ="));
    foreign.map(|(name, _)| name.trim().to_string()).collect()
}

/// The names in the first column of the page's table, written as code.
fn explained(page: &str) -> BTreeSet<String> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
    rows.map(|(name, _)| name.to_string()).collect()
}

fn compare(direct: &BTreeSet<String>, explained: &BTreeSet<String>) -> Vec<String> {
    let unexplained = direct.difference(explained).map(|name| format!("{PAGE} has no line for {name}"));
    let gone = explained.difference(direct);
    let gone = gone.map(|name| format!("{PAGE} has a line for {name}, which is no direct dependency"));
    unexplained.chain(gone).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn direct_dependencies_are_read_from_the_manifest() {
        let manifest = "[a]\nx = 1\n[workspace.dependencies]\ngame = { path = \"g\" }\n\n# y = 1\nclap = { version = \"4\" }\nserde_json = \"1\"\n\n[b]\nz = 2\n";
        let names = dependencies(manifest, "[workspace.dependencies]");
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["clap", "serde_json"]);
        assert!(dependencies(manifest, "[dependencies]").is_empty());
    }

    #[test]
    fn the_page_and_the_manifest_must_agree() {
        let page =
            "| crate | why |\n|---|---|\n| `clap` | arguments |\n| `old` | – |\nand `rand` in a sentence\n";
        let direct = ["clap", "rand"].map(str::to_string).into();
        assert_eq!(
            compare(&direct, &explained(page)),
            [
                "docs/dependencies.md has no line for rand",
                "docs/dependencies.md has a line for old, which is no direct dependency",
            ]
        );
    }
}
