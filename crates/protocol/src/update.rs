use std::borrow::Cow;

use game::{Seat, Seats, Viewer};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{End, Forfeit, GameResult, RedactedStep, Told};

use crate::unsound::require;
use crate::{Moment, SeatInfo, Unsound, Wire, from_json, to_json};

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
    pub told: Told<G>,
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
        to_json(self)
    }

    /// The update that was written as JSON, or what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Unsound> {
        from_json(text)
    }

    /// Whether all parts are about the same table.
    fn check(&self) -> Result<(), Unsound> {
        let table = G::seats_of(&self.view);
        require(self.viewer == G::viewer_of(&self.view), "the view is another viewer's")?;
        require(self.seats.len() == table.len(), "there is not one player for each seat")?;
        require(self.awaited.without(table).is_empty(), "a choice is awaited where nobody sits")?;
        require(
            self.told.iter().all(|told| match told {
                RedactedStep::News(news) => table.contains(G::seat_of(news)),
                RedactedStep::Sealed(seat) => table.contains(*seat),
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

#[cfg(feature = "schema")]
impl<G: crate::schema::Described> schemars::JsonSchema for Update<G> {
    fn schema_name() -> Cow<'static, str> {
        crate::schema::update_name::<G>().into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        WireUpdate::<G>::json_schema(generator)
    }
}

/// An update as it is sent.
#[derive(Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(inline, bound = "G: crate::schema::Described")
)]
#[serde(bound = "")]
struct WireUpdate<'a, G: Wire> {
    #[serde(rename = "type")]
    kind: Kind,
    #[cfg_attr(feature = "schema", schemars(schema_with = "crate::schema::games_of::<G>"))]
    game: Cow<'a, str>,
    at: Moment,
    #[serde(with = "crate::ViewerSeat")]
    viewer: Viewer,
    seats: Cow<'a, [SeatInfo]>,
    from: usize,
    told: Vec<G::WireStep>,
    view: G::WireView,
    #[serde(with = "crate::SeatNumbers")]
    awaited: Seats,
    take_back: bool,
    dice_by_hand: bool,
    result: Option<WireResult<G>>,
}

/// That it is an update.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "snake_case")]
enum Kind {
    Update,
}

/// What came of a game: either an end by the rules or a forfeit.
#[derive(Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(inline, bound = "G: crate::schema::Described")
)]
#[serde(bound = "")]
struct WireResult<G: Wire> {
    end: Option<G::WireEnd>,
    forfeit: Option<WireForfeit>,
    totals: Vec<i32>,
    #[serde(with = "crate::SeatNumbers")]
    winners: Seats,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Forfeit"))]
struct WireForfeit {
    #[serde(with = "crate::SeatNumber")]
    seat: Seat,
    reason: String,
}

impl<G: Wire> Serialize for Update<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WireUpdate::from(self).serialize(serializer)
    }
}

impl<'de, G: Wire> Deserialize<'de> for Update<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        WireUpdate::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

impl<'a, G: Wire> From<&'a Update<G>> for WireUpdate<'a, G> {
    fn from(update: &'a Update<G>) -> Self {
        Self {
            kind: Kind::Update,
            game: G::game_of(&update.view).into(),
            at: update.at,
            viewer: update.viewer,
            seats: Cow::Borrowed(&update.seats),
            from: update.from,
            told: update.told.iter().map(Into::into).collect(),
            view: (&update.view).into(),
            awaited: update.awaited,
            take_back: update.take_back,
            dice_by_hand: update.dice_by_hand,
            result: update.result.as_ref().map(Into::into),
        }
    }
}

impl<G: Wire> TryFrom<WireUpdate<'_, G>> for Update<G> {
    type Error = Unsound;

    fn try_from(wire: WireUpdate<'_, G>) -> Result<Self, Unsound> {
        let told = |(i, told): (usize, G::WireStep)| {
            told.try_into().map_err(|unsound: Unsound| unsound.within(&format!("told.{i}")))
        };
        let update = Self {
            at: wire.at,
            viewer: wire.viewer,
            seats: wire.seats.into_owned(),
            from: wire.from,
            told: wire.told.into_iter().enumerate().map(told).collect::<Result<_, _>>()?,
            view: wire.view.try_into().map_err(|unsound: Unsound| unsound.within("view"))?,
            awaited: wire.awaited,
            take_back: wire.take_back,
            dice_by_hand: wire.dice_by_hand,
            result: wire.result.map(TryInto::try_into).transpose()?,
        };
        require(wire.game == G::game_of(&update.view), "the view is of another game")?;
        update.check()?;
        Ok(update)
    }
}

impl<G: Wire> From<&GameResult<G>> for WireResult<G> {
    fn from(result: &GameResult<G>) -> Self {
        let (end, forfeit) = match &result.end {
            End::Played(end) => (Some((*end).into()), None),
            End::Forfeited(Forfeit { seat, reason }) => {
                (None, Some(WireForfeit { seat: *seat, reason: reason.clone() }))
            }
        };
        Self { end, forfeit, totals: result.totals.clone(), winners: result.winners }
    }
}

impl<G: Wire> TryFrom<WireResult<G>> for GameResult<G> {
    type Error = Unsound;

    fn try_from(result: WireResult<G>) -> Result<Self, Unsound> {
        let end = match (result.end, result.forfeit) {
            (Some(end), None) => End::Played(end.into()),
            (None, Some(WireForfeit { seat, reason })) => End::Forfeited(Forfeit { seat, reason }),
            _ => return Err(Unsound::new("a game ends by its rules or by a forfeit").within("result")),
        };
        Ok(Self { end, totals: result.totals, winners: result.winners })
    }
}
