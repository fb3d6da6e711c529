use std::sync::OnceLock;

use qwixx::{MAX_PLAYERS, MOST_MISTHROWS, Row, Rules, Sheet};

use super::odds::Odds;
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
    /// For each row the place of its table. Rows for which the dice are equally kind share one, as all rows of the
    /// classic sheet do.
    places: [usize; 4],
    tables: Vec<RowTable>,
    /// By the misthrows so far, the chance that the last one has not come before each turn.
    calm: [Turns; MOST_MISTHROWS as usize],
}

/// What a row promises, however far it is.
#[derive(Debug)]
struct RowTable {
    /// By the turns until the player rolls, then by the cell of the row.
    prospects: Vec<Prospect>,
    /// For each cell the chance that a roll of one's own offers the row no cross worth the name.
    dry: Vec<f32>,
}

impl RowTable {
    fn new(rules: Rules, players: usize, odds: &Odds) -> Self {
        let dry = cells(rules).map(|(next, crosses)| dryness(rules, odds, next, crosses)).collect();
        Self { prospects: RowWorth::new(rules, odds).prospects(players), dry }
    }
}

impl Prospects {
    /// The table for these rules and so many players; worked out once, when it is first asked for.
    ///
    /// It is no part of `Knowledge`, which is what bots are told besides the rules: this follows from the rules alone, so all
    /// games of a process can share it, and a bot that knows nothing else need not work it out anew.
    pub(super) fn of(rules: Rules, players: usize) -> &'static Self {
        static TABLES: [[OnceLock<Prospects>; MAX_PLAYERS]; Rules::ALL.len()] =
            [const { [const { OnceLock::new() }; MAX_PLAYERS] }; Rules::ALL.len()];
        let players = players.clamp(1, MAX_PLAYERS);
        let table = &TABLES[rules.index()][players - 1];
        table.get_or_init(|| Self::new(rules, players))
    }

    fn new(rules: Rules, players: usize) -> Self {
        let odds = Row::ALL.map(|row| Odds::new(rules, row));
        let (mut places, mut tables) = ([0; 4], Vec::new());
        for (i, own) in odds.iter().enumerate() {
            let alike = odds[..i].iter().position(|other| other == own);
            places[i] = alike.map_or(tables.len(), |alike| places[alike]);
            if alike.is_none() {
                tables.push(RowTable::new(rules, players, own));
            }
        }
        Self { places, tables, calm: calm(players) }
    }

    /// What an open row promises a player who rolls after `wait` more turns.
    pub(super) fn row(&self, wait: usize, sheet: &Sheet, row: Row) -> &Prospect {
        let (table, cell) = self.find(sheet, row);
        &table.prospects[(wait * table.dry.len() + cell).min(table.prospects.len() - 1)]
    }

    /// The chance that a roll of one's own offers an open row no cross worth the name.
    pub(super) fn dry(&self, sheet: &Sheet, row: Row) -> f32 {
        let (table, cell) = self.find(sheet, row);
        table.dry[cell]
    }

    /// The table of a row, and how far the row is.
    fn find(&self, sheet: &Sheet, row: Row) -> (&RowTable, usize) {
        let (table, state) = (&self.tables[self.places[row.index()]], sheet.row(row));
        (table, cell(state.next().into(), state.crosses().into()).min(table.dry.len() - 1))
    }

    /// The chance that a player with so many misthrows has not had the last one before each turn.
    pub(super) fn calm(&self, misthrows: u8) -> &Turns {
        &self.calm[usize::from(misthrows.min(MOST_MISTHROWS - 1))]
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

fn dryness(rules: Rules, odds: &Odds, next: usize, crosses: usize) -> f32 {
    let near = (next..=next + REACH).filter(|&field| may_cross(rules, crosses, field));
    let near = near.fold(0_u32, |set, field| set | 1 << field);
    odds.both.iter().filter(|&&(set, _)| u32::from(set) & near == 0).map(|(_, chance)| chance).sum()
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
        for rules in Rules::ALL {
            for (i, (next, crosses)) in cells(rules).enumerate() {
                assert_eq!(cell(next, crosses), i);
            }
        }
    }

    #[test]
    fn rows_that_the_dice_treat_alike_share_a_table() {
        for rules in Rules::ALL {
            let tables = Prospects::of(rules, 2).tables.len();
            assert_eq!(tables == 1, rules.layout().is_plain(), "{rules:?}: {tables}");
        }
    }

    #[test]
    fn more_misthrows_end_a_game_sooner() {
        let calm = calm(2);
        assert!(calm.windows(2).all(|pair| pair[0][TURNS - 1] > pair[1][TURNS - 1]));
        assert!((calm[3][1] - (1.0 - MISTHROW_RATE / 2.0)).abs() < 1e-6);
    }
}
