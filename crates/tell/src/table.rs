//! What is the same at every table.

use ::table::{End, GameResult, RedactedStep, Refusal};
use game::{Game, Seat, Seats};

use crate::voice::capitalised;
use crate::{Tell, Texts, Voice, say};

/// What somebody at a table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatState {
    /// Waits for others.
    Waiting,
    /// Has a choice to make.
    Choosing,
    /// Has chosen, and nobody may know what.
    Chosen,
    /// Has the turn.
    Turn,
    /// Is not there.
    Away,
    /// Is a bot.
    Bot,
}

/// The name of a game as it is printed on the box, by its name in records; a name that is not known stands for itself.
pub fn game_name(game: &str) -> &str {
    games::title(game)
}

/// What people call a bot of this name: a level of play, or one of the yardsticks.
pub fn level_name(level: &str, texts: &Texts) -> String {
    say!(texts, "table-level", level = level)
}

/// How a bot of this name plays, in a few words.
pub fn level_about(level: &str, texts: &Texts) -> String {
    say!(texts, "table-level-about", level = level)
}

/// What a player is called whose name in the record was made up for want of one. Records have these names in
/// English: "You", "Player 2", and bots by their level, numbered where there are several.
pub fn shown_name(name: &str, bot: Option<&str>, texts: &Texts) -> String {
    if let Some(bot) = bot {
        let rest = name.strip_prefix(bot).filter(|rest| rest.is_empty() || rest.starts_with(' '));
        return rest.map_or_else(|| name.to_owned(), |rest| level_name(bot, texts) + rest);
    }
    match name.strip_prefix("Player ").map(str::parse::<usize>) {
        Some(Ok(number)) => say!(texts, "table-player", number = number),
        _ if name == "You" => capitalised(&say!(texts, "table-you")),
        _ => name.to_owned(),
    }
}

/// "10 points".
pub fn points(count: i32, texts: &Texts) -> String {
    say!(texts, "table-points", count = count)
}

/// The word for a total in a table of scores.
pub fn total(texts: &Texts) -> String {
    say!(texts, "table-total")
}

/// What somebody is doing, in a word or two.
pub fn seat_state(state: SeatState, texts: &Texts) -> String {
    let state = match state {
        SeatState::Waiting => "waiting",
        SeatState::Choosing => "choosing",
        SeatState::Chosen => "chosen",
        SeatState::Turn => "turn",
        SeatState::Away => "away",
        SeatState::Bot => "bot",
    };
    say!(texts, "table-seat-state", state = state)
}

/// One line about a step, or that somebody has chosen.
pub fn told<G: Tell>(told: &RedactedStep<G>, voice: Voice<'_>) -> String {
    match told {
        RedactedStep::News(news) => G::report(news, voice),
        RedactedStep::Sealed(seat) => {
            let clause =
                say!(voice.texts(), "table-sealed", who = voice.who(*seat), name = voice.name(*seat));
            voice.begin(*seat, clause)
        }
    }
}

/// Several steps that belong together, on one line. Whoever did two things one after the other is named once.
pub fn told_together<G: Tell>(told: &[RedactedStep<G>], voice: Voice<'_>) -> String {
    let mut clauses: Vec<String> = Vec::new();
    let mut begins_with_you = false;
    let mut rest = told;
    while let Some(first) = rest.first() {
        let (seat, clause, used) = match first {
            RedactedStep::Sealed(seat) => {
                let clause =
                    say!(voice.texts(), "table-sealed", who = voice.who(*seat), name = voice.name(*seat));
                (*seat, clause, 1)
            }
            RedactedStep::News(news) => {
                let next = match rest.get(1) {
                    Some(RedactedStep::News(next)) => Some(next),
                    _ => None,
                };
                let both = next.and_then(|next| Some((G::clause_of_both(news, next, voice)?, 2)));
                let (clause, used) = both.unwrap_or_else(|| (G::clause(news, voice), 1));
                (G::seat_of(news), clause, used)
            }
        };
        begins_with_you |= clauses.is_empty() && voice.is_you(seat);
        clauses.push(clause);
        rest = rest.get(used..).unwrap_or_default();
    }
    let line = clauses.join("; ");
    if begins_with_you { capitalised(&line) } else { line }
}

/// Who has yet to choose.
pub(crate) fn still_choosing(seats: Seats, voice: Voice<'_>) -> String {
    say!(voice.texts(), "table-still-choosing", names = voice.people(seats), count = seats.len())
}

/// Who is choosing.
pub(crate) fn choosing(seat: Seat, voice: Voice<'_>) -> String {
    say!(voice.texts(), "table-choosing", who = voice.who(seat), name = voice.name(seat))
}

/// That the game is over.
pub fn over(texts: &Texts) -> String {
    say!(texts, "table-over")
}

/// Why a game ended, as a sentence.
pub fn end<G: Tell>(result: &GameResult<G>, voice: Voice<'_>) -> String {
    match &result.end {
        End::Played(end) => G::end(end, voice),
        End::Forfeited(forfeit) => {
            let seat = forfeit.seat;
            say!(voice.texts(), "table-forfeited", who = voice.who(seat), name = voice.name(seat))
        }
    }
}

/// Who has won, with the points.
pub fn winners<G: Game>(result: &GameResult<G>, voice: Voice<'_>) -> String {
    let texts = voice.texts();
    let Some(first) = result.winners.lowest() else {
        return say!(texts, "table-nobody-won");
    };
    let points = points(result.totals.get(first.index()).copied().unwrap_or_default(), texts);
    let (who, name) = (voice.who(first), voice.name(first));
    if result.totals.len() == 1 {
        // Practice has nobody to win against.
        say!(texts, "table-result", who = who, name = name, points = points)
    } else if result.winners.len() == 1 {
        say!(texts, "table-won", who = who, name = name, points = points)
    } else {
        say!(texts, "table-won-together", names = voice.people(result.winners), points = points)
    }
}

/// Why a table did not take an input, as a sentence.
pub fn refusal<G: Tell>(refusal: &Refusal<G>, voice: Voice<'_>) -> String {
    let texts = voice.texts();
    match refusal {
        Refusal::Illegal(reason) => G::illegal(reason, voice),
        Refusal::Impossible(_) => say!(texts, "table-refusal-impossible"),
        Refusal::NoSuchSeat(seat) => no_such_seat(*seat, texts),
        Refusal::NotAPerson(seat) => say!(texts, "table-refusal-person", name = voice.name(*seat)),
        Refusal::Void => say!(texts, "table-refusal-void"),
        Refusal::NothingToTakeBack(_) => say!(texts, "table-refusal-nothing"),
        Refusal::Shown(seat) => say!(texts, "table-refusal-shown", name = voice.name(*seat)),
        Refusal::Over => over(texts),
    }
}

pub(crate) fn no_such_seat(seat: Seat, texts: &Texts) -> String {
    say!(texts, "table-refusal-seat", number = seat.number())
}
