//! `rowlock new`: random finished games.

use std::io::{self, Write};

use chance::Seeded;
use game::{Awaits, RandomSource, Record, Seat};
use host::{ByLot, GameKind, NoSuchGame};
use players::fresh_seed;
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use terminal::{Show, choices_of};

use crate::cli::NewArgs;
use crate::failure::Failure;
use crate::progress::Progress;

const NAMES: [&str; 8] = ["Anna", "Ben", "Clara", "David", "Eva", "Finn", "Greta", "Hugo"];

pub(crate) fn run(args: &NewArgs) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let mut progress = Progress::beside_output(Some(args.games));
    let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    for game in 0..args.games {
        if game > 0 {
            writeln!(out)?;
        }
        write_game(args, seed, game, &mut out)?;
        progress.set(game + 1, || format!("{} games", game + 1));
    }
    Ok(out.flush()?)
}

/// The names of the first players of a random table.
pub(crate) fn names(players: usize) -> Vec<String> {
    NAMES.iter().take(players).map(ToString::to_string).collect()
}

fn write_game(args: &NewArgs, seed: u64, game: u64, out: &mut impl Write) -> Result<(), Failure> {
    let mut random = Seeded::new(seed, game);
    let names = names(args.players);
    let game_name = args.game.name();
    let unknown = |error: NoSuchGame| Failure::BadInput(error.to_string());
    match args.game {
        GameKind::Qwixx(_) => {
            let setup = Qwixx::by_lot(game_name, names, &mut random).map_err(unknown)?;
            write_record::<Qwixx>(setup, random, seed, game, out)
        }
        GameKind::Qwirkle => {
            let setup = Qwirkle::by_lot(game_name, names, &mut random).map_err(unknown)?;
            write_record::<Qwirkle>(setup, random, seed, game, out)
        }
    }
}

fn write_record<G: Show>(
    setup: G::Setup,
    mut random: Seeded,
    seed: u64,
    game: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut record = Record::<G>::new(setup).map_err(|reasons| Failure::BadInput(reasons.to_string()))?;
    record.tag("seed", &seed.to_string());
    if game > 0 {
        record.tag("number", &(game + 1).to_string());
    }
    while add_random_step(&mut record, &mut random) {}
    write!(out, "{record}")?;
    Ok(())
}

/// Adds a step by lot; `false` when the game is over.
pub(crate) fn add_random_step<G: Show>(record: &mut Record<G>, random: &mut Seeded) -> bool {
    match record.state().awaits() {
        Awaits::Nothing(_) => false,
        Awaits::Chance => {
            let event = record.state().cast(random);
            event.is_some_and(|event| record.happen(&event).is_ok())
        }
        Awaits::Choices(seats) => seats.into_iter().all(|seat| add_random_choice(record, seat, random)),
    }
}

fn add_random_choice<G: Show>(record: &mut Record<G>, seat: Seat, random: &mut Seeded) -> bool {
    let choices = choices_of(record.state(), seat);
    let pick = choices.get(random.below(choices.len() as u32) as usize);
    pick.is_some_and(|choice| record.play(seat, choice).is_ok())
}
