//! What anybody sees of a choice, and what people overlook.

use game::Seat;
use qwixx::{Choice, Colour, Roll, Rules, Sheet, View, ViewStage};

use super::greedy::{gain, is_misthrow};
use crate::Judgement;

/// The judgement of a choice that is worth so much.
pub(super) fn judgement(view: &View, seat: Seat, choice: Choice, worth: f64) -> Judgement {
    let (sheet, rules) = (view.sheet(seat), view.rules());
    let misthrow = choice == Choice::Pass && is_misthrow(view);
    let points = if misthrow { -5 } else { gain(sheet, rules, choice).0 };
    let hidden = hidden(sheet, rules, view.stage(), choice);
    Judgement { worth, points: points.into(), hidden, forecast: None, answer: None }
}

/// How easily a person overlooks a choice: one seldom misses the field next to the last cross in a rising
/// row, but rows that fall are read less well, far fields less than near ones, the second white die less
/// than the first, and a lucky number hardly ever comes to mind.
fn hidden(sheet: &Sheet, rules: Rules, stage: &ViewStage, choice: Choice) -> f64 {
    let Choice::Cross { row, number } = choice else {
        return 0.0;
    };
    let far = f64::from(gain(sheet, rules, choice).1.min(4)) / 10.0;
    let falls = if rules.layout().rises(row) { 0.0 } else { 0.2 };
    let dice = match stage {
        ViewStage::Action1 { roll, .. } if roll.white_sum() != number => 0.4,
        ViewStage::Action2 { roll, .. } if is_by_second_die(*roll, rules.colour(row, number), number) => 0.2,
        _ => 0.0,
    };
    (0.2 + far + falls + dice).min(1.0)
}

fn is_by_second_die(roll: Roll, colour: Colour, number: u8) -> bool {
    roll.colour_sums(colour).is_some_and(|[first, _]| first != number)
}
