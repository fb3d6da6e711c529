use game::Notation;
use qwixx::{Choice, Qwixx, Rules, View};
use solo::{Compact, Oracle};

use super::seen::judgement;
use crate::{Forecast, Judgement, Knowledge};

/// Knows what every choice of somebody who plays the classic game alone is worth, nearly exactly: a compact table of
/// the solved game says it.
#[derive(Debug)]
pub(super) struct Alone<'a>(&'a Oracle<Compact>);

impl<'a> Alone<'a> {
    /// Who can judge this view, if the viewer plays the classic game alone and the solved game is known.
    pub(super) fn of(view: &View, knowledge: &'a Knowledge) -> Option<Self> {
        let is_alone = view.seats().len() == 1 && view.rules() == Rules::CLASSIC;
        if is_alone { knowledge.alone().map(Self) } else { None }
    }

    /// Shows every choice of the viewer with its judgement.
    pub(super) fn judge(&self, view: &View, show: &mut dyn FnMut(Choice, Judgement)) {
        // Somebody alone sees everything, so a view is the whole state.
        let (Some(seat), Ok(game)) = (view.viewer().seat(), Qwixx::from_position(&view.position())) else {
            return;
        };
        let valued = self.0.choices(&game).unwrap_or_default();
        for choice in view.choices() {
            let points = valued.iter().find(|valued| valued.choice == choice).map(|valued| valued.points);
            let forecast = points.map(|points| Forecast { chance: 1.0, points });
            let worth = points.unwrap_or_default();
            show(choice, Judgement { forecast, ..judgement(view, seat, choice, worth) });
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Points, Seat, Viewer};
    use qwixx::Setup;

    use super::*;

    fn judged(position: &str) -> Vec<(String, f64)> {
        let view = Qwixx::from_position(position).unwrap().view(Viewer::Seat(Seat::new(0)));
        let mut judged = Vec::new();
        let knowledge = Knowledge::built_in();
        let alone = Alone::of(&view, &knowledge).unwrap();
        alone.judge(&view, &mut |choice, judgement| judged.push((choice.to_string(), judgement.worth)));
        judged
    }

    #[test]
    fn what_ends_the_game_is_known_exactly() {
        // Red 12 closes the second row, and the game ends with 21 + 1 + 27 points.
        let judged = judged("qwixx action2 1 6+1,r6,y5,g2 - 2,3,4,5,6/2/-/12,11,10,9,8,2,L/0");
        let (_, worth) = judged.iter().find(|(choice, _)| choice == "r12").unwrap();
        let score = Qwixx::from_position("qwixx over 1 2,3,4,5,6,12,L/2/-/12,11,10,9,8,2,L/0").unwrap();
        assert_eq!(worth.to_bits(), f64::from(score.score(Seat::new(0)).total()).to_bits());
    }

    #[test]
    fn a_gap_costs_points() {
        let judged = judged("qwixx action1 1 1+2,r6,y6,g6,b6 _ -/-/-/-/0");
        let worth = |name: &str| judged.iter().find(|(choice, _)| choice == name).unwrap().1;
        assert!(worth("r3") > worth("g3") + 10.0, "{judged:?}");
        assert!(worth("-") > worth("g3") + 5.0, "{judged:?}");
    }

    #[test]
    fn others_at_the_table_or_other_sheets_are_not_its_business() {
        let knowledge = Knowledge::built_in();
        for rules in Rules::ALL {
            for names in [&["Max"][..], &["Max", "Emma"]] {
                let game = Qwixx::new(&Setup::new(rules, names.iter().copied())).unwrap();
                let view = game.view(Viewer::Seat(Seat::new(0)));
                let judges = Alone::of(&view, &knowledge).is_some();
                assert_eq!(judges, rules == Rules::CLASSIC && names.len() == 1, "{rules}: {names:?}");
            }
        }
    }
}
