//! The arithmetic of layers: sums of rows, kept in blocks that a processor handles a few numbers at a time.
//!
//! Every number of a block is added up in the order of the rows, and multiplication and addition stay two
//! roundings, so the result does not depend on how many numbers a machine handles at once.

/// How many numbers are added up side by side.
const LANES: usize = 32;

/// Some numbers of a layer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Block(pub(super) [f32; LANES]);

impl Default for Block {
    fn default() -> Self {
        Self([0.0; LANES])
    }
}

impl Block {
    fn add(&mut self, other: &Self) {
        for (sum, number) in self.0.iter_mut().zip(&other.0) {
            *sum += number;
        }
    }

    pub(super) fn add_times(&mut self, factor: f32, other: &Self) {
        for (sum, number) in self.0.iter_mut().zip(&other.0) {
            *sum += factor * number;
        }
    }
}

/// How many blocks so many numbers fill.
pub(super) const fn padded(width: usize) -> usize {
    width.div_ceil(LANES)
}

/// These numbers in blocks, zeros behind them.
pub(super) fn blocks(numbers: &[f32]) -> impl Iterator<Item = Block> {
    numbers.chunks(LANES).map(|chunk| {
        let mut block = Block::default();
        block.0[..chunk.len()].copy_from_slice(chunk);
        block
    })
}

/// Adds rows to `sums`, block by block, so that the sums stay in registers.
pub(super) fn add_rows(sums: &mut [Block], rows: &[&[Block]]) {
    for (i, sum) in sums.iter_mut().enumerate() {
        let mut total = *sum;
        for row in rows {
            if let Some(block) = row.get(i) {
                total.add(block);
            }
        }
        *sum = total;
    }
}

/// Adds to `sums` the row of every unit times the unit.
pub(super) fn weighted_rows(sums: &mut [Block], units: &[Block], rows: &[Block]) {
    let width = sums.len();
    for (i, sum) in sums.iter_mut().enumerate() {
        let mut total = *sum;
        let units = units.iter().flat_map(|block| &block.0);
        for (unit, row) in units.zip(rows.chunks_exact(width)) {
            total.add_times(*unit, &row[i]);
        }
        *sum = total;
    }
}

/// Makes what is negative zero.
pub(super) fn relu(sums: &mut [Block]) {
    for number in sums.iter_mut().flat_map(|block| &mut block.0) {
        *number = if *number > 0.0 { *number } else { 0.0 };
    }
}
