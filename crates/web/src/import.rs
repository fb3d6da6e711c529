//! Records that come from files and pasted texts.

use std::convert::Infallible;

use game::{Document, Documents, Fault, Notation, Record};
use host::GameKind;
use qwirkle::Qwirkle;
use qwixx::Qwixx;

/// The largest file that is read, in bytes.
pub(crate) const LARGEST: f64 = 1_048_576.0;

/// The most records that are read at once.
pub(crate) const MOST: usize = 500;

/// The records of a text, one after the other: each as it is written here, or what is wrong with it.
pub(crate) fn records(text: &str) -> impl Iterator<Item = Result<String, Fault>> {
    let lines = text.lines().map(|line| Ok::<_, Infallible>(line.to_owned()));
    Documents::new(lines).map(|document| {
        let Ok(document) = document;
        record(&document)
    })
}

fn record(document: &Document) -> Result<String, Fault> {
    let game = document.game()?;
    match game.text.parse() {
        Ok(GameKind::Qwixx(_)) => read::<Qwixx>(document),
        Ok(GameKind::Qwirkle) => read::<Qwirkle>(document),
        Err(reason) => Err(Fault::new(game.line, game.column, reason)),
    }
}

fn read<G: Notation>(document: &Document) -> Result<String, Fault> {
    let record = Record::<G>::read(document).map_err(|unreadable| unreadable.fault)?;
    Ok(record.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max, Emma\nplace: here\n\n1. 4+1 r3 y5 g2 b6 | r5 y5\n";
    const BAD: &str =
        "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max, Emma\n\n1. 4+1 r3 y5 g2 b6 | r6 y5\n";

    #[test]
    fn good_records_are_taken_beside_bad_ones() {
        let text = format!("{GOOD}{BAD}rowlock record 1\ngame: chess\n{GOOD}");
        let found: Vec<_> = records(&text).collect();
        assert_eq!(found.len(), 4);
        assert!(found[0].as_ref().is_ok_and(|record| record.contains("place: here")));
        let fault = found[1].as_ref().unwrap_err();
        assert_eq!((fault.line, fault.column), (13, 22));
        let fault = found[2].as_ref().unwrap_err();
        assert_eq!((fault.line, fault.column), (15, 7));
        assert!(fault.reason.contains("chess"));
        assert!(found[3].is_ok());
    }

    #[test]
    fn what_is_saved_together_reads_back() {
        let one = records(GOOD).next().unwrap().unwrap();
        let all = format!("{one}{one}");
        assert_eq!(records(&all).map(Result::unwrap).collect::<Vec<_>>(), [one.clone(), one]);
    }

    #[test]
    fn other_texts_are_refused_at_their_start() {
        let fault = records("hello\nworld\n").next().unwrap().unwrap_err();
        assert_eq!(fault.line, 1);
        assert!(records("").next().is_none());
    }
}
