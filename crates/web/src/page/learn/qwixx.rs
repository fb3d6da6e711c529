//! What the guide says at tables of Qwixx.

use ::qwixx::{News, Qwixx, Row, Rules, View, ViewStage};
use protocol::Update;
use table::RedactedStep;

use super::ME;
use super::lesson::{Moment, Note, Seen, When};
use crate::parts::Then;

/// The guided game of a sheet.
pub(super) struct Lesson {
    /// Its chance: the person rolls first and can cross in both actions and in the turn of the other; where there are
    /// lucky numbers, the other then rolls one of the person's.
    pub(super) seed: u64,
    /// What the guide says.
    pub(super) notes: &'static [Note],
}

/// The lessons in the order of [`Rules::ALL`].
pub(super) const LESSONS: [Lesson; Rules::ALL.len()] = [
    Lesson { seed: 21, notes: &NOTES },
    Lesson { seed: 8, notes: &MIXX_A_NOTES },
    Lesson { seed: 8, notes: &MIXX_B_NOTES },
    Lesson { seed: 233, notes: &LUCKY_NOTES },
];

const fn note(id: &'static str, text: &'static str, then: Then, when: When) -> Note {
    Note { id, text, then, when }
}

/// The notes of the classic sheet.
static NOTES: [Note; 10] = notes("learn-qwixx-welcome", "learn-qwixx-order");

/// The notes of the sheet with mixed colours.
static MIXX_A_NOTES: [Note; 10] = notes("learn-mixx-a-welcome", "learn-mixx-a-order");

/// The notes of the sheet with mixed numbers.
static MIXX_B_NOTES: [Note; 10] = notes("learn-mixx-b-welcome", "learn-mixx-b-order");

/// The notes of a sheet with the classic rules, with what is said first.
const fn notes(welcome: &'static str, order: &'static str) -> [Note; 10] {
    [
        note("welcome", welcome, Then::Read, When::First),
        note("order", order, Then::Read, When::First),
        note("white", "learn-white", Then::Do, When::At(Moment::White)),
        note("colour", "learn-colour", Then::Do, When::At(Moment::Row)),
        note("others", "learn-others", Then::Do, When::At(Moment::Others)),
        note("lost", "learn-lost", Then::Read, When::Later(Moment::Lost)),
        note("misthrow", "learn-misthrow", Then::Read, When::After(2)),
        note("lock", "learn-qwixx-lock", Then::Read, When::After(3)),
        note("end", "learn-qwixx-end", Then::Read, When::After(4)),
        note("done", "learn-done", Then::End, When::After(4)),
    ]
}

/// The notes of a sheet with lucky numbers.
static LUCKY_NOTES: [Note; 10] = [
    note("welcome", "learn-longo-welcome", Then::Read, When::First),
    note("luck", "learn-longo-luck", Then::Read, When::First),
    note("lucky", "learn-longo-lucky", Then::Do, When::At(Moment::Lucky)),
    note("white", "learn-white", Then::Do, When::At(Moment::White)),
    note("colour", "learn-colour", Then::Do, When::At(Moment::Row)),
    note("others", "learn-others", Then::Do, When::At(Moment::Others)),
    note("lost", "learn-lost", Then::Read, When::Later(Moment::Lost)),
    note("misthrow", "learn-misthrow", Then::Read, When::After(2)),
    note("lock", "learn-longo-lock", Then::Read, When::After(3)),
    note("done", "learn-done", Then::End, When::After(3)),
];

/// What the person has before them.
pub(super) fn seen(update: &Update<Qwixx>) -> Seen {
    let view = &update.view;
    let own = update.told.iter().filter(|told| is_own(told)).count();
    let name = |seat: usize| update.seats.get(seat).map_or_else(String::new, |seat| seat.name.clone());
    let mut args = vec![("name", name(1).into())];
    if let ViewStage::Action1 { roll, .. } | ViewStage::Action2 { roll, .. } = view.stage() {
        args.push(("sum", roll.white_sum().into()));
    }
    if let Some(pair) = view.sheet(ME).lucky() {
        let [low, high] = pair.numbers();
        args.extend([("low", low.into()), ("high", high.into())]);
    }
    Seen { own, moments: moments(view), args }
}

fn is_own(told: &RedactedStep<Qwixx>) -> bool {
    match told {
        RedactedStep::Sealed(seat) | RedactedStep::News(News::Crossed { seat, .. } | News::Passed(seat)) => {
            *seat == ME
        }
        RedactedStep::News(_) => false,
    }
}

fn moments(view: &View) -> Vec<Moment> {
    let may = !view.choices().is_empty() && !view.choices().is_forced_pass();
    let mine = view.active() == ME;
    let lucky = |sum| view.sheet(ME).lucky().is_some_and(|pair| pair.contains(sum));
    let (white, sum) = match view.stage() {
        ViewStage::Action1 { roll, .. } => (true, roll.white_sum()),
        _ => (false, 0),
    };
    let known = [
        (may && white && mine, Moment::White),
        (may && !white, Moment::Row),
        (may && white && !mine, Moment::Others),
        (may && white && lucky(sum), Moment::Lucky),
        (has_lost(view), Moment::Lost),
        (matches!(view.stage(), ViewStage::Over(_)), Moment::Over),
    ];
    known.into_iter().filter(|(fits, _)| *fits).map(|(_, moment)| moment).collect()
}

/// Whether the person has skipped a number.
fn has_lost(view: &View) -> bool {
    Row::ALL.into_iter().any(|row| {
        let row = view.sheet(ME).row(row);
        (0..row.next()).any(|field| !row.is_crossed(field))
    })
}

#[cfg(test)]
mod tests {
    use ::qwixx::Choice;
    use host::GameKind;
    use protocol::AnyUpdate;

    use super::super::tests::{choose, run, update};
    use super::super::{lesson::Progress, table};
    use super::*;

    /// How many numbers a choice skips.
    fn gap(view: &View, choice: Choice) -> u8 {
        match choice {
            Choice::Cross { row, number } => {
                view.rules().field(row, number).unwrap() - view.sheet(ME).row(row).next()
            }
            Choice::Pass => u8::MAX,
        }
    }

    #[test]
    fn the_dice_of_the_lessons_show_what_the_notes_are_about() {
        for rules in Rules::ALL {
            let game = GameKind::Qwixx(rules);
            let wanted = ["white", "colour", if rules.has_lucky_numbers() { "lucky" } else { "others" }];
            let mut host = table(game).unwrap();
            let mut progress = Progress::read(game, "welcome order luck");
            let texts = tell::Texts::new(tell::Language::English);
            for id in wanted {
                run(&mut host);
                let AnyUpdate::Qwixx(update) = update(&host) else { panic!("{game}") };
                progress.see(seen(&update));
                assert_eq!(progress.note(&texts).map(|note| note.id), Some(id), "{game}");
                let choice =
                    update.view.choices().into_iter().min_by_key(|choice| gap(&update.view, *choice));
                let choice = choice.unwrap();
                assert!(gap(&update.view, choice) <= 2, "{game}: {choice} is no nice cross");
                choose(&mut host, &choice.to_string());
            }
        }
    }
}
