//! The schemas in `docs/schema` are those of the types, the pages say what they say, and messages are as they say.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs};

use game::{Seat, Viewer};
use proptest::prelude::*;
use protocol::{
    AnyUpdate, EngineAnswer, EngineMessage, EngineNotice, KnownState, Update, Wire, schema, to_json,
};
use qwirkle::Qwirkle;
use qwixx::{Qwixx, Rules};
use serde_json::{Value, json};
use support::schema::{fault, places, words};
use support::server::{gathering, samples};
use support::{Script, seat_names, table_after, update_of};
use table::{Input, RedactedStep, Table};

/// A schema, the name of its file, and the page about the same messages.
struct Subject {
    name: &'static str,
    schema: Value,
    page: &'static str,
}

static SUBJECTS: LazyLock<[Subject; 3]> = LazyLock::new(|| {
    let page = |name, schema, page| Subject { name, schema, page };
    [
        page("table", schema::table(), include_str!("../../../docs/protocol.md")),
        page("server", schema::server(), include_str!("../../../docs/server-protocol.md")),
        page("engine", schema::engine(), include_str!("../../../docs/engine-protocol.md")),
    ]
});

/// The schemas of tables, servers and engines.
fn schemas() -> [&'static Value; 3] {
    SUBJECTS.each_ref().map(|subject| &subject.schema)
}

fn value(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema")
}

/// `SCHEMA=overwrite cargo test -p protocol --test schema` writes them anew after a change that is meant.
#[test]
fn the_schemas_in_the_documentation_are_those_of_the_types() {
    for Subject { name, schema, .. } in &*SUBJECTS {
        let path = folder().join(format!("{name}.json"));
        let made = format!("{schema:#}\n");
        if env::var("SCHEMA").is_ok_and(|value| value == "overwrite") {
            fs::write(&path, &made).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
        assert!(made == kept, "docs/schema/{name}.json differs; SCHEMA=overwrite writes it anew");
    }
}

/// The JSON of a page: in blocks, in lines of a conversation, and within sentences.
fn examples(page: &str) -> Vec<Value> {
    let blocks = page.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let said = page.lines().filter_map(|line| line.strip_prefix("> ").or(line.strip_prefix("< ")));
    let within = page.split('`').filter(|code| code.starts_with("{\"") && !code.contains('\n'));
    blocks.chain(said).chain(within).map(value).collect()
}

#[test]
fn the_examples_on_the_pages_are_as_the_schemas_say() {
    for (Subject { name, schema, page }, least) in SUBJECTS.iter().zip([8, 25, 11]) {
        let examples = examples(page);
        assert!(examples.len() >= least, "{name} has {} examples", examples.len());
        for example in examples {
            let is_view = example.get("bag").is_some();
            assert_eq!(fault(schema, is_view.then_some("QwirkleView"), &example), None, "{name}: {example}");
        }
    }
}

/// The page of a server describes updates and refusals by naming that of a table; their definitions are the same.
#[test]
fn the_pages_name_every_field_and_every_word_of_the_schemas() {
    let of_table = &SUBJECTS[0].schema["$defs"];
    for Subject { name, schema, page } in &*SUBJECTS {
        let definitions = schema["$defs"].as_object().unwrap().iter();
        let is_elsewhere = |definition: &str| *name == "server" && of_table.get(definition).is_some();
        let mut wanted = BTreeSet::new();
        for (definition, schema) in definitions {
            if !is_elsewhere(definition.strip_suffix("Changes").unwrap_or(definition)) {
                words(schema, &mut wanted);
            }
        }
        let is_missing = |word: &&String| !page.contains(&format!("`{word}`"));
        let missing: Vec<_> = wanted.iter().filter(is_missing).collect();
        assert!(missing.is_empty(), "the page of docs/schema/{name}.json does not name {missing:?}");
        assert!(wanted.len() > 40, "{wanted:?}");
    }
}

#[test]
fn what_two_schemas_define_is_the_same() {
    let [table, server, engine] = schemas();
    for (name, definition) in table["$defs"].as_object().unwrap() {
        // Engines are never told of what is sealed.
        for other in [server, engine] {
            let other = &other["$defs"][name];
            assert!(other.is_null() || name.ends_with("Step") || other == definition, "{name}");
        }
    }
}

/// What the page shows of a conversation is what the types write, with the fields in the same order.
#[test]
fn the_conversation_on_the_page_of_engines_is_read_and_written() {
    let [.., Subject { page, .. }] = &*SUBJECTS;
    let sent: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    for line in &sent {
        let message = serde_json::from_str::<EngineMessage<Qwixx>>(line).map(|message| message.to_json());
        let notice = || serde_json::from_str::<EngineNotice>(line).map(|notice| notice.to_json());
        assert_eq!(message.or_else(|_| notice()).unwrap(), *line);
    }
    let answered: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("< ")).collect();
    for line in &answered {
        assert_eq!(to_json(&EngineAnswer::from_json(line).unwrap()), *line);
    }
    assert!(sent.len() >= 5 && answered.len() >= 3);
}

/// No schema allows this anywhere: the deepest lists of messages are lists of lists of texts.
fn wrong() -> Value {
    json!([[[0.5]]])
}

/// A message is as its definition says, and is not any more with something wrong in a place.
fn check(schema: &Value, definition: Option<&str>, message: &str, random: &mut Script) {
    let message = value(message);
    assert_eq!(fault(schema, definition, &message), None, "{message}");
    assert_eq!(fault(schema, None, &message), None, "{message}");
    let places = places(&message);
    for _ in 0..3 {
        let place = &places[game::RandomSource::below(random, places.len() as u32) as usize];
        let mut changed = message.clone();
        *changed.pointer_mut(place).unwrap() = wrong();
        assert!(fault(schema, definition, &changed).is_some(), "{place} of {changed}");
    }
}

/// Everything that is said about a table while its game goes on, to every viewer.
fn check_game<G: Wire>(
    mut table: Table<G>,
    earlier: &Table<G>,
    random: &mut Script,
    any: fn(Update<G>) -> AnyUpdate,
) {
    let [tables, servers, engines] = schemas();
    let names = ["Max", "Emma"].map(str::to_owned);
    let steps = table.record().steps().len();
    let seats = table.state().seats().into_iter();
    for viewer in seats.map(Viewer::Seat).chain([Viewer::Spectator]) {
        let [before, now] = [earlier, &table].map(|table| update_of(table, viewer, 0, &names));
        check(tables, Some("TableMessage"), &now.to_json(), random);
        let [before, now] = [(1, before), (2, now)].map(|(number, update)| {
            let (info, update) = (to_json(&gathering()), to_json(&any(update)));
            KnownState::new(7, number, info.into(), update.into())
        });
        check(servers, Some("ServerMessage"), &now.text_after(None), random);
        check(servers, Some("StateChanges"), &now.text_after(Some(&before)), random);
    }
    let seat = Seat::new(0);
    check(engines, None, &question(&table, seat).to_json(), random);
    if table.handle(Input::Forfeit { seat, reason: "asleep".to_owned() }).is_ok() {
        let update = update_of(&table, Viewer::Spectator, steps, &names);
        check(tables, Some("TableMessage"), &update.to_json(), random);
    }
}

/// What an engine would be asked on a seat.
fn question<G: Wire>(table: &Table<G>, seat: Seat) -> EngineMessage<G> {
    let view = table.view(Viewer::Seat(seat));
    let mut choices = Vec::new();
    G::choices_in_view(&view, &mut choices);
    let told = table.told(Viewer::Seat(seat), 0);
    let news = told.iter().filter(|told| matches!(told, RedactedStep::News(_)));
    EngineMessage::Choose {
        id: 1,
        time_ms: 10_000,
        news: news.map(G::WireStep::from).collect(),
        view: G::WireView::from(&view),
        choices: choices.iter().map(ToString::to_string).collect(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn games_of_qwixx_are_told_as_the_schemas_say(
        seed in any::<u64>(), steps in 0..300_usize, more in 0..4_usize, players in 1..=5_usize,
        rules in prop::sample::select(&Rules::ALL[..]),
    ) {
        let table = |steps| {
            let mut random = Script(seed);
            let setup = qwixx::Setup::by_lot(rules, seat_names(players), &mut random);
            table_after::<Qwixx>(setup, steps, &mut random)
        };
        check_game(table(steps + more), &table(steps), &mut Script(seed), AnyUpdate::Qwixx);
    }

    #[test]
    fn games_of_qwirkle_are_told_as_the_schemas_say(
        seed in any::<u64>(), steps in 0..200_usize, more in 0..4_usize, players in 2..=8_usize,
    ) {
        let table = |steps| {
            let mut random = Script(seed);
            let setup = qwirkle::Setup::by_lot(seat_names(players), &mut random);
            table_after::<Qwirkle>(setup, steps, &mut random)
        };
        check_game(table(steps + more), &table(steps), &mut Script(seed), AnyUpdate::Qwirkle);
    }
}

#[test]
fn what_servers_and_guests_say_is_as_the_schema_says() {
    let [_, schema, _] = schemas();
    for sample in samples() {
        check(schema, None, &sample.text, &mut Script(1));
    }
}

#[test]
fn what_engines_are_told_and_answer_is_as_the_schema_says() {
    let [.., schema] = schemas();
    let table = table_after::<Qwixx>(qwixx::Setup::classic(["Max", "Emma"]), 0, &mut Script(1));
    let seat = Seat::new(1);
    let begin = EngineMessage::<Qwixx>::NewGame {
        game: "qwixx".to_owned(),
        rules: 1,
        seat,
        players: table.record().players().to_vec(),
        seed: u64::MAX,
    };
    let totals = vec![-5, 12];
    let winners = [seat].into_iter().collect();
    let end = EngineMessage::<Qwixx>::GameOver { news: Vec::new(), reason: String::new(), totals, winners };
    let hello = EngineNotice::Hello { protocol: 1, program: "rowlock".to_owned() };
    let answers = [
        EngineAnswer::Hello { protocol: Some(1), name: None },
        EngineAnswer::Choice { id: Some(7), choice: Some(0) },
    ];
    for (definition, lines) in [
        ("EngineNotice", vec![hello.to_json(), EngineNotice::Quit.to_json()]),
        ("QwixxMessage", vec![begin.to_json(), end.to_json()]),
        ("EngineAnswer", answers.iter().map(to_json).collect()),
    ] {
        for line in lines {
            check(schema, Some(definition), &line, &mut Script(3));
        }
    }
}

/// Whoever checks their own messages learns what a table would refuse.
#[test]
fn what_is_refused_is_against_the_schemas() {
    let [tables, servers, engines] = schemas();
    for (schema, text) in [
        (tables, r#"{"type":"take_back","at":{"opened":3,"taken_back":1},"seat":2}"#),
        (tables, r#"{"type":"take_back","at":{"opened":-3,"taken_back":1}}"#),
        (tables, r#"{"type":"leave","at":{"opened":3,"taken_back":1}}"#),
        (tables, r#"{"type":"refused","reason":{"code":"tired","message":""}}"#),
        (servers, r#"{"type":"wish","key":"50","wish":{"type":"leave"}}"#),
        (servers, r#"{"type":"ping","seq":1}"#),
        (servers, r#"{"type":"react","reaction":"shrug"}"#),
        (servers, r#"{"type":"state","seq":1,"number":2,"update":null}"#),
        (engines, r#"{"type":"choice","id":1}"#),
        (engines, r#"{"type":"choice","id":"1","choice":0}"#),
        (engines, r#"{"type":"choice","id":1,"choice":-1}"#),
    ] {
        assert!(fault(schema, None, &value(text)).is_some(), "{text}");
    }
}
