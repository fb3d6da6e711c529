//! How well forecasts hold: what `master` says of its chances, turn by turn, and who wins in the end.

use std::error::Error;
use std::sync::{Mutex, PoisonError};

use bots::{Forecast, Knowledge, advise};
use game::{Awaits, Game, Seat, Viewer};
use qwirkle::Qwirkle;

use crate::common::{Seeded, draw, for_each, left, new_game, total};

/// Forecasts are put together by the chance, in so many steps, and by so many tiles left.
const STEPS: usize = 10;
const TILES: usize = 18;

/// What was said of a choice, and what came of it.
struct Said {
    left: usize,
    chance: f64,
    points: f64,
    /// The share of the victory, and the points at the end.
    won: f64,
    made: f64,
}

/// All that is said in a game in which everybody follows the best advice.
fn play(players: usize, seed: u64) -> Result<Vec<Said>, Box<dyn Error>> {
    let mut random = Seeded::new(seed);
    let mut game = new_game(players, &mut random)?;
    let mut said = Vec::new();
    loop {
        draw(&mut game, &mut random)?;
        if !matches!(game.awaits(), Awaits::Choices(_)) {
            break;
        }
        let seat = game.turn();
        let best = advise::<Qwirkle>(&game.view(Viewer::Seat(seat)), &Knowledge::none())
            .into_iter()
            .next()
            .ok_or("no advice")?;
        // Who has only one choice is told nothing about it.
        said.extend(best.forecast.map(|forecast| (seat, left(&game), forecast)));
        game.play(seat, &best.choice)?;
    }
    let totals: Vec<i32> = game.seats().into_iter().map(|seat| total(&game, seat)).collect();
    let most = totals.iter().max().copied().unwrap_or(0);
    let winners = totals.iter().filter(|&&total| total == most).count() as f64;
    let outcome = |(seat, left, forecast): (Seat, usize, Forecast)| {
        let made = totals[seat.index()];
        let won = if made == most { 1.0 / winners } else { 0.0 };
        Said { left, chance: forecast.chance, points: forecast.points, won, made: f64::from(made) }
    };
    Ok(said.into_iter().map(outcome).collect())
}

/// One line for each group: how often it was, what was said and what came of it.
fn print(title: &str, all: &[Said], group: impl Fn(&Said) -> usize, name: impl Fn(usize) -> String) {
    println!("\n{title:>14}  choices  chance said   won    points said  made");
    for number in 0..=all.iter().map(&group).max().unwrap_or(0) {
        let in_group: Vec<&Said> = all.iter().filter(|&said| group(said) == number).collect();
        if in_group.is_empty() {
            continue;
        }
        let mean = |value: fn(&Said) -> f64| {
            in_group.iter().map(|&said| value(said)).sum::<f64>() / in_group.len() as f64
        };
        println!(
            "{:>14}  {:7}  {:9.1} %  {:5.1} %  {:9.1}  {:6.1}",
            name(number),
            in_group.len(),
            100.0 * mean(|said| said.chance),
            100.0 * mean(|said| said.won),
            mean(|said| said.points),
            mean(|said| said.made),
        );
    }
}

/// Forecasts of games of `master` against itself.
pub(crate) fn check(words: &[String]) -> Result<(), Box<dyn Error>> {
    let [players, games, seed] = words else {
        return Err("forecasts takes PLAYERS GAMES SEED".into());
    };
    let (players, games, seed) = (players.parse()?, games.parse()?, seed.parse::<u64>()?);
    let all = Mutex::new(Vec::new());
    for_each(games, "games", |number| {
        let said = play(players, seed << 32 | number)?;
        all.lock().unwrap_or_else(PoisonError::into_inner).extend(said);
        Ok(())
    })?;
    let all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("{games} games of {players} masters, seed {seed}");
    print("tiles left", &all, |said| said.left / TILES, |i| format!("{}-{}", i * TILES, (i + 1) * TILES - 1));
    let step = |said: &Said| ((said.chance * STEPS as f64) as usize).min(STEPS - 1);
    let percent = |step: usize| step * 100 / STEPS;
    print("chance", &all, step, |i| format!("{}-{} %", percent(i), percent(i + 1)));
    Ok(())
}
