//! What holds for anything that is read or written as text.

use game::{Fault, Notation};

/// The place of a fault lies in the text or just behind it, and something is said about it.
pub(crate) fn check_fault(fault: &Fault, text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    check_place(fault, &lines, lines.len() + 1);
}

/// The same for a text that is taken for one line, whatever it contains.
pub(crate) fn check_fault_in_line(fault: &Fault, line: &str) {
    check_place(fault, &[line], 1);
}

fn check_place(fault: &Fault, lines: &[&str], last: usize) {
    let columns = lines.get(fault.line.saturating_sub(1)).map_or(0, |line| line.chars().count());
    assert!((1..=last).contains(&fault.line), "{fault}: the text has {} lines", lines.len());
    assert!((1..=columns + 1).contains(&fault.column), "{fault}: the line has {columns} columns");
    assert!(!fault.reason.is_empty(), "nothing is said about {fault}");
    assert!(!fault.reason.contains(char::is_control), "a fault is one line of plain text: {fault:?}");
}

/// A position reads back from its text as the same, and is written the same again.
pub(crate) fn check_position<G: Notation>(state: &G) {
    let printed = state.position();
    assert!(!printed.contains(['\n', '\r']), "a position is one line: {printed:?}");
    match G::from_position(&printed) {
        Ok(read) => {
            assert_eq!(read, *state, "another position is read from {printed}");
            assert_eq!(read.position(), printed);
        }
        Err(fault) => unreadable(&printed, &fault),
    }
}

/// A choice reads back from its text as the same.
pub(crate) fn check_choice<G: Notation>(choice: &G::Choice) {
    let printed = choice.to_string();
    match G::read_choice(&printed) {
        Ok(read) => assert_eq!(read, *choice, "another choice is read from {printed}"),
        Err(fault) => unreadable(&printed, &fault),
    }
}

/// What we wrote ourselves cannot be read.
#[expect(clippy::panic, reason = "a broken law stops the run")]
pub(crate) fn unreadable(printed: &str, fault: &Fault) -> ! {
    panic!("{fault}, in what was written:\n{printed}")
}
