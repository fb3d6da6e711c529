use game::Seat;
use qwixx::{Choice, Qwixx, View};

use super::greedy::{gain, is_misthrow};
use crate::{Judge, Judgement};

/// Weighs points against what comes after.
#[derive(Debug, Default)]
pub(crate) struct Steady;

impl Judge<Qwixx> for Steady {
    fn judge(&mut self, view: &View, show: &mut dyn FnMut(Choice, Judgement)) {
        let sheet = view.sheet(view.viewer().seat().unwrap_or(Seat::new(0)));
        for choice in view.choices() {
            let (points, skipped) = gain(sheet, view.rules(), choice);
            let points = match choice {
                Choice::Pass if is_misthrow(view) => -5.0,
                _ => f64::from(points),
            };
            let worth = points - 2.0 * f64::from(skipped);
            show(choice, Judgement { worth, points, hidden: f64::from(choice != Choice::Pass) });
        }
    }
}
