//! What is wrong with JSON is said with its place and its reason.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use protocol::{InJson, Json, Moment, Update};
use qwixx::Qwixx;

#[test]
fn what_is_written_is_read_again() {
    for text in
        ["null", "[true,false]", "-3", r#""ä \"quote\" \n""#, r#"{"b":[{}],"a":{"ä":9007199254740993}}"#]
    {
        let json = Json::parse(text).unwrap();
        assert_eq!(json.to_string(), text);
    }
    assert_eq!(Json::parse(" 1e2 ").unwrap(), Json::Number(100));
    for number in ["18446744073709551615", "1e300", "1.5"] {
        assert!(Json::parse(number).is_err(), "no message has numbers like {number}");
    }
}

#[test]
fn a_field_stands_there_once() {
    let fault = Json::parse(r#"{"a":1,"b":2,"a":1}"#).unwrap_err();
    assert_eq!(fault.to_string(), "the field \"a\" stands there twice at line 1 column 19");
}

#[test]
fn what_lies_too_deep_is_refused() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    assert!(Json::parse(&nested(100)).is_ok());
    assert!(Json::parse(&nested(200)).is_err());
    assert!(Json::parse(&"[".repeat(1_000_000)).is_err());
}

#[test]
fn faults_say_where_and_why() {
    let fault = |text: &str| Moment::from_text(text).unwrap_err().to_string();
    assert_eq!(fault("[1"), "EOF while parsing a list at line 1 column 2");
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
