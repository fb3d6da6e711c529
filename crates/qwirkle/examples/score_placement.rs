//! Says what a placement is worth, or why it is illegal.
//!
//! `cargo run --example score_placement -- 'POSITION' 'PLACEMENT'`; without arguments it shows one that makes three lines.

use std::env;
use std::error::Error;

use game::{Game, Notation, Points};
use qwirkle::{Choice, Placement, Qwirkle};

/// Three red tiles lie across; two blue ones below them make three lines.
const POSITION: &str = "qwirkle play 1 0 0,0:rsrcrd bsbcgvoxptyd:0:0 otosgtgxpvpc:3:0";
const PLACEMENT: &str = "bs@0,1 bc@1,1";

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let position = words.next().unwrap_or_else(|| POSITION.into());
    let placement = Placement::read(&words.next().unwrap_or_else(|| PLACEMENT.into()))?;
    let before = Qwirkle::from_position(&position)?;
    let mut after = before.clone();
    if let Err(reason) = after.play(before.turn(), &Choice::Place(placement)) {
        println!("{placement} is illegal: {reason}");
        return Ok(());
    }
    let formed = after.board().formed(&placement).ok_or("the placement does not lie on the board")?;
    let points = after.score(before.turn()).total() - before.score(before.turn()).total();
    println!("{placement}: {points} points for lines of {:?} tiles", formed.lengths());
    let best = before.board().best_placement(before.hand(before.turn()));
    if let Some((best, points)) = best {
        println!("the best is {best}: {points} points");
    }
    Ok(())
}
