use game::Seat;
use qwixx::{Choice, MAX_PLAYERS, Qwixx, Roll, View, ViewStage};

use super::outlook::Outlook;
use super::prospects::{Prospects, TURNS};
use super::seen::judgement;
use super::standing::Standing;
use crate::{Judge, Judgement};

/// What winning is worth, in points: so much that early in a game, where totals are off by some 22 points,
/// one more point is worth about one.
pub(super) const VICTORY: f32 = 70.0;

/// What one more point of lead is worth when the game is as good as won or lost: little, but more is better.
const HONOUR: f32 = 0.01;

/// How far each turn still to come spreads the difference between two totals, as a variance.
const SPREAD: f32 = 20.0;

/// How often the others overlook, or do not dare, a choice that ends the game.
const DOUBT: f32 = 0.1;

/// Weighs points against what comes after.
///
/// It works out what each row will still bring, how long the game will go on, and from the totals to be
/// expected its chance of winning. What ends the game it judges by the totals alone.
#[derive(Debug, Default)]
pub(crate) struct Steady;

impl Judge<Qwixx> for Steady {
    fn judge(&mut self, view: &View, show: &mut dyn FnMut(Choice, Judgement)) {
        let (choices, Some(seat)) = (view.choices(), view.viewer().seat()) else {
            return;
        };
        // Nobody thinks about what is forced.
        let thoughts = (choices.len() > 1).then(|| Thoughts::new(view, seat));
        for choice in choices {
            let worth = thoughts.as_ref().map_or(0.0, |thoughts| thoughts.worth(choice));
            show(choice, judgement(view, seat, choice, worth.into()));
        }
    }
}

/// What goes through somebody's head before choosing.
struct Thoughts {
    standing: Standing,
    prospects: &'static Prospects,
    stage: ViewStage,
    active: bool,
    /// What the others will probably choose in action 1.
    others: [Choice; MAX_PLAYERS],
}

impl Thoughts {
    fn new(view: &View, seat: Seat) -> Self {
        let standing = Standing::of(view, seat);
        let prospects = Prospects::of(standing.rules, standing.sheets().len());
        let others = match *view.stage() {
            ViewStage::Action1 { roll, .. } => others(&standing, prospects, roll.white_sum()),
            _ => [Choice::Pass; MAX_PLAYERS],
        };
        Self { standing, prospects, stage: *view.stage(), active: view.active() == seat, others }
    }

    fn worth(&self, choice: Choice) -> f32 {
        match self.stage {
            ViewStage::Action1 { roll, .. } => self.first_worth(roll, choice),
            ViewStage::Action2 { first, .. } => {
                worth(&self.standing.after_turn(first, choice), self.prospects)
            }
            ViewStage::Roll | ViewStage::Over(_) => 0.0,
        }
    }

    /// What a choice in action 1 is worth.
    fn first_worth(&self, roll: Roll, choice: Choice) -> f32 {
        let alone = self.standing.after(0, choice);
        let joined = alone.joined_by(&self.others);
        let worth = self.turn_worth(&joined, roll, choice);
        if joined.is_over() && !alone.is_over() {
            // The game need not end if the others do not choose what one thinks that they will.
            (1.0 - DOUBT) * worth + DOUBT * self.turn_worth(&alone, roll, choice)
        } else {
            worth
        }
    }

    /// What it is worth to stand like this after action 1; in one's own turn with the best that can follow.
    fn turn_worth(&self, then: &Standing, roll: Roll, first: Choice) -> f32 {
        if self.active && !then.is_over() {
            let worths = then.each_second(roll, first).map(|then| worth(&then, self.prospects));
            worths.fold(f32::MIN, f32::max)
        } else {
            worth(then, self.prospects)
        }
    }
}

/// What it is worth to stand like this. Alone one plays for points, else for the chance of winning.
fn worth(standing: &Standing, prospects: &Prospects) -> f32 {
    let Some(best) = standing.best_but(0) else {
        return if standing.is_over() {
            standing.total(0) as f32
        } else {
            Outlook::new(standing, prospects).totals[0]
        };
    };
    if standing.is_over() {
        return VICTORY * victory(standing, best) + HONOUR * (standing.total(0) - best) as f32;
    }
    let Outlook { totals, turns } = Outlook::new(standing, prospects);
    let (mut chance, mut lead) = (1.0, f32::MAX);
    for other in 1..standing.sheets().len() {
        let ahead = totals[0] - totals[other];
        chance *= at_least_zero(ahead / (SPREAD * (turns + 0.5)).sqrt());
        lead = ahead.min(lead);
    }
    VICTORY * chance + HONOUR * lead
}

/// The share in the victory when the game is over; `best` is the best total of the others.
fn victory(standing: &Standing, best: i32) -> f32 {
    let own = standing.total(0);
    let winners = (0..standing.sheets().len()).filter(|&sheet| standing.total(sheet) == own).count();
    if own < best { 0.0 } else { 1.0 / winners as f32 }
}

/// The chance that something of this mean and a spread of one is not less than zero.
///
/// By the logistic curve, which is close, and whose power of e comes from multiplications alone, so that
/// all machines agree on it.
fn at_least_zero(mean: f32) -> f32 {
    let mut power = 1.0 + 1.702 * mean.clamp(-12.0, 12.0) / 256.0;
    for _ in 0..8 {
        power *= power;
    }
    power / (1.0 + power)
}

/// What the others will probably choose in action 1: what their sheet gains most by, and what ends the game
/// only if they win by it.
fn others(standing: &Standing, prospects: &Prospects, sum: u8) -> [Choice; MAX_PLAYERS] {
    let mut others = [Choice::Pass; MAX_PLAYERS];
    if standing.sheets().len() > 1 {
        let turns = Outlook::new(standing, prospects).turns;
        for (other, (sheet, wait)) in standing.with_waits().enumerate().skip(1) {
            let mut best = 0.0;
            for choice in sheet.white_choices(standing.rules, standing.closed, sum) {
                let gain = lasting_gain(standing, prospects, (other, wait), choice, turns);
                if gain > best {
                    (best, others[other]) = (gain, choice);
                }
            }
        }
    }
    others
}

/// What the player with this sheet gains by a choice in action 1 when so many turns are left.
fn lasting_gain(
    standing: &Standing,
    prospects: &Prospects,
    (sheet, wait): (usize, usize),
    choice: Choice,
    turns: f32,
) -> f32 {
    let Choice::Cross { row, .. } = choice else {
        return 0.0;
    };
    let then = standing.after(sheet, choice);
    if then.is_over() {
        let wins = then.best_but(sheet).is_none_or(|best| then.total(sheet) > best);
        return if wins { VICTORY } else { -VICTORY };
    }
    let turns = (turns as usize).clamp(1, TURNS);
    let future = |standing: &Standing| {
        let sheet = &standing.sheets()[sheet];
        if sheet.row(row).is_locked() { 0.0 } else { prospects.row(wait, sheet, row).within(turns) }
    };
    (then.total(sheet) - standing.total(sheet)) as f32 + future(&then) - future(standing)
}

#[cfg(test)]
mod tests {
    use game::{Game, Notation, Viewer};

    use super::*;

    fn judgements(position: &str) -> Vec<(String, Judgement)> {
        let view = Qwixx::from_position(position).unwrap().view(Viewer::Seat(Seat::new(0)));
        let mut judgements = Vec::new();
        Steady.judge(&view, &mut |choice, judgement| judgements.push((choice.to_string(), judgement)));
        judgements
    }

    #[test]
    fn every_choice_is_shown_in_order_with_its_points() {
        let shown = judgements("qwixx action2 1 1+2,r2,y6,g1,b1 - 2/-/12,11/12,11/0 -/-/-/-/0");
        let points: Vec<_> = shown.iter().map(|(choice, judged)| (&choice[..], judged.points)).collect();
        let expected =
            [("r3", 2.0), ("r4", 2.0), ("y7", 1.0), ("y8", 1.0), ("g3", 3.0), ("b3", 3.0), ("-", -5.0)];
        assert_eq!(points, expected);
    }

    #[test]
    fn closing_brings_the_points_of_the_lock_too() {
        let shown = judgements("qwixx action1 2 6+6,r3,y5,g2,b1 _,_ 2,3,4,5,6/-/-/-/0 -/-/-/-/0");
        assert_eq!((&shown[0].0[..], shown[0].1.points), ("r12", 13.0));
        // Passing in action 1 is no misthrow yet.
        assert_eq!(shown.last().unwrap().1.points.to_bits(), 0_f64.to_bits());
    }

    #[test]
    fn what_is_hard_to_see_is_more_hidden() {
        let shown = judgements("longo action1 2 4+4,r1,y1,g1,b1 _,_ 2,3/2,3/16,15/-/0/5+8 -/-/-/-/0/6+11");
        let hidden = |name| shown.iter().find(|(choice, _)| choice == name).unwrap().1.hidden;
        assert!(shown.iter().all(|(_, judged)| (0.0..=1.0).contains(&judged.hidden)));
        assert!(hidden("-") < hidden("r8") && hidden("r8") < hidden("g8") && hidden("r8") < hidden("b16"));
    }

    #[test]
    fn chances_of_winning_follow_the_lead() {
        assert!((at_least_zero(0.0) - 0.5).abs() < 1e-6);
        assert!((at_least_zero(1.0) - 0.841).abs() < 0.01);
        assert!(at_least_zero(-30.0) >= 0.0 && at_least_zero(30.0) <= 1.0);
    }
}
