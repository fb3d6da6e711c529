use bots::Advice;

use crate::AnyChoice;

/// What was chosen, and what would have been best.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The step of the log, counted from zero.
    pub step: usize,
    /// The choice.
    pub taken: Advice<AnyChoice>,
    /// The best choice of that moment.
    pub best: Advice<AnyChoice>,
}

impl Verdict {
    /// How many points the choice gave away, as far as the judge can tell.
    pub fn points_lost(&self) -> Option<f64> {
        Some((self.best.forecast?.points - self.taken.forecast?.points).max(0.0))
    }
}
