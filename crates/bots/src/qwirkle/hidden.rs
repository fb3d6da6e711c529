use qwirkle::{Board, Cell, Placement};

/// The easiest find: one tile at the end of one line, where something happened last.
const PLAIN: f64 = 0.05;
/// For each further tile of the placement.
const PER_TILE: f64 = 0.2;
/// For each further tile of the board that it touches: it forms several lines or joins two.
const PER_TOUCH: f64 = 0.15;
/// For each cell between it and the tile laid last, where everybody looks, and the most that this counts.
const PER_STEP: f64 = 0.03;
const FAR: f64 = 0.3;

/// How easily a person overlooks a placement, from 0 to 1.
pub(crate) fn hidden(board: &Board, placement: &Placement) -> f64 {
    let tiles = placement.tiles();
    let around = tiles.iter().flat_map(|placed| placed.cell.neighbours());
    let touched = around.filter(|&cell| board.tile(cell).is_some()).count();
    let last = board.placed().last().map(|placed| placed.cell);
    let steps = |last| tiles.iter().map(|placed| distance(placed.cell, last)).min();
    let away = f64::from(last.and_then(steps).unwrap_or(0)) * PER_STEP;
    let further = |count: usize| count.saturating_sub(1) as f64;
    (PLAIN + PER_TILE * further(tiles.len()) + PER_TOUCH * further(touched) + away.min(FAR)).min(1.0)
}

fn distance(one: Cell, other: Cell) -> u32 {
    u32::from(one.x.abs_diff(other.x)) + u32::from(one.y.abs_diff(other.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_tile_at_the_end_of_a_line_is_hard_to_overlook() {
        let mut board = Board::new();
        board.lay(&Placement::read("rs@0,0 rc@1,0 rv@5,0 rt@6,0").unwrap());
        let hidden = |text: &str| hidden(&board, &Placement::read(text).unwrap());
        assert!(hidden("rx@7,0") < 0.1);
        assert!(hidden("rx@7,0") < hidden("rx@-1,0"), "far from where the last tile was laid");
        assert!(hidden("rd@2,0") < hidden("rd@2,0 rx@3,0"), "several tiles");
        assert!(hidden("rd@2,0 rx@3,0") < hidden("rd@3,0 rx@4,0 rd@2,0"), "joined to both lines");
    }
}
