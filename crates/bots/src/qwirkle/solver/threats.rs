use qwirkle::{Board, Hand, Placed, Placement};

use crate::qwirkle::ending::LAST_TILE;

/// No more are looked at; those beyond are not needed often.
const MOST: usize = 8;

/// Hands of more tiles seldom fit in one placement: looking for it costs more than it saves.
const MOST_TILES: usize = 2;

/// The best ways in which whoever waits can end the game next.
#[derive(Debug)]
pub(crate) struct Threats {
    /// The best come first, and nothing comes behind nothing.
    threats: [Option<Threat>; MOST],
}

#[derive(Clone, Copy, Debug)]
struct Threat {
    placement: Placement,
    points: i32,
}

impl Threats {
    pub(crate) fn new(board: &Board, waiting: Hand) -> Self {
        let mut threats = Self { threats: [None; MOST] };
        match waiting.tiles() {
            &[tile] => {
                for edge in board.frontier().filter(|edge| edge.allowed.contains(tile)) {
                    let placement = Placement::new(&[Placed { cell: edge.cell, tile }]);
                    threats.add(placement, edge.points);
                }
            }
            tiles if tiles.len() <= MOST_TILES => board.for_each_placement(waiting, |placement, points| {
                if placement.tiles().len() == tiles.len() {
                    threats.add(Some(*placement), points);
                }
            }),
            _ => {}
        }
        threats
    }

    fn add(&mut self, placement: Option<Placement>, points: u32) {
        let points = (points + LAST_TILE) as i32;
        let is_worse = |kept: &Option<Threat>| kept.is_none_or(|kept| kept.points < points);
        if let Some(at) = self.threats.iter().position(is_worse) {
            self.threats[at..].rotate_right(1);
            self.threats[at] = placement.map(|placement| Threat { placement, points });
        }
    }

    /// The points that whoever waits is sure to make by ending the game after a placement, if there is a threat
    /// far enough away from it: tiles in other rows and columns change neither what fits nor what it brings.
    pub(crate) fn points_after(&self, placement: &Placement) -> Option<i32> {
        let far = |threat: &&Threat| {
            threat.placement.tiles().iter().all(|threat| {
                let mut laid = placement.tiles().iter();
                laid.all(|laid| laid.cell.x != threat.cell.x && laid.cell.y != threat.cell.y)
            })
        };
        self.threats.iter().map_while(Option::as_ref).find(far).map(|threat| threat.points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points_after(hand: &str, placement: &str) -> Option<i32> {
        let board = Board::of(Placement::read("rs@0,0 rc@1,0 bc@1,1 bd@2,1").unwrap().tiles());
        let threats = Threats::new(&board.unwrap(), Hand::read(hand).unwrap());
        threats.points_after(&Placement::read(placement).unwrap())
    }

    #[test]
    fn threats_elsewhere_remain() {
        assert_eq!(points_after("rd", "gs@0,1"), Some(3 + 2 + 6), "on 2,0");
        assert_eq!(points_after("rd", "rv@-1,0"), Some(2 + 6), "the first row has changed");
        assert_eq!(points_after("rd rv", "bs@0,1"), Some(4 + 2 + 6), "on 2,0 and 3,0");
    }

    #[test]
    fn who_cannot_end_the_game_is_no_threat() {
        assert_eq!(points_after("gx", "gs@0,1"), None);
        assert_eq!(points_after("rd bs", "gd@3,5"), None);
        assert_eq!(points_after("rd rd", "gd@3,5"), None);
    }
}
