use game::Points;

use crate::{Row, Sheet};

/// The points of a sheet, worked out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// The crosses of each row, the lock included.
    pub crosses: [u8; 4],
    /// The misthrows.
    pub misthrows: u8,
}

impl Score {
    /// The score of a sheet.
    pub const fn of(sheet: &Sheet) -> Self {
        let mut crosses = [0; 4];
        let mut row = 0;
        while row < 4 {
            crosses[row] = sheet.crosses(Row::ALL[row]);
            row += 1;
        }
        Self { crosses, misthrows: sheet.misthrows() }
    }

    /// The points of a row: 1, 3, 6, 10, …, each cross worth one more than the one before.
    pub fn row(&self, row: Row) -> i32 {
        let crosses = i32::from(self.crosses[row.index()]);
        crosses * (crosses + 1) / 2
    }

    /// The points lost by misthrows.
    pub fn penalty(&self) -> i32 {
        5 * i32::from(self.misthrows)
    }
}

impl Points for Score {
    fn total(&self) -> i32 {
        Row::ALL.into_iter().map(|row| self.row(row)).sum::<i32>() - self.penalty()
    }
}
