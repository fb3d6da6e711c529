//! What the guide says at a table of Qwirkle.

use ::qwirkle::{Choice, News, Qwirkle, View, ViewStage};
use game::Points;
use protocol::Update;
use table::RedactedStep;

use super::ME;
use super::lesson::{Moment, Note, Seen, When};
use crate::parts::Then;

/// With this seed the person begins with a line of three and can then make two lines at once.
pub(super) const SEED: u64 = 18;

const fn note(id: &'static str, text: &'static str, then: Then, when: When) -> Note {
    Note { id, text, then, when }
}

/// The notes.
pub(super) static NOTES: [Note; 10] = [
    note("welcome", "learn-qwirkle-welcome", Then::Read, When::First),
    note("lines", "learn-qwirkle-lines", Then::Read, When::First),
    note("opening", "learn-qwirkle-opening", Then::Do, When::At(Moment::Opening)),
    note("points", "learn-qwirkle-points", Then::Read, When::Later(Moment::Points)),
    note("two-lines", "learn-qwirkle-two", Then::Do, When::Later(Moment::TwoLines)),
    note("placing", "learn-qwirkle-placing", Then::Do, When::Later(Moment::Placing)),
    note("qwirkle", "learn-qwirkle-six", Then::Read, When::After(2)),
    note("trade", "learn-qwirkle-trade", Then::Read, When::After(2)),
    note("end", "learn-qwirkle-end", Then::Read, When::After(3)),
    note("done", "learn-done", Then::End, When::After(3)),
];

/// What the person has before them.
pub(super) fn seen(update: &Update<Qwirkle>) -> Seen {
    let view = &update.view;
    let own = update.told.iter().filter(|told| is_own(told)).count();
    let name = update.seats.get(1).map_or_else(String::new, |seat| seat.name.clone());
    let points = view.seats.get(ME.index()).map_or(0, |seat| seat.score.total());
    let count = match view.stage {
        ViewStage::Play { opening: Some(count), .. } => count,
        _ => 0,
    };
    let args = vec![("name", name.into()), ("points", points.into()), ("count", count.into())];
    Seen { own, moments: moments(view, points), args }
}

fn is_own(told: &RedactedStep<Qwirkle>) -> bool {
    match told {
        RedactedStep::News(News::Placed { seat, .. } | News::Traded { seat, .. } | News::Passed(seat)) => {
            *seat == ME
        }
        _ => false,
    }
}

fn moments(view: &View, points: i32) -> Vec<Moment> {
    let mut choices = Vec::new();
    view.choices(&mut choices);
    let placements = || {
        choices.iter().filter_map(|choice| if let Choice::Place(tiles) = choice { Some(tiles) } else { None })
    };
    let may = placements().next().is_some();
    let two = placements().any(|placement| {
        let formed = view.board.after(placement).formed(placement);
        formed.is_some_and(|formed| formed.lengths().len() > 1)
    });
    let opening = may && view.board.is_empty();
    let known = [
        (opening, Moment::Opening),
        (two, Moment::TwoLines),
        (may && !opening, Moment::Placing),
        (points > 0, Moment::Points),
        (matches!(view.stage, ViewStage::Over(_)), Moment::Over),
    ];
    known.into_iter().filter(|(fits, _)| *fits).map(|(_, moment)| moment).collect()
}

#[cfg(test)]
mod tests {
    use host::{GameKind, Host};
    use protocol::AnyUpdate;

    use super::super::table;
    use super::super::tests::{choose, run, update};
    use super::*;

    fn now(host: &Host) -> Update<Qwirkle> {
        let AnyUpdate::Qwirkle(update) = update(host) else { panic!("another game") };
        update
    }

    #[test]
    fn the_person_begins_with_three_tiles_and_can_make_two_lines_next() {
        let mut host = table(GameKind::Qwirkle).unwrap();
        run(&mut host);
        let update = now(&host);
        assert_eq!(update.view.stage, ViewStage::Play { seat: ME, opening: Some(3) });
        let mut openings = Vec::new();
        update.view.for_each_placement(|placement, _| openings.push(placement.to_string()));
        for opening in openings {
            let mut host = Host::resume(&host.record()).unwrap();
            choose(&mut host, &opening);
            let moments = seen(&now(&host)).moments;
            assert!(moments.contains(&Moment::TwoLines), "{opening}: {moments:?}");
        }
    }
}
