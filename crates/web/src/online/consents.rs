//! The undos to which the person of this device has agreed, to hold the record of a game against.

use host::Consents;
use protocol::{Command, TableInfo};

use super::my_table::MyTable;
use crate::store;

/// Under which names they are put down, followed by the table's. They have a note of their own: another tab of this device
/// may be putting down what it sees at the same time.
const CONSENTS: &str = "consents/";

/// Those of a table; what is not known may have been agreed to elsewhere.
pub(super) fn find(table: &str) -> Consents {
    store::note(&place(table)).unwrap_or_default()
}

/// Somebody sits down, and nobody can agree for them but on this device; or, where what opens the seat came from elsewhere,
/// somebody can.
pub(super) fn begin(table: &str, is_only: bool) {
    let consents = if is_only { Consents::of_only_device() } else { Consents::default() };
    store::keep_note(&place(table), &consents);
}

/// What opens the seat is shown to another device, or the seat is given up: from now on there may be undos of which this
/// device knows nothing.
pub(crate) fn share(table: &str) {
    // People who play again keep what opens their seats.
    for table in MyTable::of_same_token(table) {
        change(&table, |consents| consents.is_all = false);
    }
}

/// Puts down what the person wants if it is a yes to an undo, before it is sent.
pub(super) fn note(command: &Command, entries: u64, info: &TableInfo) {
    let asked = info.undo.as_ref().map(|undo| undo.question);
    match command {
        Command::AskUndo { .. } => change(&info.table, |consents| consents.ask(entries, info)),
        Command::AgreeUndo { question } if asked == Some(*question) => {
            change(&info.table, |consents| consents.agree(entries, info));
        }
        _ => {}
    }
}

/// The server has refused a command.
pub(super) fn refused(command: &Command, table: &str) {
    if matches!(command, Command::AskUndo { .. }) {
        change(table, Consents::refused);
    }
}

/// Takes over how a table stands after so many entries of its log.
pub(super) fn hear(entries: u64, info: &TableInfo) {
    change(&info.table, |consents| consents.hear(entries, info));
}

/// Nothing of them is kept any more.
pub(super) fn forget(table: &str) {
    store::forget_note(&place(table));
}

fn place(table: &str) -> String {
    format!("{CONSENTS}{table}")
}

/// Changes what is put down; who has not sat down here has nothing.
fn change(table: &str, change: impl FnOnce(&mut Consents)) {
    let Some(before) = store::note::<Consents>(&place(table)) else { return };
    let mut now = before.clone();
    change(&mut now);
    if now != before {
        store::keep_note(&place(table), &now);
    }
}
