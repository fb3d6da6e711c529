//! What the best judge of a game says to a person who is choosing.

use bots::{Advice, Forecast, Knowledge, advise, best_apart};
use game::{Game, Seat, Viewer};
use tell::Voice;
use tell::hint::{Worth, worths};

use super::session::Play;

/// How many choices are told: enough to compare, few enough to read.
const TOLD: usize = 3;

/// The best choices of a seat, the best first.
#[derive(Debug)]
pub(crate) struct Counsel<G: Game> {
    /// What the seat saw when it asked.
    view: G::View,
    choices: Vec<(G::Choice, Worth)>,
    /// Whether there is nothing else to choose.
    is_only: bool,
}

impl<G: Play> Counsel<G> {
    /// Asks the judge, who sees no more of the game than the seat does; `None` if the seat has nothing to choose.
    pub(crate) fn of(game: &G, seat: Seat, knowledge: &Knowledge) -> Option<Self> {
        let view = game.view(Viewer::Seat(seat));
        let advice = advise::<G>(&view, knowledge);
        let is_only = advice.len() == 1;
        let is_alone = game.seats().len() == 1;
        // Where nobody can tell what the others are worth there is nothing to compare.
        let most = if advice.iter().all(|advice| advice.forecast.is_some()) { TOLD } else { 1 };
        let choices: Vec<_> = best_apart::<G>(advice, most)
            .into_iter()
            .map(|advice| (advice.choice.clone(), worth(&advice, is_alone)))
            .collect();
        (!choices.is_empty()).then_some(Self { view, choices, is_only })
    }

    /// The choice that is better than the others, if there are others.
    pub(crate) fn best(&self) -> Option<&G::Choice> {
        self.choices.first().map(|(choice, _)| choice).filter(|_| !self.is_only)
    }

    /// That there is nothing else to choose, if that is so.
    pub(crate) fn only(&self, voice: Voice<'_>) -> Option<String> {
        let (only, _) = self.choices.first().filter(|_| self.is_only)?;
        Some(tell::hint::only(&G::choice_name(&self.view, only, voice), voice.texts()))
    }

    /// Each choice with its name, all of which are equally wide, and what it is worth.
    pub(crate) fn told(&self, voice: Voice<'_>) -> Vec<(&G::Choice, String, String)> {
        let names: Vec<String> =
            self.choices.iter().map(|(choice, _)| G::choice_name(&self.view, choice, voice)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let known: Vec<Worth> = self.choices.iter().map(|&(_, worth)| worth).collect();
        let choices = self.choices.iter().map(|(choice, _)| choice);
        let told = choices.zip(names).zip(worths(&known, voice.texts()));
        told.map(|((choice, name), worth)| (choice, format!("{name:width$}"), worth)).collect()
    }
}

fn worth<C>(advice: &Advice<C>, is_alone: bool) -> Worth {
    match advice.forecast {
        Some(forecast) if is_alone => Worth::Points(forecast.points),
        Some(Forecast { chance, points }) => {
            Worth::Forecast { chance, points, qwirkle: advice.answer.map(|answer| answer.qwirkle) }
        }
        None => Worth::Unknown,
    }
}
