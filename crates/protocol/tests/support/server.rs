//! Messages of every kind between a server and its guests, as `docs/server-protocol.md` shows them.

use game::{Seat, Viewer};
use protocol::{
    AnyUpdate, ClientMessage, Code, Command, GuestMessage, Invite, KnownState, MadeTable, MessageReader,
    Moment, NewTableRequest, PlayerKind, QrRequest, Reaction, Reading, Refused, SeatKind, SeatStatus,
    ServerMessage, SitDown, TableInfo, TableList, TableStage, Token, Undo, VERSION, from_json, to_json,
};
use qwixx::{Qwixx, Roll};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Input, Player, Table};

use super::update_of;

const TABLE: &str = "7d3f0c9a51b84e62d7f1";
/// Those of the contributions that the samples show, at the table and on the seats of the samples.
const SEALS: [&str; 2] = [
    "3197b85dd23eec922e0e53dbcd19d5a7fee7941a94a211e68d0729626edcb7ad",
    "e6bdaec2902c2bdd2ef3e13de4c26dfb30cba86205b7ce9279d9324d54b18930",
];

const COMMITMENT: &str = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const SECRET: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// A message that is read and written as itself.
pub(crate) struct Sample {
    pub(crate) text: String,
    /// What comes of reading a text as a message of this kind and writing it again.
    pub(crate) again: fn(&str) -> Option<String>,
}

fn sample<T: Serialize + DeserializeOwned>(message: &T) -> Sample {
    Sample { text: to_json(message), again: |text| from_json::<T>(text).ok().map(|read| to_json(&read)) }
}

pub(crate) fn token(first: u8) -> Token {
    Token::new(std::array::from_fn(|i| first + i as u8))
}

fn person(name: &str) -> SeatStatus {
    SeatStatus {
        name: Some(name.to_owned()),
        kind: SeatKind::Person,
        bot: None,
        here: true,
        replaceable: false,
        left: false,
    }
}

/// A table at which Max sits and somebody else is waited for.
pub(crate) fn gathering() -> TableInfo {
    let open = SeatStatus { name: None, kind: SeatKind::Open, here: false, ..person("") };
    TableInfo {
        table: TABLE.to_owned(),
        game: "qwixx".to_owned(),
        stage: TableStage::Gathering,
        viewer: Some(Seat::new(0)),
        seats: vec![person("Max"), open],
        listed: true,
        clock: None,
        left: None,
        away: 86_400,
        undo: None,
        undone: 0,
        commitment: COMMITMENT.to_owned(),
        seals: vec![Some(SEALS[0].to_owned()), None],
        contributions: vec![None, None],
        secret: None,
        next: None,
    }
}

/// The same table later: Emma is not there, and Max asks to undo a choice.
pub(crate) fn playing() -> TableInfo {
    let emma =
        SeatStatus { bot: Some("skilled".to_owned()), here: false, replaceable: true, ..person("Emma") };
    let seat = Seat::new(0);
    TableInfo {
        stage: TableStage::Playing,
        seats: vec![person("Max"), emma],
        clock: Some(60),
        left: Some(41_250),
        undo: Some(Undo {
            seat,
            agreed: [seat].into_iter().collect(),
            choice: 6,
            to: 5,
            chances: 2,
            question: Some(3),
        }),
        undone: 1,
        seals: SEALS.map(|seal| Some(seal.to_owned())).to_vec(),
        contributions: [0xa0, 0xc0].map(|first| Some(token(first).expose().to_owned())).to_vec(),
        ..gathering()
    }
}

/// The same table at the end.
pub(crate) fn over() -> TableInfo {
    TableInfo {
        stage: TableStage::Over,
        seats: vec![person("Max"), SeatStatus { left: true, here: false, ..person("Emma") }],
        left: None,
        undo: None,
        secret: Some(SECRET.to_owned()),
        next: Some("e04b7718c2a95d36f08c".to_owned()),
        ..playing()
    }
}

/// What Max sees after the first roll.
pub(crate) fn first_roll() -> AnyUpdate {
    let players = vec![Player::Person; 2];
    let mut table = Table::<Qwixx>::new(qwixx::Setup::classic(["Max", "Emma"]), players).unwrap();
    table.handle(Input::Happen(Roll::new([4, 1], [3, 5, 2, 6]))).unwrap();
    let names = ["Max", "Emma"].map(str::to_owned);
    let mut update = update_of(&table, Viewer::Seat(Seat::new(0)), 0, &names);
    update.dice_by_hand = false;
    update.seats[1].player = PlayerKind::Bot("skilled".to_owned());
    AnyUpdate::Qwixx(update)
}

pub(crate) fn commands() -> Vec<Command> {
    let at = Moment { opened: 1, taken_back: 0 };
    let commands = vec![
        Command::Table(ClientMessage::Choose { at, choice: "r5".to_owned() }),
        Command::Table(ClientMessage::TakeBack { at }),
        Command::Table(ClientMessage::Roll { at, dice: "4+1 r3 y5 g2 b6".to_owned() }),
        Command::Contribute(token(0xa0)),
        Command::AskUndo { at: Some(Moment { opened: 9, taken_back: 0 }) },
        Command::AskUndo { at: None },
        Command::AgreeUndo { question: Some(3) },
        Command::AgreeUndo { question: None },
        Command::DeclineUndo { question: Some(3) },
        Command::DeclineUndo { question: None },
        Command::SitIn(Seat::new(1)),
        Command::Return,
        Command::Leave,
        Command::Rematch,
    ];
    // A new kind of command has to be added above.
    for command in &commands {
        match command {
            Command::Table(
                ClientMessage::Choose { .. } | ClientMessage::TakeBack { .. } | ClientMessage::Roll { .. },
            )
            | Command::Contribute(_)
            | Command::AskUndo { .. }
            | Command::AgreeUndo { .. }
            | Command::DeclineUndo { .. }
            | Command::SitIn(_)
            | Command::Return
            | Command::Leave
            | Command::Rematch => {}
        }
    }
    commands
}

pub(crate) fn guest_messages() -> Vec<GuestMessage> {
    let hello = |token, steps| GuestMessage::Hello { table: TABLE.to_owned(), token, steps, taken_back: 0 };
    let mut messages = vec![hello(Some(token(0x10)), 0), hello(None, 17), GuestMessage::Ping];
    messages.extend(Reaction::ALL.map(GuestMessage::React));
    messages
        .extend(commands().into_iter().map(|command| GuestMessage::Command { key: token(0x50), command }));
    // A new kind of message has to be added above.
    for message in &messages {
        match message {
            GuestMessage::Hello { .. }
            | GuestMessage::Command { .. }
            | GuestMessage::React(_)
            | GuestMessage::Ping => {}
        }
    }
    messages
}

pub(crate) fn server_messages() -> Vec<ServerMessage> {
    let seq = 12;
    let mut messages = vec![
        ServerMessage::Welcome { seq: 0, version: VERSION },
        ServerMessage::State { seq: 1, number: 1, table: gathering().into(), update: None },
        ServerMessage::State { seq: 2, number: 2, table: playing().into(), update: Some(first_roll()) },
        ServerMessage::State { seq: 60, number: 61, table: over().into(), update: None },
        ServerMessage::Done { seq, key: token(0x50) },
        ServerMessage::Refused { seq, key: Some(token(0x50)), reason: Refused::stale() },
        ServerMessage::Refused {
            seq: 0,
            key: None,
            reason: Refused::new(Code::Unknown, "there is no such table"),
        },
        ServerMessage::Refused { seq: 0, key: None, reason: Refused::other_version(1) },
        ServerMessage::Pong { seq, at: Some(Moment { opened: 9, taken_back: 0 }) },
    ];
    let reaction = |reaction| ServerMessage::Reaction { seq, seat: Seat::new(1), reaction };
    messages.extend(Reaction::ALL.map(reaction));
    for message in &messages {
        match message {
            ServerMessage::Welcome { .. }
            | ServerMessage::State { .. }
            | ServerMessage::Done { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Reaction { .. }
            | ServerMessage::Pong { .. } => {}
        }
    }
    messages
}

/// Max and Emma are there, and nothing is asked.
fn both_here(left: u32) -> TableInfo {
    let seats = vec![person("Max"), person("Emma")];
    TableInfo { seats, left: Some(left), undo: None, ..playing() }
}

/// The second and the third state of a connection: what the guest knows, and Emma comes back.
fn states() -> [KnownState; 2] {
    let away = SeatStatus { here: false, ..person("Emma") };
    let before = TableInfo { seats: vec![person("Max"), away], ..both_here(41_250) };
    let state = |number, info: TableInfo| {
        KnownState::new(2, number, to_json(&info).into(), to_json(&first_roll()).into())
    };
    [state(2, before), state(3, both_here(38_000))]
}

/// A state that says what has changed.
fn change() -> Sample {
    let [before, now] = states();
    let again = |text: &str| {
        let [before, _] = states();
        let mut reader = MessageReader::default();
        reader.read(&before.text_after(None)).ok()?;
        match reader.read(text).ok()? {
            Reading::Message(ServerMessage::State { seq, number, table, update }) => Some(
                KnownState::new(seq, number, to_json(&*table).into(), to_json(&update).into())
                    .text_after(Some(&before)),
            ),
            _ => None,
        }
    };
    Sample { text: now.text_after(Some(&before)), again }
}

/// Every kind of message, request and answer, with every field and every word.
pub(crate) fn samples() -> Vec<Sample> {
    let mut all: Vec<Sample> = guest_messages().iter().map(sample).collect();
    all.extend(server_messages().iter().map(sample));
    all.push(change());
    let closed = TableInfo { stage: TableStage::Closed, viewer: None, ..over() };
    let bot = SeatStatus {
        kind: SeatKind::Bot,
        name: Some("skilled".to_owned()),
        bot: Some("skilled".to_owned()),
        here: false,
        ..person("")
    };
    let with_bot = TableInfo { seats: vec![person("Max"), bot], ..gathering() };
    all.extend([gathering(), playing(), over(), closed, with_bot].iter().map(sample));
    all.push(sample(&NewTableRequest {
        key: token(0x30),
        game: "qwixx".to_owned(),
        seats: ["person", "person", "skilled"].map(str::to_owned).to_vec(),
        listed: false,
        clock: Some(60),
        away: None,
    }));
    all.push(sample(&MadeTable {
        table: TABLE.to_owned(),
        commitment: COMMITMENT.to_owned(),
        invites: vec![
            Invite { seat: Seat::new(0), token: token(0x60) },
            Invite { seat: Seat::new(1), token: token(0x70) },
        ],
        watch: token(0x80),
    }));
    all.push(sample(&SitDown { name: "Max".to_owned(), secret: token(0x10), seal: SEALS[0].to_owned() }));
    all.push(sample(&TableList { tables: vec![TableInfo { viewer: None, ..gathering() }] }));
    all.push(sample(&QrRequest { text: "https://play.example/#/watch/7d3f0c9a51b84e62d7f1/-".to_owned() }));
    all.push(sample(&Refused::new(Code::Taken, "somebody sits there already")));
    all
}
