use std::fmt;

use game::{Game, RandomSource};

use crate::best::Best;
use crate::{Bot, Budget, Judge, Judgement};

/// How well a bot plays against people, from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Knows the rules, overlooks a lot and thinks of now.
    Beginner,
    /// Overlooks things and misjudges the rest.
    Casual,
    /// Sees most of what there is.
    Skilled,
    /// Seldom wrong.
    Expert,
    /// The best that there is.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Casual, Self::Skilled, Self::Expert, Self::Master];

    /// The name of the level, as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a person gets wrong.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mistakes {
    /// How often a choice that is easy to miss is not seen at all, 0 to 1.
    pub overlook: f64,
    /// How far a judgement is off, in points.
    pub misjudge: f64,
    /// How much the points of now count instead of the worth in the long run, 0 to 1.
    pub haste: f64,
}

/// A bot that judges as somebody sound does, but makes the mistakes of a person.
#[derive(Debug)]
pub struct Fallible<J> {
    judge: J,
    mistakes: Mistakes,
}

impl<J> Fallible<J> {
    /// Somebody who makes these mistakes.
    pub const fn new(judge: J, mistakes: Mistakes) -> Self {
        Self { judge, mistakes }
    }
}

impl Mistakes {
    /// What a choice seems to be worth.
    fn seeming_worth(&self, judgement: Judgement, random: &mut dyn RandomSource) -> f64 {
        let lasting = (1.0 - self.haste) * judgement.worth + self.haste * judgement.points;
        lasting + self.misjudge * error(random)
    }

    fn overlooks(&self, judgement: Judgement, random: &mut dyn RandomSource) -> bool {
        unit(random) < self.overlook * judgement.hidden
    }
}

/// A number from 0 up to, but not including, 1.
fn unit(random: &mut dyn RandomSource) -> f64 {
    f64::from(random.bits()) / (f64::from(u32::MAX) + 1.0)
}

/// An error of mean 0 and spread 1, bell-shaped enough: the sum of three even ones.
fn error(random: &mut dyn RandomSource) -> f64 {
    2.0 * (unit(random) + unit(random) + unit(random) - 1.5)
}

impl<G: Game, J: Judge<G>> Bot<G> for Fallible<J> {
    fn choose(&mut self, view: &G::View, _: &Budget, random: &mut dyn RandomSource) -> Option<G::Choice> {
        let mistakes = self.mistakes;
        let (mut seen, mut overlooked) = (Best::default(), Best::default());
        self.judge.judge(view, &mut |choice, judgement| {
            let worth = mistakes.seeming_worth(judgement, random);
            let found = if mistakes.overlooks(judgement, random) { &mut overlooked } else { &mut seen };
            found.offer(worth, choice);
        });
        // Whoever sees nothing at all looks again.
        seen.take().or_else(|| overlooked.take())
    }
}
