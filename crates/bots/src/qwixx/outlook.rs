use qwixx::{MAX_PLAYERS, Row, Sheet};

use super::prospects::{Prospects, TURNS, Turns};
use super::standing::Standing;

/// What a misthrow costs for each chance of a roll that offers no good cross. Less than the five points,
/// as a bad cross often costs less; found by playing.
const MISTHROW_COST: f32 = 2.75;

/// How a game will probably end.
#[derive(Debug)]
pub(super) struct Outlook {
    /// The totals to expect, one's own first.
    pub(super) totals: [f32; MAX_PLAYERS],
    /// The turns to expect until then.
    pub(super) turns: f32,
}

impl Outlook {
    pub(super) fn new(standing: &Standing, prospects: &Prospects) -> Self {
        let unlocked = unlocked(standing, prospects);
        let reached = reached(&unlocked, &calm(standing, prospects), !standing.closed.is_empty());
        let turns = turns(&unlocked, &reached, !standing.closed.is_empty());
        let mut totals = [0.0; MAX_PLAYERS];
        let own_turns = turns / standing.sheets().len() as f32;
        for (i, (sheet, wait)) in standing.with_waits().enumerate() {
            let dry: f32 = open_rows(standing).map(|row| prospects.dry(sheet, row)).product();
            totals[i] = standing.total(i) as f32 + future(standing, prospects, sheet, wait, &reached)
                - MISTHROW_COST * dry * own_turns;
        }
        Self { totals, turns }
    }
}

fn open_rows(standing: &Standing) -> impl Iterator<Item = Row> {
    standing.closed.complement().iter()
}

/// For each row the chance that nobody has locked it before each turn.
fn unlocked(standing: &Standing, prospects: &Prospects) -> [Turns; 4] {
    let mut unlocked = [[1.0; TURNS]; 4];
    for row in open_rows(standing) {
        for (sheet, wait) in standing.with_waits() {
            times(&mut unlocked[row.index()], &prospects.row(wait, sheet, row).open);
        }
    }
    unlocked
}

/// The chance that nobody has made the fourth misthrow before each turn.
fn calm(standing: &Standing, prospects: &Prospects) -> Turns {
    let mut calm = [1.0; TURNS];
    for sheet in standing.sheets() {
        times(&mut calm, prospects.calm(sheet.misthrows()));
    }
    calm
}

fn times(product: &mut Turns, factor: &Turns) {
    for (product, factor) in product.iter_mut().zip(factor) {
        *product *= factor;
    }
}

/// For each row the chance that the game comes to each turn with the row open.
fn reached(unlocked: &[Turns; 4], calm: &Turns, one_closed: bool) -> [Turns; 4] {
    let mut reached = *unlocked;
    for (row, reached) in reached.iter_mut().enumerate() {
        let [a, b, c] = [1, 2, 3].map(|other| &unlocked[(row + other) % 4]);
        for turn in 0..TURNS {
            reached[turn] *= goes_on([a[turn], b[turn], c[turn]], one_closed) * calm[turn];
        }
    }
    reached
}

/// The chance that the game goes on, from the chances that each of three rows is unlocked while the fourth
/// is: all of them must be if a row is closed already, else all but one.
fn goes_on([a, b, c]: [f32; 3], one_closed: bool) -> f32 {
    let all = a * b * c;
    if one_closed { all } else { a * b + b * c + c * a - 2.0 * all }
}

/// The turns to expect. The game goes on with the first row open, or, if no row is closed yet, without it.
fn turns(unlocked: &[Turns; 4], reached: &[Turns; 4], one_closed: bool) -> f32 {
    let [first, a, b, c] = unlocked;
    let mut goes_on = reached[0];
    if !one_closed {
        for turn in 0..TURNS {
            goes_on[turn] += (1.0 - first[turn]) * a[turn] * b[turn] * c[turn];
        }
    }
    sum(&goes_on)
}

/// The points that a sheet's rows will bring.
fn future(
    standing: &Standing,
    prospects: &Prospects,
    sheet: &Sheet,
    wait: usize,
    reached: &[Turns; 4],
) -> f32 {
    let mut future = [0.0; TURNS];
    for row in open_rows(standing) {
        let points = &prospects.row(wait, sheet, row).points;
        for (future, (points, reached)) in future.iter_mut().zip(points.iter().zip(&reached[row.index()])) {
            *future += points * reached;
        }
    }
    sum(&future)
}

/// The sum, added up in eight strands that a processor handles at once.
fn sum(turns: &Turns) -> f32 {
    let mut strands = [0.0; 8];
    for eight in turns.chunks_exact(8) {
        for (strand, turn) in strands.iter_mut().zip(eight) {
            *strand += turn;
        }
    }
    strands.into_iter().sum()
}
