use qwixx::{Choice, MAX_PLAYERS};

use super::fate::Fate;
use super::turn::Turn;

/// Action 1 among three or more. There are too many combinations of choices to look at all of them, so everybody
/// is expected to take what would be best if the others passed, and chooses the best answer to that. To think
/// about it once more has not won more games.
#[derive(Debug)]
pub(super) struct Crowd<'a> {
    turn: &'a Turn<'a>,
    /// What everybody is expected to choose.
    expected: [Choice; MAX_PLAYERS],
}

impl<'a> Crowd<'a> {
    pub(super) fn new(turn: &'a Turn<'a>) -> Self {
        let mut crowd = Self { turn, expected: [Choice::Pass; MAX_PLAYERS] };
        crowd.expected = crowd.best_answers();
        crowd
    }

    /// What everybody answers to what the others are expected to choose.
    fn best_answers(&self) -> [Choice; MAX_PLAYERS] {
        let mut answers = [Choice::Pass; MAX_PLAYERS];
        for (sheet, answer) in answers.iter_mut().enumerate().take(self.turn.players()) {
            if !self.turn.firsts(sheet).is_forced_pass() {
                let better = |best: (Choice, Fate), other: (Choice, Fate)| {
                    if other.1.is_better(&best.1, sheet) { other } else { best }
                };
                *answer = self.choices(sheet).reduce(better).map_or(Choice::Pass, |(choice, _)| choice);
            }
        }
        answers
    }

    /// Every choice of the player with this sheet, with how it ends if the others choose what they are expected to.
    pub(super) fn choices(&self, sheet: usize) -> impl Iterator<Item = (Choice, Fate)> {
        let mut choices = self.expected;
        self.turn.firsts(sheet).into_iter().map(move |choice| {
            choices[sheet] = choice;
            (choice, self.turn.fate(&choices[..self.turn.players()]))
        })
    }

    /// How it ends when everybody chooses the best answer.
    pub(super) fn end(&self) -> Fate {
        self.turn.fate(&self.best_answers()[..self.turn.players()])
    }
}
