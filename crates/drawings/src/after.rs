use game::{Record, Seat, counted};

use super::{LastTurn, Picture, Scene};

/// The picture of the state after a turn; the last one if none is named.
pub fn picture_after<G: Picture>(
    record: &Record<G>,
    wanted: Option<usize>,
    viewer: Option<Seat>,
) -> Result<String, String> {
    let mut state = record.start().clone();
    let mut rest = record.steps();
    let (mut turn, mut last) = (0, None);
    for (count, _) in record.turns() {
        // The deal has no number: it belongs to what is before the first turn.
        let is_turn = state.is_numbered();
        if is_turn && wanted == Some(turn) {
            break;
        }
        let (steps, later) = rest.split_at(count);
        let before = state.clone();
        for step in steps {
            step.carry_out(&mut state);
        }
        rest = later;
        turn += usize::from(is_turn);
        last = is_turn.then_some(LastTurn { before, steps });
    }
    match wanted.filter(|&wanted| wanted != turn) {
        Some(wanted) => {
            Err(format!("there is no turn {wanted}: the game has {}", counted(turn, "turn", "turns")))
        }
        None => Ok(state.picture(&Scene { names: record.players(), viewer, turn: Some(turn), last })),
    }
}
