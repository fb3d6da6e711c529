use qwixx::Rules;

/// How likely the dice are to make the numbers of a row.
///
/// Rows that rise and rows that fall are alike: a field is as far from its end of the numbers in either.
#[derive(Debug)]
pub(super) struct Odds {
    /// For each field the chance that the white dice make its number.
    pub(super) white: Vec<f32>,
    /// The two fields that the coloured die allows with either white die, each pair once, with its chance.
    pub(super) colour: Vec<([usize; 2], f32)>,
}

impl Odds {
    pub(super) fn new(rules: Rules) -> Self {
        let (sides, fields) = (usize::from(rules.sides()), usize::from(rules.fields()));
        let mut white = vec![0.0; fields];
        let mut pairs = vec![0.0; fields * fields];
        for_each_three(sides, |[one, other, colour], chance| {
            white[one + other] += chance;
            let (low, high) = (one.min(other) + colour, one.max(other) + colour);
            pairs[low * fields + high] += chance;
        });
        let pairs = pairs.into_iter().enumerate().filter(|&(_, chance)| chance > 0.0);
        let colour = pairs.map(|(i, chance)| ([i / fields, i % fields], chance)).collect();
        Self { white, colour }
    }
}

/// Every throw of two white dice and a coloured one, with its chance; the pips are counted from zero, so
/// that two of them make a field.
pub(super) fn for_each_three(sides: usize, mut each: impl FnMut([usize; 3], f32)) {
    let chance = 1.0 / (sides * sides * sides) as f32;
    for throw in 0..sides * sides * sides {
        each([throw % sides, throw / sides % sides, throw / sides / sides], chance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sevens_come_up_once_in_six_and_nines_of_longo_once_in_eight() {
        for (rules, field, chance) in [(Rules::CLASSIC, 5, 1.0 / 6.0), (Rules::LONGO, 7, 1.0 / 8.0)] {
            assert!((Odds::new(rules).white[field] - chance).abs() < 1e-5);
        }
    }

    #[test]
    fn something_always_comes_up() {
        for rules in [Rules::CLASSIC, Rules::LONGO] {
            let odds = Odds::new(rules);
            assert!((odds.white.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            assert!((odds.colour.iter().map(|(_, chance)| chance).sum::<f32>() - 1.0).abs() < 1e-4);
        }
    }
}
