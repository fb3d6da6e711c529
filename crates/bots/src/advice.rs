use std::cmp::Ordering;

use crate::{Answer, Forecast, Judgement, Roster};

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

/// Every choice of the viewer, the best first; of equally good ones in the order of the rules.
pub fn advise<G: Roster>(view: &G::View) -> Vec<Advice<G::Choice>> {
    let mut advice = Vec::new();
    G::judge().judge(view, &mut |choice, judgement| {
        let Judgement { worth, forecast, answer, .. } = judgement;
        advice.push(Advice { choice, worth, forecast, answer });
    });
    advice.sort_by(|one, other| other.worth.partial_cmp(&one.worth).unwrap_or(Ordering::Equal));
    advice
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
        let advice = advise::<G>(&view);
        let chosen = G::bot(BotName::Level(Level::Master)).choose(&view, &Budget::default(), &mut Mixed(1));
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
        let mut lots = Mixed(3);
        let setup = qwirkle::Setup::by_lot(vec!["Max".into(), "Emma".into()], &mut lots);
        let mut game = Qwirkle::new(&setup).unwrap();
        game.happen(&game.cast(&mut lots).unwrap()).unwrap();
        agrees(&game);
    }

    #[test]
    fn a_spectator_is_advised_nothing() {
        let game = Qwixx::from_position("qwixx action2 1 4+3,r1,y2,g3,b4 - 2,3,4/-/-/-/0").unwrap();
        assert_eq!(advise::<Qwixx>(&game.view(Viewer::Spectator)), []);
        assert_eq!(advise::<Qwixx>(&game.view(Viewer::Seat(Seat::new(0)))).len(), 8);
    }
}
