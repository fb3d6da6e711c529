//! Figures about the code, for the work tree and for any commit: what a change has made smaller is shown by a command.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use crate::say;
use crate::tools::Workspace;

/// Where a rule set may be named: it is data there, an entry of the registry, or a text.
const HOMES: [&str; 3] = ["crates/qwixx/", "crates/games/", "crates/tell/"];

/// What the counting rules are, below the table.
const RULES: &str = "\
A file names Longo if 'longo' stands anywhere in it, in capitals or not. Counted are Rust files in `src` folders, without
crates/qwixx (the rules), crates/games (the registry), crates/tell (the texts), training, and files that are tests
(`tests.rs`, `…_tests.rs`, or in a folder `tests`). 'In code' leaves out comments and a file's own tests.
A crate is a Cargo.toml with a package. Lines of tests are those of all Rust files outside `src` folders, of files that are
tests, and of `mod tests` in the others. Words are what spaces divide.";

/// Prints the figures of the commits that are named, and those of the work tree.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    if let Some(option) = words.iter().find(|word| word.starts_with('-')) {
        return Err(format!("figures has no option '{option}'; it takes commits"));
    }
    let workspace = Workspace::find()?;
    let mut columns = Vec::new();
    for commit in words {
        columns.push(((*commit).to_owned(), Figures::of(&files_of(&workspace, commit)?)));
    }
    columns.push(("work tree".to_owned(), Figures::of(&files_here(&workspace)?)));
    say(&table(&columns));
    say(&format!("\n{RULES}"));
    Ok(true)
}

/// The texts of files, by their paths.
type Files = BTreeMap<String, String>;

/// The files of the work tree, also those that are yet to be added.
fn files_here(workspace: &Workspace) -> Result<Files, String> {
    let names = git(workspace, &["ls-files", "--cached", "--others", "--exclude-standard"])?;
    // A file that was removed is still in the list.
    let there = names.lines().filter(|path| is_counted(path) && workspace.path(path).exists());
    there.map(|path| Ok((path.to_owned(), workspace.read(path)?))).collect()
}

/// The files of a commit.
fn files_of(workspace: &Workspace, commit: &str) -> Result<Files, String> {
    let names = git(workspace, &["ls-tree", "-r", "--name-only", commit])?;
    let file = |path: &str| Ok((path.to_owned(), git(workspace, &["show", &format!("{commit}:{path}")])?));
    names.lines().filter(|path| is_counted(path)).map(file).collect()
}

/// What git prints.
fn git(workspace: &Workspace, words: &[&str]) -> Result<String, String> {
    let name = format!("git {}", words.join(" "));
    let output = Command::new("git").current_dir(workspace.path("")).args(words).output();
    let output = output.map_err(|error| format!("{name} cannot start: {error}"))?;
    if !output.status.success() {
        return Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{name}: {error}"))
}

fn is_counted(path: &str) -> bool {
    is_rust(path) || path.ends_with("Cargo.toml") || is_page(path)
}

fn is_rust(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|kind| kind == "rs")
}

/// Whether a file is a page for people: in the root or in `docs`.
fn is_page(path: &str) -> bool {
    let name = path.strip_prefix("docs/").unwrap_or(path);
    Path::new(name).extension().is_some_and(|kind| kind == "md") && !name.contains('/')
}

/// Whether a Rust file is part of a program or library.
fn is_source(path: &str) -> bool {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let mut folders = folder.split('/');
    let is_test = name == "tests.rs" || name.ends_with("_tests.rs");
    is_rust(name)
        && !is_test
        && folders.clone().any(|folder| folder == "src")
        && folders.all(|folder| folder != "tests")
}

/// A source file without its own tests, and these.
fn without_tests(text: &str) -> (&str, &str) {
    let tests = ["\n#[cfg(test)]\nmod tests {", "\n#[cfg(test)]\npub(crate) mod tests {"];
    let place = tests.iter().filter_map(|begin| text.find(begin)).min();
    place.map_or((text, ""), |place| text.split_at(place + 1))
}

fn names_longo(text: &str) -> bool {
    text.to_lowercase().contains("longo")
}

/// Whether code, rather than a comment or a test, names Longo.
fn names_longo_in_code(text: &str) -> bool {
    let mut lines = without_tests(text).0.lines();
    lines.any(|line| names_longo(line) && !line.trim_start().starts_with("//"))
}

/// What is counted.
#[derive(PartialEq, Eq, Debug, Default)]
struct Figures {
    name_longo: usize,
    name_longo_in_code: usize,
    crates: usize,
    lines: usize,
    lines_of_tests: usize,
    /// By page.
    words: BTreeMap<String, usize>,
}

impl Figures {
    fn of(files: &Files) -> Self {
        let mut figures = Self::default();
        for (path, text) in files {
            if is_rust(path) {
                figures.count_code(path, text);
            } else if is_page(path) {
                figures.words.insert(path.clone(), text.split_whitespace().count());
            } else if text.lines().any(|line| line.trim() == "[package]") {
                figures.crates += 1;
            }
        }
        figures
    }

    fn count_code(&mut self, path: &str, text: &str) {
        if !is_source(path) {
            self.lines_of_tests += text.lines().count();
            return;
        }
        let (code, tests) = without_tests(text);
        self.lines += code.lines().count();
        self.lines_of_tests += tests.lines().count();
        if !HOMES.iter().any(|home| path.starts_with(home)) && !path.starts_with("training/") {
            self.name_longo += usize::from(names_longo(text));
            self.name_longo_in_code += usize::from(names_longo_in_code(text));
        }
    }

    /// What is counted and how much it is.
    fn rows(&self) -> BTreeMap<String, usize> {
        let counts = [
            ("1 Rust files that name Longo", self.name_longo),
            ("2 Rust files that name Longo in code", self.name_longo_in_code),
            ("3 crates", self.crates),
            ("4 lines of Rust", self.lines),
            ("5 lines of tests in Rust", self.lines_of_tests),
            ("6 words of all pages", self.words.values().sum()),
        ];
        let words = self.words.iter().map(|(page, words)| (format!("7 words of {page}"), *words));
        counts.into_iter().map(|(name, count)| (name.to_owned(), count)).chain(words).collect()
    }
}

/// The figures side by side, as a table in Markdown.
fn table(columns: &[(String, Figures)]) -> String {
    let rows: Vec<_> = columns.iter().map(|(_, figures)| figures.rows()).collect();
    let mut names: Vec<&String> = rows.iter().flat_map(BTreeMap::keys).collect();
    names.sort_unstable();
    names.dedup();
    let heads: Vec<&str> = columns.iter().map(|(head, _)| head.as_str()).collect();
    let mut lines =
        vec![format!("| | {} |", heads.join(" | ")), format!("|---|{}", "--:|".repeat(heads.len()))];
    for name in names {
        // A page that is not there has no words.
        let count = |rows: &BTreeMap<String, usize>| rows.get(name).map_or("–".to_owned(), usize::to_string);
        let counts: Vec<String> = rows.iter().map(count).collect();
        // The number is only for the order.
        lines.push(format!("| {} | {} |", name.get(2..).unwrap_or_default(), counts.join(" | ")));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A made-up workspace.
    fn files() -> Files {
        let files = [
            ("Cargo.toml", "[workspace]\n"),
            ("crates/web/Cargo.toml", "[package]\nname = \"web\"\n"),
            ("crates/web/src/help.rs", "match rules {\n    Rules::LONGO => 1,\n}\n"),
            ("crates/web/src/lib.rs", "//! Qwixx and Longo.\nfn f() {}\n"),
            ("crates/web/src/keys.rs", "fn f() {}\n\n#[cfg(test)]\nmod tests {\n    use Longo;\n}\n"),
            ("crates/web/src/qwixx/tests.rs", "Rules::LONGO\n"),
            ("crates/web/src/table_tests.rs", "Rules::LONGO\n"),
            ("crates/web/tests/longo.rs", "Rules::LONGO\n"),
            ("crates/qwixx/src/rules.rs", "LONGO\n"),
            ("crates/games/src/lib.rs", "LONGO\n"),
            ("crates/tell/src/qwixx.rs", "LONGO\n"),
            ("README.md", "Qwixx and  Longo\n\nin Rust\n"),
            ("docs/nets.md", "One two\n"),
        ];
        files.map(|(path, text)| (path.to_owned(), text.to_owned())).into()
    }

    #[test]
    fn every_file_counts_where_it_belongs() {
        let words = [("README.md", 5), ("docs/nets.md", 2)].map(|(page, words)| (page.to_owned(), words));
        let figures = Figures {
            name_longo: 3,
            name_longo_in_code: 1,
            crates: 1,
            lines: 3 + 2 + 2 + 3,
            lines_of_tests: 4 + 3,
            words: words.into(),
        };
        assert_eq!(Figures::of(&files()), figures);
    }

    #[test]
    fn the_table_has_a_column_for_each_and_says_what_is_not_there() {
        let mut before = files();
        before.remove("docs/nets.md");
        let columns = [("old".to_owned(), Figures::of(&before)), ("new".to_owned(), Figures::of(&files()))];
        let table = table(&columns);
        assert!(
            table.starts_with("| | old | new |\n|---|--:|--:|\n| Rust files that name Longo | 3 | 3 |\n")
        );
        assert!(
            table.ends_with("| words of README.md | 5 | 5 |\n| words of docs/nets.md | – | 2 |"),
            "{table}"
        );
    }
}
