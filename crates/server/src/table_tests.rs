//! Tables with a clock that the test sets, without a network.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Knowledge;
use chance::Seal;
use game::Seat;
use protocol::{
    AnyUpdate, ClientMessage, Command, MadeTable, MessageReader, NewTableRequest, Reading, ServerMessage,
    SitDown, TableInfo, Token,
};
use serde_json::Value;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::TableId;
use crate::bus::Bus;
use crate::clock::Clock;
use crate::clock::steered::Steered;
use crate::hub::{Hello, Hub, TaskMessage};
use crate::metrics::Metrics;
use crate::order::Order;
use crate::outbox::{Arrivals, Outbox};
use crate::store::{Place, Store};

static NEXT: AtomicU64 = AtomicU64::new(1);

fn fresh() -> Token {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    Token::new(u128::from(number).to_be_bytes())
}

/// Tables in a folder of their own, with clocks that the test sets.
struct House {
    hub: Hub,
    steered: Steered,
    folder: PathBuf,
}

impl Drop for House {
    fn drop(&mut self) {
        // What is left of it does no harm.
        _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Somebody who is connected.
struct Person {
    number: u64,
    arrivals: Arrivals,
    reader: MessageReader,
    info: Option<TableInfo>,
    update: Option<AnyUpdate>,
    /// The latest text.
    text: String,
}

impl House {
    async fn open() -> Self {
        let name = format!("rowlock-tables-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        let steered = Steered::new();
        let hub = Self::hub(&folder, &steered).await;
        Self { hub, steered, folder }
    }

    async fn hub(folder: &Path, steered: &Steered) -> Hub {
        let store = Store::open(&Place::Folder(folder.to_owned())).await.unwrap();
        let clock = Clock::new(steered.clone());
        Hub::new(store, Bus::open(None).await.unwrap(), Metrics::new().0, clock, Knowledge::none())
    }

    /// The server ends, and another one starts.
    async fn restart(&mut self) {
        self.hub.store().close().await;
        self.hub = Self::hub(&self.folder, &self.steered).await;
    }

    /// A table of Qwixx for two, and what opens their seats.
    async fn table(&self, clock: Option<u32>, listed: bool) -> (TableId, MadeTable, [Token; 2]) {
        let seats = vec!["person".to_owned(); 2];
        let request =
            NewTableRequest { key: fresh(), game: "qwixx".to_owned(), seats, listed, clock, away: None };
        let order = Order::of(&request).unwrap();
        self.hub.make(&order.id, order.made).await.unwrap();
        let people = [(fresh(), fresh()), (fresh(), fresh())];
        for ((invite, (secret, contribution)), name) in
            order.answer.invites.iter().zip(&people).zip(["Max", "Emma"])
        {
            let added = contribution.expose().parse().unwrap();
            let seal = Seal::of(&added, &order.answer.table, invite.seat).to_string();
            let sits = SitDown { name: name.to_owned(), secret: secret.clone(), seal };
            let ask = |reply| {
                TaskMessage::SitDown(Box::new((invite.seat, Some(invite.token.clone()), sits, reply)))
            };
            self.hub.ask(&order.id, ask).await.unwrap();
        }
        for (secret, contribution) in &people {
            let mut person = self.connect(&order.id, secret).await;
            self.command(&order.id, &person, Command::Contribute(contribution.clone())).await;
            while !matches!(person.hear().await, ServerMessage::Done { .. }) {}
            self.leave(&order.id, person).await;
        }
        (order.id, order.answer, people.map(|(secret, _)| secret))
    }

    async fn connect(&self, table: &TableId, token: &Token) -> Person {
        self.connect_again(table, token, 0).await
    }

    /// Says hello on a connection that was told this sequence number before.
    async fn connect_again(&self, table: &TableId, token: &Token, told: u64) -> Person {
        let (out, arrivals) = Outbox::new();
        let number = self.hub.next_guest();
        let hello = Hello { guest: number, token: Some(token.clone()), steps: 0, taken_back: 0, out };
        self.hub.send(table, TaskMessage::Hello(Box::new((hello, told)))).await;
        let reader = MessageReader::default();
        let mut person = Person { number, arrivals, reader, info: None, update: None, text: String::new() };
        person.hear().await;
        person
    }

    async fn leave(&self, table: &TableId, person: Person) {
        self.hub.send(table, TaskMessage::Gone(person.number)).await;
    }

    /// Something is due, and is done.
    async fn due(&self, table: &TableId) {
        self.hub.send(table, TaskMessage::Due).await;
        // What is asked next is answered after it.
        _ = self.hub.ask(table, |reply| TaskMessage::Info(Box::new((None, reply)))).await;
    }

    /// Changes the database past the server.
    async fn change(&self, sql: &'static str) {
        let options = SqliteConnectOptions::new().filename(self.folder.join("rowlock.sqlite3"));
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::query(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }

    async fn entries(&self, table: &TableId) -> usize {
        self.hub.store().load(table, 0).await.unwrap().len()
    }

    async fn pass(&self, table: &TableId, person: &Person) {
        let Some(AnyUpdate::Qwixx(update)) = &person.update else { panic!("a game of Qwixx") };
        let choose = ClientMessage::Choose { at: update.at, choice: "-".to_owned() };
        self.command(table, person, Command::Table(choose)).await;
    }

    async fn command(&self, table: &TableId, person: &Person, command: Command) {
        self.hub.send(table, TaskMessage::Command(Box::new((person.number, fresh(), command)))).await;
    }
}

impl Person {
    /// The next message.
    async fn hear(&mut self) -> ServerMessage {
        self.text = self.arrivals.next().await.expect("the way is open").to_string();
        let Reading::Message(message) = self.reader.read(&self.text).unwrap() else {
            panic!("nothing is lost or late: {}", self.text)
        };
        if let ServerMessage::State { table, update, .. } = &message {
            self.info = Some((**table).clone());
            self.update.clone_from(update);
        }
        message
    }

    async fn until(&mut self, is_wanted: impl Fn(&TableInfo, Option<&AnyUpdate>) -> bool) {
        while !self.info.as_ref().is_some_and(|info| is_wanted(info, self.update.as_ref())) {
            self.hear().await;
        }
    }
}

/// How many steps the log of a game has, sealed ones included, as far as the last state tells.
fn steps(update: Option<&AnyUpdate>) -> usize {
    match update {
        Some(AnyUpdate::Qwixx(update)) => update.from + update.told.len(),
        _ => 0,
    }
}

#[tokio::test]
async fn clocks_that_are_set_or_stopped_take_no_choice_from_anybody() {
    let house = House::open().await;
    let (table, _, [max, _]) = house.table(Some(30), false).await;
    let mut max = house.connect(&table, &max).await;
    let before = house.entries(&table).await;
    for hours in [2, -4, 32 * 24, -32 * 24, 2] {
        house.steered.set_by(hours * 3_600_000);
        house.due(&table).await;
        assert_eq!(house.entries(&table).await, before, "set by {hours} hours");
    }
    house.steered.stop_for(3_600_000);
    house.due(&table).await;
    assert_eq!(house.entries(&table).await, before, "stopped for an hour");
    // The clock counts all the same.
    house.steered.pass(house.hub.clock(), 30_000);
    house.due(&table).await;
    max.until(|info, _| info.seats.iter().any(|seat| seat.bot.is_some())).await;
}

#[tokio::test]
async fn clocks_go_on_when_that_of_the_system_is_set_back() {
    let house = House::open().await;
    let (table, _, [max, _]) = house.table(Some(30), false).await;
    let mut max = house.connect(&table, &max).await;
    let resumed = house.hub.clock().resumed();
    house.steered.pass(house.hub.clock(), 10_000);
    house.steered.set_by(-2 * 3_600_000);
    let resumed = house.hub.go_round_once(resumed).await;
    max.until(|info, _| info.left == Some(30_000)).await;
    house.steered.pass(house.hub.clock(), 30_000);
    // By what the index says nothing is due for two hours: the table itself knows better.
    assert_eq!(house.hub.go_round_once(resumed).await, resumed);
    house.hub.send(&table, TaskMessage::Ping(max.number)).await;
    max.until(|info, _| info.seats.iter().any(|seat| seat.bot.is_some())).await;
}

#[tokio::test]
async fn when_nothing_could_be_stored_for_longer_than_the_clock_there_is_time_to_come_back() {
    let house = House::open().await;
    let (table, _, [max, _]) = house.table(Some(30), false).await;
    let mut max = house.connect(&table, &max).await;
    let before = house.entries(&table).await;
    let resumed = house.hub.clock().resumed();
    house
        .change("CREATE TRIGGER no_room BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END")
        .await;
    house.pass(&table, &max).await;
    while max.arrivals.next().await.is_some() {}
    house.steered.pass(house.hub.clock(), 600_000);
    house.due(&table).await;
    house.change("DROP TRIGGER no_room").await;
    house.due(&table).await;
    assert_eq!(house.entries(&table).await, before, "nobody could come back yet");
    let now = house.hub.time().now;
    assert_eq!(house.hub.go_round_once(resumed).await, now, "the round finds out that the store is back");
    house.steered.pass(house.hub.clock(), 29_000);
    house.due(&table).await;
    assert_eq!(house.entries(&table).await, before);
    house.steered.pass(house.hub.clock(), 1_000);
    house.due(&table).await;
    assert!(house.entries(&table).await > before);
}

#[tokio::test]
async fn a_refused_hello_does_not_go_back_behind_what_the_connection_was_told() {
    let house = House::open().await;
    let (table, _, [max, _]) = house.table(None, false).await;
    let seq_of =
        |person: &Person| serde_json::from_str::<Value>(&person.text).unwrap()["seq"].as_u64().unwrap();
    let told = seq_of(&house.connect(&table, &max).await);
    // As after a lost entry: the table has let everybody go, and what opened it does not any more.
    let again = house.connect_again(&table, &fresh(), told).await;
    assert!(again.text.contains("\"refused\""), "{}", again.text);
    assert_eq!(seq_of(&again), told);
    assert_eq!(seq_of(&house.connect(&table, &fresh()).await), 0, "a stranger is not told");
}

#[tokio::test]
async fn a_server_that_was_down_for_longer_than_the_clock_waits_for_people() {
    let mut house = House::open().await;
    let (table, ..) = house.table(Some(30), false).await;
    let before = house.entries(&table).await;
    house.steered.stop_for(86_400_000);
    house.restart().await;
    house.due(&table).await;
    house.steered.pass(house.hub.clock(), 29_000);
    house.due(&table).await;
    assert_eq!(house.entries(&table).await, before);
}

#[tokio::test]
async fn where_nobody_is_connected_one_choice_is_made_and_then_the_table_waits() {
    let house = House::open().await;
    let (table, made, [max, emma]) = house.table(Some(30), false).await;
    let mut eva = house.connect(&table, &made.watch).await;
    let begun = steps(eva.update.as_ref());
    house.steered.pass(house.hub.clock(), 30_000);
    house.due(&table).await;
    eva.until(|_, update| steps(update) > begun).await;
    let before = house.entries(&table).await;
    for _ in 0..5 {
        house.steered.pass(house.hub.clock(), 600_000);
        house.due(&table).await;
    }
    assert_eq!(house.entries(&table).await, before, "nobody is there but who looks on");
    assert_eq!(eva.info.as_ref().unwrap().left, None);
    // Emma comes, and has all the time that there is.
    let mut emma = house.connect(&table, &emma).await;
    emma.until(|info, _| info.left == Some(30_000)).await;
    house.leave(&table, emma).await;
    // So does Max, who has the seat back.
    let mut max = house.connect(&table, &max).await;
    max.until(|info, _| info.seats.iter().all(|seat| seat.bot.is_none())).await;
}

#[tokio::test]
async fn the_list_comes_from_the_index_and_fills_it_where_it_is_old() {
    let mut house = House::open().await;
    let (table, _, [max, _]) = house.table(None, true).await;
    let max = house.connect(&table, &max).await;
    let shown = house.hub.listed().await.unwrap();
    let here: Vec<bool> = shown[0].seats.iter().map(|seat| seat.here).collect();
    assert_eq!((shown[0].table.clone(), here), (table.to_string(), vec![true, false]));
    drop(max);
    house.restart().await;
    let index = |house: &House| house.hub.store().clone();
    let seats = |info: &TableInfo| info.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>();
    let listed = house.hub.listed().await.unwrap();
    assert_eq!(seats(&listed[0]), [Some("Max".to_owned()), Some("Emma".to_owned())]);
    assert!(house.hub.is_idle(), "no log was read");
    // As an earlier version left it.
    index(&house).set_info(&table, "").await.unwrap();
    assert_eq!(seats(&house.hub.listed().await.unwrap()[0]), seats(&listed[0]));
    let rows = index(&house).listed(1).await.unwrap();
    assert_eq!(rows[0].1.as_ref().map(seats), Some(seats(&listed[0])));
}

#[tokio::test]
async fn those_who_see_the_same_are_sent_the_same_and_only_what_is_new() {
    let house = House::open().await;
    let (table, made, [max, emma]) = house.table(None, false).await;
    let max = house.connect(&table, &max).await;
    let mut emma = house.connect(&table, &emma).await;
    let mut audience = Vec::new();
    for _ in 0..30 {
        audience.push(house.connect(&table, &made.watch).await);
    }
    let whole = emma.text.len();
    house.pass(&table, &max).await;
    let before = steps(emma.update.as_ref());
    emma.until(|_, update| steps(update) > before).await;
    assert!(3 * emma.text.len() < whole, "{} of {whole} bytes: {}", emma.text.len(), emma.text);
    let json = serde_json::from_str::<Value>(&emma.text).unwrap();
    assert_eq!(json["table"], Value::Null);
    assert_eq!(json["update"]["view"]["sheets"], Value::Null);
    let mut texts = Vec::new();
    for watcher in &mut audience {
        watcher.until(|_, update| steps(update) > before).await;
        texts.push(watcher.text.clone());
    }
    // It was written once: each state has a number of its own.
    let number = |text: &String| serde_json::from_str::<Value>(text).unwrap()["number"].as_u64().unwrap();
    assert!(texts.iter().all(|text| number(text) == number(&texts[0])));
    assert_eq!(emma.info.as_ref().unwrap().viewer, Some(Seat::new(1)));
}
