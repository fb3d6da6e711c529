use game::RandomSource;
use qwixx::{Choice, Qwixx, Rules, Sheet, View, ViewStage};

use crate::{Bot, Budget};

/// Takes the choice that brings most now: the points of the cross, less one for every number it skips.
///
/// Were skipped numbers free, it would cross anything at any time, since every cross brings a point, and end
/// most games with its fourth misthrow.
#[derive(Debug)]
pub(crate) struct Greedy;

impl Bot<Qwixx> for Greedy {
    fn choose(&mut self, view: &View, _: &Budget, _: &mut dyn RandomSource) -> Option<Choice> {
        let sheet = view.sheet(view.viewer().seat()?);
        let choices = view.choices();
        if choices.is_forced_pass() {
            return Some(Choice::Pass);
        }
        let pass = if is_misthrow(view) { -5 } else { 0 };
        // Of equally good choices the first: `max_by_key` would take the last.
        choices.into_iter().min_by_key(|&choice| match choice {
            Choice::Pass => -pass,
            Choice::Cross { .. } => {
                let (points, skipped) = gain(sheet, view.rules(), choice);
                skipped - points
            }
        })
    }
}

/// Whether passing now is a misthrow.
pub(super) fn is_misthrow(view: &View) -> bool {
    matches!(view.stage(), ViewStage::Action2 { first: Choice::Pass, .. })
}

/// The points that a cross brings at once, the lock included, and how many numbers it skips.
pub(super) fn gain(sheet: &Sheet, rules: Rules, choice: Choice) -> (i32, i32) {
    let Choice::Cross { row, number } = choice else {
        return (0, 0);
    };
    let (crossed, field) = (sheet.row(row), rules.field(row, number).unwrap_or_default());
    let next = i32::from(crossed.crosses()) + 1;
    let points = if rules.closes(field) { 2 * next + 1 } else { next };
    (points, i32::from(field) - i32::from(crossed.next()))
}
