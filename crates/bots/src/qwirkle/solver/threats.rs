use qwirkle::{Board, Hand, Placed, Placement};

use crate::qwirkle::ending::LAST_TILE;

/// No more are looked at; those beyond are not needed often.
const MOST: usize = 8;

/// Hands of more tiles seldom fit in one placement: looking for it costs more than it saves.
const MOST_TILES: usize = 2;

/// The ways in which whoever waits can end the game next.
#[derive(Debug)]
pub(crate) struct Threats {
    /// The best come first.
    threats: [Option<Threat>; MOST],
    len: usize,
}

#[derive(Clone, Copy, Debug)]
struct Threat {
    placement: Placement,
    points: i32,
}

impl Threats {
    pub(crate) fn new(board: &Board, waiting: Hand) -> Self {
        let mut threats = Self { threats: [None; MOST], len: 0 };
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
        threats.sort();
        threats
    }

    fn add(&mut self, placement: Option<Placement>, points: u32) {
        if let (Some(placement), Some(place)) = (placement, self.threats.get_mut(self.len)) {
            *place = Some(Threat { placement, points: (points + LAST_TILE) as i32 });
            self.len += 1;
        }
    }

    fn sort(&mut self) {
        let threats = self.threats.get_mut(..self.len).unwrap_or_default();
        threats.sort_unstable_by_key(|threat| threat.map(|threat| -threat.points));
    }

    /// The points that whoever waits is sure to make by ending the game after a placement, if there is a threat
    /// far enough away from it: tiles in other rows and columns change neither what fits nor what it brings.
    pub(crate) fn points_after(&self, placement: &Placement) -> Option<i32> {
        let threats = self.threats.iter().take(self.len).flatten();
        let far = |threat: &&Threat| {
            threat.placement.tiles().iter().all(|threat| {
                let mut laid = placement.tiles().iter();
                laid.all(|laid| laid.cell.x != threat.cell.x && laid.cell.y != threat.cell.y)
            })
        };
        threats.clone().find(far).map(|threat| threat.points)
    }
}
