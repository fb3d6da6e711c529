//! The texts of the app: one file for each language, so that nobody waits for those of the others.

use std::collections::BTreeMap;

use crate::assets::Files;

/// What a browser never says.
const TERMINAL: &str = "terminal.ftl";
/// What only the pages about servers say: they load it when somebody goes there.
const ONLINE: &str = "online.ftl";

/// What only the pages of rules, lessons and kept games say.
const LIBRARY: [&str; 3] = ["records.ftl", "rules.ftl", "teach.ftl"];

/// All texts of each language in one file, but those of some pages, which are others. They come as `tell` has them: a folder for each language, in it a file for each area.
pub(crate) fn join(locales: Files) -> Result<Files, String> {
    let mut files = Files::new();
    for (path, bytes) in locales {
        let (code, area) = path.split_once('/').ok_or_else(|| format!("{path} is in no language"))?;
        if area == TERMINAL {
            continue;
        }
        let text = String::from_utf8(bytes).map_err(|_| format!("{path} is not text in UTF-8"))?;
        files.entry(name(code, area)).or_default().extend(smaller(&text).bytes());
    }
    Ok(files)
}

fn name(code: &str, area: &str) -> String {
    format!("{}-{code}.ftl", kind(area))
}

/// Which of the files of a language has the texts of an area.
fn kind(area: &str) -> &'static str {
    match area {
        ONLINE => "online",
        area if LIBRARY.contains(&area) => "library",
        _ => "texts",
    }
}

/// By which id the page knows a file, if there are texts in it: `texts-en`.
pub(crate) fn id(path: &str) -> Option<&str> {
    let has_texts = |id: &&str| ["texts-", "online-", "library-"].iter().any(|kind| id.starts_with(kind));
    path.strip_suffix(".ftl").filter(has_texts)
}

/// What the page says before the app is there, as attributes of the link to the texts, by its id.
pub(crate) fn early(files: &Files) -> Result<BTreeMap<String, String>, String> {
    let texts = files.iter().filter_map(|(path, bytes)| Some((id(path)?, bytes)));
    let texts = texts.filter(|(id, _)| id.starts_with("texts-"));
    let all = texts.map(|(id, bytes)| {
        let text = String::from_utf8_lossy(bytes);
        let early = format!(
            " data-title=\"{}\" data-lead=\"{}\"",
            message(id, &text, "home-title")?,
            message(id, &text, "home-lead")?
        );
        Ok((id.to_owned(), early))
    });
    all.collect()
}

/// A message of one line, as it may stand in an attribute.
fn message(id: &str, text: &str, name: &str) -> Result<String, String> {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
    let line = line.ok_or_else(|| format!("{id} has no '{name}' on a line of its own"))?;
    Ok(line.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;"))
}

/// The texts without comments and the empty lines between messages. An empty line before one that is indented may be
/// part of a message, and stays.
fn smaller(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut empty = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.trim().is_empty() {
            empty += 1;
            continue;
        }
        if line.starts_with(' ') {
            kept.extend(std::iter::repeat_n('\n', empty));
        }
        empty = 0;
        kept.extend([line, "\n"]);
    }
    kept
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use fluent_syntax::ast::{Entry, Message, Term};
    use fluent_syntax::parser;

    use super::*;
    use crate::LOCALES;
    use crate::assets::read;

    /// All messages and terms, without what is said about them.
    fn entries(text: &str) -> Vec<Entry<String>> {
        let bare = |entry| match entry {
            Entry::Message(message) => Some(Entry::Message(Message { comment: None, ..message })),
            Entry::Term(term) => Some(Entry::Term(Term { comment: None, ..term })),
            Entry::Junk { content } => panic!("{content}"),
            _ => None,
        };
        parser::parse(text.to_owned()).unwrap().body.into_iter().filter_map(bare).collect()
    }

    #[test]
    fn comments_and_empty_lines_go_but_not_those_within_messages() {
        let text = "# All.\n\n## Part\n\na = One\n# b\nb =\n    Two\n\n    lines\n\n\nc = { $n ->\n    [one] #1\n\n   *[other] 2\n }\n\n";
        let left = "a = One\nb =\n    Two\n\n    lines\nc = { $n ->\n    [one] #1\n\n   *[other] 2\n }\n";
        assert_eq!(smaller(text), left);
        assert_eq!(entries(text), entries(left));
        assert_eq!(smaller("a = 1\r\n\r\nb = 2"), "a = 1\nb = 2\n");
    }

    #[test]
    fn every_language_says_the_same_in_one_file() {
        let locales = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(LOCALES)).unwrap();
        let joined = join(locales.clone()).unwrap();
        assert!(joined.len() > 1);
        for (path, bytes) in joined {
            let (kind, code) = id(&path).unwrap().split_once('-').unwrap();
            let is_meant = |area: &str| area != TERMINAL && super::kind(area) == kind;
            let areas = locales.iter().filter(|(path, _)| {
                path.split_once('/').is_some_and(|(folder, area)| folder == code && is_meant(area))
            });
            let apart: Vec<_> =
                areas.flat_map(|(_, bytes)| entries(str::from_utf8(bytes).unwrap())).collect();
            assert!(apart.len() > 50, "{code}");
            assert_eq!(entries(str::from_utf8(&bytes).unwrap()), apart, "{code}");
        }
    }

    #[test]
    fn what_is_no_text_of_a_language_is_named() {
        let files = |path: &str, bytes: &[u8]| Files::from([(path.to_owned(), bytes.to_vec())]);
        assert_eq!(join(files("notes.ftl", b"")).unwrap_err(), "notes.ftl is in no language");
        assert_eq!(join(files("en/app.ftl", b"\xFF")).unwrap_err(), "en/app.ftl is not text in UTF-8");
        assert_eq!(id("texts-en.ftl"), Some("texts-en"));
        assert_eq!(id("app.js"), None);
    }
}
