//! What the studies have in common: games that are played on from anywhere, with what is hidden dealt anew.

use std::error::Error;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Budget};
use game::{Awaits, Game, Notation, Points, RandomSource, Seat, Viewer};
use qwirkle::{Qwirkle, Setup};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Once no more tiles than these are left a game is played on to its end.
pub(crate) const LATE: usize = 24;

pub(crate) type AnyBot = Box<dyn Bot<Qwirkle>>;

/// Random numbers that are the same for the same seed.
#[derive(Debug)]
pub(crate) struct Seeded(ChaCha8Rng);

impl Seeded {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl RandomSource for Seeded {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A game before its first draw.
pub(crate) fn new_game(players: usize, random: &mut Seeded) -> Result<Qwirkle, Box<dyn Error>> {
    let names = (1..=players).map(|i| format!("Player {i}")).collect();
    Ok(Qwirkle::new(&Setup::by_lot(names, random))?)
}

pub(crate) fn total(game: &Qwirkle, seat: Seat) -> i32 {
    game.score(seat).total()
}

pub(crate) fn bag(game: &Qwirkle) -> usize {
    game.view(Viewer::Spectator).bag
}

/// The tiles that are in hands or in the bag.
pub(crate) fn left(game: &Qwirkle) -> usize {
    game.seats().into_iter().map(|seat| game.hand(seat).len()).sum::<usize>() + bag(game)
}

/// Lets chance happen until somebody is to choose or the game is over.
pub(crate) fn draw(game: &mut Qwirkle, random: &mut Seeded) -> Result<(), Box<dyn Error>> {
    while matches!(game.awaits(), Awaits::Chance) {
        let chance = game.cast(random).ok_or("nothing to draw")?;
        game.happen(&chance)?;
    }
    Ok(())
}

/// One turn of whoever is to choose; false if the game is over.
pub(crate) fn play_turn(
    game: &mut Qwirkle,
    bot: &mut AnyBot,
    random: &mut Seeded,
) -> Result<bool, Box<dyn Error>> {
    draw(game, random)?;
    if !matches!(game.awaits(), Awaits::Choices(_)) {
        return Ok(false);
    }
    let seat = game.turn();
    let choice = bot.choose(&game.view(Viewer::Seat(seat)), &Budget::default(), random).ok_or("no choice")?;
    game.play(seat, &choice)?;
    Ok(true)
}

/// Whether there is something to find out for the seat in turn: it is to choose, and does not know the tiles of
/// the others for certain.
pub(crate) fn is_open(game: &Qwirkle) -> bool {
    let is_known = game.seats().len() == 2 && bag(game) == 0;
    matches!(game.awaits(), Awaits::Choices(_)) && !is_known
}

/// The same position with the tiles that the seat in turn does not see dealt in another way.
pub(crate) fn dealt_anew(game: &Qwirkle, random: &mut Seeded) -> Result<Qwirkle, Box<dyn Error>> {
    let seat = game.turn();
    let mut hidden = game.view(Viewer::Seat(seat)).unseen();
    let text = game.position();
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for (i, word) in words.iter_mut().skip(5).enumerate().filter(|&(i, _)| i != seat.index()) {
        let hand = hidden.draw(game.hand(Seat::new(i)).len(), random);
        let tiles: String = hand.tiles().iter().map(ToString::to_string).collect();
        let (_, score) = word.split_once(':').ok_or("no score")?;
        *word = format!("{}:{score}", if tiles.is_empty() { "-" } else { &tiles });
    }
    Ok(Qwirkle::from_position(&words.join(" "))?)
}

/// Does something for each of so many positions or games, on all processors, and says how far it is.
pub(crate) fn for_each(
    count: u64,
    what: &str,
    work: impl Fn(u64) -> Result<(), Box<dyn Error>> + Sync,
) -> Result<(), Box<dyn Error>> {
    let next = AtomicU64::new(0);
    let work_on = || -> Result<(), String> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(());
            }
            work(number).map_err(|fault| fault.to_string())?;
            if (number + 1).is_multiple_of(100) {
                eprintln!("{} of {count} {what}", number + 1);
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work_on)).collect();
        handles
            .into_iter()
            .try_for_each(|handle| handle.join().map_err(|_| "a thread panicked".to_owned())?)
    })?;
    Ok(())
}
