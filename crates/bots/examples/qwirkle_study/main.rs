//! Studies of Qwirkle's bots, which take minutes and need nothing but processors:
//!
//! - `lessons PLAYERS POSITIONS DEALS BOT SEED`: what the weights of the first sight are learned from;
//! - `choices PLAYERS POSITIONS DEALS SEED BOT BOT…`: who chooses better in the same positions;
//! - `forecasts PLAYERS GAMES SEED`: how well the chances hold that hints tell.
//!
//! `cargo run --release --package bots --example qwirkle_study -- choices 2 300 50 1 steady greedy`

mod choices;
mod common;
mod forecasts;
mod lessons;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (study, words) = words.split_first().ok_or("expected 'lessons', 'choices' or 'forecasts'")?;
    match study.as_str() {
        "lessons" => lessons::write(words),
        "choices" => choices::compare(words),
        "forecasts" => forecasts::check(words),
        _ => Err(format!("expected 'lessons', 'choices' or 'forecasts', found '{study}'").into()),
    }
}
