use game::RandomSource;
use qwixx::{Choice, Qwixx, Row, Rows, Rules, Sheet, View, ViewStage};

use super::standing::Standing;
use crate::{Bot, Budget};

/// Takes the choice that leaves the sheet of the highest value, by a formula that others have bred and
/// published: the yardstick for better players.
///
/// In its own turn it chooses among what the whole turn can lead to. It does not know what the others seal, so
/// it takes them to pass. Where a row closes or the game ends it follows fixed rules: see [`Rank`].
#[derive(Debug, Default)]
pub(crate) struct Evolved {
    /// Kept to save its memory from one choice to the next.
    prospects: Vec<Prospect>,
}

/// What a choice can lead to.
#[derive(Clone, Copy, Debug)]
struct Prospect {
    choice: Choice,
    sheet: Sheet,
    rank: Rank,
    /// By what those of the same rank are compared.
    value: f32,
}

/// What is taken before what, whatever its value; the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Rank {
    /// Ends the game and loses it: only if there is nothing else.
    Loses,
    /// As good as its value.
    Goes,
    /// Closes a first row: always, and the one with most points.
    Closes,
    /// Ends the game and wins it: always, and the one with most points.
    Wins,
}

impl Bot<Qwixx> for Evolved {
    fn choose(&mut self, view: &View, _: &Budget, _: &mut dyn RandomSource) -> Option<Choice> {
        let (seat, choices) = (view.viewer().seat()?, view.choices());
        if choices.is_empty() {
            return None;
        }
        let now = Standing::of(view, seat);
        self.prospects.clear();
        for choice in choices {
            match *view.stage() {
                ViewStage::Action1 { roll, .. } => {
                    let then = now.after(0, choice);
                    if view.active() == seat && !then.is_over() {
                        for then in then.each_second(roll, choice) {
                            self.prospects.push(Prospect::new(choice, &now, &then));
                        }
                    } else {
                        self.prospects.push(Prospect::new(choice, &now, &then));
                    }
                }
                ViewStage::Action2 { first, .. } => {
                    self.prospects.push(Prospect::new(choice, &now, &now.after_turn(first, choice)));
                }
                ViewStage::Roll | ViewStage::Over(_) => {}
            }
        }
        best(&self.prospects)
    }
}

/// The choice with the best prospect; of equally good ones the first.
fn best(prospects: &[Prospect]) -> Option<Choice> {
    let dominated = |one: &Prospect| {
        one.rank == Rank::Goes
            && prospects.iter().any(|other| other.rank == Rank::Goes && dominates(&other.sheet, &one.sheet))
    };
    let mut best: Option<&Prospect> = None;
    for prospect in prospects.iter().filter(|prospect| !dominated(prospect)) {
        if best.is_none_or(|best| (prospect.rank, prospect.value) > (best.rank, best.value)) {
            best = Some(prospect);
        }
    }
    best.map(|best| best.choice)
}

impl Prospect {
    /// What a choice `now` leads to, if it leads to `then`.
    fn new(choice: Choice, now: &Standing, then: &Standing) -> Self {
        let (rank, sheet) = (Rank::of(now, then), then.sheets()[0]);
        let value = match rank {
            Rank::Goes => value(then.rules, then.closed, &sheet),
            Rank::Loses | Rank::Closes | Rank::Wins => then.total(0) as f32,
        };
        Self { choice, sheet, rank, value }
    }
}

impl Rank {
    fn of(now: &Standing, then: &Standing) -> Self {
        let (own, best) = (then.total(0), then.best_but(0));
        if then.is_over() {
            match best {
                Some(best) if own > best => Self::Wins,
                Some(best) if own < best => Self::Loses,
                // A tie, or nobody to lose against.
                _ => Self::Goes,
            }
        } else if then.closed.len() > now.closed.len() {
            Self::Closes
        } else {
            Self::Goes
        }
    }
}

/// Whether the first sheet is the better one whatever comes: no row is further along, none has fewer crosses, and
/// there are no more misthrows.
fn dominates(one: &Sheet, other: &Sheet) -> bool {
    let as_good = Row::ALL.into_iter().all(|row| {
        let (one, other) = (one.row(row), other.row(row));
        one.crosses() >= other.crosses() && one.next() <= other.next()
    });
    let differ = Row::ALL.into_iter().any(|row| {
        let (one, other) = (one.row(row), other.row(row));
        one.crosses() != other.crosses() || one.next() != other.next()
    });
    as_good && one.misthrows() <= other.misthrows() && (differ || one.misthrows() < other.misthrows())
}

/// The value of a sheet.
///
/// In open rows it counts how likely the white dice make the leftmost number that can be crossed, times the
/// points which that would bring, and the numbers skipped; in all rows the squares of the crosses.
fn value(rules: Rules, closed: Rows, sheet: &Sheet) -> f32 {
    let (mut within_reach, mut skipped) = (0.0, 0.0);
    for row in closed.complement().iter() {
        let state = sheet.row(row);
        let (next, crosses) = (state.next(), f32::from(state.crosses()));
        if state.allows(rules, next) {
            within_reach += white_chance(rules, rules.number(row, next)) * (crosses + 1.0);
        }
        skipped += f32::from(next) - crosses;
    }
    let squares: u32 = Row::ALL.into_iter().map(|row| u32::from(sheet.crosses(row)).pow(2)).sum();
    0.4909 * within_reach - 0.8692 * f32::from(sheet.misthrows()) + 0.0185 * squares as f32 - 0.0560 * skipped
}

/// The chance that the white dice make a number.
fn white_chance(rules: Rules, number: u8) -> f32 {
    let sides = i32::from(rules.sides());
    let ways = sides - (i32::from(number) - (sides + 1)).abs();
    ways as f32 / (sides * sides) as f32
}

#[cfg(test)]
mod tests {
    use game::{Game, Notation, Seat, Viewer};

    use super::*;

    struct NoRandom;

    impl RandomSource for NoRandom {
        fn bits(&mut self) -> u32 {
            0
        }
    }

    fn view(position: &str) -> View {
        Qwixx::from_position(position).unwrap().view(Viewer::Seat(Seat::new(0)))
    }

    fn value_of(sheet: &str) -> f32 {
        let has_lucky = sheet.split('/').count() > 5;
        let rules = Rules::ALL.into_iter().find(|rules| rules.has_lucky_numbers() == has_lucky).unwrap();
        let view = view(&format!("{rules} roll 1 {sheet}"));
        value(view.rules(), view.closed(), view.sheet(Seat::new(0)))
    }

    fn choice(position: &str) -> String {
        Evolved::default().choose(&view(position), &Budget::default(), &mut NoRandom).unwrap().to_string()
    }

    #[test]
    fn the_formula_gives_what_was_worked_out_by_hand() {
        for (sheet, value) in [
            // Each 2 or 12 comes with 1/36, for the first cross.
            ("-/-/-/-/0", 0.4909 * 4.0 / 36.0),
            // Red 7 comes with 6/36 for the third cross; two crosses; 2, 3 and 4 skipped.
            ("5,6/-/-/-/1", 0.4909 * (18.0 + 3.0) / 36.0 - 0.8692 + 0.0185 * 4.0 - 0.056 * 3.0),
            // Red 12 is next, but the row has too few crosses for it.
            ("2,3,11/-/-/-/0", 0.4909 * 3.0 / 36.0 + 0.0185 * 9.0 - 0.056 * 7.0),
            // A closed row brings nothing more, and its skipped fields do not matter; 7 crosses with the lock.
            ("2,3,4,5,6,12,L/-/-/-/0", 0.4909 * 3.0 / 36.0 + 0.0185 * 49.0),
            // Dice of eight sides: green 9 comes with 8/64, the others' first numbers with 1/64.
            ("-/-/11,10/-/0/5+8", 0.4909 * (24.0 + 3.0) / 64.0 + 0.0185 * 4.0 - 0.056 * 5.0),
        ] {
            assert!((value_of(sheet) - value).abs() < 1e-6, "{sheet}: {} {value}", value_of(sheet));
        }
    }

    #[test]
    fn the_first_row_is_always_closed() {
        // Even with the fewest crosses, and far behind.
        let position =
            "qwixx action1 2 6+6,r3,y5,g2,b1 _,_ 2,3,4,5,6/-/-/-/0 2,3,4,5,6,7,8,9/2,3,4,5,6/-/-/0";
        assert_eq!(choice(position), "r12");
        // Of two the one with more points.
        let position = "qwixx action1 2 6+6,r3,y5,g2,b1 _,_ 2,3,4,5,6/2,3,4,5,6,7/-/-/0 -/-/-/-/0";
        assert_eq!(choice(position), "y12");
    }

    #[test]
    fn the_game_is_ended_to_win_and_not_to_lose() {
        let other = |crosses: &str| {
            format!("qwixx action1 2 6+6,r3,y5,g2 _,_ 2,3,4,5,6/2,3,4/-/-/0 {crosses}/-/-/12,11,10,9,8,2,L/0")
        };
        // 34 points against 28, and against 38.
        assert_eq!(choice(&other("-")), "r12");
        assert_ne!(choice(&other("2,3,4,5")), "r12");
    }

    #[test]
    fn the_fourth_misthrow_is_made_to_win_and_not_to_lose() {
        let sheet = "6,7,8,9,10,11/-/7,6,5,4/7,6,5,4/3";
        // Only the yellow 9 and 10 are left. 41 - 20 points win against 15, and lose against 28.
        for (other, expected) in [("2,3,4,5,6", "-"), ("2,3,4,5,6,7,8", "y9")] {
            let position = format!("qwixx action2 1 4+5,r1,y5,g6,b6 - {sheet} {other}/-/-/-/0");
            assert_eq!(choice(&position), expected);
        }
    }

    #[test]
    fn a_losing_end_is_taken_where_there_is_nothing_else() {
        let position = "qwixx action2 1 1+1,r1,y1,g6,b6 - 6/6/6/6/3 2,3,4,5,6,7,8/-/-/-/0";
        assert_eq!(choice(position), "-");
    }

    #[test]
    fn the_nearer_of_two_numbers_is_crossed_though_the_formula_likes_the_other() {
        assert!(value_of("-/2,3,4,5/-/-/0") < value_of("-/2,3,4,6/-/-/0"));
        let position = "qwixx action2 1 1+2,r6,y4,g6,b6 r3 2,3/2,3,4/12,3/12,3/0 -/-/-/-/0";
        assert_eq!(choice(position), "y5");
    }

    #[test]
    fn the_whole_turn_is_looked_at() {
        // Red 9 would skip four numbers; red 5 follows in action 2, so that passing is no misthrow.
        let position = "qwixx action1 1 4+5,r1,y1,g1,b1 _,_ 2,3,4/2,9,10/12,11,8/12,11,8/0 -/-/-/-/0";
        assert_eq!(choice(position), "-");
    }
}
