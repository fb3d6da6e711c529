use game::{Seat, Viewer};
use qwixx::{Choice, Colour, View, ViewStage};

/// How a field of a sheet looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Face {
    pub(super) state: FieldState,
    /// Crossing it closes the row.
    pub(super) closes: bool,
    /// It may be crossed by a lucky number.
    pub(super) lucky: bool,
}

/// What is with a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FieldState {
    Open,
    /// Left of the last cross.
    Lost,
    Crossed,
    /// May be crossed now.
    Live,
    /// Chosen and confirmed, but sealed until everybody has chosen.
    Sealed,
}

impl Face {
    /// The look of a field on the sheet of a seat.
    pub(super) fn of(view: &View, seat: Seat, row: Colour, field: u8) -> Self {
        let (rules, crosses) = (view.rules(), view.sheet(seat).row(row));
        let number = rules.number(row, field);
        let cross = Choice::cross(row, number);
        let own = view.viewer() == Viewer::Seat(seat);
        let sealed = matches!(*view.stage(), ViewStage::Action1 { own: Some(choice), .. } if choice == cross);
        let state = if crosses.is_crossed(field) {
            FieldState::Crossed
        } else if own && sealed {
            FieldState::Sealed
        } else if own && view.choices().contains(cross) {
            FieldState::Live
        } else if field < crosses.next() {
            FieldState::Lost
        } else {
            FieldState::Open
        };
        let by_luck = matches!(*view.stage(), ViewStage::Action1 { roll, .. } if roll.white_sum() != number);
        let lucky = by_luck && matches!(state, FieldState::Live | FieldState::Sealed);
        Self { state, closes: rules.closes(field), lucky }
    }

    /// The classes of the field.
    pub(super) fn class(self, chosen: bool, fresh: bool) -> String {
        let mut class = String::from(match self.state {
            FieldState::Open => "f",
            FieldState::Lost => "f gone",
            FieldState::Crossed => "f x",
            FieldState::Live => "f may",
            FieldState::Sealed => "f x sealed",
        });
        let more = [
            (chosen && self.state == FieldState::Live, " take"),
            (self.closes && self.state == FieldState::Open, " end"),
            (self.closes && self.state == FieldState::Live, " closing"),
            (self.lucky, " lucky"),
            (fresh, " fresh"),
        ];
        for (is, name) in more {
            if is {
                class.push_str(name);
            }
        }
        class
    }
}
