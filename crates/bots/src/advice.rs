use std::cmp::Ordering;

use crate::{Answer, Forecast, Judgement, Knowledge, Roster};

/// A choice and what the best judge of its game thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<C> {
    /// The choice.
    pub choice: C,
    /// What it is worth, in the judge's own measure: more is better, and that is all it means.
    pub worth: f64,
    /// How the game will probably end after it; `None` where nobody can tell.
    pub forecast: Option<Forecast>,
    /// What the next player will probably make of it; `None` where that is not looked at.
    pub answer: Option<Answer>,
}

/// Every choice of the viewer as far as is known, the best first; of equally good ones in the order of the rules.
pub fn advise<G: Roster>(view: &G::View, knowledge: &Knowledge) -> Vec<Advice<G::Choice>> {
    let mut advice = Vec::new();
    G::judge(knowledge).judge(view, &mut |choice, judgement| {
        let Judgement { worth, forecast, answer, .. } = judgement;
        advice.push(Advice { choice, worth, forecast, answer });
    });
    advice.sort_by(|one, other| other.worth.partial_cmp(&one.worth).unwrap_or(Ordering::Equal));
    advice
}

/// The best of all that is advised, without what is like something better: enough to compare, and no more than that.
pub fn best_apart<G: Roster>(advice: Vec<Advice<G::Choice>>, most: usize) -> Vec<Advice<G::Choice>> {
    let mut best: Vec<Advice<G::Choice>> = Vec::new();
    for advice in advice {
        if best.len() == most {
            break;
        }
        if !best.iter().any(|better| G::are_alike(&better.choice, &advice.choice)) {
            best.push(advice);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use game::{Game, Notation, Seat, Viewer};
    use qwirkle::Qwirkle;
    use qwixx::Qwixx;

    use super::*;
    use crate::mixed::Mixed;
    use crate::{BotName, Budget, Level};

    /// What is advised first is what the best level chooses.
    fn agrees<G: Roster>(game: &G) {
        let awaited = game.awaits().seats().into_iter().next().unwrap();
        let view = game.view(Viewer::Seat(awaited));
        let knowledge = Knowledge::built_in();
        let advice = advise::<G>(&view, &knowledge);
        let chosen = G::bot(BotName::Level(Level::Master), &knowledge).unwrap().choose(
            &view,
            &Budget::default(),
            &mut Mixed(1),
        );
        assert_eq!(advice.first().map(|advice| advice.choice.clone()), chosen);
        assert!(advice.len() > 2 && advice.is_sorted_by(|one, other| one.worth >= other.worth));
    }

    #[test]
    fn the_first_is_what_the_best_level_takes() {
        for position in [
            "qwixx action1 1 4+3,r1,y2,g3,b4 _,_ 2,3,4/5/-/10/0 4/-/12,11/-/1",
            "qwixx action1 1 4+3,r1,y2,g3,b4 _ 2,3,4/-/-/-/0",
            "qwixx action2 1 4+3,r1,y2,g3,b4 - 2,3,4/-/-/-/0",
        ] {
            agrees(&Qwixx::from_position(position).unwrap());
        }
        let mut random = Mixed(3);
        let setup = qwirkle::Setup::by_lot(vec!["Max".into(), "Emma".into()], &mut random);
        let mut game = Qwirkle::new(&setup).unwrap();
        game.happen(&game.cast(&mut random).unwrap()).unwrap();
        agrees(&game);
    }

    #[test]
    fn the_same_tiles_in_another_order_are_told_once() {
        let told = |choices: &[&str], most| -> Vec<String> {
            let advice = |text: &&str| {
                let choice = Qwirkle::read_choice(text).unwrap();
                Advice { choice, worth: 0.0, forecast: None, answer: None }
            };
            let told = best_apart::<Qwirkle>(choices.iter().map(advice).collect(), most);
            told.iter().map(|advice| advice.choice.to_string()).collect()
        };
        let orders = ["rs@0,0 rc@1,0", "rc@0,0 rs@1,0"];
        assert_eq!(told(&orders, 3), orders[..1]);
        let others = ["rs@0,0 rc@1,0", "rc@1,0 rs@2,0", "rs@0,0 rd@1,0", "rs@0,0", "trade rs", "trade rc"];
        assert_eq!(told(&others, 9), others);
        assert_eq!(told(&others, 2), others[..2]);
    }

    #[test]
    fn a_spectator_is_advised_nothing() {
        let game = Qwixx::from_position("qwixx action2 1 4+3,r1,y2,g3,b4 - 2,3,4/-/-/-/0").unwrap();
        let advised = |viewer| advise::<Qwixx>(&game.view(viewer), &Knowledge::none());
        assert_eq!(advised(Viewer::Spectator), []);
        assert_eq!(advised(Viewer::Seat(Seat::new(0))).len(), 8);
    }
}
