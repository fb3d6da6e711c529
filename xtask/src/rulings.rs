//! Rulings: each has its tests, and the page names just the tests that exist and has every ruling in its summary.

use std::collections::BTreeSet;

use crate::tools::Workspace;

/// The page with all rulings.
const PAGE: &str = "docs/rulings.md";

/// Where the tests of rulings are.
const TESTS: [&str; 5] = [
    "crates/qwixx/tests/rulings.rs",
    "crates/qwirkle/tests/rulings.rs",
    "crates/table/tests/table.rs",
    "crates/host/tests/undo.rs",
    "crates/server/src/room/tests.rs",
];

/// Compares the page of rulings with the tests.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    let page = workspace.read(PAGE)?;
    let mut tests = BTreeSet::new();
    for file in TESTS {
        tests.extend(tests_in(&workspace.read(file)?));
    }
    let mut faults = compare(&rulings_on(&page), &tests_on(&page), &tests);
    faults.extend(faults_in_summary(&page));
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n  ")) }
}

/// The numbers of the headings `#### R-7`.
fn rulings_on(page: &str) -> Vec<usize> {
    page.lines().filter_map(|line| line.strip_prefix("#### R-")?.trim().parse().ok()).collect()
}

/// The rows of the summary as they have to be, `| [R-7](#r-7) | … | `r07_…` |`, against those that are there.
fn faults_in_summary(page: &str) -> Vec<String> {
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| [R-")).collect();
    let rulings = rulings_on(page);
    let is_row = |row: &str, n: usize| {
        row.starts_with(&format!("| [R-{n}](#r-{n}) | ")) && row.ends_with(&format!(" | `r{n:02}_…` |"))
    };
    let missing = rulings.iter().filter(|&&n| !rows.iter().any(|row| is_row(row, n)));
    let mut faults: Vec<String> =
        missing.map(|n| format!("the summary of {PAGE} has no row for R-{n}")).collect();
    let known = |row: &&&str| rulings.iter().any(|&n| is_row(row, n));
    let unknown = rows.iter().filter(|row| !known(row));
    faults.extend(unknown.map(|row| format!("the summary of {PAGE} has a row for no ruling: {row}")));
    faults
}

/// The names of tests that the page writes as code.
fn tests_on(page: &str) -> BTreeSet<String> {
    page.split('`').filter(|word| ruling_of(word).is_some()).map(str::to_owned).collect()
}

/// The functions of a file that are named after a ruling.
fn tests_in(file: &str) -> BTreeSet<String> {
    let names = file.lines().filter_map(|line| line.strip_prefix("fn ")?.split_once('('));
    names.map(|(name, _)| name).filter(|name| ruling_of(name).is_some()).map(str::to_owned).collect()
}

/// The number in a name such as `r07_one_player_may_practise`.
fn ruling_of(name: &str) -> Option<usize> {
    let (number, rest) = name.strip_prefix('r')?.split_once('_')?;
    let words = rest.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    if number.len() == 2 && words { number.parse().ok() } else { None }
}

fn compare(rulings: &[usize], named: &BTreeSet<String>, tests: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    if !rulings.iter().copied().eq(1..=rulings.len()) || rulings.is_empty() {
        faults.push(format!("{PAGE} does not number its rulings from R-1 on: {rulings:?}"));
    }
    let untested = rulings.iter().filter(|&&n| !tests.iter().any(|test| ruling_of(test) == Some(n)));
    faults.extend(untested.map(|n| format!("R-{n} has no test named r{n:02}_…")));
    faults.extend(tests.difference(named).map(|test| format!("{PAGE} does not name the test {test}")));
    faults.extend(named.difference(tests).map(|test| format!("{PAGE} names {test}, which is no test")));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_their_ruling() {
        assert_eq!(ruling_of("r07_one_player"), Some(7));
        assert_eq!(ruling_of("r17_…"), None);
        assert_eq!(ruling_of("row_closed"), None);
    }

    #[test]
    fn every_difference_is_named() {
        let page = "#### R-1\n`r01_sealed`\n#### R-2\n- `r02_gone`\n#### R-3\n";
        let tests = tests_in("#[test]\nfn r01_sealed() {\n}\nfn r02_here() {\nfn helper() {\n");
        assert_eq!(
            compare(&rulings_on(page), &tests_on(page), &tests),
            [
                "R-3 has no test named r03_…",
                "docs/rulings.md does not name the test r02_here",
                "docs/rulings.md names r02_gone, which is no test",
            ]
        );
        assert_eq!(compare(&[1, 3], &BTreeSet::new(), &BTreeSet::new()).len(), 3);
    }

    #[test]
    fn the_summary_has_a_row_for_each_ruling_and_no_other() {
        let row = |n: usize| format!("| [R-{n}](#r-{n}) | in short | `r{n:02}_…` |\n");
        let rulings = "#### R-1\n#### R-2\n";
        assert!(faults_in_summary(&format!("{}{}{rulings}", row(1), row(2))).is_empty());
        assert_eq!(
            faults_in_summary(&format!("{}{}{rulings}", row(1), row(3))),
            [
                "the summary of docs/rulings.md has no row for R-2",
                "the summary of docs/rulings.md has a row for no ruling: | [R-3](#r-3) | in short | `r03_…` |",
            ]
        );
    }
}
