//! The arithmetic of layers: sums of rows, kept in blocks that a processor handles a few numbers at a time.
//!
//! Every number of a block is added up in the order of the rows, and multiplication and addition stay two
//! roundings, so the result does not depend on how many numbers a machine handles at once.

/// How many numbers are added up side by side.
const LANES: usize = 32;

/// Some numbers of a layer.
pub(super) type Block = [f32; LANES];

/// How many blocks so many numbers fill.
pub(super) const fn padded(width: usize) -> usize {
    width.div_ceil(LANES)
}

/// These numbers in blocks, zeros behind them.
pub(super) fn blocks(numbers: &[f32]) -> impl Iterator<Item = Block> {
    numbers.chunks(LANES).map(|chunk| {
        let mut block = Block::default();
        block[..chunk.len()].copy_from_slice(chunk);
        block
    })
}

/// Adds rows to `sums`, block by block, so that the sums stay in registers.
pub(super) fn add_rows(sums: &mut [Block], rows: &[&[Block]]) {
    for (i, sum) in sums.iter_mut().enumerate() {
        let mut total = *sum;
        for block in rows.iter().filter_map(|row| row.get(i)) {
            for (sum, number) in total.iter_mut().zip(block) {
                *sum += number;
            }
        }
        *sum = total;
    }
}

/// Adds so much of some numbers.
fn add_times(sum: &mut Block, factor: f32, numbers: &Block) {
    for (sum, number) in sum.iter_mut().zip(numbers) {
        *sum += factor * number;
    }
}

/// Adds to `sums` the row of every unit above zero times the unit. The others count as zero, and they
/// are most of a layer.
pub(super) fn add_layer(sums: &mut [Block], units: &[Block], rows: &[Block]) {
    let width = sums.len();
    for (column, sum) in sums.iter_mut().enumerate() {
        let mut total = *sum;
        for (units, rows) in units.iter().zip(rows.chunks(LANES * width)) {
            let mut live = above_zero(units);
            while live != 0 {
                let lane = live.trailing_zeros() as usize;
                live &= live - 1;
                if let (Some(unit), Some(row)) = (units.get(lane), rows.get(lane * width + column)) {
                    add_times(&mut total, *unit, row);
                }
            }
        }
        *sum = total;
    }
}

/// A bit for every number above zero.
fn above_zero(numbers: &Block) -> u32 {
    numbers.iter().enumerate().fold(0, |bits, (i, number)| bits | u32::from(*number > 0.0) << i)
}
