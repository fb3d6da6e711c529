//! The Fluent files of all languages say the same things, and all of it is used.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod bundle;
mod catalogue;
mod plurals;
mod sources;

use std::collections::BTreeSet;

use catalogue::{Catalogue, Entry};
use games::GameKind;
use tell::{Language, Texts};

/// Fails with all of the complaints, not only with the first.
fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn every_language_has_the_messages_of_english() {
    let english = Catalogue::read(Language::English);
    let mut complaints = Vec::new();
    for language in Language::ALL {
        let other = Catalogue::read(language);
        let (here, there) = (english.places(), other.places());
        complaints.extend(here.difference(&there).map(|place| format!("{language}/{place}: missing")));
        complaints.extend(there.difference(&here).map(|place| format!("{language}/{place}: not in English")));
    }
    none(&complaints);
}

#[test]
fn every_message_has_the_variables_of_english() {
    let english = Catalogue::read(Language::English);
    let mut complaints = Vec::new();
    for language in Language::ALL {
        let other = Catalogue::read(language);
        for (id, entry) in &other.entries {
            let (here, there) = (other.variables(entry), english.variables_of(id));
            if there.as_ref().is_some_and(|there| *there != here) {
                complaints.push(format!("{language}/{}: {id} has {here:?}, English {there:?}", entry.area));
            }
        }
    }
    none(&complaints);
}

#[test]
fn every_message_is_defined_once_and_refers_to_what_there_is() {
    let mut complaints = Vec::new();
    for language in Language::ALL {
        let catalogue = Catalogue::read(language);
        complaints.extend(catalogue.twice.iter().map(|place| format!("{language}/{place}: there twice")));
        for entry in catalogue.entries.values() {
            let missing = entry.references.iter().filter(|id| !catalogue.entries.contains_key(*id));
            complaints.extend(missing.map(|id| format!("{language}/{}: there is no {id}", entry.area)));
        }
    }
    none(&complaints);
}

#[test]
fn every_message_is_used() {
    let literals = sources::literals();
    let mut complaints = Vec::new();
    for language in Language::ALL {
        let catalogue = Catalogue::read(language);
        let referred: BTreeSet<&String> =
            catalogue.entries.values().flat_map(|entry| &entry.references).collect();
        let unused = |(id, _): &(&String, &Entry)| !literals.contains(*id) && !referred.contains(id);
        let unused = catalogue.entries.iter().filter(unused);
        complaints.extend(unused.map(|(id, entry)| format!("{language}/{}: {id} is unused", entry.area)));
    }
    none(&complaints);
}

#[test]
fn everything_that_is_said_is_a_message_with_its_variables() {
    let english = Catalogue::read(Language::English);
    let mut complaints = Vec::new();
    for said in sources::said() {
        let place = &said.place;
        match english.variables_of(&said.id) {
            None => complaints.push(format!("{place}: there is no message {}", said.id)),
            Some(variables) => {
                let wrong = said.arguments.filter(|arguments| *arguments != variables);
                complaints.extend(
                    wrong.map(|given| format!("{place}: {} has {variables:?}, given {given:?}", said.id)),
                );
            }
        }
    }
    none(&complaints);
}

#[test]
fn every_number_has_its_plural_form() {
    let mut complaints = Vec::new();
    for language in Language::ALL {
        let catalogue = Catalogue::read(language);
        for (id, entry) in &catalogue.entries {
            let wrong = entry.choices.iter().filter_map(|keys| plurals::first_wrong(language, keys));
            complaints.extend(wrong.map(|n| format!("{language}/{}: {id} has no form for {n}", entry.area)));
        }
    }
    none(&complaints);
}

/// Where sheets of Qwixx share the words of another one, which are those after the star: the message, and these sheets.
/// A sheet that is neither here nor in the message has no words.
const SHARED: [(&str, &[&str]); 5] = [
    ("rq-differs", &["mixx-a", "mixx-b"]),
    ("rq-things-2", &["longo"]),
    ("rq-turn-3", &["mixx-b", "longo"]),
    ("rq-locks-1", &["mixx-a", "mixx-b"]),
    ("rq-locks-ready", &["mixx-a", "mixx-b"]),
];

#[test]
fn no_game_gets_the_words_of_another_one_by_accident() {
    let games = |for_all: bool| {
        let games = GameKind::ALL.into_iter().filter(move |game| for_all || *game != GameKind::Qwirkle);
        games.map(GameKind::name).collect::<BTreeSet<&str>>()
    };
    let mut complaints = Vec::new();
    for language in Language::ALL {
        let catalogue = Catalogue::read(language);
        for (id, entry) in &catalogue.entries {
            let shared = SHARED.iter().filter(|(shared, _)| shared == id).flat_map(|(_, games)| *games);
            let shared: BTreeSet<&str> = shared.copied().collect();
            for keys in &entry.by_game {
                let named: BTreeSet<&str> = keys.iter().map(String::as_str).collect();
                // What is said of Qwirkle, too, is said of every game, and else of the sheets of Qwixx.
                let all = games(named.contains("qwirkle"));
                let place = format!("{language}/{}: {id}", entry.area);
                let silent = all.iter().filter(|game| !named.contains(*game) && !shared.contains(*game));
                complaints.extend(silent.map(|game| format!("{place} has no words for {game}")));
                let twice = shared.iter().filter(|game| named.contains(*game));
                complaints
                    .extend(twice.map(|game| format!("{place} has words for {game}, and shares others")));
                let unknown = named.union(&shared).filter(|game| !all.contains(*game));
                complaints.extend(unknown.map(|game| format!("{place} names {game}, which is no game")));
            }
        }
        let missing = SHARED
            .iter()
            .filter(|(id, _)| catalogue.entries.get(*id).is_none_or(|entry| entry.by_game.is_empty()));
        complaints.extend(missing.map(|(id, _)| format!("{language}: {id} does not vary by game")));
    }
    none(&complaints);
}

#[test]
fn every_game_is_described_in_words_of_its_own() {
    let mut complaints = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for id in ["home-about", "terminal-about"] {
            let said: BTreeSet<String> = GameKind::ALL
                .into_iter()
                .map(|game| texts.say(id, &[("game", game.name().into())]))
                .collect();
            if said.len() != GameKind::ALL.len() {
                complaints.push(format!("{language}: {id} says the same of two games"));
            }
        }
    }
    none(&complaints);
}
