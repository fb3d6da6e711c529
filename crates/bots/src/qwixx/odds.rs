use qwixx::{Colour, Roll, Row, Rules};

/// How likely the dice are to make the numbers of a row.
#[derive(PartialEq, Debug)]
pub(super) struct Odds {
    /// For each field the chance that the white dice make its number.
    pub(super) white: Vec<f32>,
    /// The fields that the coloured dice offer together with the white ones, a bit for each field. Every such set
    /// stands here once, with its chance.
    pub(super) colour: Vec<(u16, f32)>,
    /// The fields that a roll of one's own offers in either action, in the same way.
    pub(super) both: Vec<(u16, f32)>,
}

impl Odds {
    /// The odds of a row while all dice are in the game.
    pub(super) fn new(rules: Rules, row: Row) -> Self {
        let fields = usize::from(rules.fields());
        let mut white = vec![0.0; fields];
        let (mut colour, mut both) = (FieldSets::new(fields), FieldSets::new(fields));
        let colours = colours_of(rules, row);
        for_each_roll(rules.sides(), &colours, |roll, chance| {
            let sum = rules.field(row, roll.white_sum()).map_or(0, usize::from);
            let offered = offered(rules, row, &colours, roll);
            white[sum] += chance;
            colour.add(offered, chance);
            both.add(offered | 1 << sum, chance);
        });
        Self { white, colour: colour.by_fields(), both: both.by_fields() }
    }
}

/// The chance of each set of fields.
struct FieldSets(Vec<f32>);

impl FieldSets {
    fn new(fields: usize) -> Self {
        Self(vec![0.0; 1 << fields])
    }

    fn add(&mut self, set: u16, chance: f32) {
        self.0[usize::from(set)] += chance;
    }

    /// The sets that can come up, by their leftmost field, then by their rightmost.
    fn by_fields(self) -> Vec<(u16, f32)> {
        let sets = self.0.into_iter().enumerate().map(|(set, chance)| (set as u16, chance));
        let mut sets: Vec<_> = sets.filter(|&(_, chance)| chance > 0.0).collect();
        sets.sort_by_key(|&(set, _)| (set.trailing_zeros(), set.checked_ilog2(), set));
        sets
    }
}

/// The colours that a row has fields of.
fn colours_of(rules: Rules, row: Row) -> Vec<Colour> {
    let has = |colour: &Colour| (0..rules.fields()).any(|field| rules.layout().colour(row, field) == *colour);
    Colour::ALL.into_iter().filter(has).collect()
}

/// The fields of a row that the coloured dice of a roll offer.
fn offered(rules: Rules, row: Row, colours: &[Colour], roll: Roll) -> u16 {
    let sums = colours.iter().filter_map(|&colour| Some((colour, roll.colour_sums(colour)?)));
    let numbers = sums.flat_map(|(colour, sums)| sums.map(|number| (colour, number)));
    let fields = numbers.filter(|&(colour, number)| rules.colour(row, number) == colour);
    fields.filter_map(|(_, number)| rules.field(row, number)).fold(0, |set, field| set | 1 << field)
}

/// Every throw of the two white dice and one of each of these colours, with its chance.
fn for_each_roll(sides: u8, colours: &[Colour], mut each: impl FnMut(Roll, f32)) {
    let dice = colours.len() + 2;
    let throws = u32::from(sides).pow(dice as u32);
    let chance = 1.0 / throws as f32;
    for throw in 0..throws {
        let pips = |die: usize| (throw / u32::from(sides).pow(die as u32) % u32::from(sides)) as u8 + 1;
        let mut coloured = [0; 4];
        for (i, colour) in colours.iter().enumerate() {
            coloured[colour.index()] = pips(i + 2);
        }
        each(Roll::new([pips(0), pips(1)], coloured), chance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_in_the_middle_comes_up_once_in_as_many_rolls_as_a_die_has_sides() {
        for rules in Rules::ALL {
            let (number, chance) = (rules.sides() + 1, 1.0 / f32::from(rules.sides()));
            for row in Row::ALL {
                let field = usize::from(rules.field(row, number).unwrap());
                assert!((Odds::new(rules, row).white[field] - chance).abs() < 1e-5);
            }
        }
    }

    #[test]
    fn something_always_comes_up() {
        for (rules, row) in Rules::ALL.into_iter().flat_map(|rules| Row::ALL.map(|row| (rules, row))) {
            let odds = Odds::new(rules, row);
            let sum = |sets: &[(u16, f32)]| sets.iter().map(|(_, chance)| chance).sum::<f32>();
            assert!((odds.white.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            assert!((sum(&odds.colour) - 1.0).abs() < 1e-3 && (sum(&odds.both) - 1.0).abs() < 1e-3);
        }
    }

    #[test]
    fn rows_that_rise_and_rows_that_fall_are_alike() {
        for rules in Rules::ALL.into_iter().filter(|rules| rules.layout().is_plain()) {
            let red = Odds::new(rules, Row::Red);
            assert!(Row::ALL.into_iter().all(|row| Odds::new(rules, row) == red));
        }
    }
}
