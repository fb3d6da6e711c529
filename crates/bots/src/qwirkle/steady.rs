use qwirkle::{Choice, Qwirkle, View};

use crate::{Judge, Judgement};

/// Weighs points against what comes after.
#[derive(Debug, Default)]
pub(crate) struct Steady {
    choices: Vec<Choice>,
}

impl Judge<Qwirkle> for Steady {
    fn judge(&mut self, view: &View, show: &mut dyn FnMut(Choice, Judgement)) {
        self.choices.clear();
        view.choices(&mut self.choices);
        for &choice in &self.choices {
            let points = match &choice {
                Choice::Place(placement) => f64::from(
                    view.board.after(placement).formed(placement).map_or(0, |formed| formed.points()),
                ),
                Choice::Trade(_) | Choice::Pass => 0.0,
            };
            show(choice, Judgement { worth: points, points, hidden: 1.0 });
        }
    }
}
