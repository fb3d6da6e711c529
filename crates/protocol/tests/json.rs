//! JSON is read and written as `serde_json` does it, which everybody trusts.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use proptest::prelude::*;
use protocol::{InJson, Json, Moment, Update};
use qwixx::Qwixx;
use serde_json::Value;

fn any_json() -> impl Strategy<Value = Value> {
    let one = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-1e9..1e9).prop_map(|number: f64| Value::from(number)),
        any::<String>().prop_map(Value::from),
    ];
    one.prop_recursive(4, 32, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(any::<String>(), inner, 0..4)
                .prop_map(|fields| fields.into_iter().collect::<Value>()),
        ]
    })
}

/// Whether both readers take a text, or neither.
fn agree(text: &str) {
    let (ours, theirs) = (Json::parse(text), serde_json::from_str::<Value>(text));
    assert_eq!(ours.is_ok(), theirs.is_ok(), "{text:?}: {ours:?}, {theirs:?}");
    if let (Ok(ours), Ok(theirs)) = (ours, theirs) {
        assert_eq!(serde_json::from_str::<Value>(&ours.to_string()).unwrap(), theirs, "{text:?}");
    }
}

proptest! {
    #[test]
    fn what_serde_writes_is_read_and_written_again(value in any_json()) {
        agree(&value.to_string());
        agree(&serde_json::to_string_pretty(&value).unwrap());
    }

    #[test]
    fn a_text_with_a_fault_is_refused_by_both_or_by_neither(
        value in any_json(), at in any::<prop::sample::Index>(), put in "[-+.,:eE0-9\\[\\]{}\"\\\\u/a \n]{0,3}",
    ) {
        let mut text = value.to_string();
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let place = places[at.index(places.len())];
        // A number too large for `serde_json` is none of our business.
        prop_assume!(!put.contains(['e', 'E']));
        let end = text[place..].chars().next().map_or(place, |letter| place + letter.len_utf8());
        text.replace_range(place..end, &put);
        let twice = Json::parse(&text).is_err_and(|fault| fault.to_string().contains("each field once"));
        if !twice {
            agree(&text);
        }
    }
}

#[test]
fn numbers_and_texts_are_as_the_standard_has_them() {
    for text in [
        "0",
        "-0",
        "10",
        "-1.50",
        "1e5",
        "1E+5",
        "1.5e-5",
        "",
        "-",
        "01",
        "-01",
        "1.",
        ".5",
        "1e",
        "1e+",
        "+1",
        "1.e5",
        "0x1",
        "1a",
        "NaN",
        "Infinity",
        "nul",
        "nulll",
        "True",
        r#""\u00e4""#,
        r#""\ud83c\udfb2""#,
        r#""\ud83c""#,
        r#""\ud83cx""#,
        r#""\udfb2""#,
        r#""\ud83c\u0041""#,
        r#""\u12""#,
        r#""\u+123""#,
        r#""\x""#,
        "\"\n\"",
        "\"\t\"",
        "\"\u{7f}\"",
        "\"",
        "\"\\",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[",
        "]",
        "{\"a\":1,}",
        "{a:1}",
        "{\"a\" 1}",
        "{\"a\"}",
        "{",
        "{\"a\":",
        " \t\r\n1 \t\r\n",
        "1 1",
        "\u{a0}1",
        "\u{feff}1",
        "ä",
        "{\"ä\":\"ä\"}",
    ] {
        agree(text);
    }
}

#[test]
fn a_field_stands_there_once() {
    let fault = Json::parse(r#"{"a":1,"b":2,"a":1}"#).unwrap_err();
    assert_eq!(fault.to_string(), "expected each field once at byte 16");
}

#[test]
fn what_lies_too_deep_is_refused() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    assert!(Json::parse(&nested(64)).is_ok());
    assert!(Json::parse(&nested(66)).is_err());
    assert!(Json::parse(&"[".repeat(1_000_000)).is_err());
}

#[test]
fn faults_say_where_and_why() {
    let fault = |text: &str| Moment::from_text(text).unwrap_err().to_string();
    assert_eq!(fault("[1"), "expected , at byte 2");
    assert_eq!(fault("[1]"), "expected an object, found [1]");
    assert_eq!(
        fault(r#"{"opened":3}"#),
        "taken_back: expected a whole number that fits into u32, found null"
    );
    assert_eq!(
        fault(r#"{"opened":-3,"taken_back":0}"#),
        "opened: expected a whole number that fits into usize, found -3"
    );
    assert_eq!(fault(r#"{"opened":3,"taken_back":0,"more":null}"#), "there is no field \"more\"");
    let text = r#"{"at":{"opened":1,"taken_back":0},"viewer":null,
        "seats":[{"name":"Max","player":"person"},{"name":"Eva","player":{}}]}"#;
    let fault = Update::<Qwixx>::from_json(text).unwrap_err();
    assert_eq!(fault.to_string(), "seats.1.player.bot: expected a text, found null");
}
