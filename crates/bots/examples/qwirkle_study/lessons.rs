//! What Qwirkle's weights are learned from; `training/qwirkle/train.py` asks for it.
//!
//! It plays games, stops at some turns, and plays several choices of each such turn on many times, with the hidden
//! tiles dealt by lot. A line is one choice: which position it belongs to, its points, what is seen of it at first
//! sight, what it brought in the end beyond its own points, and how far this may be off.

use std::error::Error;
use std::io::Write;

use bots::{Knowledge, Roster, Sight, sights};
use game::{Game, RandomSource, Seat, Viewer};
use qwirkle::{Choice, Qwirkle};

use crate::common::{
    AnyBot, LATE, Seeded, bag, dealt_anew, draw, for_each, is_open, left, new_game, play_turn, total,
};

/// So many choices of a position that bring most points are played on, and so many others by lot.
const BEST: usize = 10;
const OTHERS: usize = 4;

/// How far a game is played on: so many turns for each player, later points counting less by the round. Played to its
/// end, all points count the same.
const ROUNDS: usize = 3;
const DISCOUNT: f64 = 0.72;

/// Hardly any game has more turns than this, however many play.
const MOST_TURNS: u32 = 56;

/// In one of so many turns somebody places by lot, so that unusual boards are seen.
const ODD: u32 = 8;

struct Lessons {
    players: usize,
    deals: u32,
    bot: AnyBot,
    random: Seeded,
}

impl Lessons {
    fn new(players: usize, deals: u32, bot: &str, seed: u64) -> Result<Self, Box<dyn Error>> {
        Ok(Self {
            players,
            deals,
            bot: Qwirkle::bot(bot.parse()?, &Knowledge::none()).ok_or("Qwirkle has no such bot")?,
            random: Seeded::new(seed),
        })
    }

    /// One position out of a game, as lines that begin with its number.
    fn next(&mut self, number: u64) -> Result<String, Box<dyn Error>> {
        loop {
            let turns = 1 + self.random.below(MOST_TURNS) as usize;
            if let Some(game) = self.position(turns)? {
                return self.lines(number, &game);
            }
        }
    }

    /// Where a game stands after so many turns; `None` if it is over, or an ending of two players.
    fn position(&mut self, turns: usize) -> Result<Option<Qwirkle>, Box<dyn Error>> {
        let mut game = new_game(self.players, &mut self.random)?;
        for _ in 0..turns {
            let bot = if self.random.below(ODD) == 0 {
                &mut Qwirkle::bot("random".parse()?, &Knowledge::none()).ok_or("Qwirkle has no such bot")?
            } else {
                &mut self.bot
            };
            if !play_turn(&mut game, bot, &mut self.random)? {
                return Ok(None);
            }
        }
        draw(&mut game, &mut self.random)?;
        Ok(is_open(&game).then_some(game))
    }

    fn lines(&mut self, number: u64, game: &Qwirkle) -> Result<String, Box<dyn Error>> {
        let seat = game.turn();
        let mut visible = sights(&game.view(Viewer::Seat(seat)));
        visible.sort_by(|one, other| other.1.total_cmp(&one.1));
        let mut kept: Vec<_> = visible.drain(..BEST.min(visible.len())).collect();
        for _ in 0..OTHERS.min(visible.len()) {
            kept.push(visible.swap_remove(self.random.below(visible.len() as u32) as usize));
        }
        let mut brought = vec![Vec::new(); kept.len()];
        for _ in 0..self.deals {
            let dealt = dealt_anew(game, &mut self.random)?;
            // The same random numbers for all choices, so that they are compared by what they are and not by luck.
            let seed = u64::from(self.random.bits());
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
        let mut random = Seeded::new(seed);
        let (turns, discount) =
            if left(&game) <= LATE { (usize::MAX, 1.0) } else { (ROUNDS * self.players, DISCOUNT) };
        let discount = f64::powf(discount, 1.0 / self.players as f64);
        let others = (self.players - 1) as f64;
        let (mut margin, mut worth) = (0.0, 1.0);
        let mut before = total(&game, seat);
        game.play(seat, choice)?;
        margin += f64::from(total(&game, seat) - before);
        for _ in 0..turns {
            draw(&mut game, &mut random)?;
            let turn = game.turn();
            before = total(&game, turn);
            if !play_turn(&mut game, &mut self.bot, &mut random)? {
                break;
            }
            worth *= discount;
            let points = worth * f64::from(total(&game, turn) - before);
            margin += if turn == seat { points } else { -points / others };
        }
        Ok(margin)
    }
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

/// Lessons about positions of games of one bot.
pub(crate) fn write(words: &[String]) -> Result<(), Box<dyn Error>> {
    let [players, positions, deals, bot, seed] = words else {
        return Err("lessons takes PLAYERS POSITIONS DEALS BOT SEED".into());
    };
    let (players, positions, deals, seed) =
        (players.parse()?, positions.parse()?, deals.parse()?, seed.parse::<u64>()?);
    println!("position,players,bag,points,{},value,error", Sight::NAMES.join(","));
    for_each(positions, "positions", |number| {
        // Every position has random numbers of its own, so that the number of threads changes nothing.
        let lines = Lessons::new(players, deals, bot, seed << 32 | number)?.next(number)?;
        Ok(std::io::stdout().lock().write_all(lines.as_bytes())?)
    })
}
