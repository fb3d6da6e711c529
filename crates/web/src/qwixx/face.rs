use game::{Seat, Viewer};
use qwixx::{Choice, Row, View, ViewStage};

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
    pub(super) fn of(view: &View, seat: Seat, row: Row, field: u8) -> Self {
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

#[cfg(test)]
mod tests {
    use game::{Game, Viewer};
    use qwixx::{Choice, Qwixx, Roll, Row, Rules, Setup, View};

    use super::*;

    fn view() -> View {
        let setup = Setup {
            rules: Rules::CLASSIC,
            names: vec!["Anna".to_owned(), "Ben".to_owned()],
            first: Seat::new(0),
            lucky: Vec::new(),
        };
        let mut game = Qwixx::new(&setup).unwrap();
        game.happen(&Roll::new([4, 1], [3, 5, 2, 6])).unwrap();
        game.play(Seat::new(0), &Choice::cross(Row::Red, 5)).unwrap();
        game.play(Seat::new(1), &Choice::Pass).unwrap();
        game.play(Seat::new(0), &Choice::Pass).unwrap();
        game.happen(&Roll::new([6, 2], [1, 1, 1, 1])).unwrap();
        game.view(Viewer::Seat(Seat::new(0)))
    }

    fn states(view: &View, seat: Seat) -> Vec<FieldState> {
        (0..11).map(|field| Face::of(view, seat, Row::Red, field).state).collect()
    }

    #[test]
    fn a_row_shows_what_is_lost_crossed_live_and_open() {
        use FieldState::{Crossed, Live, Lost, Open};
        let own = states(&view(), Seat::new(0));
        assert_eq!(own, [Lost, Lost, Lost, Crossed, Open, Open, Live, Open, Open, Open, Open]);
    }

    #[test]
    fn only_ones_own_fields_are_live() {
        let other = states(&view(), Seat::new(1));
        assert!(other.iter().all(|state| *state == FieldState::Open));
    }

    #[test]
    fn classes_name_what_is_seen() {
        let live = Face { state: FieldState::Live, closes: false, lucky: true };
        assert_eq!(live.class(true, false), "f may take lucky");
        let last = Face { state: FieldState::Open, closes: true, lucky: false };
        assert_eq!(last.class(false, false), "f end");
    }
}
