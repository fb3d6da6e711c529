//! Dependencies: their licences, and the page that says why each is there.

use std::collections::BTreeSet;

use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};

use crate::tools::Workspace;

/// The page with a line for every direct dependency.
const PAGE: &str = "docs/dependencies.md";

/// The tables that name direct dependencies.
const TABLES: [(&str, &str); 2] =
    [("Cargo.toml", "[workspace.dependencies]"), ("fuzz/Cargo.toml", "[dependencies]")];

/// Licences under which code may become part of ours.
const ACCEPTED: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Checks the licence of every package in the graph, and the page of direct dependencies.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    let metadata = workspace.metadata("")?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata names no packages")?;
    let mut faults: Vec<String> = packages.iter().filter_map(check_package).collect();
    let mut direct = BTreeSet::new();
    for (manifest, table) in TABLES {
        direct.extend(dependencies(&workspace.read(manifest)?, table));
    }
    faults.extend(compare(&direct, &explained(&workspace.read(PAGE)?)));
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n  ")) }
}

/// What is wrong with the licence of a package.
fn check_package(package: &Value) -> Option<String> {
    let name = package["name"].as_str().unwrap_or("a package without a name");
    let version = package["version"].as_str().unwrap_or("?");
    let fault = check_licence(package["license"].as_str())?;
    Some(format!("{name} {version} {fault}"))
}

fn check_licence(licence: Option<&str>) -> Option<String> {
    let Some(licence) = licence else {
        return Some("names no licence".into());
    };
    // Old packages write "MIT/Apache-2.0".
    let mode = ParseMode { allow_slash_as_or_operator: true, ..ParseMode::STRICT };
    match Expression::parse_mode(licence, mode) {
        Ok(expression) if expression.evaluate(is_accepted) => None,
        Ok(_) => Some(format!("has the licence {licence}, which is not among those we accept")),
        Err(error) => Some(format!("has a licence that cannot be read, {licence}: {}", error.reason)),
    }
}

fn is_accepted(licence: &LicenseReq) -> bool {
    let known = licence.license.id().is_some_and(|id| ACCEPTED.contains(&id.name));
    known && licence.addition.is_none()
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
    fn accepted_licences_pass_however_they_are_combined() {
        for licence in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Unlicense OR MIT",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
            "MIT OR LGPL-2.1-or-later",
        ] {
            assert_eq!(check_licence(Some(licence)), None, "{licence}");
        }
    }

    #[test]
    fn others_are_named() {
        for licence in
            ["GPL-3.0-only", "MIT AND GPL-2.0-only", "LicenseRef-ours", "Apache-2.0 WITH LLVM-exception"]
        {
            assert!(check_licence(Some(licence)).unwrap().contains("not among those"), "{licence}");
        }
        assert!(check_licence(Some("do what you like")).unwrap().contains("cannot be read"));
        assert_eq!(check_licence(None).unwrap(), "names no licence");
        let package = serde_json::json!({"name": "x", "version": "1.2.3", "license": null});
        assert_eq!(check_package(&package).unwrap(), "x 1.2.3 names no licence");
    }

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
