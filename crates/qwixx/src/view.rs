use alloc::string::String;

use game::{Fault, MAX_SEATS, Seat, Seats, Viewer};

use crate::{Choice, Choices, End, Qwixx, Roll, Rows, Rules, Score, Sealed, Sheet, Stage};

/// What a player or a spectator may see: everything but the sealed choices of others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    viewer: Viewer,
    rules: Rules,
    players: u8,
    active: Seat,
    closed: Rows,
    stage: ViewStage,
    sheets: [Sheet; MAX_SEATS],
}

/// How far a turn has come, as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ViewStage {
    /// The active player is about to roll.
    Roll,
    /// Everybody chooses about the sum of the white dice.
    Action1 {
        /// The dice.
        roll: Roll,
        /// Who has chosen; not what.
        chosen: Seats,
        /// What the viewer chose.
        own: Option<Choice>,
    },
    /// The active player chooses about a white and a coloured die.
    Action2 {
        /// The dice that are still in the game.
        roll: Roll,
        /// What the active player did in action 1.
        first: Choice,
    },
    /// The game is over.
    Over(End),
}

impl View {
    pub(crate) fn of(game: &Qwixx, viewer: Viewer) -> Self {
        let stage = match *game.stage() {
            Stage::Roll => ViewStage::Roll,
            Stage::Action1 { roll, chosen, sealed } => {
                let own = viewer.seat().filter(|&seat| chosen.contains(seat));
                ViewStage::Action1 { roll, chosen, own: own.map(|seat| sealed.get(seat)) }
            }
            Stage::Action2 { roll, first } => ViewStage::Action2 { roll, first },
            Stage::Over(end) => ViewStage::Over(end),
        };
        Self {
            viewer,
            rules: game.rules,
            players: game.players,
            active: game.active,
            closed: game.closed,
            stage,
            sheets: game.sheets,
        }
    }

    /// The view that a viewer has of a position in which nobody else has chosen in action 1, though those in
    /// `chosen` have: what [`View::position`] writes reads back.
    pub fn from_position(position: &str, viewer: Viewer, chosen: Seats) -> Result<Self, Fault> {
        let game = crate::position::read(position)?;
        let mut view = Self::of(&game, viewer);
        let fault = |reason: &str| Err(Fault::new(1, 1, reason));
        let seats = view.seats();
        match (game.stage(), &mut view.stage) {
            (Stage::Action1 { chosen: known, .. }, ViewStage::Action1 { chosen: all, .. }) => {
                let own = viewer.seat().filter(|&seat| chosen.contains(seat)).into_iter().collect();
                if *known != own {
                    return fault("in action 1 a view has the choice of its viewer and of nobody else");
                }
                if !chosen.without(seats).is_empty() || chosen == seats {
                    return fault("in action 1 some of the players have chosen, and not all");
                }
                *all = chosen;
            }
            _ if !chosen.is_empty() => return fault("only in action 1 others have chosen"),
            _ => {}
        }
        Ok(view)
    }

    /// For whom the view was made.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// All seats at the table.
    pub fn seats(&self) -> Seats {
        Seats::first(self.players.into())
    }

    /// Who rolls, and who alone has an action 2.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The rows that are closed for everybody.
    pub fn closed(&self) -> Rows {
        self.closed
    }

    /// How far the turn has come.
    pub fn stage(&self) -> &ViewStage {
        &self.stage
    }

    /// The sheet of a seat; an empty one where nobody sits.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The points of a seat so far.
    pub fn score(&self, seat: Seat) -> Score {
        Score::of(self.sheet(seat))
    }

    /// The position as one line of text, in which nobody but the viewer has chosen in action 1.
    pub fn position(&self) -> String {
        crate::position::write(&self.as_far_as_known())
    }

    /// A state that looks like this to the viewer: the sealed choices of others are still to come.
    pub(crate) fn as_far_as_known(&self) -> Qwixx {
        let stage = match self.stage {
            ViewStage::Roll => Stage::Roll,
            ViewStage::Action1 { roll, own, .. } => {
                let chosen = self.viewer.seat().filter(|_| own.is_some());
                let sealed =
                    chosen.map_or(Sealed::NONE, |seat| Sealed::NONE.with(seat, own.unwrap_or(Choice::Pass)));
                Stage::Action1 { roll, chosen: chosen.into_iter().collect(), sealed }
            }
            ViewStage::Action2 { roll, first } => Stage::Action2 { roll, first },
            ViewStage::Over(end) => Stage::Over(end),
        };
        Qwixx {
            rules: self.rules,
            players: self.players,
            active: self.active,
            closed: self.closed,
            stage,
            sheets: self.sheets,
        }
    }

    /// The viewer's own legal choices; empty if there is nothing to choose.
    pub fn choices(&self) -> Choices {
        let seat = self.viewer.seat().filter(|&seat| self.seats().contains(seat));
        match (seat, self.stage) {
            (Some(seat), ViewStage::Action1 { roll, own: None, .. }) => {
                self.sheet(seat).white_choices(self.rules, self.closed, roll.white_sum())
            }
            (Some(seat), ViewStage::Action2 { roll, .. }) if seat == self.active => {
                self.sheet(seat).colour_choices(self.rules, self.closed, roll)
            }
            _ => Choices::none(self.rules),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;

    #[test]
    fn views_are_read_from_positions_with_who_has_chosen() {
        let text = "qwixx action1 1 6+6,r1,y2,g3,b4 _,-,_ -/-/-/-/0 -/-/-/-/0 -/-/-/-/0";
        let seat = |number| Seat::from_number(number).unwrap();
        let seats = |numbers: &[usize]| numbers.iter().map(|&number| seat(number)).collect::<Seats>();
        let second = Viewer::Seat(seat(2));
        let view = View::from_position(text, second, seats(&[2, 3])).unwrap();
        assert_eq!((view.position().as_str(), view.viewer()), (text, second));
        assert!(matches!(view.stage(), ViewStage::Action1 { chosen, .. } if *chosen == seats(&[2, 3])));
        for (viewer, chosen) in [
            (second, seats(&[3])),
            (second, seats(&[1, 2, 3])),
            (second, seats(&[2, 4])),
            (Viewer::Seat(seat(1)), seats(&[2])),
            (Viewer::Spectator, seats(&[2])),
        ] {
            assert!(View::from_position(text, viewer, chosen).is_err(), "{viewer:?} {chosen:?}");
        }
        let roll = "qwixx roll 1 -/-/-/-/0 -/-/-/-/0";
        assert!(View::from_position(roll, second, seats(&[1])).is_err());
        let state = crate::position::read(roll).unwrap();
        assert_eq!(View::from_position(roll, second, Seats::NONE), Ok(state.view(second)));
    }
}
