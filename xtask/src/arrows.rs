//! The directions in which the crates depend on each other: what `ARCHITECTURE.md` says and what is so.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::tools::Workspace;

const PAGE: &str = "ARCHITECTURE.md";

/// How the block of the page begins that lists the arrows.
const FENCE: &str = "```arrows";

/// Crates that stand alone: `no_std`, and nothing outside the workspace but for their tests and optional features.
const PURE: [&str; 5] = ["game", "qwixx", "qwirkle", "solo", "table"];

/// Crates that may have dependencies but do no I/O, read no clock, start no thread and ask for no chance.
const QUIET: [&str; 4] = ["bots", "chance", "protocol", "host"];

/// What their sources must not name. Lists of modules are refused as they could hide one.
const LOUD: [&str; 11] = [
    "std::{",
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "println!",
    "Instant",
    "SystemTime",
    "RandomState",
];

/// The program at the top, on which nothing depends but `xtask`.
const TOP: &str = "rowlock";

/// What the name of a package that may be published begins with; in the workspace it goes by the rest.
const PREFIX: &str = "rowlock-";

/// To each crate the crates of the workspace that it depends on.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Compares the page with the code.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    let page = parse(&workspace.read(PAGE)?)?;
    let packages = packages(&workspace.metadata("--no-deps")?)?;
    let mut faults = compare(&page, &arrows(&packages, false));
    faults.extend(check_tests(&arrows(&packages, true)));
    for package in packages.iter().filter(|package| PURE.contains(&package.name.as_str())) {
        faults.extend(check_pure(package, &packages));
    }
    for package in packages.iter().filter(|package| QUIET.contains(&package.name.as_str())) {
        faults.extend(check_quiet(package)?);
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n  ")) }
}

/// Reads the block of arrows: lines like `qwixx -> game`, one for each crate.
fn parse(page: &str) -> Result<Arrows, String> {
    let mut lines = page.lines().enumerate().skip_while(|(_, line)| line.trim_end() != FENCE);
    lines.next().ok_or_else(|| format!("{PAGE} has no block that begins with {FENCE}"))?;
    let mut arrows = Arrows::new();
    for (i, line) in lines {
        if line.trim_end() == "```" {
            return Ok(arrows);
        }
        let place = format!("{PAGE}, line {}", i + 1);
        let Some((from, to)) = line.split_once("->") else {
            return Err(format!("{place}: expected 'crate -> crates', found '{}'", line.trim()));
        };
        let to = to.split_whitespace().map(str::to_string).collect();
        if arrows.insert(from.trim().to_string(), to).is_some() {
            return Err(format!("{place}: {} has a line already", from.trim()));
        }
    }
    Err(format!("{PAGE}: the block {FENCE} has no end"))
}

/// Every difference between the page and the code, in either direction.
fn compare(page: &Arrows, code: &Arrows) -> Vec<String> {
    let mut differences = Vec::new();
    for (from, to) in code {
        let Some(known) = page.get(from) else {
            differences.push(format!("{PAGE} does not know the crate {from}"));
            continue;
        };
        for to in to.difference(known) {
            differences.push(format!("{from} depends on {to}, but {PAGE} has no such arrow"));
        }
        for to in known.difference(to) {
            differences
                .push(format!("{PAGE} has the arrow {from} -> {to}, but {from} does not depend on it"));
        }
    }
    for from in page.keys().filter(|from| !code.contains_key(*from)) {
        differences.push(format!("{PAGE} has a line for {from}, but there is no such crate"));
    }
    differences
}

/// What must hold for the dependencies of tests too, which the page does not list.
fn check_tests(all: &Arrows) -> Vec<String> {
    let mut faults = Vec::new();
    let circle = circle(all);
    if !circle.is_empty() {
        faults.push(format!(
            "with the dependencies of tests these depend on each other: {}",
            circle.join(", ")
        ));
    }
    for (from, to) in all {
        if to.contains(TOP) && from != "xtask" {
            faults.push(format!("{from} depends on {TOP}, on which nothing may depend"));
        }
    }
    faults
}

/// The crates from which some path leads into a circle; none when there is no circle.
fn circle(arrows: &Arrows) -> Vec<String> {
    let mut rest = arrows.clone();
    loop {
        let free = |to: &BTreeSet<String>| !to.iter().any(|to| arrows.contains_key(to));
        let done: Vec<String> =
            rest.iter().filter(|(_, to)| free(to)).map(|(from, _)| from.clone()).collect();
        if done.is_empty() {
            return rest.into_keys().collect();
        }
        rest.retain(|from, _| !done.contains(from));
        for to in rest.values_mut() {
            to.retain(|to| !done.contains(to));
        }
    }
}

/// A crate of the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Package {
    name: String,
    /// The file its library begins with.
    library: Option<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Dependency {
    name: String,
    for_tests: bool,
    /// Only with a feature that somebody has to ask for.
    optional: bool,
}

fn packages(metadata: &Value) -> Result<Vec<Package>, String> {
    let list = metadata["packages"].as_array().ok_or("cargo metadata names no packages")?;
    list.iter().map(package).collect()
}

fn package(value: &Value) -> Result<Package, String> {
    let text = |value: &Value| value.as_str().map(str::to_string);
    let name_of = |value: &Value| text(&value["name"]).map(|name| short(&name).to_string());
    let name = name_of(value).ok_or("cargo metadata has a package without a name")?;
    let is_library =
        |target: &&Value| target["kind"].as_array().is_some_and(|kinds| kinds.contains(&"lib".into()));
    let targets = value["targets"].as_array().map_or(&[][..], Vec::as_slice);
    let library = targets.iter().find(is_library).and_then(|target| text(&target["src_path"]));
    let dependencies = value["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
    let dependencies = dependencies.iter().filter_map(|value| {
        Some(Dependency {
            name: name_of(value)?,
            for_tests: value["kind"] == "dev",
            optional: value["optional"] == true,
        })
    });
    Ok(Package { name, library, dependencies: dependencies.collect() })
}

/// The name of a crate within the workspace.
fn short(package: &str) -> &str {
    package.strip_prefix(PREFIX).unwrap_or(package)
}

/// The arrows between the crates of the workspace, those of tests only if wanted. A crate whose tests need a feature of its
/// own does not depend on another one for that.
fn arrows(packages: &[Package], with_tests: bool) -> Arrows {
    let is_member = |name: &str| packages.iter().any(|package| package.name == name);
    let arrows_from = |package: &Package| {
        let wanted = package.dependencies.iter().filter(|to| with_tests || !to.for_tests);
        let others = wanted.map(|to| to.name.clone()).filter(|name| *name != package.name);
        others.filter(|name| is_member(name)).collect()
    };
    packages.iter().map(|package| (package.name.clone(), arrows_from(package))).collect()
}

/// What keeps a crate of rules from standing alone.
fn check_pure(package: &Package, packages: &[Package]) -> Vec<String> {
    let name = &package.name;
    let is_foreign = |to: &Dependency| packages.iter().all(|member| member.name != to.name);
    let is_outside = |to: &&Dependency| !to.for_tests && !to.optional && is_foreign(to);
    let outside = package.dependencies.iter().filter(is_outside);
    let mut faults: Vec<String> =
        outside.map(|to| format!("{name} depends on {}, which is outside the workspace", to.name)).collect();
    match package.library.as_deref().map(fs::read_to_string) {
        Some(Ok(text)) if is_no_std(&text) => {}
        Some(Ok(_)) => faults.push(format!("the library of {name} does not say #![no_std]")),
        Some(Err(error)) => faults.push(format!("the library of {name} cannot be read: {error}")),
        None => faults.push(format!("{name} has no library")),
    }
    faults
}

/// Where the sources of a crate name what only programs at the edge may use.
fn check_quiet(package: &Package) -> Result<Vec<String>, String> {
    let library = package.library.as_deref().map(Path::new);
    let folder = library.and_then(Path::parent).ok_or_else(|| format!("{} has no library", package.name))?;
    let mut faults = Vec::new();
    for file in sources(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let loud = |name: &str| format!("{} names {name}, but {} does no I/O", file.display(), package.name);
        faults.extend(loud_names(&text).map(loud));
    }
    Ok(faults)
}

/// All sources in a folder and below.
fn sources(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

fn loud_names(text: &str) -> impl Iterator<Item = &'static str> {
    LOUD.into_iter().filter(|name| text.contains(name))
}

fn is_no_std(library: &str) -> bool {
    library.lines().any(|line| line.trim_end() == "#![no_std]")
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str =
        "# Map\n\n```arrows\ngame ->\nqwixx -> game\nrowlock -> game qwixx\n```\nafter -> it\n";

    fn arrows_of(text: &str) -> Arrows {
        parse(&format!("```arrows\n{text}\n```\n")).unwrap()
    }

    #[test]
    fn the_block_is_read() {
        let arrows = parse(GOOD).unwrap();
        assert_eq!(arrows.keys().collect::<Vec<_>>(), ["game", "qwixx", "rowlock"]);
        assert!(arrows["game"].is_empty());
        assert_eq!(arrows["rowlock"].iter().collect::<Vec<_>>(), ["game", "qwixx"]);
    }

    #[test]
    fn a_block_that_is_not_sound_is_refused() {
        assert!(parse("# Map\n```text\na -> b\n```\n").unwrap_err().contains("no block"));
        assert!(parse("```arrows\na ->\n").unwrap_err().contains("no end"));
        assert!(parse("x\n```arrows\na <- b\n```").unwrap_err().contains("line 3"));
        assert!(parse("```arrows\na ->\na -> b\n```").unwrap_err().contains("a has a line already"));
    }

    #[test]
    fn the_same_arrows_do_not_differ() {
        let page = parse(GOOD).unwrap();
        assert_eq!(compare(&page, &page), Vec::<String>::new());
    }

    #[test]
    fn every_difference_is_named() {
        let page = arrows_of("game ->\nqwixx -> game\nghost ->");
        let code = arrows_of("game -> qwixx\nqwixx ->\nnew -> game");
        assert_eq!(
            compare(&page, &code),
            [
                "game depends on qwixx, but ARCHITECTURE.md has no such arrow",
                "ARCHITECTURE.md does not know the crate new",
                "ARCHITECTURE.md has the arrow qwixx -> game, but qwixx does not depend on it",
                "ARCHITECTURE.md has a line for ghost, but there is no such crate",
            ]
        );
    }

    #[test]
    fn circles_and_arrows_to_the_top_are_found() {
        assert_eq!(
            check_tests(&arrows_of("a ->\nb -> a\nc -> a b\nxtask -> rowlock\nrowlock -> c")),
            [""; 0]
        );
        assert_eq!(circle(&arrows_of("a -> b\nb -> a\nc ->\nd -> c")), ["a", "b"]);
        let faults = check_tests(&arrows_of("rowlock ->\nqwixx -> rowlock"));
        assert_eq!(faults, ["qwixx depends on rowlock, on which nothing may depend"]);
    }

    #[test]
    fn packages_are_read_from_what_cargo_says() {
        let metadata: Value = serde_json::from_str(
            r#"{"packages": [
                {"name": "rowlock-game", "targets": [{"kind": ["lib"], "src_path": "/x/lib.rs"}], "dependencies": []},
                {"name": "qwixx", "targets": [], "dependencies": [
                    {"name": "rowlock-game", "kind": null}, {"name": "laws", "kind": "dev"},
                    {"name": "serde", "kind": null, "optional": true}, {"name": "libm", "kind": null}]},
                {"name": "laws", "targets": [], "dependencies": []}
            ]}"#,
        )
        .unwrap();
        let packages = packages(&metadata).unwrap();
        assert_eq!(packages[0].library.as_deref(), Some("/x/lib.rs"));
        assert_eq!(arrows(&packages, false), arrows_of("game ->\nqwixx -> game\nlaws ->"));
        assert_eq!(arrows(&packages, true)["qwixx"].len(), 2);
        let faults = check_pure(&packages[1], &packages);
        assert_eq!(faults, ["qwixx depends on libm, which is outside the workspace", "qwixx has no library"]);
    }

    #[test]
    fn what_reaches_outside_is_found() {
        assert_eq!(
            loud_names("use std::fs;\nuse std::fmt;\neprintln!();").collect::<Vec<_>>(),
            ["std::fs", "println!"]
        );
        assert_eq!(loud_names("use std::time::{Duration, Instant};").collect::<Vec<_>>(), ["Instant"]);
        assert_eq!(loud_names("use std::fmt;\nuse std::time::Duration;").count(), 0);
    }

    #[test]
    fn no_std_has_to_be_said_outright() {
        assert!(is_no_std("//! Rules.\n\n#![no_std]\n"));
        assert!(!is_no_std("// #![no_std]\n"));
        assert!(!is_no_std("#![cfg_attr(not(test), no_std)]\n"));
    }
}
