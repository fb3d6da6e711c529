//! Sentences about Qwixx, with any sheet.

use ::qwixx::{
    Choice, Colour, End, Illegal, MOST_MISTHROWS, News, Qwixx, Roll, Row, Rules, Stage, View, ViewStage,
};
use game::{Seat, Seats};

use crate::voice::capitalised;
use crate::{Tell, Texts, Voice, list, say, table};

impl Tell for Qwixx {
    fn clause(news: &News, voice: Voice<'_>) -> String {
        let texts = voice.texts();
        match *news {
            News::Rolled { seat, roll } => {
                say!(texts, "qwixx-rolled", who = voice.who(seat), name = voice.name(seat), dice = dice(roll))
            }
            News::Crossed { seat, colour, number, closes, .. } => {
                crossed(seat, &crossed_field(colour, number, closes, texts), voice)
            }
            News::Passed(seat) => {
                say!(texts, "qwixx-passed", who = voice.who(seat), name = voice.name(seat))
            }
            News::Misthrow(seat) => {
                say!(texts, "qwixx-misthrow", who = voice.who(seat), name = voice.name(seat))
            }
        }
    }

    fn clause_of_both(first: &News, second: &News, voice: Voice<'_>) -> Option<String> {
        let texts = voice.texts();
        let field = |news: &News| match *news {
            News::Crossed { seat, colour, number, closes, .. } => {
                Some((seat, crossed_field(colour, number, closes, texts)))
            }
            _ => None,
        };
        let ((seat, first), (other, last)) = (field(first)?, field(second)?);
        let then = || say!(texts, "qwixx-then", first = first, last = last);
        (seat == other).then(|| crossed(seat, &then(), voice))
    }

    fn seat_of(news: &News) -> Seat {
        match *news {
            News::Rolled { seat, .. }
            | News::Crossed { seat, .. }
            | News::Passed(seat)
            | News::Misthrow(seat) => seat,
        }
    }

    fn sentence(view: &View, voice: Voice<'_>) -> String {
        sentence(view, voice)
    }

    fn illegal(reason: &Illegal, voice: Voice<'_>) -> String {
        illegal(reason, voice)
    }

    fn end(end: &End, voice: Voice<'_>) -> String {
        let texts = voice.texts();
        match *end {
            End::FourthMisthrow(seat) => {
                say!(texts, "qwixx-end-misthrow", who = voice.who(seat), name = voice.name(seat))
            }
            End::RowsClosed(rows) => {
                let rows = list::all_of(texts, rows.iter().map(|row| colour_name(row.lock(), texts)));
                say!(texts, "qwixx-end-rows", rows = rows)
            }
        }
    }

    fn announce(news: &News, view: &View, voice: Voice<'_>) -> String {
        announce(news, view, voice)
    }
}

/// One line about a step.
pub fn report(news: &News, voice: Voice<'_>) -> String {
    Qwixx::report(news, voice)
}

/// The name of a colour.
pub fn colour_name(colour: Colour, texts: &Texts) -> String {
    say!(texts, "qwixx-colour", colour = colour.name())
}

/// The row as a subject: "the red row".
pub fn row_name(row: Row, texts: &Texts) -> String {
    say!(texts, "qwixx-row", colour = row.name())
}

/// A die as a subject: "the red die".
pub fn die_name(colour: Colour, texts: &Texts) -> String {
    say!(texts, "qwixx-die", colour = colour.name())
}

/// A field by itself: "red 7".
pub fn field_name(colour: Colour, number: u8, texts: &Texts) -> String {
    say!(texts, "qwixx-field", colour = colour.name(), number = number)
}

/// A field that somebody crosses: "red 7", in the case that the language has for it.
pub fn field_crossed(colour: Colour, number: u8, texts: &Texts) -> String {
    say!(texts, "qwixx-field-object", colour = colour.name(), number = number)
}

/// A choice by itself: "red 7", or "pass".
pub fn choice_name(rules: Rules, choice: Choice, texts: &Texts) -> String {
    match choice {
        Choice::Cross { row, number } => field_name(rules.colour(row, number), number, texts),
        Choice::Pass => say!(texts, "qwixx-effect-pass"),
    }
}

/// "4 crosses".
pub fn crosses(count: u8, texts: &Texts) -> String {
    say!(texts, "qwixx-crosses", count = count)
}

/// The dice as a record has them, but with a plus between the white ones: `4+1 r3 y5 g2 b6`.
pub fn dice(roll: Roll) -> String {
    let [one, other] = roll.white();
    let colours = Colour::ALL
        .into_iter()
        .filter_map(|colour| Some(format!(" {}{}", colour.letter(), roll.colour(colour)?)));
    format!("{one}+{other}{}", colours.collect::<String>())
}

/// The headings of a table of scores.
pub fn score_headings(texts: &Texts) -> Vec<String> {
    let rows = Row::ALL.into_iter().map(|row| colour_name(row.lock(), texts));
    rows.chain([misthrows(texts), table::total(texts)]).collect()
}

/// The word for misthrows in a table of scores.
pub fn misthrows(texts: &Texts) -> String {
    say!(texts, "qwixx-misthrows")
}

/// What the viewer may do now and what comes next, or who is awaited.
pub fn sentence(view: &View, voice: Voice<'_>) -> String {
    let texts = voice.texts();
    let viewer = view.viewer().seat();
    let active = view.active();
    match *view.stage() {
        ViewStage::Roll => say!(texts, "qwixx-to-roll", who = voice.who(active), name = voice.name(active)),
        ViewStage::Action1 { roll, chosen, own } => match (viewer, own) {
            (Some(seat), None) => voice.call(seat, action_1(view, seat, roll, voice)),
            (_, own) => waiting(view.rules(), roll, view.seats().without(chosen), own, voice),
        },
        ViewStage::Action2 { first, .. } => match viewer {
            Some(seat) if seat == active => voice.call(seat, action_2(view, seat, first, texts)),
            _ => say!(texts, "qwixx-choosing-colour", who = voice.who(active), name = voice.name(active)),
        },
        ViewStage::Over(_) => table::over(texts),
    }
}

/// What the viewer chose, or else what the white dice say, and who has yet to choose.
fn waiting(rules: Rules, roll: Roll, seats: Seats, own: Option<Choice>, voice: Voice<'_>) -> String {
    let texts = voice.texts();
    let before = match own {
        Some(Choice::Cross { row, number }) => {
            say!(texts, "qwixx-own-choice", field = field_name(rules.colour(row, number), number, texts))
        }
        Some(Choice::Pass) => say!(texts, "qwixx-own-pass"),
        None => white_dice(roll, texts),
    };
    format!("{before} {}", table::still_choosing(seats, voice))
}

fn white_dice(roll: Roll, texts: &Texts) -> String {
    let [one, other] = roll.white();
    say!(texts, "qwixx-white-dice", one = one, other = other, sum = roll.white_sum())
}

fn action_1(view: &View, seat: Seat, roll: Roll, voice: Voice<'_>) -> String {
    let (texts, sum) = (voice.texts(), roll.white_sum());
    let (fields, lucky): (Vec<_>, Vec<_>) = view.choices().fields().partition(|&(_, number)| number == sum);
    let in_colour = |(colour, _): &(Colour, u8)| say!(texts, "qwixx-in-colour", colour = colour.name());
    let rows = list::any_of(texts, fields.iter().map(in_colour));
    let may = match (fields.is_empty(), lucky.is_empty()) {
        (true, true) => say!(texts, "qwixx-may-nothing", sum = sum),
        // Where colours are mixed a field is found by its colour, not by its row.
        (false, true) if view.rules().layout().has_mixed_colours() => {
            say!(texts, "qwixx-may-fields", fields = either(&fields, texts))
        }
        (false, true) => say!(texts, "qwixx-may-sum", sum = sum, rows = rows),
        (true, false) => say!(texts, "qwixx-may-lucky", fields = either(&lucky, texts)),
        (false, false) => {
            let lucky = either(&lucky, texts);
            say!(texts, "qwixx-may-sum-or-lucky", sum = sum, rows = rows, fields = lucky)
        }
    };
    let active = view.active();
    let next = if active == seat {
        say!(texts, "qwixx-next-yours")
    } else {
        say!(texts, "qwixx-next-other", name = voice.name(active))
    };
    format!("{} {may} {next}", white_dice(roll, texts))
}

fn action_2(view: &View, seat: Seat, first: Choice, texts: &Texts) -> String {
    let fields: Vec<_> = view.choices().fields().collect();
    let cost = match first {
        Choice::Pass if view.sheet(seat).misthrows() + 1 >= MOST_MISTHROWS => "end",
        Choice::Pass => "misthrow",
        Choice::Cross { .. } => "free",
    };
    if fields.is_empty() {
        let cost = say!(texts, "qwixx-nothing-left", cost = cost);
        return format!("{} {cost}", say!(texts, "qwixx-may-colour-nothing"));
    }
    let cost = say!(texts, "qwixx-without", cost = cost);
    format!("{} {cost}", say!(texts, "qwixx-may-colour", fields = either(&fields, texts)))
}

/// What a legal choice brings, in a few words.
pub fn effect(game: &Qwixx, seat: Seat, choice: Choice, texts: &Texts) -> String {
    match choice {
        Choice::Cross { row, number } => cross_effect(game, seat, row, number, texts),
        Choice::Pass if pass_is_misthrow(game, seat) => say!(texts, "qwixx-effect-misthrow"),
        Choice::Pass => say!(texts, "qwixx-effect-pass"),
    }
}

fn cross_effect(game: &Qwixx, seat: Seat, row: Row, number: u8, texts: &Texts) -> String {
    let (rules, crossed) = (game.rules(), game.sheet(seat).row(row));
    let field = rules.field(row, number).unwrap_or_default();
    let closes = rules.closes(field);
    let before = i32::from(crossed.crosses());
    let after = before + 1 + i32::from(closes);
    let points = (after * (after + 1) - before * (before + 1)) / 2;
    let mut effects = vec![table::points(points, texts)];
    let skipped = field.saturating_sub(crossed.next());
    if skipped > 0 {
        effects.push(say!(texts, "qwixx-effect-skips", count = skipped));
    }
    if closes {
        effects.push(say!(texts, "qwixx-effect-closes", colour = row.name()));
    }
    if matches!(game.stage(), Stage::Action1 { roll, .. } if roll.white_sum() != number) {
        effects.push(say!(texts, "qwixx-effect-lucky"));
    }
    effects.join(", ")
}

fn pass_is_misthrow(game: &Qwixx, seat: Seat) -> bool {
    seat == game.active() && matches!(game.stage(), Stage::Action2 { first: Choice::Pass, .. })
}

/// A step for those who hear it: a roll comes with what may be crossed, a lock with its die.
pub fn announce(news: &News, view: &View, voice: Voice<'_>) -> String {
    let texts = voice.texts();
    match *news {
        News::Rolled { roll, .. } => {
            let [one, other] = roll.white();
            let dice = say!(texts, "qwixx-heard-roll", one = one, other = other, sum = roll.white_sum());
            let fields: Vec<_> = view.choices().fields().collect();
            let may = match (fields.is_empty(), view.choices().is_empty()) {
                (_, true) => return dice,
                (true, _) => say!(texts, "qwixx-may-nothing", sum = roll.white_sum()),
                (false, _) => say!(texts, "qwixx-heard-may", fields = either(&fields, texts)),
            };
            format!("{dice} {may}")
        }
        News::Crossed { seat, row, closes: true, .. } => {
            let (who, name) = (voice.who(seat), voice.name(seat));
            let lock = say!(texts, "qwixx-heard-lock", who = who, name = name, colour = row.name());
            format!("{lock} {}", say!(texts, "qwixx-heard-gone", colour = row.name()))
        }
        News::Crossed { .. } | News::Passed(_) | News::Misthrow(_) => {
            format!("{}.", Qwixx::report(news, voice))
        }
    }
}

/// A row for those who hear it: "Green: 4 crosses, next 7, the lock needs 1 more."
pub fn row_summary(view: &View, seat: Seat, row: Row, texts: &Texts) -> String {
    let (rules, crossed) = (view.rules(), view.sheet(seat).row(row));
    let (colour, count) = (row.name(), crossed.crosses());
    capitalised(&if crossed.is_locked() {
        say!(texts, "qwixx-heard-row-locked", colour = colour, count = count)
    } else if view.closed().contains(row) {
        say!(texts, "qwixx-heard-row-closed", colour = colour, count = count)
    } else {
        let next = rules.number(row, crossed.next());
        let missing = rules.needed().saturating_sub(count);
        say!(texts, "qwixx-heard-row", colour = colour, count = count, next = next, missing = missing)
    })
}

/// Why a choice is against the rules, as a sentence.
pub fn illegal(reason: &Illegal, voice: Voice<'_>) -> String {
    let texts = voice.texts();
    match *reason {
        Illegal::GameOver => table::over(texts),
        Illegal::NoSuchSeat(seat) => table::no_such_seat(seat, texts),
        Illegal::NotRolled => say!(texts, "qwixx-illegal-not-rolled"),
        Illegal::ChosenAlready(seat) => {
            say!(texts, "qwixx-illegal-chosen-already", who = voice.who(seat), name = voice.name(seat))
        }
        Illegal::ActiveOnly(seat) => say!(texts, "qwixx-illegal-active-only", name = voice.name(seat)),
        Illegal::NotTheWhiteSum { colour, number, sum } => {
            say!(texts, "qwixx-illegal-not-white", colour = colour.name(), number = number, sum = sum)
        }
        Illegal::NotLucky { colour, number, sum, choices } => {
            let fields: Vec<_> = choices.fields().collect();
            not_lucky(colour, number, sum, &fields, texts)
        }
        Illegal::NoSuchNumber { row, number } => {
            let text = say!(texts, "qwixx-illegal-no-such-number", colour = row.name(), number = number);
            capitalised(&text)
        }
        Illegal::RowClosed(row) => capitalised(&say!(texts, "qwixx-illegal-row-closed", colour = row.name())),
        Illegal::NotAColourSum { colour, number, sums: [one, other] } => {
            let sums = list::any_of(texts, if one == other { vec![one] } else { vec![one, other] });
            let text =
                say!(texts, "qwixx-illegal-not-colour", colour = colour.name(), number = number, sums = sums);
            capitalised(&text)
        }
        Illegal::DieGone { colour, number } => {
            let text = say!(texts, "qwixx-illegal-die-gone", colour = colour.name(), number = number);
            capitalised(&text)
        }
        Illegal::CrossedAlready { colour, number } => {
            let text = say!(texts, "qwixx-illegal-crossed-already", colour = colour.name(), number = number);
            capitalised(&text)
        }
        Illegal::LeftOfLast { colour, number, last: (_, last) } => {
            let text = say!(
                texts,
                "qwixx-illegal-left-of-last",
                colour = colour.name(),
                number = number,
                last = last
            );
            capitalised(&text)
        }
        Illegal::TooFewCrosses { colour, number, needed, crosses } => capitalised(&say!(
            texts,
            "qwixx-illegal-too-few",
            colour = colour.name(),
            number = number,
            needed = needed,
            crosses = crosses,
        )),
    }
}

fn not_lucky(colour: Colour, number: u8, sum: u8, fields: &[(Colour, u8)], texts: &Texts) -> String {
    if fields.is_empty() {
        return say!(
            texts,
            "qwixx-illegal-not-lucky-pass",
            colour = colour.name(),
            number = number,
            sum = sum
        );
    }
    let fields = either(fields, texts);
    say!(
        texts,
        "qwixx-illegal-not-lucky",
        colour = colour.name(),
        number = number,
        sum = sum,
        fields = fields
    )
}

fn crossed(seat: Seat, fields: &str, voice: Voice<'_>) -> String {
    let (who, name) = (voice.who(seat), voice.name(seat));
    say!(voice.texts(), "qwixx-crossed", who = who, name = name, fields = fields)
}

fn crossed_field(colour: Colour, number: u8, closes: bool, texts: &Texts) -> String {
    let field = field_crossed(colour, number, texts);
    if closes { say!(texts, "qwixx-with-lock", field = field) } else { field }
}

/// "red 7/10, green 8 or blue 9".
fn either(fields: &[(Colour, u8)], texts: &Texts) -> String {
    let of_colour = |colour: Colour| {
        let numbers = fields.iter().filter(|(other, _)| *other == colour);
        let numbers: Vec<_> = numbers.map(|(_, number)| number.to_string()).collect();
        (!numbers.is_empty())
            .then(|| say!(texts, "qwixx-field-object", colour = colour.name(), number = numbers.join("/")))
    };
    list::any_of(texts, Colour::ALL.into_iter().filter_map(of_colour))
}
