use game::{Notation, Record, WrittenTurns};
use serde::{Deserialize, Serialize};
use table::Table;

/// A text that grows, as what is new in it since it was asked for last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewText {
    /// So many bytes stay.
    pub kept: usize,
    /// What comes behind them.
    pub new: String,
}

impl NewText {
    /// Brings the text before up to date.
    pub fn add_to(&self, text: &mut String) {
        let kept = text.get(..self.kept).map_or(0, str::len);
        text.truncate(kept);
        text.push_str(&self.new);
    }
}

/// The record of a table as it was written last.
#[derive(Debug)]
pub(crate) struct WrittenRecord<G> {
    /// How often choices had been taken back then.
    pub(crate) taken_back: u32,
    head: String,
    turns: WrittenTurns<G>,
}

impl<G: Notation> WrittenRecord<G> {
    /// Nothing is written yet.
    pub(crate) fn new(table: &Table<G>) -> Self {
        let (taken_back, turns) = (table.times_taken_back(), WrittenTurns::new(table.record()));
        Self { taken_back, head: String::new(), turns }
    }

    /// Writes what is new in the record, with this header; steps may only have been added since.
    pub(crate) fn go_on(&mut self, record: &Record<G>, head: String) -> NewText {
        let before = self.turns.lasting_bytes();
        self.turns.write(record);
        if self.head == head {
            return NewText { kept: head.len() + before, new: record.body_from(&self.turns, before) };
        }
        let new = head.clone() + &record.body_from(&self.turns, 0);
        self.head = head;
        NewText { kept: 0, new }
    }
}
