//! What is wrong with JSON is said with its place and its reason.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use protocol::{MessageReader, Moment, Refused, Update, from_json, to_json};
use qwixx::Qwixx;
use support::server::first_roll;

/// Why a text is no moment.
fn fault(text: &str) -> String {
    from_json::<Moment>(text).unwrap_err().to_string()
}

/// A state that says this of a table.
fn state(table: &str) -> String {
    format!(r#"{{"type":"state","seq":1,"number":1,"table":{table},"update":null}}"#)
}

#[test]
fn what_is_written_is_read_again() {
    let text = r#"{"code":"stale","message":"ä \"quote\" \n"}"#;
    assert_eq!(to_json(&from_json::<Refused>(text).unwrap()), text);
    for number in ["18446744073709551616", "4294967296", "1e300", "1.5", "-1"] {
        let text = format!(r#"{{"opened":3,"taken_back":{number}}}"#);
        assert!(from_json::<Moment>(&text).is_err(), "nothing is taken back {number} times");
    }
}

#[test]
fn a_field_stands_there_once() {
    let twice = r#"{"opened":1,"taken_back":2,"opened":1}"#;
    assert_eq!(fault(twice), "duplicate field `opened` at line 1 column 35");
    let mut reader = MessageReader::default();
    let fault = reader.read(&state(r#"{"stage":"over","undo":{"to":1,"to":2}}"#)).unwrap_err();
    assert!(
        fault.to_string().starts_with(r#"the field "to" stands there twice at line 1 column "#),
        "{fault}"
    );
    let fault = reader.read(r#"{"type":"state","type":"pong"}"#).unwrap_err();
    assert!(fault.to_string().starts_with("duplicate field `type` at line 1 column "), "{fault}");
    let update = to_json(&first_roll()).replace(r#""from":0"#, r#""from":0,"from":0"#);
    let fault = Update::<Qwixx>::from_json(&update).unwrap_err();
    assert!(fault.to_string().starts_with("duplicate field `from` at line 1 column "), "{fault}");
}

#[test]
fn what_lies_too_deep_is_refused() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    let fault = |table: &str| MessageReader::default().read(&state(table)).unwrap_err().to_string();
    assert!(fault(&nested(100)).starts_with("table: invalid type"), "{}", fault(&nested(100)));
    assert!(fault(&nested(200)).starts_with("recursion limit exceeded"), "{}", fault(&nested(200)));
    assert!(MessageReader::default().read(&state(&"[".repeat(1_000_000))).is_err());
}

#[test]
fn faults_say_where_and_why() {
    assert_eq!(fault("[1"), "EOF while parsing a list at line 1 column 2");
    assert_eq!(fault(r#""x""#), "invalid type: string \"x\", expected struct Moment at line 1 column 3");
    assert_eq!(fault(r#"{"opened":3}"#), "missing field `taken_back` at line 1 column 12");
    assert_eq!(
        fault(r#"{"opened":-3,"taken_back":0}"#),
        "invalid value: integer `-3`, expected usize at line 1 column 12"
    );
    assert_eq!(
        fault(r#"{"opened":3,"taken_back":0,"more":null}"#),
        "unknown field `more`, expected `opened` or `taken_back` at line 1 column 33"
    );
    let text = r#"{"type":"update","game":"qwixx","at":{"opened":1,"taken_back":0},"viewer":null,
        "seats":[{"name":"Max","player":"person"},{"name":"Eva","player":{"bot":7}}]}"#;
    let fault = Update::<Qwixx>::from_json(text).unwrap_err();
    assert_eq!(fault.to_string(), "invalid type: integer `7`, expected a string at line 2 column 81");
}

#[test]
fn contradictions_are_said_with_their_place() {
    let text = to_json(&first_roll());
    for (part, wrong, fault) in [
        (r#""misthrows":0"#, r#""misthrows":1"#, "view.sheets: it contradicts the position"),
        (r#""white":[4,1]"#, r#""white":[1,4]"#, "view.dice: it contradicts the position"),
        ("qwixx action1", "qwixx action3", "view.position: "),
        (r#""dice":"4+1 r3"#, r#""dice":"4+1 q3"#, "told.0.dice: "),
        (r#""game":"qwixx""#, r#""game":"longo""#, "the view is of another game"),
    ] {
        assert!(text.contains(part), "{text}");
        let found = Update::<Qwixx>::from_json(&text.replacen(part, wrong, 1)).unwrap_err();
        assert!(found.to_string().starts_with(fault), "{found}");
    }
}
