use std::ops::AddAssign;

use qwixx::Rules;

use super::odds::Odds;
use super::prospects::{Prospect, TURNS, cell, cells, may_cross};

/// How the rows of a sheet vie for the one cross of an action. A row that would gain `g` points gets the
/// cross with the chance `1 - share * middle / (g + middle)`.
struct Rivalry {
    /// How often a cross that gains next to nothing is spoilt by a better one elsewhere.
    share: f32,
    /// The gain at which that happens half as often.
    middle: f32,
}

// Found by playing thousands of games against other values. Half or double of them plays almost as well.
const WHITE: Rivalry = Rivalry { share: 0.6, middle: 5.0 };
const COLOUR: Rivalry = Rivalry { share: 0.6, middle: 10.0 };

/// How often a turn's lucky number crosses the next field of one given row: the pairs come up with 11/64,
/// and serve one of four rows.
const LUCKY: f32 = 11.0 / 64.0 * 0.3;

/// What is still to come of a row.
#[derive(Clone, Copy, Default, Debug)]
struct Ahead {
    points: f32,
    /// The chance that its player locks it.
    locked: f32,
}

impl Ahead {
    fn times(self, chance: f32) -> Self {
        Self { points: chance * self.points, locked: chance * self.locked }
    }
}

impl AddAssign for Ahead {
    fn add_assign(&mut self, other: Self) {
        self.points += other.points;
        self.locked += other.locked;
    }
}

/// What crossing each field of a row would add, weighed with the chance that no other row gets the cross.
/// Nothing where it cannot be crossed or is better left.
type Gains = [Ahead; 16];

/// Works out what rows are worth: each for itself, backwards from the last turn, and in every turn with
/// whatever is best for the row.
#[derive(Debug)]
pub(super) struct RowWorth<'a> {
    rules: Rules,
    odds: &'a Odds,
    lucky: f32,
}

impl<'a> RowWorth<'a> {
    pub(super) fn new(rules: Rules, odds: &'a Odds) -> Self {
        Self { rules, odds, lucky: if rules.has_lucky_numbers() { LUCKY } else { 0.0 } }
    }

    /// What every row promises to whoever rolls now, after the next turn, and so on round the table.
    pub(super) fn prospects(&self, players: usize) -> Vec<Prospect> {
        let cells = cells(self.rules).count();
        let blank = Prospect { points: [0.0; TURNS], open: [1.0; TURNS] };
        let mut prospects = vec![blank; players * cells];
        let mut ahead = vec![Ahead::default(); players * cells];
        for turn in 0..TURNS {
            let later = ahead.clone();
            for (wait, ahead) in ahead.chunks_mut(cells).enumerate() {
                let rest = &later[(wait + players - 1) % players * cells..][..cells];
                self.turn(wait == 0, rest, ahead);
            }
            for ((prospect, now), before) in prospects.iter_mut().zip(&ahead).zip(&later) {
                prospect.open[turn] = 1.0 - before.locked;
                prospect.points[turn] = (now.points - before.points) / prospect.open[turn].max(f32::EPSILON);
            }
        }
        prospects
    }

    /// What is to come before a turn, from what is to come after it; only whoever rolls has an action 2.
    fn turn(&self, own: bool, rest: &[Ahead], before: &mut [Ahead]) {
        let mut between = rest.to_vec();
        if own {
            for (state, ahead) in cells(self.rules).zip(&mut between) {
                *ahead += self.action_2(&self.gains(state, rest, &COLOUR));
            }
        }
        before.copy_from_slice(&between);
        for (state, ahead) in cells(self.rules).zip(before) {
            *ahead += self.action_1(&self.gains(state, &between, &WHITE), state.0);
        }
    }

    fn action_1(&self, gains: &Gains, next: usize) -> Ahead {
        let mut sum = gains[next].times(self.lucky);
        for (gain, &chance) in gains.iter().zip(&self.odds.white) {
            sum += gain.times(chance);
        }
        sum
    }

    fn action_2(&self, gains: &Gains) -> Ahead {
        let mut sum = Ahead::default();
        for &(set, chance) in &self.odds.colour {
            sum += best_of(set, gains).times(chance);
        }
        sum
    }

    fn gains(&self, (next, crosses): (usize, usize), rest: &[Ahead], rivalry: &Rivalry) -> Gains {
        let mut gains = Gains::default();
        let now = rest[cell(next, crosses)];
        for field in (next..self.rules.fields().into()).filter(|&f| may_cross(self.rules, crosses, f)) {
            let (points, then) = if self.rules.closes(field as u8) {
                // The lock is one more cross.
                (2 * crosses + 3, Ahead { points: 0.0, locked: 1.0 })
            } else {
                (crosses + 1, rest[cell(field + 1, crosses + 1)])
            };
            let gain = points as f32 + then.points - now.points;
            if gain > 0.0 {
                let chance = 1.0 - rivalry.share * rivalry.middle / (gain + rivalry.middle);
                gains[field] = Ahead { points: gain, locked: then.locked - now.locked }.times(chance);
            }
        }
        gains
    }
}

/// The best of the fields in a set; nothing if there is none.
fn best_of(set: u16, gains: &Gains) -> Ahead {
    let (mut best, mut rest) = (Ahead::default(), set);
    while rest != 0 {
        let gain = gains[rest.trailing_zeros() as usize];
        if gain.points > best.points {
            best = gain;
        }
        rest &= rest - 1;
    }
    best
}

#[cfg(test)]
mod tests {
    use qwixx::Row;

    use super::*;

    /// The rule sets in which any row stands for all.
    fn plain() -> impl Iterator<Item = Rules> {
        Rules::ALL.into_iter().filter(|rules| rules.layout().is_plain())
    }

    fn prospects(rules: Rules) -> Vec<Prospect> {
        RowWorth::new(rules, &Odds::new(rules, Row::Red)).prospects(2)
    }

    #[test]
    fn skipping_numbers_costs() {
        for rules in plain() {
            let rows = prospects(rules);
            for next in 1..usize::from(rules.fields()) - 4 {
                let [near, far] = [next, next + 1].map(|next| rows[cell(next, 1)].within(TURNS));
                assert!(near > far, "{rules:?} {next}: {near} {far}");
            }
        }
    }

    #[test]
    fn crosses_raise_what_is_to_come() {
        for rules in plain() {
            let rows = prospects(rules);
            for crosses in 0..6 {
                let [few, more] = [crosses, crosses + 1].map(|crosses| rows[cell(6, crosses)].within(12));
                assert!(few < more);
            }
        }
    }

    #[test]
    fn only_rows_that_may_be_closed_get_closed() {
        let rows = prospects(Rules::CLASSIC);
        let open = |next, crosses| rows[cell(next, crosses)].open[1];
        assert!(open(10, 4) > 0.999 && open(10, 5) < 0.98);
    }
}
