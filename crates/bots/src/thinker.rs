use std::time::Duration;

/// How long somebody thinks about one choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thinking {
    /// No longer than it takes to look at every choice once.
    Static,
    /// A thousandth of a second.
    Ms1,
    /// A hundredth of a second.
    Ms10,
    /// A tenth of a second.
    Ms100,
    /// A second.
    S1,
}

impl Thinking {
    /// All of them, the shortest first.
    pub const ALL: [Self; 5] = [Self::Static, Self::Ms1, Self::Ms10, Self::Ms100, Self::S1];

    /// The time.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Static => 0,
            Self::Ms1 => 1,
            Self::Ms10 => 10,
            Self::Ms100 => 100,
            Self::S1 => 1000,
        })
    }
}

/// A part of what makes a bot strong, which can be left out to see what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ingredient {
    /// What the tiles kept promise.
    Kept,
    /// What a placement opens to the others.
    Openings,
    /// Later points count less than points of now.
    Discount,
    /// Endings are searched and not just played out.
    Endings,
    /// Games are played out to their end when few tiles are left.
    Late,
    /// The chance to win counts and not just points.
    Chance,
}

impl Ingredient {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Kept, Self::Openings, Self::Discount, Self::Endings, Self::Late, Self::Chance];
}

/// The best bot of Qwirkle with a time of its own for each choice, and perhaps without one of its ingredients: made
/// to be measured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Thinker {
    /// How long it thinks.
    pub thinking: Thinking,
    /// What it does without.
    pub without: Option<Ingredient>,
}

macro_rules! names {
    ($($time:literal),*) => {
        [$([
            concat!("master:", $time),
            concat!("master:", $time, "-kept"),
            concat!("master:", $time, "-openings"),
            concat!("master:", $time, "-discount"),
            concat!("master:", $time, "-endings"),
            concat!("master:", $time, "-late"),
            concat!("master:", $time, "-chance"),
        ]),*]
    };
}

/// In the order of [`Thinking::ALL`], each whole and then without each of [`Ingredient::ALL`].
const NAMES: [[&str; 7]; 5] = names!["static", "1ms", "10ms", "100ms", "1s"];

impl Thinker {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let withouts = || std::iter::once(None).chain(Ingredient::ALL.into_iter().map(Some));
        Thinking::ALL
            .into_iter()
            .flat_map(move |thinking| withouts().map(move |without| Self { thinking, without }))
    }

    /// The name as it is typed.
    pub const fn name(self) -> &'static str {
        let without = match self.without {
            None => 0,
            Some(ingredient) => 1 + ingredient as usize,
        };
        NAMES[self.thinking as usize][without]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotName;

    #[test]
    fn thinkers_are_called_by_their_time_and_what_they_lack() {
        assert_eq!(Thinker { thinking: Thinking::Ms10, without: None }.name(), "master:10ms");
        let without = Some(Ingredient::Endings);
        assert_eq!(Thinker { thinking: Thinking::S1, without }.name(), "master:1s-endings");
        assert_eq!(Thinker::all().count(), 35);
        for thinker in Thinker::all() {
            assert_eq!(thinker.name().parse(), Ok(BotName::Thinker(thinker)));
        }
        for name in ["master:", "master:2ms", "master:1ms-", "master:1ms-luck"] {
            assert!(name.parse::<BotName>().is_err(), "{name}");
        }
    }
}
