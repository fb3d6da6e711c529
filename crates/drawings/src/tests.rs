#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use chance::Seeded;
use game::{Awaits, Game, Notation, RandomSource, Record, Seat, Step, Viewer};
use qwirkle::{Choice, Hand, Qwirkle, Tile, ViewStage};
use qwixx::{Qwixx, Row, Rules};
use roxmltree::{Document, Node};

use super::{LastTurn, Picture, Scene, picture_after};

/// The names of the first players of a table.
fn names(players: usize) -> Vec<String> {
    let names = ["Anna", "Ben", "Clara", "David", "Eva", "Finn", "Greta", "Hugo"];
    names.iter().take(players).map(ToString::to_string).collect()
}

/// Games of all kinds and all numbers of players.
fn qwixx_games() -> impl Iterator<Item = Record<Qwixx>> {
    (1..=5).flat_map(|players| Rules::ALL.map(|rules| (rules, players))).map(|(rules, players)| {
        let mut random = Seeded::new(players as u64, 0);
        let setup = qwixx::Setup::by_lot(rules, names(players), &mut random);
        random_game(setup, random)
    })
}

fn qwirkle_games() -> impl Iterator<Item = Record<Qwirkle>> {
    (2..=8).map(|players| {
        let mut random = Seeded::new(players as u64, 0);
        let setup = qwirkle::Setup::by_lot(names(players), &mut random);
        random_game(setup, random)
    })
}

fn random_game<G: Picture>(setup: G::Setup, mut random: Seeded) -> Record<G> {
    let mut record = Record::<G>::new(setup).unwrap();
    loop {
        match record.state().awaits() {
            Awaits::Nothing(_) => return record,
            Awaits::Chance => {
                let event = record.state().cast(&mut random).unwrap();
                record.happen(&event).unwrap();
            }
            Awaits::Choices(seats) => {
                for seat in seats {
                    let mut choices = Vec::new();
                    record.state().choices(seat, &mut choices);
                    let choice = &choices[random.below(choices.len() as u32) as usize];
                    record.play(seat, choice).unwrap();
                }
            }
        }
    }
}

/// The states before each step of a game and at its end.
fn states<G: Picture>(record: &Record<G>) -> Vec<G> {
    record.replay().map(|(state, _)| state).chain([record.state().clone()]).collect()
}

/// Nobody in particular, and every player.
fn viewers<G: Game>(state: &G) -> Vec<Option<Seat>> {
    [None].into_iter().chain(state.seats().into_iter().map(Some)).collect()
}

fn picture<G: Picture>(state: &G, viewer: Option<Seat>) -> String {
    let names = names(state.seats().len());
    state.picture(&Scene { names: &names, viewer, turn: None, last: None })
}

/// How often each symbol is used on the page, outside of the definitions.
fn uses(picture: &Document<'_>) -> BTreeMap<String, usize> {
    let mut uses = BTreeMap::new();
    for node in picture.root_element().children().filter(|node| node.has_tag_name("use")) {
        *uses.entry(node.attribute("href").unwrap()[1..].to_owned()).or_default() += 1;
    }
    uses
}

/// How often each text stands on the page.
fn texts(picture: &Document<'_>) -> BTreeMap<String, usize> {
    let mut texts = BTreeMap::new();
    for node in picture.root_element().children().filter(|node| node.has_tag_name("text")) {
        *texts.entry(node.text().unwrap_or_default().to_owned()).or_default() += 1;
    }
    texts
}

/// What holds for every picture.
fn check_document(text: &str) {
    let picture = Document::parse(text).unwrap();
    let root = picture.root_element();
    assert_eq!(root.children().filter(|node| node.has_tag_name("title")).count(), 1);
    assert_eq!(root.children().filter(|node| node.has_tag_name("desc")).count(), 1);
    let mut ids = BTreeSet::new();
    for id in root.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id), "{id} twice");
    }
    let hrefs = root.descendants().filter_map(|node| node.attribute("href"));
    hrefs.for_each(|href| assert!(ids.contains(&href[1..]) && href.starts_with('#'), "{href}"));
    // The only address is the name of the format.
    assert_eq!(text.matches("://").count(), 1);
    assert!(!text.contains("<script") && !text.contains("@import"));
    let [width, height] = ["width", "height"].map(|side| number(&root, side));
    assert_eq!(root.attribute("viewBox"), Some(format!("0 0 {width} {height}").as_str()));
    for node in root.children().filter(Node::is_element) {
        check_place(&node, width, height);
    }
}

/// Nothing stands outside of the page, and no number is long.
fn check_place(node: &Node<'_, '_>, width: f64, height: f64) {
    for attribute in
        node.attributes().filter(|attribute| !["class", "href", "id"].contains(&attribute.name()))
    {
        let long = |digits: &str| digits.chars().take_while(char::is_ascii_digit).count() > 2;
        assert!(!attribute.value().split('.').skip(1).any(long), "{}", attribute.value());
    }
    let within = |at: &str, side: &str, most: f64| {
        let (at, side) = (number(node, at), number(node, side));
        assert!((0.0..=most).contains(&at) && at + side <= most, "{node:?}");
    };
    within("x", "width", width);
    within("y", "height", height);
}

fn number(node: &Node<'_, '_>, attribute: &str) -> f64 {
    node.attribute(attribute).map_or(0.0, |value| value.parse().unwrap())
}

#[test]
fn every_state_of_a_game_is_a_sound_document() {
    for record in qwixx_games() {
        for state in states(&record).iter().step_by(3) {
            for viewer in viewers(state) {
                check_document(&picture(state, viewer));
            }
        }
    }
    for record in qwirkle_games() {
        for state in states(&record).iter().step_by(19) {
            for viewer in viewers(state) {
                check_document(&picture(state, viewer));
            }
        }
    }
}

#[test]
fn the_turns_of_a_record_are_sound_documents() {
    for record in qwixx_games() {
        (0..)
            .map_while(|turn| picture_after(&record, Some(turn), None).ok())
            .for_each(|text| check_document(&text));
    }
    for record in qwirkle_games().take(3) {
        let pictures = (0..).map_while(|turn| picture_after(&record, Some(turn), None).ok());
        assert!(pictures.map(|text| check_document(&text)).count() > 20);
    }
}

#[test]
fn every_cross_of_a_sheet_is_in_the_picture() {
    for state in qwixx_games().flat_map(|record| states(&record)).step_by(2) {
        let text = picture(&state, None);
        let picture = Document::parse(&text).unwrap();
        let uses = uses(&picture);
        let count = |id: &str| uses.get(id).copied().unwrap_or(0);
        let rows =
            || state.seats().into_iter().flat_map(|seat| Row::ALL.map(|row| state.sheet(seat).row(row)));
        let crosses: usize = rows().map(|row| usize::from(row.crosses())).sum();
        assert_eq!(count("crossed") + count("locked"), crosses);
        assert_eq!(count("locked"), rows().filter(|row| row.is_locked()).count());
        let misthrows = state.seats().into_iter().map(|seat| usize::from(state.sheet(seat).misthrows()));
        assert_eq!(count("misthrow"), misthrows.sum::<usize>());
        let sides = state.rules().sides();
        assert_eq!(count(&format!("gone{sides}")), state.closed().len());
        assert_eq!(count(&format!("die{sides}")), 6 - state.closed().len());
    }
}

#[test]
fn every_number_of_a_sheet_is_in_the_picture() {
    for state in qwixx_games().flat_map(|record| states(&record)).step_by(5) {
        let text = picture(&state, None);
        let texts = texts(&Document::parse(&text).unwrap());
        let rules = state.rules();
        for number in rules.lowest()..=rules.highest() {
            // Points and lucky numbers may add to them.
            let most = texts.get(&number.to_string()).copied().unwrap_or(0);
            assert!(most >= 4 * state.seats().len(), "{number}");
        }
        for name in names(state.seats().len()) {
            assert!(texts.contains_key(&name), "{name}");
        }
    }
}

#[test]
fn every_tile_is_in_the_picture() {
    for state in qwirkle_games().flat_map(|record| states(&record)).step_by(23) {
        for viewer in viewers(&state) {
            let text = picture(&state, viewer);
            let uses = uses(&Document::parse(&text).unwrap());
            let view = state.view(viewer.map_or(Viewer::Spectator, Viewer::Seat));
            let is_open = |seat: &Seat| viewer.is_none_or(|viewer| viewer == *seat) || view.hands.is_some();
            for tile in Tile::all() {
                let laid = state.board().placed().iter().filter(|placed| placed.tile == tile).count();
                let held = state.seats().into_iter().filter(is_open).map(|seat| state.hand(seat).count(tile));
                let drawn = uses.get(&tile.to_string()).copied().unwrap_or(0);
                assert_eq!(drawn, laid + held.sum::<usize>(), "{tile}");
            }
            let hidden =
                state.seats().into_iter().filter(|seat| !is_open(seat)).map(|seat| state.hand(seat).len());
            assert_eq!(uses.get("back").copied().unwrap_or(0), hidden.sum::<usize>());
        }
    }
}

/// The same state as far as `viewer` can tell, with other tiles in the hands of the others.
fn with_other_hands(state: &Qwirkle, viewer: Seat, random: &mut Seeded) -> Option<Qwirkle> {
    let view = state.view(Viewer::Seat(viewer));
    if !matches!(view.stage, ViewStage::Play { .. }) {
        return None;
    }
    let unseen = view.unseen();
    let mut pool: Vec<Tile> =
        unseen.counts().flat_map(|(tile, count)| std::iter::repeat_n(tile, count)).collect();
    let position = state.position();
    let mut words: Vec<String> = position.split(' ').map(ToOwned::to_owned).collect();
    let first = words.len() - state.seats().len();
    for seat in state.seats().into_iter().filter(|&seat| seat != viewer) {
        let draw = |_| pool.swap_remove(random.below(pool.len() as u32) as usize);
        let hand = Hand::new((0..state.hand(seat).len()).map(draw)).unwrap();
        let word = &mut words[first + seat.index()];
        let points = word.split_once(':').unwrap().1.to_owned();
        *word = format!("{}:{points}", hand.to_string().replace(' ', ""));
    }
    Qwirkle::from_position(&words.join(" ")).ok().filter(|other| other.view(Viewer::Seat(viewer)) == view)
}

#[test]
fn hidden_hands_make_no_difference() {
    let mut random = Seeded::new(1, 0);
    let (mut same, mut different) = (0, 0);
    for state in qwirkle_games().flat_map(|record| states(&record)).step_by(13) {
        for viewer in state.seats() {
            let Some(other) = with_other_hands(&state, viewer, &mut random) else { continue };
            assert_eq!(picture(&state, Some(viewer)), picture(&other, Some(viewer)));
            same += 1;
            different += usize::from(picture(&state, None) != picture(&other, None));
        }
    }
    assert!(same > 200 && different > 200, "{same} {different}");
}

#[test]
fn traded_tiles_make_no_difference() {
    let state = qwirkle_games().next().unwrap().replay().nth(5).unwrap().0;
    let names = names(2);
    let picture = |tiles: &str| {
        let steps = [Step::Choice(Seat::new(0), Choice::Trade(Hand::read(tiles).unwrap()))];
        let last = Some(LastTurn { before: state.clone(), steps: &steps });
        state.picture(&Scene { names: &names, viewer: Some(Seat::new(1)), turn: Some(1), last })
    };
    assert_eq!(picture("rs bv"), picture("yt px"));
    assert_ne!(picture("rs bv"), picture("yt"));
}

#[test]
fn sealed_choices_are_seen_by_their_owner_alone() {
    let record = |choice: &str| {
        let header = "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: A, B\nfirst: 1\n\n";
        Record::<Qwixx>::parse(&format!("{header}1. 4+1 r3 y5 g2 b6 | {choice} _\n")).unwrap()
    };
    let [red, pass] = [record("r5"), record("-")];
    let same = |viewer| picture_after(&red, None, viewer) == picture_after(&pass, None, viewer);
    assert!(same(Some(Seat::new(1))));
    assert!(!same(Some(Seat::new(0))) && !same(None));
}

#[test]
fn the_last_placement_is_marked() {
    let record = qwirkle_games().next().unwrap();
    let turns = record.turns().count();
    for turn in 0..turns {
        let text = picture_after(&record, Some(turn), None).unwrap();
        let picture = Document::parse(&text).unwrap();
        let marks = picture.descendants().filter(|node| node.attribute("class") == Some("latest")).count();
        let (_, line) = record.turns().nth(turn).unwrap();
        assert_eq!(marks, line.matches('@').count(), "{line}");
    }
}
