use game::{Seats, Viewer};
use table::{End, Forfeit, GameResult, Told};

use crate::unsound::require;
use crate::{InJson, Json, Moment, SeatInfo, Unsound, Wire};

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

impl<G: Wire> Update<G> {
    /// The update as a message in JSON.
    pub fn to_json(&self) -> String {
        self.to_text()
    }

    /// The update that was written as JSON, or what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Unsound> {
        Self::from_text(text)
    }

    /// Whether all parts are about the same table.
    fn check(&self) -> Result<(), Unsound> {
        let table = G::seats_of(&self.view);
        require(self.viewer == G::viewer_of(&self.view), "the view is another viewer's")?;
        require(self.seats.len() == table.len(), "there is not one player for each seat")?;
        require(self.awaited.without(table).is_empty(), "a choice is awaited where nobody sits")?;
        require(
            self.told.iter().all(|told| match told {
                Told::News(news) => table.contains(G::seat_of(news)),
                Told::Sealed(seat) => table.contains(*seat),
            }),
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

impl<G: Wire> InJson for Update<G> {
    fn json(&self) -> Json {
        Json::of_type("update")
            .with("game", G::game_of(&self.view))
            .with("at", &self.at)
            .with("viewer", &self.viewer)
            .with("seats", &self.seats)
            .with("from", &self.from)
            .with("told", &self.told)
            .with("view", &self.view)
            .with("awaited", &self.awaited)
            .with("take_back", &self.take_back)
            .with("dice_by_hand", &self.dice_by_hand)
            .with("result", &self.result)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let update = Self {
            at: json.field("at")?,
            viewer: json.field("viewer")?,
            seats: json.field("seats")?,
            from: json.field("from")?,
            told: json.field("told")?,
            view: json.field("view")?,
            awaited: json.field("awaited")?,
            take_back: json.field("take_back")?,
            dice_by_hand: json.field("dice_by_hand")?,
            result: json.field("result")?,
        };
        update.check()?;
        // Much of an update follows from the rest of it, and all that is left out above does.
        json.says(&update.json())?;
        Ok(update)
    }
}

impl<G: Wire> InJson for Told<G> {
    fn json(&self) -> Json {
        match self {
            Self::News(news) => news.json(),
            Self::Sealed(seat) => Json::of_type("sealed").with("seat", seat),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        if json.kind()? == "sealed" {
            json.field("seat").map(Self::Sealed)
        } else {
            InJson::read(json).map(Self::News)
        }
    }
}

/// Either an end by the rules or a forfeit.
impl<G: Wire> InJson for GameResult<G> {
    fn json(&self) -> Json {
        let (end, forfeit) = match &self.end {
            End::Played(end) => (end.json(), Json::Null),
            End::Forfeited(forfeit) => (Json::Null, forfeit.json()),
        };
        Json::object()
            .with("end", end)
            .with("forfeit", forfeit)
            .with("totals", &self.totals)
            .with("winners", &self.winners)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let end = match (json.field("end")?, json.field("forfeit")?) {
            (Some(end), None) => End::Played(end),
            (None, Some(forfeit)) => End::Forfeited(forfeit),
            _ => return Err(Unsound::new("a game ends by its rules or by a forfeit")),
        };
        Ok(Self { end, totals: json.field("totals")?, winners: json.field("winners")? })
    }
}

crate::fields_in_json!(Forfeit { seat, reason });
