use qwixx::MAX_PLAYERS;

use super::standing::Standing;
use crate::Forecast;
use crate::net::{Inputs, Net};

/// How a standing will probably end for everybody, sheet by sheet.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Fate {
    /// The shares of the victory.
    pub(super) shares: [f32; MAX_PLAYERS],
    /// The points at the end.
    pub(super) points: [f32; MAX_PLAYERS],
}

impl Fate {
    /// What the end of a game, or the network, says when the player with the sheet `roller` is about to roll.
    pub(super) fn of(standing: &Standing, net: &Net, roller: usize) -> Self {
        if standing.is_over() {
            Self::at_the_end(standing)
        } else {
            Self::before_a_roll(standing, net, roller)
        }
    }

    fn at_the_end(standing: &Standing) -> Self {
        let players = standing.sheets().len();
        let totals = (0..players).map(|sheet| standing.total(sheet));
        let best = totals.clone().max();
        let winners = totals.clone().filter(|&total| Some(total) == best).count();
        let mut fate = Self::default();
        for (sheet, total) in totals.enumerate() {
            fate.points[sheet] = total as f32;
            fate.shares[sheet] = if Some(total) == best { 1.0 / winners as f32 } else { 0.0 };
        }
        fate
    }

    fn before_a_roll(standing: &Standing, net: &Net, roller: usize) -> Self {
        let sheets = standing.sheets();
        let players = sheets.len();
        let in_turn = sheets.iter().cycle().skip(roller).take(players);
        let values = net.value(&Inputs::new(standing.rules, standing.closed, in_turn));
        let mut fate = Self::default();
        for sheet in 0..players {
            let seat = (sheet + players - roller) % players;
            fate.shares[sheet] = values.shares[seat];
            fate.points[sheet] = standing.total(sheet) as f32 + values.points[seat];
        }
        fate
    }

    /// Whether the player with this sheet likes this better than that: a larger share, or as large a one
    /// with more points.
    pub(super) fn is_better(&self, other: &Self, sheet: usize) -> bool {
        (self.shares[sheet], self.points[sheet]) > (other.shares[sheet], other.points[sheet])
    }

    /// Adds so much of another one.
    pub(super) fn add(&mut self, part: f32, other: &Self) {
        let sums = self.shares.iter_mut().chain(&mut self.points);
        for (sum, number) in sums.zip(other.shares.iter().chain(&other.points)) {
            *sum += part * number;
        }
    }

    /// What it means for the player with this sheet.
    pub(super) fn forecast(&self, sheet: usize) -> Forecast {
        Forecast { chance: self.shares[sheet].into(), points: self.points[sheet].into() }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Notation, Seat, Viewer};
    use qwixx::Qwixx;

    use super::*;

    #[test]
    fn ties_share_the_victory() {
        let over = "qwixx over 1 2,3,4,5,6,12,L/-/12,11,10,9,8,2,L/-/2 2,3,4/-/-/-/0 \
                    2,3,4,5,6,12,L/-/12,11,10,9,8,2,L/-/2";
        let view = Qwixx::from_position(over).unwrap().view(Viewer::Spectator);
        let fate = Fate::at_the_end(&Standing::of(&view, Seat::new(0)));
        let expected = Fate { shares: [0.5, 0.0, 0.5, 0.0, 0.0], points: [46.0, 6.0, 46.0, 0.0, 0.0] };
        assert_eq!(fate, expected);
    }
}
