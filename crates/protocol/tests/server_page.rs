//! `docs/server-protocol.md` and the messages of a server say the same: names, fields and examples.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::collections::BTreeSet;

use protocol::Code;
use serde_json::Value;
use support::server::{Sample, samples};

const PAGE: &str = include_str!("../../../docs/server-protocol.md");
const TABLES_PAGE: &str = include_str!("../../../docs/protocol.md");

/// Fields whose values are words of the protocol.
const WORDS: [&str; 4] = ["type", "stage", "kind", "reaction"];
/// Fields whose values the page of a table's protocol describes.
const ELSEWHERE: [&str; 2] = ["update", "at"];

fn value(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

/// The names of all fields, and the words that stand in fields for words.
fn collect(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                names.insert(name.clone());
                if let Some(word) = value.as_str().filter(|_| WORDS.contains(&name.as_str())) {
                    names.insert(word.to_owned());
                }
                if !ELSEWHERE.contains(&name.as_str()) {
                    collect(value, names);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, names)),
        _ => {}
    }
}

/// The names in the first columns of the page's tables.
fn names_on_page() -> BTreeSet<String> {
    let rows = PAGE.lines().filter(|line| line.starts_with("| `"));
    let first_columns = rows.map(|row| row.split('|').nth(1).unwrap());
    first_columns.flat_map(|column| column.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

fn examples() -> Vec<Value> {
    PAGE.split("```json\n").skip(1).map(|rest| value(rest.split("```").next().unwrap())).collect()
}

#[test]
fn every_name_is_on_the_page_and_no_other() {
    let mut names = BTreeSet::new();
    for sample in samples() {
        collect(&value(&sample.text), &mut names);
    }
    let page = names_on_page();
    let missing: Vec<_> = names.difference(&page).collect();
    let unknown: Vec<_> = page.difference(&names).collect();
    assert!(missing.is_empty(), "docs/server-protocol.md has no row for {missing:?}");
    assert!(unknown.is_empty(), "docs/server-protocol.md has rows for {unknown:?}, which no message has");
}

#[test]
fn every_example_is_a_message_that_is_sent() {
    let samples = samples();
    for example in examples() {
        let of = |sample: &&Sample| value(&sample.text) == example;
        let sample = samples.iter().find(of).unwrap_or_else(|| panic!("nobody sends {example}"));
        let again = (sample.again)(&example.to_string()).expect("it is read");
        assert_eq!(value(&again), example);
    }
}

/// A message, request or answer of each kind is shown: of each type, and of each set of fields without one.
#[test]
fn there_is_an_example_of_everything() {
    let kind = |value: &Value| match (value.get("type"), value.get("wish")) {
        (_, Some(command)) => command["type"].to_string(),
        (Some(kind), None) => kind.to_string(),
        (None, None) => format!("{:?}", value.as_object().unwrap().keys().collect::<Vec<_>>()),
    };
    let sent: BTreeSet<String> = samples().iter().map(|sample| kind(&value(&sample.text))).collect();
    let shown: BTreeSet<String> = examples().iter().map(kind).collect();
    // Commands with the same fields look the same but for their type, and those of the game are on their own page.
    let same = ["decline_undo", "return", "leave", "rematch", "take_back", "roll"];
    let same: BTreeSet<String> = same.iter().map(|word| format!("{word:?}")).collect();
    let missing: Vec<_> = sent.difference(&shown).filter(|kind| !same.contains(*kind)).collect();
    assert!(missing.is_empty(), "docs/server-protocol.md shows no example of {missing:?}");
}

/// The codes that go with a status exist, and every one that only a server has goes with one or with a command.
#[test]
fn every_code_of_a_server_is_on_the_page() {
    let codes: BTreeSet<String> = Code::ALL.iter().map(Code::to_string).collect();
    let rows = PAGE.lines().filter(|line| line.starts_with("| 4") || line.starts_with("| 5"));
    let named: Vec<String> = rows
        .flat_map(|row| row.split('|').nth(2).unwrap().split('`').skip(1).step_by(2))
        .map(str::to_owned)
        .collect();
    assert!(named.len() > 8 && named.iter().all(|code| codes.contains(code)), "{named:?}");
    let of_servers = TABLES_PAGE.lines().filter(|line| line.contains("| of a server: "));
    for row in of_servers {
        let code = row.split('`').nth(1).unwrap();
        assert!(PAGE.contains(&format!("`{code}`")), "docs/server-protocol.md does not name {code}");
    }
}

#[test]
fn clients_pass_over_what_they_do_not_know_and_servers_refuse_it() {
    for sample in samples() {
        let mut newer = value(&sample.text);
        newer["weather"] = "fine".into();
        let is_asked =
            newer.get("key").is_some() && newer.get("seq").is_none() || newer.get("text").is_some();
        let of_guest = ["hello", "wish", "react", "ping"].iter().any(|kind| newer["type"] == *kind);
        let sits_down = newer.get("seal").is_some();
        match (sample.again)(&newer.to_string()) {
            Some(again) => {
                assert!(!is_asked && !of_guest && !sits_down, "{again}");
                assert_eq!(again, sample.text);
            }
            None => assert!(is_asked || of_guest || sits_down, "{newer}"),
        }
    }
}
