use std::fmt;
use std::str::FromStr;

use game::Seat;

/// What an undo takes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undoing {
    /// Which step of the log is undone, counted from zero.
    pub choice: usize,
    /// How many steps of the log stay.
    pub to: usize,
}

/// The trace of an undo: the log went back, as everybody had agreed. Chance that comes after it is drawn anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone {
    /// How many steps the log had.
    pub from: usize,
    /// How many of them stayed.
    pub to: usize,
    /// Who asked for it.
    pub seat: Seat,
}

/// As in the header of a record.
impl fmt::Display for Undone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{} by {}", self.from, self.to, self.seat)
    }
}

impl FromStr for Undone {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (steps, seat) = text.trim().split_once(" by ")?;
            let (from, to) = steps.split_once('>')?;
            let seat: usize = seat.parse().ok()?;
            let seat = Seat::new(seat.checked_sub(1).filter(|&seat| seat < game::MAX_SEATS)?);
            Some(Self { from: from.parse().ok()?, to: to.parse().ok()?, seat })
        };
        let no_undo = || {
            format!("'{text}' is no undo: expected steps before, steps after and a seat, as in 25>20 by 2")
        };
        read().filter(|undone| undone.to < undone.from).ok_or_else(no_undo)
    }
}

/// For every step of a log how many undos came before it, or what is wrong: the log cannot have been as long as an
/// undo says.
pub(crate) fn undos_before(undone: &[Undone], steps: usize) -> Result<Vec<u64>, String> {
    let mut before = Vec::new();
    for (count, undo) in (0..).zip(undone) {
        if undo.from < before.len() {
            return Err(format!("the log was longer than undo '{undo}' says"));
        }
        if undo.from > MOST_STEPS {
            return Err(format!("no game is as long as undo '{undo}' says"));
        }
        before.resize(undo.from, count);
        before.truncate(undo.to);
    }
    if before.len() > steps {
        return Err(format!(
            "the record ends after {steps} steps, and {} stayed after the last undo",
            before.len()
        ));
    }
    before.resize(steps, undone.len() as u64);
    Ok(before)
}

/// No game has more steps: a record has at most a million bytes.
const MOST_STEPS: usize = 1 << 20;

#[cfg(test)]
mod tests {
    use super::*;

    fn undone(text: &str) -> Vec<Undone> {
        text.split(',').map(|word| word.parse().unwrap()).collect()
    }

    #[test]
    fn undos_read_as_they_are_written_and_in_no_other_way() {
        let undo = Undone { from: 25, to: 20, seat: Seat::new(1) };
        assert_eq!(undo.to_string(), "25>20 by 2");
        assert_eq!("25>20 by 2".parse(), Ok(undo));
        for text in [
            "",
            "25",
            "25>20",
            "20>25 by 1",
            "20>20 by 1",
            "25>20 by 0",
            "25>20 by 9",
            "25>-1 by 1",
            "a>b by c",
        ] {
            let refused = text.parse::<Undone>().unwrap_err();
            assert!(refused.contains("is no undo"), "{refused}");
        }
    }

    #[test]
    fn steps_know_how_many_undos_came_before_them() {
        assert_eq!(undos_before(&[], 3), Ok(vec![0, 0, 0]));
        assert_eq!(undos_before(&undone("3>1 by 1"), 3), Ok(vec![0, 1, 1]));
        assert_eq!(undos_before(&undone("3>1 by 1, 4>3 by 2"), 5), Ok(vec![0, 1, 1, 2, 2]));
        // The second one goes back behind the first.
        assert_eq!(undos_before(&undone("5>4 by 1, 6>1 by 2"), 3), Ok(vec![0, 2, 2]));
    }

    #[test]
    fn undos_that_cannot_have_been_are_refused() {
        assert!(undos_before(&undone("5>4 by 1, 3>1 by 1"), 9).unwrap_err().contains("3>1 by 1"));
        assert!(undos_before(&undone("5>4 by 1"), 3).unwrap_err().contains("ends after 3 steps"));
        assert!(undos_before(&undone("99999999999>4 by 1"), 9).unwrap_err().contains("no game is as long"));
    }
}
