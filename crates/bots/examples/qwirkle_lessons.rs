//! Writes what Qwirkle's weights are learned from; `training/qwirkle/train.py` starts it.
//!
//! It plays games, stops at some turns, and plays several choices of each such turn on many times, with the hidden
//! tiles dealt by lot. A line is one choice: which position it belongs to, its points, what is seen of it at first
//! sight, what it brought in the end beyond its own points, and how far this may be off.
//!
//! `qwirkle_lessons PLAYERS POSITIONS DEALS BOT SEED`

use std::error::Error;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Budget, Roster, Sight, sights};
use game::{Awaits, Game, Lots, Notation, Points, Seat, Viewer};
use qwirkle::{Choice, Qwirkle, Setup};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// So many choices of a position that bring most points are played on, and so many others by lot.
const BEST: usize = 10;
const OTHERS: usize = 4;

/// How far a game is played on: so many turns for each player, later points counting less by the round. Once no more
/// tiles than these are left it is played to its end, and all points count the same.
const ROUNDS: usize = 3;
const DISCOUNT: f64 = 0.72;
const LATE: usize = 24;

/// Hardly any game has more turns than this, however many play.
const MOST_TURNS: u32 = 56;

/// In one of so many turns somebody places by lot, so that unusual boards are seen.
const ODD: u32 = 8;

type AnyBot = Box<dyn Bot<Qwirkle>>;

struct Seeded(ChaCha8Rng);

impl Lots for Seeded {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

struct Lessons {
    players: usize,
    deals: u32,
    bot: AnyBot,
    lots: Seeded,
}

impl Lessons {
    fn new(players: usize, deals: u32, bot: &str, seed: u64) -> Result<Self, Box<dyn Error>> {
        let lots = Seeded(ChaCha8Rng::seed_from_u64(seed));
        Ok(Self { players, deals, bot: Qwirkle::bot(bot.parse()?), lots })
    }

    /// One position out of a game, as lines that begin with its number.
    fn next(&mut self, number: u64) -> Result<String, Box<dyn Error>> {
        loop {
            let turns = 1 + self.lots.below(MOST_TURNS) as usize;
            if let Some(game) = self.position(turns)? {
                return self.lines(number, &game);
            }
        }
    }

    /// Where a game stands after so many turns; `None` if it is over, or an ending of two players.
    fn position(&mut self, turns: usize) -> Result<Option<Qwirkle>, Box<dyn Error>> {
        let names = (1..=self.players).map(|i| format!("Player {i}")).collect();
        let mut game = Qwirkle::new(&Setup::by_lot(names, &mut self.lots))?;
        for _ in 0..turns {
            let bot =
                if self.lots.below(ODD) == 0 { &mut Qwirkle::bot("random".parse()?) } else { &mut self.bot };
            if !play_turn(&mut game, bot, &mut self.lots)? {
                return Ok(None);
            }
        }
        draw(&mut game, &mut self.lots)?;
        let is_known = self.players == 2 && bag(&game) == 0;
        Ok(matches!(game.awaits(), Awaits::Choices(_)).then_some(game).filter(|_| !is_known))
    }

    fn lines(&mut self, number: u64, game: &Qwirkle) -> Result<String, Box<dyn Error>> {
        let seat = game.turn();
        let mut visible = sights(&game.view(Viewer::Seat(seat)));
        visible.sort_by(|one, other| other.1.total_cmp(&one.1));
        let mut kept: Vec<_> = visible.drain(..BEST.min(visible.len())).collect();
        for _ in 0..OTHERS.min(visible.len()) {
            kept.push(visible.swap_remove(self.lots.below(visible.len() as u32) as usize));
        }
        let mut brought = vec![Vec::new(); kept.len()];
        for _ in 0..self.deals {
            let dealt = dealt_anew(game, &mut self.lots)?;
            // The same lots for all choices, so that they are compared by what they are and not by luck.
            let seed = u64::from(self.lots.bits());
            for ((choice, points, _), brought) in kept.iter().zip(&mut brought) {
                brought.push(self.brought(dealt.clone(), seed, seat, choice)? - points);
            }
        }
        let lines = kept.iter().zip(&brought);
        Ok(lines.map(|((_, points, sight), brought)| line(number, game, *points, sight, brought)).collect())
    }

    /// How many points more than the others on average a seat makes from a choice on.
    fn brought(
        &mut self,
        mut game: Qwirkle,
        seed: u64,
        seat: Seat,
        choice: &Choice,
    ) -> Result<f64, Box<dyn Error>> {
        let mut lots = Seeded(ChaCha8Rng::seed_from_u64(seed));
        let left = game.seats().into_iter().map(|seat| game.hand(seat).len()).sum::<usize>() + bag(&game);
        let (turns, discount) =
            if left <= LATE { (usize::MAX, 1.0) } else { (ROUNDS * self.players, DISCOUNT) };
        let discount = f64::powf(discount, 1.0 / self.players as f64);
        let others = (self.players - 1) as f64;
        let (mut margin, mut worth) = (0.0, 1.0);
        let mut before = total(&game, seat);
        game.play(seat, choice)?;
        margin += f64::from(total(&game, seat) - before);
        for _ in 0..turns {
            draw(&mut game, &mut lots)?;
            let turn = game.turn();
            before = total(&game, turn);
            if !play_turn(&mut game, &mut self.bot, &mut lots)? {
                break;
            }
            worth *= discount;
            let points = worth * f64::from(total(&game, turn) - before);
            margin += if turn == seat { points } else { -points / others };
        }
        Ok(margin)
    }
}

fn total(game: &Qwirkle, seat: Seat) -> i32 {
    game.score(seat).total()
}

fn bag(game: &Qwirkle) -> usize {
    game.view(Viewer::Spectator).bag
}

/// Lets chance happen until somebody is to choose or the game is over.
fn draw(game: &mut Qwirkle, lots: &mut Seeded) -> Result<(), Box<dyn Error>> {
    while matches!(game.awaits(), Awaits::Chance) {
        let chance = game.cast(lots).ok_or("nothing to draw")?;
        game.happen(&chance)?;
    }
    Ok(())
}

/// One turn of whoever is to choose; false if the game is over.
fn play_turn(game: &mut Qwirkle, bot: &mut AnyBot, lots: &mut Seeded) -> Result<bool, Box<dyn Error>> {
    draw(game, lots)?;
    if !matches!(game.awaits(), Awaits::Choices(_)) {
        return Ok(false);
    }
    let seat = game.turn();
    let choice = bot.choose(&game.view(Viewer::Seat(seat)), &Budget::default(), lots).ok_or("no choice")?;
    game.play(seat, &choice)?;
    Ok(true)
}

/// The same position with the tiles that the seat in turn does not see dealt in another way.
fn dealt_anew(game: &Qwirkle, lots: &mut Seeded) -> Result<Qwirkle, Box<dyn Error>> {
    let seat = game.turn();
    let mut hidden = game.view(Viewer::Seat(seat)).unseen();
    let text = game.position();
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for (i, word) in words.iter_mut().skip(5).enumerate().filter(|&(i, _)| i != seat.index()) {
        let hand = hidden.draw(game.hand(Seat::new(i)).len(), lots);
        let tiles: String = hand.tiles().iter().map(ToString::to_string).collect();
        let (_, score) = word.split_once(':').ok_or("no score")?;
        *word = format!("{}:{score}", if tiles.is_empty() { "-" } else { &tiles });
    }
    Ok(Qwirkle::from_position(&words.join(" "))?)
}

fn line(number: u64, game: &Qwirkle, points: f64, sight: &Sight, brought: &[f64]) -> String {
    let count = brought.len() as f64;
    let mean = brought.iter().sum::<f64>() / count;
    let variance = brought.iter().map(|brought| (brought - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let seen = sight.numbers().map(|number| format!("{number:.4}")).join(",");
    format!(
        "{number},{},{},{points},{seen},{mean:.4},{:.4}\n",
        game.seats().len(),
        bag(game),
        (variance / count).sqrt()
    )
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [players, positions, deals, bot, seed] = arguments.as_slice() else {
        return Err("expected PLAYERS POSITIONS DEALS BOT SEED".into());
    };
    let (players, positions, deals, seed) =
        (players.parse()?, positions.parse::<u64>()?, deals.parse()?, seed.parse::<u64>()?);
    println!("position,players,bag,points,{},value,error", Sight::NAMES.join(","));
    let next = AtomicU64::new(0);
    let learn = || -> Result<(), String> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= positions {
                return Ok(());
            }
            // Every position has lots of its own, so that the number of threads changes nothing.
            let mut lessons =
                Lessons::new(players, deals, bot, seed << 32 | number).map_err(|fault| fault.to_string())?;
            let lines = lessons.next(number).map_err(|fault| fault.to_string())?;
            std::io::stdout().lock().write_all(lines.as_bytes()).map_err(|fault| fault.to_string())?;
            if number % 100 == 99 {
                eprintln!("{} of {positions} positions", number + 1);
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(learn)).collect();
        handles
            .into_iter()
            .try_for_each(|handle| handle.join().map_err(|_| "a thread panicked".to_owned())?)
    })?;
    Ok(())
}
