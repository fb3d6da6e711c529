//! The hot paths of the engines do not allocate.
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../benches/games/mod.rs"]
mod games;

use allocation_counter::measure;
use bots::{Bot, Budget, Knowledge, Roster};
use game::{Awaits, Game, Viewer};
use games::{Fast, greedy_qwirkle, random_qwixx, random_qwixx_by_steps};
use qwirkle::Qwirkle;
use qwixx::{EQUALLY_LUCKY, Qwixx, Setup};

#[test]
fn random_games_of_qwixx_do_not_allocate() {
    for setup in [Setup::classic(["a", "b"]), Setup::longo(["a", "b"], &EQUALLY_LUCKY[..2])] {
        let start = Qwixx::new(&setup).unwrap();
        for play in [random_qwixx, random_qwixx_by_steps] {
            let mut turns = 0;
            let memory = measure(|| turns = (0..100).map(|seed| play(&start, &mut Fast(seed))).sum());
            assert!(turns > 500);
            assert_eq!(memory.count_total, 0);
        }
    }
}

#[test]
fn bots_of_qwixx_do_not_allocate_for_a_choice() {
    let (names, knowledge) = (["evolved", "steady", "master", "casual"], Knowledge::built_in());
    for setup in [Setup::classic(names), Setup::longo(names, &EQUALLY_LUCKY[..4])] {
        let mut bots = names.map(|name| Qwixx::bot(name.parse().unwrap(), &knowledge).unwrap());
        let mut random = Fast(1);
        let mut game = Qwixx::new(&setup).unwrap();
        // The first choices make the tables that all bots share, and the room that each keeps.
        for warm in [true, false] {
            let memory = measure(|| {
                for _ in 0..10 {
                    play_turn(&mut game, &mut bots, &mut random);
                }
            });
            assert!(warm || memory.count_total == 0, "{}", memory.count_total);
        }
    }
}

/// One turn, each choice of a seat by its bot.
fn play_turn(game: &mut Qwixx, bots: &mut [Box<dyn Bot<Qwixx>>; 4], random: &mut Fast) {
    if let Some(roll) = game.cast(random) {
        game.happen_unchecked(&roll);
    }
    while let Awaits::Choices(seats) = game.awaits() {
        for seat in seats {
            let view = game.view(Viewer::Seat(seat));
            let choice = bots[seat.index()].choose(&view, &Budget::default(), random);
            game.play_unchecked(seat, &choice.unwrap());
        }
    }
}

#[test]
fn greedy_games_of_qwirkle_do_not_allocate_after_the_deal() {
    let start = Qwirkle::new(&qwirkle::Setup::new(["a", "b"])).unwrap();
    for seed in 0..20 {
        let mut random = Fast(seed);
        let mut state = start.clone();
        state.happen(&state.cast(&mut random).unwrap()).unwrap();
        let mut turns = 0;
        let memory = measure(|| turns = greedy_qwirkle(&mut state, &mut random).turns);
        assert!(turns > 20);
        // The first placement copies the board that this game shares with `start`.
        assert!(memory.count_total <= 1, "seed {seed}: {}", memory.count_total);
    }
}
