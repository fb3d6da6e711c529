use game::{Seats, Viewer};
use serde::{Deserialize, Serialize};
use table::{End, Forfeit, GameResult, Told};

use crate::wire::{json, require, seat, seat_numbers, seats, viewer, viewer_number};
use crate::{Moment, SeatInfo, Unsound, Wire};

/// Everything that a viewer may know of a table at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Update<G: Wire> {
    /// The moment.
    pub at: Moment,
    /// For whom.
    pub viewer: Viewer,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// From which step of the log on the news are, counted from zero.
    pub from: usize,
    /// The news.
    pub told: Vec<Told<G>>,
    /// What the viewer sees.
    pub view: G::View,
    /// Whose choices are awaited.
    pub awaited: Seats,
    /// Whether the viewer may take a choice back.
    pub take_back: bool,
    /// Whether the dice are rolled by hand and typed in.
    pub dice_by_hand: bool,
    /// What came of the game, once it is over.
    pub result: Option<GameResult<G>>,
}

/// An update as it is written.
#[derive(Serialize, Deserialize)]
struct WireUpdate<V, N, E> {
    r#type: UpdateType,
    game: String,
    at: Moment,
    viewer: Option<usize>,
    seats: Vec<SeatInfo>,
    from: usize,
    told: Vec<N>,
    view: V,
    awaited: Vec<usize>,
    take_back: bool,
    dice_by_hand: bool,
    result: Option<WireResult<E>>,
}

/// The one type of an update.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum UpdateType {
    Update,
}

/// A result as it is written: either an end by the rules or a forfeit.
#[derive(Serialize, Deserialize)]
struct WireResult<E> {
    end: Option<E>,
    forfeit: Option<WireForfeit>,
    totals: Vec<i32>,
    winners: Vec<usize>,
}

#[derive(Serialize, Deserialize)]
struct WireForfeit {
    seat: usize,
    reason: String,
}

impl<G: Wire> Update<G> {
    /// The update as a message in JSON.
    pub fn to_json(&self) -> String {
        json(&WireUpdate {
            r#type: UpdateType::Update,
            game: G::game_of(&self.view).to_owned(),
            at: self.at,
            viewer: viewer_number(self.viewer),
            seats: self.seats.clone(),
            from: self.from,
            told: self.told.iter().map(G::told_to_wire).collect(),
            view: G::view_to_wire(&self.view),
            awaited: seat_numbers(self.awaited),
            take_back: self.take_back,
            dice_by_hand: self.dice_by_hand,
            result: self.result.as_ref().map(result_to_wire),
        })
    }

    /// The update that was written as JSON, or what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Unsound> {
        let wire: WireUpdate<G::WireView, G::WireNews, G::WireEnd> =
            serde_json::from_str(text).map_err(Unsound::new)?;
        let update = Self {
            at: wire.at,
            viewer: viewer(wire.viewer)?,
            seats: wire.seats,
            from: wire.from,
            told: wire.told.iter().map(G::told_from_wire).collect::<Result<_, _>>()?,
            view: G::view_from_wire(&wire.view)?,
            awaited: seats(&wire.awaited)?,
            take_back: wire.take_back,
            dice_by_hand: wire.dice_by_hand,
            result: wire.result.map(result_from_wire).transpose()?,
        };
        update.check(&wire.game)?;
        Ok(update)
    }

    /// Whether all parts are about the same table.
    fn check(&self, game: &str) -> Result<(), Unsound> {
        let table = G::seats_of(&self.view);
        require(game == G::game_of(&self.view), "the view is of another game")?;
        require(self.viewer == G::viewer_of(&self.view), "the view is another viewer's")?;
        require(self.seats.len() == table.len(), "there is not one player for each seat")?;
        require(self.awaited.without(table).is_empty(), "a choice is awaited where nobody sits")?;
        require(
            self.told.iter().all(|told| table.contains(G::seat_of(told))),
            "there is news of where nobody sits",
        )?;
        self.result.as_ref().map_or(Ok(()), |result| check_result(result, table))
    }
}

fn check_result<G: Wire>(result: &GameResult<G>, table: Seats) -> Result<(), Unsound> {
    let seat = match &result.end {
        End::Played(end) => G::seat_of_end(*end),
        End::Forfeited(forfeit) => Some(forfeit.seat),
    };
    require(seat.is_none_or(|seat| table.contains(seat)), "the game was ended where nobody sits")?;
    require(result.totals.len() == table.len(), "there is not one total for each seat")?;
    require(result.winners.without(table).is_empty(), "somebody won where nobody sits")
}

fn result_to_wire<G: Wire>(result: &GameResult<G>) -> WireResult<G::WireEnd> {
    let (end, forfeit) = match &result.end {
        End::Played(end) => (Some(G::end_to_wire(*end)), None),
        End::Forfeited(forfeit) => {
            (None, Some(WireForfeit { seat: forfeit.seat.number(), reason: forfeit.reason.clone() }))
        }
    };
    WireResult { end, forfeit, totals: result.totals.clone(), winners: seat_numbers(result.winners) }
}

fn result_from_wire<G: Wire>(wire: WireResult<G::WireEnd>) -> Result<GameResult<G>, Unsound> {
    let end = match (&wire.end, wire.forfeit) {
        (Some(end), None) => End::Played(G::end_from_wire(end)?),
        (None, Some(forfeit)) => {
            End::Forfeited(Forfeit { seat: seat(forfeit.seat)?, reason: forfeit.reason })
        }
        _ => return Err(Unsound::new("a game ends by its rules or by a forfeit")),
    };
    Ok(GameResult { end, totals: wire.totals, winners: seats(&wire.winners)? })
}
