//! The bots of Qwixx and Longo: what they choose where the right choice is plain, and who beats whom.
#![allow(clippy::unwrap_used)]

use std::sync::LazyLock;

use bots::{Bot, BotName, Budget, Knowledge, Level, Roster};
use game::{Awaits, Game, Notation, Points, RandomSource, Seat, Viewer};
use qwixx::{Choice, Qwixx, Row, Rules, Setup};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const STEADY: BotName = BotName::Steady;
const MASTER: BotName = BotName::Level(Level::Master);

static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(Knowledge::built_in);

struct Seeded(ChaCha8Rng);

impl Seeded {
    fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl RandomSource for Seeded {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The bot of this name.
fn the(bot: BotName, knowledge: &Knowledge) -> Box<dyn Bot<Qwixx>> {
    Qwixx::bot(bot, knowledge).unwrap()
}

fn choose(bot: BotName, game: &Qwixx, viewer: Viewer, seed: u64) -> Option<Choice> {
    choose_knowing(&KNOWLEDGE, bot, game, viewer, seed)
}

fn choose_knowing(
    knowledge: &Knowledge,
    bot: BotName,
    game: &Qwixx,
    viewer: Viewer,
    seed: u64,
) -> Option<Choice> {
    the(bot, knowledge).choose(&game.view(viewer), &Budget::default(), &mut Seeded::new(seed))
}

/// What steady chooses in a position for the first seat.
fn steady(position: &str) -> Choice {
    let game = Qwixx::from_position(position).unwrap();
    choose(STEADY, &game, Viewer::Seat(Seat::new(0)), 0).unwrap()
}

#[test]
fn a_row_is_closed_to_win() {
    // Red 12 closes the second row: 34 points against 28.
    let position = "qwixx action1 2 6+6,r3,y5,g2 _,_ 2,3,4,5,6/2,3,4/-/-/0 -/-/-/12,11,10,9,8,2,L/0";
    assert_eq!(steady(position), Choice::cross(Row::Red, 12));
}

#[test]
fn a_row_is_not_closed_to_lose() {
    // The same, but 28 points would lose against 38, in action 1 and in action 2.
    let sheets = "2,3,4,5,6/-/-/-/0 -/2,3,4,5/-/12,11,10,9,8,2,L/0";
    for turn in ["action1 2 6+6,r3,y5,g2 _,_", "action2 1 6+1,r6,y5,g2 -"] {
        let position = format!("qwixx {turn} {sheets}");
        assert_ne!(steady(&position), Choice::cross(Row::Red, 12), "{turn}");
    }
}

#[test]
fn a_row_is_not_closed_to_lose_even_if_others_will_probably_end_the_game() {
    // The other may win by closing yellow, but may also overlook it.
    let position = "qwixx action1 2 6+6,r3,y5,g2 _,_ 2,3,4,5,6/-/-/-/0 -/2,3,4,5,6,7/-/12,11,10,9,8,2,L/0";
    assert_ne!(steady(position), Choice::cross(Row::Red, 12));
}

#[test]
fn the_fourth_misthrow_is_avoided_when_it_loses() {
    // Only the yellow 9 and 10 are left, which spoil the row, but 41 - 20 points lose against 28.
    let position =
        "qwixx action2 1 4+5,r1,y5,g6,b6 - 6,7,8,9,10,11/-/7,6,5,4/7,6,5,4/3 2,3,4,5,6,7,8/-/-/-/0";
    assert_eq!(steady(position).to_string(), "y9");
}

#[test]
fn the_fourth_misthrow_is_taken_when_it_wins() {
    let position = "qwixx action2 1 1+2,r1,y1,g6,b6 - 2,3,4,5,6,7,8/2,3,4,5,6,7/-/-/3 2,3,4,5,6/-/-/-/0";
    assert_eq!(steady(position), Choice::Pass);
}

#[test]
fn the_near_cross_is_better_than_the_far_one() {
    let position = "qwixx action1 2 2+3,r1,y1,g1,b1 _,_ 2,3,4/2/12,11/12,11/0 -/-/-/-/0";
    assert_eq!(steady(position), Choice::cross(Row::Red, 5));
    // With nothing near, somebody who is not active waits.
    let position = "qwixx action1 2 5+6,r1,y1,g1,b1 _,_ 2,3/2,3/12,11,10/12,11,10/0 -/-/-/-/0";
    assert_eq!(steady(position), Choice::Pass);
}

#[test]
fn a_cheap_cross_is_better_than_a_misthrow() {
    let position = "qwixx action2 1 1+2,r2,y6,g1,b1 - 2/-/12,11/12,11/0 -/-/-/-/0";
    assert_eq!(steady(position), Choice::cross(Row::Red, 3));
}

#[test]
fn action_1_looks_ahead_to_action_2() {
    // Red 9 would skip four numbers; red 5 follows in action 2, so that passing is no misthrow.
    let position = "qwixx action1 1 4+5,r1,y1,g1,b1 _,_ 2,3,4/2,9,10/12,11,8/12,11,8/0 -/-/-/-/0";
    assert_eq!(steady(position), Choice::Pass);
}

#[test]
fn a_lucky_number_crosses_the_next_field() {
    let position = "longo action1 2 4+4,r1,y1,g1,b1 _,_ 2,3/2,3/16,15/-/0/5+8 -/-/-/-/0/6+11";
    assert_eq!(steady(position), Choice::cross(Row::Blue, 16));
}

#[test]
fn longo_closes_with_either_of_the_last_two_numbers() {
    let position =
        "longo action1 2 7+8,r1,y1,g1 _,_ 2,3,4,5,6,7/2,3,4/-/-/0/5+8 -/-/-/16,15,14,13,12,11,3,L/2/6+11";
    assert_eq!(steady(position), Choice::cross(Row::Red, 15));
}

/// Plays a game of random choices and shows each state to `each`.
fn wander(rules: Rules, players: usize, seed: u64, mut each: impl FnMut(&Qwixx)) {
    let mut random = Seeded::new(seed);
    let names = (0..players).map(|i| format!("Player {i}")).collect();
    let mut game = Qwixx::new(&Setup::by_lot(rules, names, &mut random)).unwrap();
    loop {
        each(&game);
        match game.awaits() {
            Awaits::Chance => {
                let roll = game.cast(&mut random).unwrap();
                game.happen(&roll).unwrap();
            }
            Awaits::Choices(seats) => {
                let (seat, mut choices) = (seats.lowest().unwrap(), Vec::new());
                game.choices(seat, &mut choices);
                // Passing less often than by lot, so that rows get closed.
                let pick = random.below(choices.len() as u32).min(random.below(choices.len() as u32));
                game.play(seat, &choices[pick as usize]).unwrap();
            }
            Awaits::Nothing(_) => break,
        }
    }
}

#[test]
fn every_choice_is_legal_and_depends_on_chance_alone() {
    let mut views = 0;
    for rules in Rules::ALL {
        for (players, seed) in (1..=5).flat_map(|players| (0..8).map(move |seed| (players, seed))) {
            wander(rules, players, seed, |game| {
                let awaited = match game.awaits() {
                    Awaits::Choices(seats) => seats,
                    Awaits::Chance | Awaits::Nothing(_) => return,
                };
                for seat in awaited {
                    views += 1;
                    for bot in BotName::ALL {
                        let choice = choose(bot, game, Viewer::Seat(seat), seed);
                        assert!(game.legal(seat).contains(choice.unwrap()), "{bot}: {choice:?}");
                        assert_eq!(choice, choose(bot, game, Viewer::Seat(seat), seed), "{bot}");
                    }
                }
            });
        }
    }
    assert!(views > 3_000, "{views}");
}

#[test]
fn whoever_has_nothing_to_choose_chooses_nothing() {
    for rules in Rules::ALL {
        wander(rules, 3, 7, |game| {
            let idle = |seat: &Seat| game.legal(*seat).is_empty();
            let mut viewers: Vec<_> = game.seats().into_iter().filter(idle).map(Viewer::Seat).collect();
            viewers.push(Viewer::Spectator);
            for (viewer, bot) in
                viewers.iter().flat_map(|viewer| BotName::ALL.into_iter().map(move |bot| (viewer, bot)))
            {
                assert_eq!(choose(bot, game, *viewer, 1), None, "{bot} {viewer:?}");
            }
        });
    }
}

/// The totals of a game in seat order; the same seed gives the same dice whoever plays.
fn totals(rules: Rules, bots: &mut [&mut dyn Bot<Qwixx>], seed: u64) -> Vec<i32> {
    let (mut dice, mut random) = (Seeded::new(seed), Seeded::new(seed ^ 0xb07));
    let names = (0..bots.len()).map(|i| format!("Player {i}")).collect();
    let mut game = Qwixx::new(&Setup::by_lot(rules, names, &mut dice)).unwrap();
    loop {
        match game.awaits() {
            Awaits::Chance => {
                let roll = game.cast(&mut dice).unwrap();
                game.happen(&roll).unwrap();
            }
            Awaits::Choices(seats) => {
                for seat in seats {
                    let view = game.view(Viewer::Seat(seat));
                    let choice = bots[seat.index()].choose(&view, &Budget::default(), &mut random).unwrap();
                    game.play(seat, &choice).unwrap();
                }
            }
            Awaits::Nothing(_) => break,
        }
    }
    game.seats().into_iter().map(|seat| game.score(seat).total()).collect()
}

/// The share of wins of the first bot over pairs of games in which both have either seat with the same dice.
fn share(rules: Rules, one: BotName, other: BotName, pairs: u64) -> f64 {
    let (mut one, mut other) = (the(one, &KNOWLEDGE), the(other, &KNOWLEDGE));
    let mut wins = 0.0;
    for seed in 0..pairs {
        let there = totals(rules, &mut [&mut *one, &mut *other], seed);
        let back = totals(rules, &mut [&mut *other, &mut *one], seed);
        for (own, others) in [(there[0], there[1]), (back[1], back[0])] {
            wins += if own > others { 1.0 } else { f64::from(own == others) / 2.0 };
        }
    }
    wins / (2 * pairs) as f64
}

#[test]
fn steady_beats_greedy_and_greedy_beats_random() {
    for rules in Rules::ALL {
        let steady = share(rules, STEADY, BotName::Greedy, 300);
        assert!(steady > 0.7, "{rules:?}: steady wins {steady} against greedy");
        let greedy = share(rules, BotName::Greedy, BotName::Random, 300);
        assert!(greedy > 0.95, "{rules:?}: greedy wins {greedy} against random");
    }
}

#[test]
fn evolved_beats_greedy_and_master_beats_everybody() {
    for rules in [Rules::CLASSIC, Rules::LONGO] {
        let evolved = share(rules, BotName::Evolved, BotName::Greedy, 200);
        assert!(evolved > 0.6, "{rules:?}: evolved wins {evolved} against greedy");
        let master = share(rules, MASTER, BotName::Evolved, 200);
        assert!(master > 0.57, "{rules:?}: master wins {master} against evolved");
        let master = share(rules, MASTER, BotName::Greedy, 100);
        assert!(master > 0.75, "{rules:?}: master wins {master} against greedy");
    }
}

#[test]
fn every_level_beats_the_one_below() {
    for rules in Rules::ALL {
        for pair in Level::ALL.windows(2) {
            let share = share(rules, BotName::Level(pair[1]), BotName::Level(pair[0]), 200);
            // About two of three in the long run.
            assert!((0.56..0.78).contains(&share), "{rules:?}: {} wins {share}", pair[1]);
        }
        let beginner = share(rules, BotName::Level(Level::Beginner), BotName::Random, 100);
        assert!(beginner > 0.85, "{rules:?}: the beginner wins {beginner} against random");
    }
}

#[test]
fn master_holds_its_own_at_every_table() {
    // Where there is no network it judges as steady, of which another test says this.
    for rules in [Rules::CLASSIC, Rules::LONGO] {
        for players in 3..=5 {
            let mut master = the(MASTER, &KNOWLEDGE);
            let mut rivals: Vec<_> = (1..players).map(|_| the(BotName::Greedy, &KNOWLEDGE)).collect();
            let won = |seed: &u64| {
                let mut bots: Vec<&mut dyn Bot<Qwixx>> =
                    rivals.iter_mut().map(|bot| &mut **bot as _).collect();
                let seat = *seed as usize % players;
                bots.insert(seat, &mut *master);
                let totals = totals(rules, &mut bots, *seed);
                totals.iter().all(|&total| total <= totals[seat])
            };
            let wins = (0..60).filter(won).count();
            // Twenty, fifteen and twelve would be a fair share.
            assert!(wins > 90 / players, "{rules:?}, {players} players: {wins} of 60");
        }
    }
}

#[test]
fn every_forecast_is_of_the_choices_and_seats_there_are() {
    for rules in [Rules::CLASSIC, Rules::LONGO] {
        wander(rules, 3, 9, |game| {
            let forecasts = Qwixx::forecasts(&game.view(Viewer::Spectator), &KNOWLEDGE);
            assert_eq!(forecasts.len(), 3);
            assert!((forecasts.iter().map(|forecast| forecast.chance).sum::<f64>() - 1.0).abs() < 1e-4);
            for seat in game.seats() {
                let mut judged = Vec::new();
                Qwixx::judge(&KNOWLEDGE).judge(&game.view(Viewer::Seat(seat)), &mut |choice, judgement| {
                    judged.push((choice, judgement.forecast.is_some()));
                });
                let legal: Vec<_> = game.legal(seat).into_iter().collect();
                // What is forced needs no thought.
                let expected = legal.iter().map(|&choice| (choice, legal.len() > 1));
                assert_eq!(judged, expected.collect::<Vec<_>>());
            }
        });
    }
}

#[test]
fn steady_holds_its_own_at_a_larger_table() {
    let (mut steady, mut rivals) =
        (the(STEADY, &KNOWLEDGE), [(); 4].map(|()| the(BotName::Greedy, &KNOWLEDGE)));
    for rules in Rules::ALL {
        let won = |seed: &u64| {
            let [a, b, c, d] = &mut rivals;
            let totals = totals(rules, &mut [&mut **a, &mut **b, &mut *steady, &mut **c, &mut **d], *seed);
            totals.iter().all(|&total| total <= totals[2])
        };
        let wins = (0..60).filter(won).count();
        // Twelve would be a fair share.
        assert!(wins > 24, "{rules:?}: {wins} of 60");
    }
}

#[test]
fn steady_practises_alone() {
    let mut steady = the(STEADY, &KNOWLEDGE);
    let games = 100;
    let sum: i32 = (0..games).map(|seed| totals(Rules::CLASSIC, &mut [&mut *steady], seed)[0]).sum();
    assert!(sum / games as i32 > 90, "{} on average", sum / games as i32);
}

#[test]
fn where_there_is_no_network_master_judges_as_steady() {
    let nothing = Knowledge::none();
    let cases = |rules| [(rules, &*KNOWLEDGE, true), (rules, &nothing, false)];
    for (rules, knowledge, is_built_in) in Rules::ALL.into_iter().flat_map(cases) {
        wander(rules, 2, 11, |game| {
            let knows = !Qwixx::forecasts(&game.view(Viewer::Spectator), knowledge).is_empty();
            assert_eq!(knows, is_built_in && rules.layout().is_plain(), "{rules:?}");
            let Awaits::Choices(seats) = game.awaits() else { return };
            for seat in seats.into_iter().filter(|_| !knows) {
                let choose = |bot| choose_knowing(knowledge, bot, game, Viewer::Seat(seat), 1);
                assert_eq!(choose(MASTER), choose(STEADY), "{rules:?}");
            }
        });
    }
}
