//! The tables on a server that this device knows: with what opens its seats, so that they are found again.

use game::Seat;
use host::GameKind;
use protocol::{Invite, TableInfo, TableStage, Token};
use serde::{Deserialize, Serialize};

use crate::{browser, order, store};

/// Under which names tables are put down, followed by theirs.
const TABLES: &str = "online/";

/// So many milliseconds after its end a table is still shown: the others may want to play again.
const A_DAY: i64 = 86_400_000;

/// A table on a server that this device has to do with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct MyTable {
    pub(crate) table: String,
    pub(crate) game: String,
    /// On which seat the person of this device sits; nothing for who only looks.
    #[serde(default, with = "protocol::OptionalSeat")]
    pub(crate) seat: Option<Seat>,
    /// What opens the seat, or lets look; a listed table lets anybody look.
    pub(crate) token: Option<Token>,
    /// What the server published before this device added anything.
    pub(crate) commitment: String,
    /// What lets others sit down, if the table was made here.
    pub(crate) invites: Vec<Invite>,
    /// What lets others look, if the table was made here.
    pub(crate) watch: Option<Token>,
    /// Who sat there last.
    pub(crate) names: Vec<String>,
    pub(crate) stage: TableStage,
    /// Whether the person of this device was awaited last.
    pub(crate) is_awaited: bool,
    /// When it was heard of last, in milliseconds since 1970.
    pub(crate) when: i64,
}

impl MyTable {
    /// A table of which this device knows no more than how to get there.
    pub(crate) fn new(table: &str, seat: Option<Seat>, token: Option<Token>) -> Self {
        Self {
            table: table.to_owned(),
            game: String::new(),
            seat,
            token,
            commitment: String::new(),
            invites: Vec::new(),
            watch: None,
            names: Vec::new(),
            stage: TableStage::Gathering,
            is_awaited: false,
            when: 0,
        }
    }

    /// The table of this name, if this device knows it.
    pub(crate) fn find(table: &str) -> Option<Self> {
        store::note(&format!("{TABLES}{table}"))
    }

    /// The game of the table of this name, if this device knows it. The title of a page asks, before the pages about
    /// servers are there, and everybody would have to load what reads the rest.
    pub(crate) fn game_of(table: &str) -> Option<String> {
        #[derive(Deserialize)]
        struct Named {
            game: String,
        }
        store::note(&format!("{TABLES}{table}")).map(|Named { game }| game)
    }

    /// The names of this table and of those that the same token opens.
    pub(super) fn of_same_token(table: &str) -> Vec<String> {
        let Some(token) = Self::find(table).and_then(|mine| mine.token) else {
            return vec![table.to_owned()];
        };
        let is_opened =
            |name: &String| Self::find(name).is_some_and(|mine| mine.token.as_ref() == Some(&token));
        store::notes(TABLES).into_iter().filter(is_opened).collect()
    }

    /// Which game is played there.
    pub(crate) fn kind(&self) -> Option<GameKind> {
        self.game.parse().ok()
    }

    /// Takes over how things stand.
    pub(crate) fn hear(&mut self, info: &TableInfo) {
        self.game.clone_from(&info.game);
        if self.commitment.is_empty() {
            self.commitment.clone_from(&info.commitment);
        }
        self.names = info.seats.iter().filter_map(|seat| seat.name.clone()).collect();
        self.stage = info.stage;
    }

    /// Puts it down.
    pub(crate) fn keep(&self) {
        let now = Self { when: browser::now(), ..self.clone() };
        store::keep_note(&format!("{TABLES}{}", self.table), &now);
    }

    /// Nothing of it is kept any more.
    pub(crate) fn forget(table: &str) {
        store::forget_note(&format!("{TABLES}{table}"));
    }
}

/// Whether this device knows any table on a server.
pub(crate) fn knows_tables() -> bool {
    !store::notes(TABLES).is_empty()
}

/// The tables at which something still goes on for this device, or may go on with another game, the latest first.
pub(crate) fn open_tables() -> Vec<MyTable> {
    let goes_on = |table: &MyTable| match table.stage {
        TableStage::Gathering | TableStage::Playing => true,
        TableStage::Over => table.seat.is_some() && browser::now() - table.when < A_DAY,
        TableStage::Closed => false,
    };
    let tables = store::notes(TABLES).iter().filter_map(|name| MyTable::find(name)).filter(goes_on).collect();
    order::by_key(tables, |table: &MyTable| -table.when)
}
