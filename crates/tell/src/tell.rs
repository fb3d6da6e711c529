use game::{Game, Seat};

use crate::Voice;

/// A game that can be told to people. The modules of the games have the same as functions.
pub trait Tell: Game {
    /// One line about a step.
    fn report(news: &Self::News, voice: Voice<'_>) -> String {
        voice.begin(Self::seat_of(news), Self::clause(news, voice))
    }

    /// A step as part of a line: as [`Tell::report`], but "you" in lower case.
    fn clause(news: &Self::News, voice: Voice<'_>) -> String;

    /// Two steps of the same seat as one part of a line, where they belong together.
    fn clause_of_both(first: &Self::News, second: &Self::News, voice: Voice<'_>) -> Option<String>;

    /// Who did it.
    fn seat_of(news: &Self::News) -> Seat;

    /// Whether a step is not worth a line.
    fn is_idle(_: &Self::News) -> bool {
        false
    }

    /// What the viewer may do now and what comes next, or who is awaited. Two lines on a phone at most.
    fn sentence(view: &Self::View, voice: Voice<'_>) -> String;

    /// Why a choice is against the rules.
    fn illegal(reason: &Self::Illegal, voice: Voice<'_>) -> String;

    /// Why the game ended.
    fn end(end: &Self::End, voice: Voice<'_>) -> String;

    /// A step for those who hear it, with what they may do now if it is up to them; empty if it is not worth
    /// a word.
    fn announce(news: &Self::News, view: &Self::View, voice: Voice<'_>) -> String;
}
