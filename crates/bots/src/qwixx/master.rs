use game::Seat;
use qwixx::{Choice, Qwixx, View, ViewStage};

use super::alone::Alone;
use super::crowd::Crowd;
use super::duel::Duel;
use super::fate::Fate;
use super::seen::judgement;
use super::standing::Standing;
use super::steady::{Steady, VICTORY};
use super::turn::Turn;
use crate::net::Net;
use crate::{Forecast, Judge, Judgement, Knowledge};

/// What a point more is worth when it changes nothing about who wins: it decides between choices that are
/// equal otherwise.
const HONOUR: f64 = 1e-4;

/// Knows from many games how likely everybody is to win.
///
/// It looks at what everybody can choose in this turn, asks the network what comes of it, and works out how
/// sealed choices will be made. Who plays the classic game alone is judged by the solved game ([`Alone`]). Where there is
/// neither, it judges as [`Steady`] does.
#[derive(Debug)]
pub(crate) struct Master {
    knowledge: Knowledge,
}

impl Master {
    /// Somebody who knows this much.
    pub(crate) fn new(knowledge: &Knowledge) -> Self {
        Self { knowledge: knowledge.clone() }
    }
}

impl Judge<Qwixx> for Master {
    fn judge(&mut self, view: &View, show: &mut dyn FnMut(Choice, Judgement)) {
        if let Some(alone) = Alone::of(view, &self.knowledge) {
            return alone.judge(view, show);
        }
        let (Some(net), Some(seat)) = (net(view, &self.knowledge), view.viewer().seat()) else {
            return Steady.judge(view, show);
        };
        if view.choices().is_forced_pass() {
            // Nobody thinks about what is forced.
            return show(Choice::Pass, judgement(view, seat, Choice::Pass, 0.0));
        }
        let sheet = place(view, seat);
        each_fate(view, net, seat, &mut |choice, fate| {
            let forecast = fate.forecast(sheet);
            let worth = f64::from(VICTORY) * forecast.chance + HONOUR * forecast.points;
            show(choice, Judgement { forecast: Some(forecast), ..judgement(view, seat, choice, worth) });
        });
    }
}

fn net<'a>(view: &View, knowledge: &'a Knowledge) -> Option<&'a Net> {
    knowledge.net(view.rules(), view.seats().len())
}

/// How the game will probably end for everybody, seat by seat, if all go on choosing well; nothing where there is
/// no network.
pub(super) fn forecasts(view: &View, knowledge: &Knowledge) -> Vec<Forecast> {
    let Some(net) = net(view, knowledge) else {
        return Vec::new();
    };
    let fate = end(view, net);
    view.seats().into_iter().map(|seat| fate.forecast(place(view, seat))).collect()
}

/// The place of a seat's sheet if the active player's comes first.
fn place(view: &View, seat: Seat) -> usize {
    let players = view.seats().len().max(1);
    (seat.index() + players - view.active().index()) % players
}

/// Shows what every choice of a seat leads to.
fn each_fate(view: &View, net: &Net, seat: Seat, show: &mut dyn FnMut(Choice, Fate)) {
    if view.choices().is_empty() {
        return;
    }
    let sheet = place(view, seat);
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
fn end(view: &View, net: &Net) -> Fate {
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

#[cfg(test)]
mod tests {
    use game::{Awaits, Game, Notation, RandomSource, Viewer};
    use qwixx::{Roll, Rules, Setup};

    use super::*;
    use crate::mixed::Mixed;
    use crate::net::RULE_SETS;
    use crate::net::twin::random_file;

    fn view(position: &str) -> View {
        Qwixx::from_position(position).unwrap().view(Viewer::Seat(Seat::new(0)))
    }

    fn judgements(view: &View) -> Vec<(String, Judgement)> {
        let mut judgements = Vec::new();
        Master::new(&Knowledge::built_in())
            .judge(view, &mut |choice, judgement| judgements.push((choice.to_string(), judgement)));
        judgements
    }

    fn best(position: &str) -> String {
        let judged = judgements(&view(position));
        judged.into_iter().max_by(|(_, one), (_, other)| one.worth.total_cmp(&other.worth)).unwrap().0
    }

    /// Plays games in which everybody chooses by a network of random weights, and shows the views.
    fn wander(rules: Rules, players: usize, mut each: impl FnMut(&Net, &View, &[(Choice, Fate)])) {
        let net = Net::read(&random_file(rules, players, [4, 32, 8], 5)).unwrap();
        for seed in 0..3 {
            let mut random = Mixed(seed);
            let names = (0..players).map(|i| format!("Player {i}")).collect();
            let mut game = Qwixx::new(&Setup::by_lot(rules, names, &mut random)).unwrap();
            loop {
                match game.awaits() {
                    Awaits::Chance => {
                        let roll = game.cast(&mut random).unwrap();
                        game.happen(&roll).unwrap();
                    }
                    Awaits::Choices(seats) => {
                        for seat in seats {
                            let view = game.view(Viewer::Seat(seat));
                            let mut fates = Vec::new();
                            each_fate(&view, &net, seat, &mut |choice, fate| fates.push((choice, fate)));
                            each(&net, &view, &fates);
                            let pick = random.below(fates.len() as u32) as usize;
                            game.play(seat, &fates[pick].0).unwrap();
                        }
                    }
                    Awaits::Nothing(_) => break,
                }
            }
        }
    }

    #[test]
    fn every_choice_is_shown_in_order_and_shares_add_up() {
        for rules in RULE_SETS {
            for players in 2..=5 {
                wander(rules, players, |net, view, fates| {
                    let choices: Vec<_> = fates.iter().map(|(choice, _)| *choice).collect();
                    assert_eq!(choices, view.choices().into_iter().collect::<Vec<_>>());
                    for fate in fates.iter().map(|(_, fate)| fate).chain([&end(view, net)]) {
                        let sum: f32 = fate.shares.iter().sum();
                        assert!((sum - 1.0).abs() < 1e-4, "{fate:?}");
                        assert!(fate.shares.iter().all(|share| (0.0..1.00001).contains(share)), "{fate:?}");
                    }
                });
            }
        }
    }

    #[test]
    fn in_action_2_the_best_choice_is_how_it_ends() {
        for rules in RULE_SETS {
            wander(rules, 3, |net, view, fates| {
                if let ViewStage::Action2 { .. } = view.stage() {
                    let most = fates.iter().map(|(_, fate)| fate.shares[0]).fold(0.0, f32::max);
                    assert!((end(view, net).shares[0] - most).abs() < 1e-6);
                }
            });
        }
    }

    #[test]
    fn who_waits_for_a_sealed_choice_of_another_judges_the_same() {
        let sheets = "2,3,4/5/-/10/0 4/-/12,11/-/1";
        let text = format!("qwixx action1 1 4+3,r1,y2,g3,b4 _,_ {sheets}");
        let seat = Seat::new(1);
        let open = View::from_position(&text, Viewer::Seat(seat), game::Seats::NONE).unwrap();
        let other = game::Seats::only(Seat::new(0));
        let sealed = View::from_position(&text, Viewer::Seat(seat), other).unwrap();
        assert_ne!(open, sealed);
        assert_eq!(judgements(&open), judgements(&sealed));
    }

    #[test]
    fn the_end_of_a_game_is_known_exactly() {
        // Red 12 closes the second row: 34 points against 28, or against 38.
        let position = |other: &str| {
            format!("qwixx action2 1 6+1,r6,y5,g2 - 2,3,4,5,6/2,3,4/-/-/0 -/{other}/-/12,11,10,9,8,2,L/0")
        };
        for (other, chance) in [("-", 1.0), ("2,3,4,5", 0.0), ("2,3,4", 0.5)] {
            let judged = judgements(&view(&position(other)));
            let (_, closing) = judged.iter().find(|(choice, _)| choice == "r12").unwrap();
            let forecast = closing.forecast.unwrap();
            assert_eq!(
                (forecast.chance.to_bits(), forecast.points.to_bits()),
                (f64::to_bits(chance), 34_f64.to_bits())
            );
        }
        assert_eq!(best(&position("-")), "r12");
        assert_ne!(best(&position("2,3,4,5")), "r12");
    }

    #[test]
    fn of_equally_good_choices_the_one_with_more_points_is_better() {
        // The other closes nothing and is far behind: either fourth misthrow or cross wins, but crosses bring points.
        let judged = judgements(&view(
            "qwixx action2 1 6+6,r6,y6,g6 - 2,3,4,5,6/2,3,4,5,6/-/-/0 -/-/-/12,11,10,9,8,2,L/3",
        ));
        let worth = |name| judged.iter().find(|(choice, _)| choice == name).unwrap().1.worth;
        assert_eq!(worth("r12").to_bits(), worth("y12").to_bits());
        let uneven = judgements(&view(
            "qwixx action2 1 6+6,r6,y6,g6 - 2,3,4,5,6/2,3,4,5,6,7/-/-/0 -/-/-/12,11,10,9,8,2,L/3",
        ));
        let worth = |name| uneven.iter().find(|(choice, _)| choice == name).unwrap().1.worth;
        assert!(worth("y12") > worth("r12"));
    }

    #[test]
    fn forecasts_follow_who_is_ahead() {
        for stage in ["roll 1", "action1 1 1+2,r1,y1,g1,b1 _,_", "action2 1 1+2,r1,y1,g1,b1 -"] {
            let text = format!("qwixx {stage} 2,3,4,5,6,7/2,3,4,5/12,11,10/12,11/0 7/8/-/-/2");
            let [first, second] = forecasts(&view(&text), &Knowledge::built_in())[..] else {
                panic!("two seats")
            };
            assert!(
                first.chance > 0.8 && (first.chance + second.chance - 1.0).abs() < 1e-5,
                "{stage}: {first:?}"
            );
            assert!(first.points > second.points + 10.0 && second.points > -10.0, "{stage}: {second:?}");
        }
        let over = "qwixx over 1 2,3,4,5,6,12,L/-/12,11,10,9,8,2,L/-/2 -/-/-/-/0";
        let [first, second] = forecasts(&view(over), &Knowledge::built_in())[..] else { panic!("two seats") };
        assert_eq!(first, Forecast { chance: 1.0, points: 46.0 });
        assert_eq!(second, Forecast { chance: 0.0, points: 0.0 });
    }

    #[test]
    fn where_nobody_knows_better_it_judges_as_steady() {
        // Networks are for two players or more, and the solved game is the classic one.
        for rules in Rules::ALL.into_iter().filter(|rules| *rules != Rules::CLASSIC) {
            let mut game = Qwixx::new(&Setup::new(rules, ["Max"])).unwrap();
            game.happen(&Roll::new([1, 2], [1; 4])).unwrap();
            let view = game.view(Viewer::Seat(Seat::new(0)));
            let mut steady = Vec::new();
            Steady.judge(&view, &mut |choice, judgement| steady.push((choice.to_string(), judgement)));
            assert_eq!(judgements(&view), steady, "{rules}");
            assert_eq!(forecasts(&view, &Knowledge::built_in()), []);
        }
    }
}
