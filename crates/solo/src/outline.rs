use qwixx::Sheet;

use crate::Problem;
use crate::rows::Rows;

/// What matters of a sheet for the points to come: the state of each row, as a number, in the order of the rows; of a
/// sheet that the problem sees in a mirror, in the mirror.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outline(pub(crate) [u8; 4]);

impl Outline {
    pub(crate) fn of(problem: Problem, rows: &Rows, sheet: &Sheet) -> Self {
        let [a, b, c, d] = qwixx::Row::ALL.map(|row| rows.state(sheet.row(row)) as u8);
        let mirrored = problem.is_mirrored_by(sheet.lucky());
        Self(if mirrored { [c, d, a, b] } else { [a, b, c, d] })
    }
}

/// Whatever knows how many points are still to come.
pub trait ToCome {
    /// The points still to come before a roll, with so many misthrows.
    fn to_come(&self, outline: Outline, misthrows: usize) -> f64;
}
