//! What a guide says when: notes, each with the moments at which it fits.

use std::collections::BTreeSet;
use std::fmt;

use host::GameKind;
use tell::{Arg, Texts};

use super::{qwirkle, qwixx};
use crate::parts::{CoachNote, Then};

/// What a note is called that says nothing but that the lesson is over.
const SKIPPED: &str = "skipped";

/// What the person has before them, as far as a guide cares.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Seen {
    /// How often the person has chosen.
    pub(super) own: usize,
    /// What may fit this moment.
    pub(super) moments: Vec<Moment>,
    /// The values in the texts.
    pub(super) args: Vec<(&'static str, Arg<'static>)>,
}

/// Something that notes are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    /// The person rolled and may cross the white sum.
    White,
    /// The person may cross in action 2.
    Row,
    /// The other one rolled, and the person may cross the white sum.
    Others,
    /// The white sum is one of the person's lucky numbers.
    Lucky,
    /// Numbers were skipped.
    Lost,
    /// The person lays the first line.
    Opening,
    /// The person may lay tiles in two lines at once.
    TwoLines,
    /// The person may lay tiles.
    Placing,
    /// The person has points.
    Points,
    /// The game is over.
    Over,
}

/// A note of a guide.
#[derive(Debug)]
pub(super) struct Note {
    /// Its name.
    pub(super) id: &'static str,
    /// Its message.
    pub(super) text: &'static str,
    /// What follows.
    pub(super) then: Then,
    /// When it fits.
    pub(super) when: When,
}

/// When a note fits.
#[derive(Clone, Copy, Debug)]
pub(super) enum When {
    /// Before the first choice.
    First,
    /// At such a moment.
    At(Moment),
    /// At such a moment, after the first choice.
    Later(Moment),
    /// After so many choices.
    After(usize),
}

impl When {
    fn fits(self, seen: &Seen) -> bool {
        match self {
            Self::First => seen.own == 0,
            Self::At(moment) => seen.moments.contains(&moment),
            Self::Later(moment) => seen.own > 0 && seen.moments.contains(&moment),
            Self::After(choices) => seen.own >= choices || seen.moments.contains(&Moment::Over),
        }
    }
}

/// How far a lesson has come.
///
/// The notes have an order, but each waits for its moment: the first one that fits and was not yet said is
/// said next, and it stays until it was read or the person has played on.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    notes: &'static [Note],
    said: BTreeSet<&'static str>,
    /// What is being said, and since how many choices of the person.
    now: Option<(&'static Note, usize)>,
    seen: Seen,
    skipped: bool,
}

impl Progress {
    /// A lesson of which these notes were said.
    pub(super) fn read(game: GameKind, said: &str) -> Self {
        let notes: &'static [Note] = match game {
            GameKind::Qwixx(rules) => qwixx::LESSONS[rules.index()].notes,
            GameKind::Qwirkle => &qwirkle::NOTES,
        };
        let known = said.split(' ').filter_map(|id| notes.iter().find(|note| note.id == id));
        let skipped = said.split(' ').any(|id| id == SKIPPED);
        Self { notes, said: known.map(|note| note.id).collect(), now: None, seen: Seen::default(), skipped }
    }

    /// The table has changed.
    pub(super) fn see(&mut self, seen: Seen) {
        self.seen = seen;
        if let Some((note, since)) = self.now {
            // Who plays on without reading does not want to read; one choice may be made for them.
            let patience = match note.then {
                Then::Do => 1,
                Then::Read => 2,
                Then::End => usize::MAX,
            };
            if self.seen.own.saturating_sub(since) >= patience {
                self.said.insert(note.id);
                self.now = None;
            }
        }
        self.choose();
    }

    /// The person has read what is being said.
    pub(super) fn next(&mut self) {
        if let Some((note, _)) = self.now.filter(|(note, _)| note.then != Then::End) {
            self.said.insert(note.id);
            self.now = None;
        }
        self.choose();
    }

    /// The person wants to hear no more.
    pub(super) fn skip(&mut self) {
        self.skipped = true;
    }

    /// What is being said.
    pub(super) fn note(&self, texts: &Texts) -> Option<CoachNote> {
        let (note, _) = self.now.filter(|_| !self.skipped)?;
        let text = texts.say(note.text, &self.seen.args);
        Some(CoachNote { id: note.id, text, then: note.then })
    }

    /// Whether the last note is being said.
    #[cfg(test)]
    pub(super) fn is_over(&self) -> bool {
        self.now.is_some_and(|(note, _)| note.then == Then::End)
    }

    fn choose(&mut self) {
        if self.now.is_none() {
            let unsaid = self.notes.iter().filter(|note| !self.said.contains(note.id));
            let next = unsaid.into_iter().find(|note| note.when.fits(&self.seen));
            self.now = next.map(|note| (note, self.seen.own));
        }
    }
}

/// The notes that were said, for the next visit.
impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said: Vec<_> = self.said.iter().copied().chain(self.skipped.then_some(SKIPPED)).collect();
        f.write_str(&said.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use tell::Language;

    use super::*;

    #[test]
    fn every_note_is_there_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for game in GameKind::ALL {
                for note in Progress::read(game, "").notes {
                    let text = texts.say(note.text, &[]);
                    assert!(!text.starts_with('['), "{language} {}", note.text);
                }
            }
        }
    }

    #[test]
    fn a_lesson_goes_on_where_it_was_left() {
        let mut progress = Progress::read(GameKind::CLASSIC, "");
        progress.see(Seen::default());
        let texts = Texts::new(Language::English);
        let first = progress.note(&texts).unwrap().id;
        progress.next();
        let second = progress.note(&texts).unwrap().id;
        assert_ne!(first, second);
        let mut again = Progress::read(GameKind::CLASSIC, &progress.to_string());
        again.see(Seen::default());
        assert_eq!(again.note(&texts).unwrap().id, second);
        again.skip();
        assert_eq!(again.note(&texts), None);
        assert_eq!(Progress::read(GameKind::CLASSIC, &again.to_string()).note(&texts), None);
    }

    #[test]
    fn who_plays_on_without_reading_is_not_held_up() {
        let mut progress = Progress::read(GameKind::CLASSIC, "");
        let texts = Texts::new(Language::English);
        progress.see(Seen::default());
        let first = progress.note(&texts).unwrap().id;
        progress.see(Seen { own: 2, moments: vec![Moment::Others], args: Vec::new() });
        let now = progress.note(&texts).unwrap();
        assert_ne!(now.id, first);
        assert_eq!(now.id, "others");
    }
}
