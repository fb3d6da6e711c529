//! Whatever clients send, in whatever order: no table breaks, and nobody learns what they may not know.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::Knowledge;
use game::{Game, MAX_SEATS, Record, Seat, Viewer};
use host::{GameKind, Host, NewTable, Sitter};
use proptest::prelude::*;
use protocol::{AnyUpdate, ClientMessage, Moment, to_json};
use qwirkle::{Qwirkle, Tile};
use qwixx::{Qwixx, ViewStage};

/// One thing that happens at a table from outside.
#[derive(Clone, Debug)]
enum Act {
    /// So many things that are due.
    Steps(u8),
    /// The person who is awaited chooses something legal.
    Legal(u16),
    /// Somebody sends something.
    Message(usize, When, What),
    /// The table is put away and taken out again.
    Resume,
}

#[derive(Clone, Debug)]
enum When {
    Now,
    Then(Moment),
}

#[derive(Clone, Debug)]
enum What {
    /// Something that is legal for somebody, perhaps for the sender.
    Choice(u16),
    Text(String),
    TakeBack,
    Roll(String),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let moment = (0..40_usize, 0..3_u32).prop_map(|(opened, taken_back)| Moment { opened, taken_back });
    let when = prop_oneof![4 => Just(When::Now), 1 => moment.prop_map(When::Then)];
    let notation = "(-|pass|trade( [roygbp][scdvtx]){0,7}|[rygb][0-9]{1,3}|[roygbp][scdvtx]@-?[0-9]{1,3},0)";
    let dice = "[1-8]\\+[1-8]( [rygb][1-8]){0,5}";
    let what = prop_oneof![
        3 => any::<u16>().prop_map(What::Choice),
        1 => any::<String>().prop_map(What::Text),
        2 => notation.prop_map(What::Text),
        2 => Just(What::TakeBack),
        2 => dice.prop_map(What::Roll),
        2 => ("[1-6]\\+[1-6] r[1-6] y[1-6] g[1-6] b[1-6]").prop_map(What::Roll),
        1 => any::<String>().prop_map(What::Roll),
    ];
    let act = prop_oneof![
        4 => (1..4_u8).prop_map(Act::Steps),
        6 => any::<u16>().prop_map(Act::Legal),
        6 => (0..MAX_SEATS, when, what).prop_map(|(seat, when, what)| Act::Message(seat, when, what)),
        1 => Just(Act::Resume),
    ];
    prop::collection::vec(act, 1..120)
}

fn new_tables() -> impl Strategy<Value = NewTable> {
    let sitter = prop_oneof![
        3 => Just(Sitter::Person(None)),
        // No name is written like a tile, or it would be taken for one that is told of.
        1 => "[A-Z][A-Za-z' ]{0,4}[a-z]".prop_map(|name| Sitter::Person(Some(name))),
        1 => Just("casual".parse::<Sitter>().unwrap()),
        1 => Just("random".parse::<Sitter>().unwrap()),
        1 => Just("greedy".parse::<Sitter>().unwrap()),
    ];
    let game = prop::sample::select(GameKind::ALL.to_vec());
    (game, prop::collection::vec(sitter, 2..5), any::<u64>(), any::<bool>()).prop_map(
        |(game, seats, seed, by_hand)| {
            let dice_by_hand = by_hand && game != GameKind::Qwirkle;
            NewTable { game, seats, source: seed.into(), dice_by_hand }
        },
    )
}

fn update(host: &Host, viewer: Viewer) -> AnyUpdate {
    AnyUpdate::from_json(&to_json(&host.look(viewer, 0))).unwrap()
}

fn viewers(host: &Host) -> impl Iterator<Item = Viewer> {
    (0..host.seats()).map(|i| Viewer::Seat(Seat::new(i))).chain([Viewer::Spectator])
}

fn choices(host: &Host, seat: Seat) -> Vec<String> {
    match update(host, Viewer::Seat(seat)) {
        AnyUpdate::Qwixx(update) => update.view.choices().into_iter().map(|c| c.to_string()).collect(),
        AnyUpdate::Qwirkle(update) => {
            let mut choices = Vec::new();
            update.view.choices(&mut choices);
            choices.into_iter().map(|c| c.to_string()).collect()
        }
    }
}

fn picked(choices: &[String], number: u16) -> String {
    choices.get(usize::from(number) % choices.len().max(1)).cloned().unwrap_or_default()
}

fn act(host: &mut Host, act: &Act) {
    match act {
        Act::Steps(count) => (0..*count).for_each(|_| _ = host.step(&Knowledge::none())),
        Act::Legal(number) => {
            if let Some(seat) = host.awaited_people().lowest() {
                let choice = picked(&choices(host, seat), *number);
                host.take(seat, &ClientMessage::Choose { at: host.moment(), choice }).unwrap();
            }
        }
        Act::Message(seat, when, what) => send(host, Seat::new(*seat), when, what),
        Act::Resume => {
            let before = host.record();
            *host = Host::resume(&before).unwrap();
            assert_eq!(host.record(), before);
        }
    }
}

/// Sends a message as text. One that is refused changes nothing.
fn send(host: &mut Host, seat: Seat, when: &When, what: &What) {
    let at = match when {
        When::Now => host.moment(),
        When::Then(moment) => *moment,
    };
    let message = match what {
        What::Choice(number) => {
            let somebody = host.awaited_people().lowest().unwrap_or(seat);
            ClientMessage::Choose { at, choice: picked(&choices(host, somebody), *number) }
        }
        What::Text(text) => ClientMessage::Choose { at, choice: text.clone() },
        What::TakeBack => ClientMessage::TakeBack { at },
        What::Roll(dice) => ClientMessage::Roll { at, dice: dice.clone() },
    };
    let before = (host.record(), host.moment());
    let Ok(message) = ClientMessage::from_json(&message.to_json()) else { return };
    match host.take(seat, &message) {
        Ok(()) => assert_eq!(at, before.1, "{message:?} is for another moment"),
        Err(refused) => {
            assert!(!refused.message.is_empty());
            assert_eq!(
                (host.record(), host.moment()),
                before,
                "{message:?} is refused, but changed the table"
            );
        }
    }
}

/// A table is sound when its record reads back to the same and its updates are messages.
fn check_sound(host: &Host) {
    let text = host.record();
    assert_eq!(Host::resume(&text).unwrap().record(), text);
    for viewer in viewers(host) {
        let json = to_json(&host.look(viewer, 0));
        let read = protocol::TableMessage::from_json(&json).unwrap();
        assert_eq!(read.to_json(), json);
    }
}

/// Every choice that a seat has sealed could be any other of its legal choices, and nobody else can tell.
fn check_sealed(host: &Host) {
    let AnyUpdate::Qwixx(table) = update(host, Viewer::Spectator) else { return };
    let ViewStage::Action1 { chosen, .. } = *table.view.stage() else { return };
    let text = host.record();
    let record = Record::<Qwixx>::parse(&text).unwrap();
    for seat in chosen {
        let opened = table.at.opened;
        let mut other = record.clone();
        other.take_back_to(opened);
        for step in &record.steps()[opened..] {
            let game::Step::Choice(who, choice) = step else { panic!("only choices are sealed") };
            let legal = other.state().legal(*who);
            let swapped = legal.into_iter().find(|other| *who == seat && other != choice);
            other.play(*who, &swapped.unwrap_or(*choice)).unwrap();
        }
        let (one, other) = (Host::resume(&text).unwrap(), Host::resume(&other.to_string()).unwrap());
        for viewer in viewers(host).filter(|viewer| *viewer != Viewer::Seat(seat)) {
            assert_eq!(
                to_json(&one.look(viewer, 0)),
                to_json(&other.look(viewer, 0)),
                "{viewer:?} learns what {seat} sealed"
            );
        }
    }
}

/// Every tile that a viewer is told of lies on the table, or is or was in the viewer's own hand; all others
/// could be anywhere.
fn check_hidden(host: &Host) {
    let Ok(record) = Record::<Qwirkle>::parse(&host.record()) else { return };
    for viewer in viewers(host) {
        let json = to_json(&host.look(viewer, 0));
        let AnyUpdate::Qwirkle(read) = AnyUpdate::from_json(&json).unwrap() else { panic!("another game") };
        assert_eq!(read.view.hand.is_some(), viewer != Viewer::Spectator);
        assert_eq!(read.view.hands.is_some(), host.is_over());
        let known = known_to(&record, viewer);
        if host.is_over() {
            continue;
        }
        for tile in Tile::all().filter(|tile| !known.contains(tile)) {
            assert!(!json.contains(&format!("\"{tile}\"")), "{viewer:?} is told of {tile}: {json}");
            assert!(!json.contains(&format!("{tile}@")), "{viewer:?} is told of {tile}: {json}");
        }
        check_swapped(host, &record, viewer, &known);
    }
}

/// If two kinds of tiles that the viewer has never seen changed places, the viewer could not tell.
fn check_swapped(host: &Host, record: &Record<Qwirkle>, viewer: Viewer, known: &[Tile]) {
    let unseen: Vec<Tile> = Tile::all().filter(|tile| !known.contains(tile)).collect();
    for pair in unseen.chunks_exact(2).take(4) {
        let [one, other] = [pair[0].to_string(), pair[1].to_string()];
        let swap = |word: &str| match word {
            word if word == one => other.clone(),
            word if word == other => one.clone(),
            word => word.to_owned(),
        };
        let text = host.record();
        let (header, turns) = text.split_once("\n\n").unwrap();
        let line = |line: &str| line.split(' ').map(swap).collect::<Vec<_>>().join(" ");
        let turns: Vec<String> = turns.lines().map(line).collect();
        let swapped = format!("{header}\n\n{}\n", turns.join("\n"));
        // Whoever has another longest line may begin in another way, and could not do what was done.
        let Ok(read) = Record::<Qwirkle>::parse(&swapped) else { continue };
        if opening(&read) == opening(record) {
            // Both from their records, so that they are at the same moment.
            let (one, other) = (Host::resume(&text).unwrap(), Host::resume(&swapped).unwrap());
            assert_eq!(
                to_json(&one.look(viewer, 0)),
                to_json(&other.look(viewer, 0)),
                "{viewer:?} sees through tiles"
            );
        }
    }
}

/// What everybody is told of the deal.
fn opening(record: &Record<Qwirkle>) -> Option<qwirkle::News> {
    record.replay().next().map(|(before, step)| before.news(step, Viewer::Spectator))
}

/// The tiles on the table and those that the viewer held at any time.
fn known_to(record: &Record<Qwirkle>, viewer: Viewer) -> Vec<Tile> {
    let mut known: Vec<Tile> = record.state().board().placed().iter().map(|placed| placed.tile).collect();
    let states = record.replay().map(|(before, _)| before).chain([record.state().clone()]);
    for state in states {
        known.extend(viewer.seat().iter().flat_map(|&seat| state.hand(seat).tiles().to_vec()));
    }
    known
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_messages_break_a_table_or_reveal_what_is_hidden(new in new_tables(), acts in acts()) {
        // Two names may be equal, and one may be a bot's, but all can sit down.
        let mut host = Host::new(new).unwrap();
        for (i, one) in acts.iter().enumerate() {
            act(&mut host, one);
            if i % 8 == 0 {
                check_sealed(&host);
                check_hidden(&host);
            }
        }
        check_sound(&host);
        check_sealed(&host);
        check_hidden(&host);
    }
}
