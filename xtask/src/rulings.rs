//! Rulings: each has its tests, and the page names just the tests that exist and has every ruling in its summary.

use std::collections::BTreeSet;
use std::fmt;

use crate::tools::Workspace;

/// The page with all rulings.
const PAGE: &str = "docs/rulings.md";

/// Where the tests of rulings are.
const TESTS: [&str; 6] = [
    "crates/qwixx/tests/rulings.rs",
    "crates/qwirkle/tests/rulings.rs",
    "crates/table/tests/table.rs",
    "crates/host/tests/undo.rs",
    "crates/server/src/room/tests.rs",
    "crates/server/src/room/device_tests.rs",
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

/// A ruling: R-7 is about the rulebooks, S-2 about a further sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Ruling {
    series: char,
    number: usize,
}

/// The letters of rulings, in the order of the page.
const SERIES: [char; 2] = ['R', 'S'];

impl Ruling {
    /// The ruling of a heading such as `#### R-7`.
    fn of_heading(line: &str) -> Option<Self> {
        let (series, number) = line.strip_prefix("#### ")?.trim().split_once('-')?;
        let series = SERIES.into_iter().find(|letter| series.chars().eq([*letter]))?;
        Some(Self { series, number: number.parse().ok()? })
    }

    /// The ruling of a test such as `r07_one_player_may_practise`.
    fn of_test(name: &str) -> Option<Self> {
        let (first, rest) = name.split_at_checked(1)?;
        let (number, rest) = rest.split_once('_')?;
        let words = rest.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        let series = SERIES.into_iter().find(|letter| first.chars().eq(letter.to_lowercase()))?;
        let number = number.parse().ok().filter(|_| number.len() == 2 && words)?;
        Some(Self { series, number })
    }

    /// How the names of its tests begin.
    fn prefix(self) -> String {
        format!("{}{:02}_", self.series.to_ascii_lowercase(), self.number)
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.series, self.number)
    }
}

fn rulings_on(page: &str) -> Vec<Ruling> {
    page.lines().filter_map(Ruling::of_heading).collect()
}

/// The rows of the summary as they have to be, `| [R-7](#r-7) | … | `r07_…` |`, against those that are there.
fn faults_in_summary(page: &str) -> Vec<String> {
    let begins = |line: &&str| SERIES.iter().any(|series| line.starts_with(&format!("| [{series}-")));
    let rows: Vec<&str> = page.lines().filter(begins).collect();
    let rulings = rulings_on(page);
    let is_row = |row: &str, ruling: Ruling| {
        let (name, prefix) = (ruling.to_string(), ruling.prefix());
        row.starts_with(&format!("| [{name}](#{}) | ", name.to_lowercase()))
            && row.ends_with(&format!(" | `{prefix}…` |"))
    };
    let missing = rulings.iter().filter(|&&ruling| !rows.iter().any(|row| is_row(row, ruling)));
    let mut faults: Vec<String> =
        missing.map(|ruling| format!("the summary of {PAGE} has no row for {ruling}")).collect();
    let known = |row: &&&str| rulings.iter().any(|&ruling| is_row(row, ruling));
    let unknown = rows.iter().filter(|row| !known(row));
    faults.extend(unknown.map(|row| format!("the summary of {PAGE} has a row for no ruling: {row}")));
    faults
}

/// The names of tests that the page writes as code.
fn tests_on(page: &str) -> BTreeSet<String> {
    page.split('`').filter(|word| Ruling::of_test(word).is_some()).map(str::to_owned).collect()
}

/// The functions of a file that are named after a ruling.
fn tests_in(file: &str) -> BTreeSet<String> {
    let names = file.lines().filter_map(|line| line.strip_prefix("fn ")?.split_once('('));
    names.map(|(name, _)| name).filter(|name| Ruling::of_test(name).is_some()).map(str::to_owned).collect()
}

fn compare(rulings: &[Ruling], named: &BTreeSet<String>, tests: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for series in SERIES {
        let numbers: Vec<_> = rulings.iter().filter(|r| r.series == series).map(|r| r.number).collect();
        if !numbers.iter().copied().eq(1..=numbers.len()) || numbers.is_empty() {
            faults.push(format!("{PAGE} does not number its rulings from {series}-1 on: {numbers:?}"));
        }
    }
    let untested = rulings.iter().filter(|&&r| !tests.iter().any(|test| Ruling::of_test(test) == Some(r)));
    faults.extend(untested.map(|ruling| format!("{ruling} has no test named {}…", ruling.prefix())));
    faults.extend(tests.difference(named).map(|test| format!("{PAGE} does not name the test {test}")));
    faults.extend(named.difference(tests).map(|test| format!("{PAGE} names {test}, which is no test")));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_their_ruling() {
        assert_eq!(Ruling::of_test("r07_one_player"), Some(Ruling { series: 'R', number: 7 }));
        assert_eq!(Ruling::of_test("s02_by_its_lock"), Some(Ruling { series: 'S', number: 2 }));
        assert_eq!(Ruling::of_test("r17_…"), None);
        assert_eq!(Ruling::of_test("row_closed"), None);
    }

    #[test]
    fn every_difference_is_named() {
        let page = "#### R-1\n`r01_sealed`\n#### R-2\n- `r02_gone`\n#### R-3\n#### S-1\n`s01_lock`\n";
        let tests =
            tests_in("#[test]\nfn r01_sealed() {\n}\nfn r02_here() {\nfn helper() {\nfn s01_lock() {\n");
        assert_eq!(
            compare(&rulings_on(page), &tests_on(page), &tests),
            [
                "R-3 has no test named r03_…",
                "docs/rulings.md does not name the test r02_here",
                "docs/rulings.md names r02_gone, which is no test",
            ]
        );
        let gap = rulings_on("#### R-1\n#### R-3\n#### S-1\n");
        assert_eq!(compare(&gap, &BTreeSet::new(), &BTreeSet::new()).len(), 4);
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
