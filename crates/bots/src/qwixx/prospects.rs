use std::sync::OnceLock;

use qwixx::{MAX_PLAYERS, MOST_MISTHROWS, RowState, Rules};

use super::odds::{Odds, for_each_three};
use super::row_worth::RowWorth;

/// How many turns are looked ahead; few games last longer.
pub(super) const TURNS: usize = 32;

/// A figure for each of the coming turns.
pub(super) type Turns = [f32; TURNS];

/// How often a turn of one's own is a misthrow, roughly; only used for when a game will end.
const MISTHROW_RATE: f32 = 0.08;

/// A cross that skips more numbers than this is no way out of a misthrow.
const REACH: usize = 3;

/// What a row promises to the player whose row it is, turn by turn.
#[derive(Clone, Debug)]
pub(super) struct Prospect {
    /// The points that each turn brings if the row is still open then.
    pub(super) points: Turns,
    /// The chance that the player has not locked the row before that turn.
    pub(super) open: Turns,
}

impl Prospect {
    /// The points to expect in so many turns if nobody else closes the row.
    pub(super) fn within(&self, turns: usize) -> f32 {
        self.points.iter().zip(&self.open).take(turns).map(|(points, open)| points * open).sum()
    }
}

/// What every row promises, for one rule set and number of players.
#[derive(Debug)]
pub(super) struct Prospects {
    /// By the turns until the player rolls, then by the cell of the row.
    rows: Vec<Prospect>,
    /// For each cell the chance that a roll of one's own offers the row no cross worth the name.
    dry: Vec<f32>,
    /// By the misthrows so far, the chance that the last one has not come before each turn.
    calm: [Turns; MOST_MISTHROWS as usize],
}

impl Prospects {
    /// The table for these rules and so many players; worked out once, when it is first asked for.
    pub(super) fn of(rules: Rules, players: usize) -> &'static Self {
        static TABLES: [[OnceLock<Prospects>; MAX_PLAYERS]; Rules::ALL.len()] =
            [const { [const { OnceLock::new() }; MAX_PLAYERS] }; Rules::ALL.len()];
        let players = players.clamp(1, MAX_PLAYERS);
        let table = &TABLES[rules.index()][players - 1];
        table.get_or_init(|| Self::new(rules, players))
    }

    fn new(rules: Rules, players: usize) -> Self {
        let rows = RowWorth::new(rules, Odds::new(rules)).prospects(players);
        let cells = cells(rules).map(|(next, crosses)| dryness(rules, next, crosses));
        Self { rows, dry: cells.collect(), calm: calm(players) }
    }

    /// What an open row promises a player who rolls after `wait` more turns.
    pub(super) fn row(&self, wait: usize, row: RowState) -> &Prospect {
        &self.rows[(wait * self.dry.len() + self.cell(row)).min(self.rows.len() - 1)]
    }

    /// The chance that a roll of one's own offers an open row no cross worth the name.
    pub(super) fn dry(&self, row: RowState) -> f32 {
        self.dry[self.cell(row)]
    }

    /// The chance that a player with so many misthrows has not had the last one before each turn.
    pub(super) fn calm(&self, misthrows: u8) -> &Turns {
        &self.calm[usize::from(misthrows.min(MOST_MISTHROWS - 1))]
    }

    fn cell(&self, row: RowState) -> usize {
        cell(row.next().into(), row.crosses().into()).min(self.dry.len() - 1)
    }
}

/// The place of an open row in the tables: all that matters is its next field and how many crosses are
/// before that.
pub(super) const fn cell(next: usize, crosses: usize) -> usize {
    next * (next + 1) / 2 + crosses
}

/// The next field and the crosses of every open row there can be, in the order of their cells.
pub(super) fn cells(rules: Rules) -> impl Iterator<Item = (usize, usize)> {
    (0..usize::from(rules.fields())).flat_map(|next| (0..=next).map(move |crosses| (next, crosses)))
}

/// Whether a row with so many crosses lets the field be crossed, if it is right of the last cross.
pub(super) fn may_cross(rules: Rules, crosses: usize, field: usize) -> bool {
    crosses >= usize::from(rules.needed()) || !rules.closes(field as u8)
}

fn dryness(rules: Rules, next: usize, crosses: usize) -> f32 {
    let near = |field| (next..=next + REACH).contains(&field) && may_cross(rules, crosses, field);
    let mut dry = 0.0;
    for_each_three(rules.sides().into(), |[one, other, colour], chance| {
        if ![one + other, one + colour, other + colour].into_iter().any(near) {
            dry += chance;
        }
    });
    dry
}

fn calm(players: usize) -> [Turns; MOST_MISTHROWS as usize] {
    let rate = MISTHROW_RATE / players as f32;
    // By the misthrows still missing: with none missing the game is over.
    let mut missing = [[1.0; TURNS]; MOST_MISTHROWS as usize + 1];
    missing[0] = [0.0; TURNS];
    for turn in 1..TURNS {
        for count in 1..missing.len() {
            missing[count][turn] =
                (1.0 - rate) * missing[count][turn - 1] + rate * missing[count - 1][turn - 1];
        }
    }
    let [_, one, two, three, four] = missing;
    [four, three, two, one]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_open_row_has_its_cell() {
        for rules in [Rules::CLASSIC, Rules::LONGO] {
            for (i, (next, crosses)) in cells(rules).enumerate() {
                assert_eq!(cell(next, crosses), i);
            }
        }
    }

    #[test]
    fn more_misthrows_end_a_game_sooner() {
        let calm = calm(2);
        assert!(calm.windows(2).all(|pair| pair[0][TURNS - 1] > pair[1][TURNS - 1]));
        assert!((calm[3][1] - (1.0 - MISTHROW_RATE / 2.0)).abs() < 1e-6);
    }
}
