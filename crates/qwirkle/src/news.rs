use game::{Seat, Step, Viewer};

use crate::{Chance, Choice, Hand, Placement, Qwirkle};

/// What one seat, or a spectator, is told of a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum News {
    /// The first hands were dealt.
    Dealt {
        /// Who begins, having the longest line.
        starter: Seat,
        /// How many tiles that line has.
        longest: usize,
        /// The viewer's own tiles.
        own: Option<Hand>,
    },
    /// Somebody placed tiles.
    Placed {
        /// Who.
        seat: Seat,
        /// What and where.
        placement: Placement,
        /// The points it brought, without those for ending the game.
        points: u32,
        /// How many Qwirkles were completed.
        qwirkles: u32,
    },
    /// Somebody set tiles aside to trade them.
    Traded {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which, if the viewer did.
        own: Option<Hand>,
    },
    /// Somebody could do nothing.
    Passed(Seat),
    /// Somebody drew tiles.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which, if the viewer did.
        own: Option<Hand>,
    },
}

impl News {
    pub(crate) fn of(game: &Qwirkle, step: &Step<Qwirkle>, viewer: Viewer) -> Self {
        let own = |seat, tiles: Hand| (viewer == Viewer::Seat(seat)).then_some(tiles);
        match step {
            Step::Chance(Chance::Deal(hands)) => Self::dealt(game, hands, viewer),
            Step::Chance(Chance::Draw(tiles)) => {
                let seat = game.turn();
                Self::Drew { seat, count: tiles.len(), own: own(seat, *tiles) }
            }
            Step::Choice(seat, Choice::Place(placement)) => {
                let formed = game.board().after(placement).lines_through(placement);
                let (points, qwirkles) = (formed.points(), formed.qwirkles());
                Self::Placed { seat: *seat, placement: *placement, points, qwirkles }
            }
            Step::Choice(seat, Choice::Trade(tiles)) => {
                Self::Traded { seat: *seat, count: tiles.len(), own: own(*seat, *tiles) }
            }
            Step::Choice(seat, Choice::Pass) => Self::Passed(*seat),
        }
    }

    fn dealt(game: &Qwirkle, hands: &[Hand], viewer: Viewer) -> Self {
        let own = viewer.seat().and_then(|seat| hands.get(seat.index())).copied();
        let mut after = game.clone();
        after.deal(hands);
        let starter = after.turn();
        Self::Dealt { starter, longest: after.hand(starter).longest_line(), own }
    }
}
