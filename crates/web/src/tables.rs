//! Tables on this device: how one begins, and what can be said of one without opening it.

use bots::BotName;
use game::{Document, Notation, Points, Record, Seat};
use host::{GameKind, Host, NewTable, SEATS, SECRET, Sitter};
use protocol::{PlayerKind, SeatInfo};
use qwirkle::Qwirkle;
use qwixx::Qwixx;

use crate::store::Kept;
use crate::{browser, store};

/// A game that is about to begin, kept under a name, which is returned; or why it cannot begin.
pub(crate) fn begin(game: GameKind, seats: Vec<Sitter>, dice_by_hand: bool) -> Result<String, String> {
    let source = u64::from(browser::random_number()).into();
    let host =
        Host::new(NewTable { game, seats, source, dice_by_hand }).map_err(|error| error.to_string())?;
    let id = store::fresh_id();
    store::keep(&id, &host.record());
    Ok(id)
}

/// The same people and bots once more.
pub(crate) fn again(game: GameKind, seats: &[SeatInfo], dice_by_hand: bool) -> Result<String, String> {
    begin(game, seats.iter().map(sitter).collect(), dice_by_hand)
}

fn sitter(seat: &SeatInfo) -> Sitter {
    let name = Some(seat.name.clone());
    match &seat.player {
        PlayerKind::Person => Sitter::Person(name),
        PlayerKind::Bot(bot) => match bot.parse::<BotName>() {
            Ok(level) => Sitter::Bot { level, name },
            // A bot of a newer version than this one.
            Err(_) => Sitter::Bot { level: BotName::Level(bots::Level::Skilled), name },
        },
    }
}

/// What can be said of a kept game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Summary {
    pub(crate) id: String,
    pub(crate) game: GameKind,
    pub(crate) names: Vec<String>,
    /// The points of every seat so far.
    pub(crate) totals: Vec<i32>,
    /// How many people play on this device.
    pub(crate) people: usize,
    /// The people whose choices are awaited.
    pub(crate) awaited: Vec<String>,
    pub(crate) is_over: bool,
    /// Whether everybody at the table is known here, so that it can be played on.
    pub(crate) can_go_on: bool,
    /// Whether the record can prove that its chance was fair.
    pub(crate) is_provable: bool,
    /// When it was written last, in milliseconds since 1970.
    pub(crate) when: i64,
}

impl Summary {
    /// What can be said of a kept game; nothing if it is no record.
    pub(crate) fn of(kept: &Kept) -> Option<Self> {
        if is_over(&kept.record) { Self::of_finished(kept) } else { Self::of_open(kept) }
    }

    /// A game that is over says everything itself; a long list of them is read at once.
    fn of_finished(kept: &Kept) -> Option<Self> {
        let field = |name: &str| list_in(&kept.record, name);
        Some(Self {
            id: kept.id.clone(),
            game: game_of(&kept.record)?,
            names: field("players")?,
            totals: field(RESULT)?.iter().filter_map(|total| total.parse().ok()).collect(),
            people: field(SEATS)
                .map_or(1, |seats| seats.iter().filter(|seat| seat.starts_with("person")).count()),
            awaited: Vec::new(),
            is_over: true,
            can_go_on: false,
            is_provable: is_provable(&kept.record),
            when: kept.when,
        })
    }

    fn of_open(kept: &Kept) -> Option<Self> {
        let Ok(host) = Host::resume(&kept.record) else { return Self::of_stopped(kept) };
        let name = |seat: Seat| host.names().get(seat.index()).cloned();
        Some(Self {
            id: kept.id.clone(),
            game: host.game(),
            names: host.names().to_vec(),
            totals: host.totals(),
            people: host.people().len(),
            awaited: host.awaited_people().into_iter().filter_map(name).collect(),
            is_over: host.is_over(),
            can_go_on: !host.is_over(),
            is_provable: is_provable(&kept.record),
            when: kept.when,
        })
    }

    /// A game at which somebody sits who is not known here can still be looked at.
    fn of_stopped(kept: &Kept) -> Option<Self> {
        let game = game_of(&kept.record)?;
        let (names, totals) = match game {
            GameKind::Qwixx(_) => standing::<Qwixx>(&kept.record)?,
            GameKind::Qwirkle => standing::<Qwirkle>(&kept.record)?,
        };
        Some(Self {
            id: kept.id.clone(),
            game,
            names,
            totals,
            people: 0,
            awaited: Vec::new(),
            is_over: false,
            can_go_on: false,
            is_provable: is_provable(&kept.record),
            when: kept.when,
        })
    }
}

/// Points as they are written, with a proper minus.
pub(crate) fn points(total: i32) -> String {
    total.to_string().replace('-', "−")
}

/// Which game a record is of.
pub(crate) fn game_of(record: &str) -> Option<GameKind> {
    Document::new(record).game().ok()?.text.parse().ok()
}

/// How many players a record names.
pub(crate) fn players_of(record: &str) -> usize {
    list_in(record, "players").map_or(0, |names| names.len())
}

/// A field of a record that is a list.
fn list_in(record: &str, name: &str) -> Option<Vec<String>> {
    let value = record.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    Some(value.split(',').map(|part| part.trim().to_owned()).collect())
}

/// The field at the end of a record of a game that is over.
const RESULT: &str = "result";

/// Whether the game of a record that was written here is over.
pub(crate) fn is_over(record: &str) -> bool {
    record.lines().any(|line| line.strip_prefix(RESULT).is_some_and(|rest| rest.starts_with(':')))
}

/// Whether a server has put its secret into the record.
fn is_provable(record: &str) -> bool {
    record.lines().any(|line| line.strip_prefix(SECRET).is_some_and(|rest| rest.starts_with(':')))
}

fn standing<G: Notation>(record: &str) -> Option<(Vec<String>, Vec<i32>)> {
    let record = Record::<G>::parse(record).ok()?;
    let state = record.state();
    let totals = state.seats().into_iter().map(|seat| state.score(seat).total()).collect();
    Some((record.players().to_vec(), totals))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYERS: &str = "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max, Emma\n";

    fn summary(fields: &str, turns: &str) -> Summary {
        let record = format!("{PLAYERS}{fields}\n{turns}");
        Summary::of(&Kept { id: "a1".to_owned(), when: 5, record }).unwrap()
    }

    #[test]
    fn an_open_game_says_who_is_awaited() {
        let open = summary("seats: person:Max, casual\n", "1. 4+1 r3 y5 g2 b6 | r5 y5\n");
        assert_eq!((open.names, open.totals), (vec!["Max".to_owned(), "Emma".to_owned()], vec![1, 1]));
        assert_eq!((open.people, open.is_over, open.can_go_on), (1, false, true));
        assert_eq!(open.awaited, ["Max"]);
    }

    #[test]
    fn a_game_with_somebody_unknown_can_be_looked_at() {
        let stopped = summary("seats: person:Max, engine:sh\n", "1. 4+1 r3 y5 g2 b6 | r5 -\n");
        assert_eq!((stopped.totals, stopped.can_go_on, stopped.is_over), (vec![1, 0], false, false));
    }

    #[test]
    fn a_finished_game_is_read_without_playing_it() {
        let turn = "2+3 r1 y1 g1 b1 | - - | -\n";
        let over = summary("seats: person, person\n", &format!("{}result: -20, -15\n", turn.repeat(7)));
        assert_eq!((over.totals, over.people, over.is_over), (vec![-20, -15], 2, true));
    }
}
