use qwixx::{LuckyPair, Rules};

/// A game for one player that has one table: the rules and the sheet's lucky numbers.
///
/// A sheet with lucky numbers `x` is one with `lowest + highest − x` seen in a mirror, rising rows for falling ones.
/// Such twins are one problem, under the pair with the lower numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Problem {
    rules: Rules,
    lucky: Option<LuckyPair>,
}

impl Problem {
    /// The classic game.
    pub const CLASSIC: Self = Self { rules: Rules::CLASSIC, lucky: None };

    /// The problem of a sheet with these lucky numbers; `None` if the rules and the sheet do not fit each
    /// other, or the rows of the sheet are not alike, as the solver needs them.
    pub fn new(rules: Rules, lucky: Option<LuckyPair>) -> Option<Self> {
        let sums = rules.lowest()..=rules.highest();
        let sound = |pair: LuckyPair| {
            let [low, high] = pair.numbers();
            low < high && sums.contains(&low) && sums.contains(&high)
        };
        match lucky {
            _ if !rules.layout().is_plain() => None,
            None if !rules.has_lucky_numbers() => Some(Self { rules, lucky }),
            Some(pair) if rules.has_lucky_numbers() && sound(pair) => {
                Some(Self { rules, lucky: Some(pair.min(mirrored(rules, pair))) })
            }
            _ => None,
        }
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The lucky numbers; of twins, the lower ones.
    pub fn lucky(&self) -> Option<LuckyPair> {
        self.lucky
    }

    /// Whether rising and falling rows can change places: without lucky numbers nothing tells them apart.
    pub fn is_symmetric(&self) -> bool {
        self.lucky.is_none()
    }

    /// Whether a sheet with these lucky numbers is this problem's seen in a mirror.
    pub(crate) fn is_mirrored_by(&self, lucky: Option<LuckyPair>) -> bool {
        lucky != self.lucky
    }
}

/// The lucky numbers that are as good when rising and falling rows change places.
fn mirrored(rules: Rules, pair: LuckyPair) -> LuckyPair {
    let [low, high] = pair.numbers().map(|number| rules.lowest() + rules.highest() - number);
    LuckyPair::new(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use qwixx::EQUALLY_LUCKY;

    /// Rules whose sheets have lucky numbers.
    fn lucky_rules() -> Rules {
        Rules::ALL.into_iter().find(|rules| rules.has_lucky_numbers()).unwrap()
    }

    #[test]
    fn the_ten_pairs_are_five_problems() {
        let mut problems = EQUALLY_LUCKY
            .map(|pair| Problem::new(lucky_rules(), Some(pair)).unwrap().lucky().unwrap())
            .to_vec();
        problems.sort_unstable();
        problems.dedup();
        assert_eq!(
            problems.iter().map(|pair| pair.numbers()).collect::<alloc::vec::Vec<_>>(),
            [[4, 9], [5, 8], [5, 10], [6, 7], [6, 11]]
        );
    }

    #[test]
    fn rules_and_lucky_numbers_must_fit() {
        assert_eq!(Problem::new(Rules::CLASSIC, Some(LuckyPair::new(5, 8))), None);
        assert_eq!(Problem::new(lucky_rules(), None), None);
        assert_eq!(Problem::new(lucky_rules(), Some(LuckyPair::new(5, 5))), None);
        assert_eq!(Problem::new(lucky_rules(), Some(LuckyPair::new(1, 8))), None);
        assert_eq!(Problem::new(lucky_rules(), Some(LuckyPair::new(8, 17))), None);
        assert_eq!(Problem::new(Rules::CLASSIC, None), Some(Problem::CLASSIC));
    }
}
