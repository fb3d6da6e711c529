use std::io::{self, Write};

use anstream::stdout;
use game::{Awaits, Game, Notation, Points, Seat};
use qwixx::{Choice, Qwixx, Stage};
use serde_json::{Value, json};
use solo::{NotAlone, Oracle, ToCome, Valued};

use crate::failure::Failure;

/// The only seat.
const SEAT: Seat = Seat::new(0);

/// What the table says about a position.
struct Answer<'a> {
    game: &'a Qwixx,
    points: f64,
    choices: Vec<Line>,
}

/// A choice, and what follows from it.
struct Line {
    choice: Choice,
    points: f64,
    /// How many points it gives away.
    loss: f64,
    /// The best choice of action 2 after it, in action 1.
    then: Option<Choice>,
}

/// Shows what every choice of a position is worth, the best first.
pub(crate) fn show<T: ToCome>(oracle: &Oracle<T>, game: &Qwixx, as_json: bool) -> Result<(), Failure> {
    let answer = ask(oracle, game).map_err(|reason| Failure::BadInput(reason.to_string()))?;
    let mut out = stdout().lock();
    if as_json {
        writeln!(out, "{}", answer.json())?;
    } else {
        answer.print(&mut out)?;
    }
    Ok(())
}

fn ask<'a, T: ToCome>(oracle: &Oracle<T>, game: &'a Qwixx) -> Result<Answer<'a>, NotAlone> {
    let points = oracle.points(game)?;
    let choices = oracle.choices(game)?;
    let line = |valued: Valued| {
        let mut after = game.clone();
        after.play_unchecked(SEAT, &valued.choice);
        let then = matches!(after.stage(), Stage::Action2 { .. }).then(|| oracle.best(&after)).flatten();
        Line { choice: valued.choice, points: valued.points, loss: points - valued.points, then }
    };
    Ok(Answer { game, points, choices: choices.into_iter().map(line).collect() })
}

impl Answer<'_> {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        match (self.game.awaits(), self.game.stage()) {
            (Awaits::Nothing(end), _) => {
                let points = self.game.score(SEAT).total();
                return writeln!(out, "the game is over: {end}; {points} points");
            }
            (_, Stage::Roll) => return writeln!(out, "before the roll: {:.6} points expected", self.points),
            (_, Stage::Action1 { roll, .. }) => {
                writeln!(out, "action 1, white {}: {:.6} points expected", roll.white_sum(), self.points)?;
            }
            _ => writeln!(out, "action 2: {:.6} points expected", self.points)?,
        }
        let first = if self.choices.iter().any(|line| line.then.is_some()) { "  then" } else { "" };
        writeln!(out, "{}", format!("  choice      points      loss{first}").trim_end())?;
        for line in &self.choices {
            let loss = if line.loss > 0.0 { format!("{:.6}", line.loss) } else { "-".to_owned() };
            let then = line.then.map_or(String::new(), |then| then.to_string());
            let choice = line.choice.to_string();
            let text = format!("  {choice:<6} {:>11.6} {loss:>9}  {then}", line.points);
            writeln!(out, "{}", text.trim_end())?;
        }
        Ok(())
    }

    fn json(&self) -> Value {
        let choice = |line: &Line| {
            json!({
                "choice": line.choice.to_string(),
                "points": line.points,
                "loss": line.loss,
                "then": line.then.map(|then| then.to_string()),
            })
        };
        let choices: Vec<Value> = self.choices.iter().map(choice).collect();
        json!({ "position": self.game.position(), "points": self.points, "choices": choices })
    }
}
