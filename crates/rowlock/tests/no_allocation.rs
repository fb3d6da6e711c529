//! The hot paths of the engines do not allocate.
#![allow(missing_docs)]

#[path = "../benches/games/mod.rs"]
mod games;

use allocation_counter::measure;
use game::Game;
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
fn greedy_games_of_qwirkle_do_not_allocate_after_the_deal() {
    let start = Qwirkle::new(&qwirkle::Setup::new(["a", "b"])).unwrap();
    for seed in 0..20 {
        let mut lots = Fast(seed);
        let mut state = start.clone();
        state.happen(&state.cast(&mut lots).unwrap()).unwrap();
        let mut turns = 0;
        let memory = measure(|| turns = greedy_qwirkle(&mut state, &mut lots).turns);
        assert!(turns > 20);
        // The first placement copies the board that this game shares with `start`.
        assert!(memory.count_total <= 1, "seed {seed}: {}", memory.count_total);
    }
}
