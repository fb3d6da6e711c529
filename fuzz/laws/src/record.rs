use game::{Notation, Record};

use crate::text::{check_fault, unreadable};

/// Any text can be read as a record or has a fault with a place; whatever was read, to the end or to the
/// fault, is written as a text that reads back as the same.
pub fn record<G: Notation>(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Record::<G>::parse(&text) {
        Ok(record) => check_record(&record),
        Err(error) => {
            check_fault(&error.fault, &text);
            if let Some(record) = error.so_far {
                check_record(&record);
            }
        }
    }
}

fn check_record<G: Notation>(record: &Record<G>) {
    let printed = record.to_string();
    match Record::<G>::parse(&printed) {
        Ok(read) => {
            assert_eq!(read, *record, "another game is read from\n{printed}");
            assert_eq!(read.to_string(), printed);
        }
        Err(error) => unreadable(&printed, &error.fault),
    }
    let mut state = record.start().clone();
    for step in record.steps() {
        step.carry_out(&mut state);
    }
    assert_eq!(state, *record.state(), "the steps do not lead to the state of\n{printed}");
}
