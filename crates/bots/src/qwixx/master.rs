use game::Seat;
use qwixx::{Choice, Qwixx, View, ViewStage};

use super::crowd::Crowd;
use super::duel::Duel;
use super::fate::Fate;
use super::seen::judgement;
use super::standing::Standing;
use super::steady::{Steady, VICTORY};
use super::turn::Turn;
use crate::net::Net;
use crate::{Forecast, Judge, Judgement};

/// What a point more is worth when it changes nothing about who wins: it decides between choices that are
/// equal otherwise.
const HONOUR: f64 = 1e-4;

/// Knows from many games how likely everybody is to win.
///
/// It looks at what everybody can choose in this turn, asks the network what comes of it, and works out how
/// sealed choices will be made. Where it has no network, alone for instance, it judges as [`Steady`] does.
#[derive(Debug, Default)]
pub(crate) struct Master {
    /// A network other than the one that the program knows.
    net: Option<&'static Net>,
}

impl Judge<Qwixx> for Master {
    fn judge(&mut self, view: &View, show: &mut dyn FnMut(Choice, Judgement)) {
        let (Some(net), Some(seat)) = (self.net(view), view.viewer().seat()) else {
            return Steady.judge(view, show);
        };
        if view.choices().is_empty() {
            return;
        }
        let sheet = place(view, seat);
        each_fate(view, net, sheet, &mut |choice, fate| {
            let forecast = fate.forecast(sheet);
            let worth = f64::from(VICTORY) * forecast.chance + HONOUR * forecast.points;
            show(choice, Judgement { forecast: Some(forecast), ..judgement(view, seat, choice, worth) });
        });
    }
}

impl Master {
    fn net(&self, view: &View) -> Option<&'static Net> {
        let players = view.seats().len();
        let fits = |net: &&Net| net.rules() == view.rules() && net.players() == players;
        self.net.filter(fits).or_else(|| Net::of(view.rules(), players))
    }

    /// How the game will probably end for everybody, seat by seat, if all go on choosing well; nothing where
    /// there is no network.
    pub(super) fn forecasts(&self, view: &View) -> Vec<Forecast> {
        let Some(net) = self.net(view) else {
            return Vec::new();
        };
        let fate = end(view, net);
        view.seats().into_iter().map(|seat| fate.forecast(place(view, seat))).collect()
    }
}

/// The place of a seat's sheet if the active player's comes first.
fn place(view: &View, seat: Seat) -> usize {
    let players = view.seats().len().max(1);
    (seat.index() + players - view.active().index()) % players
}

/// Shows what every choice of the player with this sheet leads to.
fn each_fate(view: &View, net: &'static Net, sheet: usize, show: &mut dyn FnMut(Choice, Fate)) {
    let standing = Standing::of(view, view.active());
    match *view.stage() {
        ViewStage::Action1 { roll, .. } => {
            let turn = Turn::new(net, standing, roll);
            if turn.players() == 2 {
                Duel::new(&turn).choices(sheet).for_each(|(choice, fate)| show(choice, fate));
            } else {
                Crowd::new(&turn).choices(sheet).for_each(|(choice, fate)| show(choice, fate));
            }
        }
        ViewStage::Action2 { roll, first } => {
            let turn = Turn::new(net, standing.clone(), roll);
            turn.seconds(&standing, first).for_each(|(choice, fate)| show(choice, fate));
        }
        ViewStage::Roll | ViewStage::Over(_) => {}
    }
}

/// How it will probably end, the active player's sheet first.
fn end(view: &View, net: &'static Net) -> Fate {
    let standing = Standing::of(view, view.active());
    match *view.stage() {
        ViewStage::Action1 { roll, .. } => {
            let turn = Turn::new(net, standing, roll);
            if turn.players() == 2 { Duel::new(&turn).end() } else { Crowd::new(&turn).end() }
        }
        ViewStage::Action2 { roll, first } => {
            Turn::new(net, standing.clone(), roll).best_second(&standing, first)
        }
        ViewStage::Roll | ViewStage::Over(_) => Fate::of(&standing, net, 0),
    }
}
