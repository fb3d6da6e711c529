use alloc::string::String;
use alloc::vec::Vec;
use core::{error, fmt};

use crate::{MAX_SEATS, Seat};

/// The most characters a player's name may have.
pub const MAX_NAME_LENGTH: usize = 40;

/// What is wrong with a player's name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum NameError {
    /// The name of this seat has no characters.
    Empty(Seat),
    /// The name of this seat is longer than [`MAX_NAME_LENGTH`].
    TooLong(Seat),
    /// The name of this seat has a character that a record cannot hold, or space around it.
    Unwritable(Seat),
    /// Two seats have the same name.
    Equal(Seat, Seat),
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty(seat) => write!(f, "player {seat} has no name"),
            Self::TooLong(seat) => {
                write!(f, "the name of player {seat} has more than {MAX_NAME_LENGTH} characters")
            }
            Self::Unwritable(seat) => write!(
                f,
                "the name of player {seat} has a comma, a '#', a control character or a space at an end"
            ),
            Self::Equal(one, other) => write!(f, "players {one} and {other} have the same name"),
        }
    }
}

impl error::Error for NameError {}

/// Everything that is wrong with the names of the players, in seat order; names for which there is no seat
/// are not looked at.
pub fn check_names(names: &[String]) -> Vec<NameError> {
    let mut errors = Vec::new();
    for (i, name) in names.iter().enumerate().take(MAX_SEATS) {
        let seat = Seat::new(i);
        let unwritable = |c: char| c == ',' || c == '#' || c.is_control() || turns_text_around(c);
        if name.trim().is_empty() {
            errors.push(NameError::Empty(seat));
        } else if name.chars().count() > MAX_NAME_LENGTH {
            errors.push(NameError::TooLong(seat));
        } else if name.contains(unwritable) || name.trim() != name {
            errors.push(NameError::Unwritable(seat));
        } else if let Some(twin) = names[..i].iter().position(|other| other == name) {
            errors.push(NameError::Equal(Seat::new(twin), seat));
        }
    }
    errors
}

/// Characters that change the direction of the text around them: a name must not garble what stands next
/// to it.
fn turns_text_around(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec;

    use super::*;

    fn check(names: &[&str]) -> Vec<NameError> {
        check_names(&names.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn good_names_pass_in_any_script() {
        assert_eq!(check(&["Max", "Žofie Nováková", "梅"]), vec![]);
    }

    #[test]
    fn names_without_a_seat_are_not_looked_at() {
        assert_eq!(check(&["a", "b", "c", "d", "e", "f", "g", "h", "", "a"]), vec![]);
    }

    #[test]
    fn every_bad_name_is_named() {
        assert_eq!(
            check(&["", "Max", "a,b", "Max", " x", &"n".repeat(41), "\u{202e}xaM"]),
            vec![
                NameError::Empty(Seat::new(0)),
                NameError::Unwritable(Seat::new(2)),
                NameError::Equal(Seat::new(1), Seat::new(3)),
                NameError::Unwritable(Seat::new(4)),
                NameError::TooLong(Seat::new(5)),
                NameError::Unwritable(Seat::new(6)),
            ]
        );
    }
}
