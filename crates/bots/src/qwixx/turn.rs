use qwixx::{Choice, Choices, Roll};

use super::fate::Fate;
use super::standing::Standing;
use crate::net::Net;

/// A turn that has begun: who is active has the first sheet.
#[derive(Debug)]
pub(super) struct Turn<'a> {
    net: &'a Net,
    standing: Standing,
    roll: Roll,
}

impl<'a> Turn<'a> {
    pub(super) fn new(net: &'a Net, standing: Standing, roll: Roll) -> Self {
        Self { net, standing, roll }
    }

    pub(super) fn players(&self) -> usize {
        self.standing.sheets().len()
    }

    /// What the player with this sheet can choose in action 1.
    pub(super) fn firsts(&self, sheet: usize) -> Choices {
        let Standing { rules, closed, .. } = self.standing;
        self.standing.sheets()[sheet].white_choices(rules, closed, self.roll.white_sum())
    }

    /// How it ends after these choices of action 1, sheet by sheet, and the best that can follow in action 2.
    pub(super) fn fate(&self, firsts: &[Choice]) -> Fate {
        let all = firsts.iter().enumerate();
        let then = all.fold(self.standing.clone(), |then, (sheet, &choice)| then.after(sheet, choice));
        if then.is_over() {
            return self.end(&then);
        }
        let first = firsts.first().copied().unwrap_or(Choice::Pass);
        self.best_second(&then, first)
    }

    /// How it ends after the best choice of action 2 in this standing.
    pub(super) fn best_second(&self, then: &Standing, first: Choice) -> Fate {
        self.seconds(then, first).map(|(_, fate)| fate).reduce(better).unwrap_or_default()
    }

    /// The choices of action 2 in this standing, with how each ends.
    pub(super) fn seconds(&self, then: &Standing, first: Choice) -> impl Iterator<Item = (Choice, Fate)> {
        let seconds = then.sheets()[0].colour_choices(then.rules, then.closed, self.roll);
        seconds.into_iter().map(move |second| (second, self.end(&then.after_turn(first, second))))
    }

    /// How it ends when the turn leaves things like this.
    fn end(&self, then: &Standing) -> Fate {
        Fate::of(then, self.net, 1)
    }
}

/// What the active player likes better; of equal ones the first.
fn better(one: Fate, other: Fate) -> Fate {
    if other.is_better(&one, 0) { other } else { one }
}
