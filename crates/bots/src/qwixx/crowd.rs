use qwixx::{Choice, MAX_PLAYERS};

use super::fate::Fate;
use super::turn::Turn;

/// How often everybody thinks again.
const ROUNDS: usize = 3;

/// Action 1 among three or more. There are too many combinations of choices to look at all of them, so everybody
/// begins with what would be best if the others passed, and then answers what the others would do.
#[derive(Debug)]
pub(super) struct Crowd<'a> {
    turn: &'a Turn<'a>,
    /// What everybody will probably choose.
    choices: [Choice; MAX_PLAYERS],
}

impl<'a> Crowd<'a> {
    pub(super) fn new(turn: &'a Turn<'a>) -> Self {
        let mut crowd = Self { turn, choices: [Choice::Pass; MAX_PLAYERS] };
        for _ in 0..ROUNDS {
            let before = crowd.choices;
            for (sheet, choice) in before.iter().enumerate().take(turn.players()) {
                crowd.choices[sheet] = crowd.answer(&before, sheet).unwrap_or(*choice);
            }
            if crowd.choices == before {
                break;
            }
        }
        crowd
    }

    /// The best answer of the player with this sheet to these choices of the others.
    fn answer(&self, choices: &[Choice; MAX_PLAYERS], sheet: usize) -> Option<Choice> {
        if self.turn.firsts(sheet).is_forced_pass() {
            return None;
        }
        let fates = self.answers(choices, sheet);
        let better = |best: (Choice, Fate), other: (Choice, Fate)| {
            if other.1.is_better(&best.1, sheet) { other } else { best }
        };
        fates.reduce(better).map(|(choice, _)| choice)
    }

    /// Every choice of the player with this sheet, with how it ends if the others choose like this.
    fn answers(&self, choices: &[Choice; MAX_PLAYERS], sheet: usize) -> impl Iterator<Item = (Choice, Fate)> {
        let mut choices = *choices;
        self.turn.firsts(sheet).into_iter().map(move |choice| {
            choices[sheet] = choice;
            (choice, self.turn.fate(&choices[..self.turn.players()]))
        })
    }

    /// Every choice of the player with this sheet, with how it ends.
    pub(super) fn choices(&self, sheet: usize) -> impl Iterator<Item = (Choice, Fate)> {
        self.answers(&self.choices, sheet)
    }

    /// How it ends when everybody chooses as they probably will.
    pub(super) fn end(&self) -> Fate {
        self.turn.fate(&self.choices[..self.turn.players()])
    }
}
