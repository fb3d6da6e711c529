//! Bots compared by their choices in the same positions, which tells them apart far better than whole games.
//!
//! It plays games of `steady` among `greedy`s, stops at some turns, and asks every bot what it would choose. Where they
//! do not agree, each of their choices is played on many times, with the hidden tiles dealt by lot, by `steady` against
//! `greedy`s. What came of a bot's choices is compared with what came of those of the first bot.

use std::error::Error;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use bots::{Budget, Knowledge, Roster};
use game::{Game, RandomSource, Seat, Viewer};
use qwirkle::{Choice, Qwirkle, Score};

use crate::common::{
    AnyBot, LATE, Seeded, dealt_anew, draw, for_each, is_open, left, new_game, play_turn, total,
};

/// A game is played on for so many turns of everybody together.
const TURNS: usize = 16;

/// Hardly any game has more turns than this, however many play.
const MOST_TURNS: u32 = 50;

/// A player at a table of two chooses about so often in a game.
const CHOICES: f64 = 25.0;

fn bot(name: &str) -> Result<AnyBot, Box<dyn Error>> {
    Qwirkle::bot(name.parse()?, &Knowledge::none())
        .ok_or_else(|| format!("Qwirkle has no bot '{name}'").into())
}

fn clock() -> Duration {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    BEGAN.get_or_init(Instant::now).elapsed()
}

/// Who plays the games: one clever player among greedy ones.
struct Cast {
    clever: AnyBot,
    greedy: AnyBot,
}

impl Cast {
    fn new() -> Result<Self, Box<dyn Error>> {
        Ok(Self { clever: bot("steady")?, greedy: bot("greedy")? })
    }

    /// One turn of whoever is to choose; false if the game is over.
    fn play_turn(
        &mut self,
        game: &mut Qwirkle,
        hero: Seat,
        random: &mut Seeded,
    ) -> Result<bool, Box<dyn Error>> {
        draw(game, random)?;
        let is_hero = game.turn() == hero;
        play_turn(game, if is_hero { &mut self.clever } else { &mut self.greedy }, random)
    }

    /// Where the hero of some game is to choose.
    fn position(&mut self, players: usize, random: &mut Seeded) -> Result<Qwirkle, Box<dyn Error>> {
        loop {
            let (mut game, hero) =
                (new_game(players, random)?, Seat::new(random.below(players as u32) as usize));
            // Who opens is known to hold the longest line, so the opening has other deals than the rest.
            let turns = 1 + random.below(MOST_TURNS);
            let mut played = 0;
            draw(&mut game, random)?;
            while (played < turns || game.turn() != hero) && self.play_turn(&mut game, hero, random)? {
                draw(&mut game, random)?;
                played += 1;
            }
            if is_open(&game) {
                return Ok(game);
            }
        }
    }

    /// How many points more than the others on average the player in turn has after a choice and what follows.
    fn brought(&mut self, mut game: Qwirkle, seed: u64, choice: &Choice) -> Result<f64, Box<dyn Error>> {
        let hero = game.turn();
        let turns = if left(&game) <= LATE { usize::MAX } else { TURNS };
        game.play(hero, choice)?;
        for turn in 0..turns {
            // A random source of its own for each turn: what is drawn then depends as little as possible on what was drawn before.
            let mut random = Seeded::new(seed << 16 | turn as u64);
            if !self.play_turn(&mut game, hero, &mut random)? {
                break;
            }
        }
        let all: i32 = game.seats().into_iter().map(|seat| total(&game, seat)).sum();
        let own = f64::from(total(&game, hero));
        Ok(own - (f64::from(all) - own) / (game.seats().len() - 1) as f64)
    }

    /// What each of some choices brings on average, all of them with the same deals.
    fn worths(
        &mut self,
        game: &Qwirkle,
        choices: &[Choice],
        deals: u32,
        random: &mut Seeded,
    ) -> Result<Vec<f64>, Box<dyn Error>> {
        let mut worths = vec![0.0; choices.len()];
        for _ in 0..deals {
            let start = dealt_anew(game, random)?;
            let seed = u64::from(random.bits());
            for (worth, choice) in worths.iter_mut().zip(choices) {
                *worth += self.brought(start.clone(), seed, choice)? / f64::from(deals);
            }
        }
        Ok(worths)
    }
}

/// What each bot chooses.
fn choices(game: &Qwirkle, names: &[String], seed: u64) -> Result<Vec<Choice>, Box<dyn Error>> {
    let mut view = game.view(Viewer::Seat(game.turn()));
    // With no points yet for anybody, whoever plays for the chance to win plays for points.
    view.seats.iter_mut().for_each(|seat| seat.score = Score::default());
    let budget = Budget { clock: Some(clock), ..Budget::default() };
    let choose = |name: &String| {
        let choice = bot(name)?.choose(&view, &budget, &mut Seeded::new(seed));
        choice.ok_or_else(|| format!("{name} chose nothing").into())
    };
    names.iter().map(choose).collect()
}

/// How much more each bot's choice brought than that of the first bot; `None` where they chose the same.
type Leads = Vec<Option<f64>>;

fn leads(players: usize, deals: u32, names: &[String], seed: u64) -> Result<Leads, Box<dyn Error>> {
    let mut cast = Cast::new()?;
    let mut random = Seeded::new(seed);
    let game = cast.position(players, &mut random)?;
    let chosen = choices(&game, names, seed)?;
    let mut different: Vec<Choice> = Vec::new();
    for choice in &chosen {
        if !different.contains(choice) {
            different.push(*choice);
        }
    }
    if different.len() == 1 {
        return Ok(vec![None; names.len()]);
    }
    let worths = cast.worths(&game, &different, deals, &mut random)?;
    let number = |choice: &Choice| different.iter().position(|other| other == choice).unwrap_or(0);
    Ok(chosen.iter().map(number).map(|i| (i > 0).then(|| worths[i] - worths[0])).collect())
}

/// The mean, and how far it may be off: half of its 95 % interval.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (count - 1.0) / count).sqrt())
}

fn print(names: &[String], all: &[Leads]) {
    let width = names.iter().map(String::len).max().unwrap_or(0);
    println!("{:width$}  {:>12}  {:>16}  {:>14}", "bot", "chose alike", "points a choice", "25 choices");
    for (i, name) in names.iter().enumerate().skip(1) {
        let leads: Vec<f64> = all.iter().map(|leads| leads[i].unwrap_or(0.0)).collect();
        let alike = all.iter().filter(|leads| leads[i].is_none()).count() as f64 / all.len() as f64;
        let (points, error) = mean(&leads);
        let [choice, game] = [(1.0, 3), (CHOICES, 1)]
            .map(|(n, digits)| format!("{:+.digits$} ± {:.digits$}", n * points, n * error));
        println!("{name:width$}  {:>10.1} %  {choice:>16}  {game:>14}", 100.0 * alike);
    }
}

/// Bots against the first of them.
pub(crate) fn compare(words: &[String]) -> Result<(), Box<dyn Error>> {
    let [players, positions, deals, seed, names @ ..] = words else {
        return Err("choices takes PLAYERS POSITIONS DEALS SEED BOT BOT…".into());
    };
    let (players, positions, deals, seed) =
        (players.parse()?, positions.parse()?, deals.parse()?, seed.parse::<u64>()?);
    for name in names {
        bot(name)?;
    }
    if names.len() < 2 || positions < 2 || deals == 0 {
        return Err("two bots or more are compared, in two positions or more, with one deal or more".into());
    }
    let all = Mutex::new(Vec::new());
    for_each(positions, "positions", |number| {
        let leads = leads(players, deals, names, seed << 32 | number)?;
        all.lock().unwrap_or_else(PoisonError::into_inner).push(leads);
        Ok(())
    })?;
    let all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("{positions} positions of games of {players}, {deals} deals each, compared with {}\n", names[0]);
    print(names, &all);
    Ok(())
}
