//! Counts as text: a position and, for each depth, what [`perft()`] must find.

use crate::{Fault, Line, Notation, Perft, Token, perft};

/// What a column of a table holds, for messages.
const COLUMNS: &str = "a line 'depth sequences expected probability'";

/// Checks a table of counts and says where it is wrong; `Ok` holds how many lines were right.
///
/// Lines that begin with `#` are comments. The first other line is a position, every further one four numbers:
/// the depth, the sequences, the sequences expected by the chance of dice and draws, and the probability
/// of all of them.
pub fn check_perft_table<G: Notation>(text: &str) -> Result<usize, Fault> {
    let lines = text.lines().enumerate().map(|(i, text)| Line { number: i + 1, text });
    let mut lines = lines.filter(|line| !line.text.trim().is_empty() && !line.text.starts_with('#'));
    let first = lines.next().ok_or_else(|| Fault::expected(1, 1, "a position", ""))?;
    let state = G::from_position(first.text).map_err(|fault| fault.on_line(first.number))?;
    let mut right = 0;
    for line in lines {
        check_line(&state, line)?;
        right += 1;
    }
    if right == 0 { Err(first.end().expected(COLUMNS)) } else { Ok(right) }
}

fn check_line<G: Notation>(state: &G, line: Line<'_>) -> Result<(), Fault> {
    let mut words = line.tokens();
    let mut column = || words.next().ok_or_else(|| line.end().expected(COLUMNS));
    let (depth, sequences, expected, probability) = (column()?, column()?, column()?, column()?);
    let steps = depth.number("the number of steps")? as usize;
    let count: Perft = perft(state, steps).map_err(|error| depth.fault(error))?;
    if sequences.text.parse() != Ok(count.sequences) {
        return Err(sequences.expected(&alloc::format!("{} sequences", count.sequences)));
    }
    check_number(expected, count.expected)?;
    check_number(probability, count.probability)
}

/// Sums of many products agree to nine digits, whatever the order of their terms.
fn check_number(word: Token<'_>, right: f64) -> Result<(), Fault> {
    let close = |number: f64| (number - right).abs() <= 1e-9 * right.abs().max(1.0);
    if word.text.parse().is_ok_and(close) { Ok(()) } else { Err(word.expected(&alloc::format!("{right}"))) }
}
