use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The crates that say something.
const CRATES: [&str; 4] = ["tell", "web", "terminal", "rowlock"];

/// A message that is said somewhere in the code.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) place: String,
    pub(crate) id: String,
    /// The names of its arguments, where they are written out.
    pub(crate) arguments: Option<BTreeSet<String>>,
}

/// The source files of the crates, without comments and without tests of the texts themselves.
fn files() -> Vec<(String, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for name in CRATES {
        rust_files(&crates.join(name).join("src"), &mut files);
    }
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let place = path.strip_prefix(crates).unwrap().display().to_string();
        (place, code.collect::<Vec<_>>().join("\n"))
    };
    files.into_iter().map(read).filter(|(place, _)| place != "tell/src/texts.rs").collect()
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Every string literal in the code that could be the name of a message.
pub(crate) fn literals() -> BTreeSet<String> {
    let is_id = |text: &&str| {
        !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
    };
    let files = files();
    files.iter().flat_map(|(_, code)| code.split('"').filter(is_id).map(str::to_owned)).collect()
}

/// Every `say!(texts, "id", …)`, `.say("id", …)` and `.parts("id", …)`.
pub(crate) fn said() -> Vec<Said> {
    let mut said = Vec::new();
    for (place, code) in files() {
        for (at, _) in code.match_indices("say!(") {
            let pieces = pieces(&code[at + "say!(".len()..]);
            let id = pieces.get(1).map(|piece| piece.trim()).unwrap_or_default();
            // A macro that passes the name on.
            if id.starts_with('$') {
                continue;
            }
            let id = id.strip_prefix('"').and_then(|id| id.strip_suffix('"'));
            let id = id.unwrap_or_else(|| panic!("{place}: say!({pieces:?}) names no message"));
            let name = |piece: &&str| piece.split('=').next().unwrap().trim().to_owned();
            let named = pieces[2..].iter().filter(|piece| !piece.trim().is_empty());
            let arguments = Some(named.map(name).collect());
            said.push(Said { place: place.clone(), id: id.to_owned(), arguments });
        }
        for call in [".say(", ".parts("] {
            for (at, _) in code.match_indices(call) {
                let pieces = pieces(&code[at + call.len()..]);
                // Others have methods of these names, too; ours take arguments.
                let [first, second, ..] = pieces[..] else { continue };
                let id = first.trim().strip_prefix('"').and_then(|first| first.strip_suffix('"'));
                let id = id.filter(|_| second.trim().starts_with("&["));
                said.extend(id.map(|id| Said { place: place.clone(), id: id.to_owned(), arguments: None }));
            }
        }
    }
    said
}

/// What stands between the commas up to the closing bracket, where brackets and strings hide theirs.
fn pieces(code: &str) -> Vec<&str> {
    let (mut depth, mut start, mut pieces) = (0, 0, Vec::new());
    let (mut in_string, mut escaped) = (false, false);
    for (i, c) in code.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => in_string = !in_string,
            _ if in_string => {}
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => {
                pieces.push(&code[start..i]);
                return pieces;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                pieces.push(&code[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    pieces
}

#[test]
fn arguments_are_told_apart() {
    assert_eq!(pieces(r#"a, "b, c)", d = f(1, 2)) + 1"#), ["a", r#" "b, c)""#, " d = f(1, 2)"]);
}
