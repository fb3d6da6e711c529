//! Qwixx: the same sections for every sheet, with the numbers of its rules, and what a sheet adds.

use ::qwixx::{Colour, LuckyPair, Roll, Row, Rules, Score, Sheet};
use game::Points;

use super::Args;
use super::section::{Block, Drawing, Section, row_points};
use super::sheet_drawing::{May, SheetScene, sheet};

/// What we decided where the rulebook is silent.
const FINE: [&str; 7] = [
    "rq-fine-begin",
    "rq-fine-sealed",
    "rq-fine-closed",
    "rq-fine-end",
    "rq-fine-pass",
    "rules-tie",
    "rq-fine-alone",
];

/// How a sheet differs from the classic one.
struct Differs {
    /// What is new, point by point; nothing for the classic sheet.
    steps: &'static [&'static str],
    /// What we decided where its rules are silent.
    fine: &'static [&'static str],
}

/// The differences of all sheets, in the order of [`Rules::ALL`].
const DIFFERS: [Differs; Rules::ALL.len()] = [
    Differs { steps: &[], fine: &[] },
    Differs {
        steps: &["rq-mixx-a-1", "rq-mixx-a-2", "rq-mixx-a-3", "rq-mixx-a-4", "rq-differs-4"],
        fine: &["rq-fine-mixx-a"],
    },
    Differs {
        steps: &["rq-mixx-b-1", "rq-mixx-b-2", "rq-mixx-b-3", "rq-differs-4"],
        fine: &["rq-fine-mixx-b"],
    },
    Differs {
        steps: &["rq-differs-1", "rq-differs-2", "rq-differs-3", "rq-differs-4"],
        fine: &["rq-fine-shortest", "rq-fine-next", "rq-fine-pairs"],
    },
];

/// What we decided where the rules of a sheet are silent.
pub(super) fn fine_points(rules: Rules) -> Vec<&'static str> {
    FINE.iter().chain(DIFFERS[rules.index()].fine).copied().collect()
}

/// The values that all texts may have in them.
pub(super) fn args(rules: Rules) -> Args {
    let penalty = Score { crosses: [0; 4], misthrows: 1 }.penalty();
    vec![
        ("game", rules.name().into()),
        ("sides", rules.sides().into()),
        ("highest", rules.highest().into()),
        ("needed", rules.needed().into()),
        ("penalty", penalty.into()),
    ]
}

/// The rules, section by section.
pub(super) fn sections(rules: Rules) -> Vec<Section> {
    let all = [
        differs(rules),
        Some(Section {
            id: "goal",
            title: "rq-goal",
            blocks: vec![Block::Text("rq-goal-1"), Block::Text("rules-wins")],
        }),
        Some(things(rules)),
        Some(turn(rules)),
        Some(order(rules)),
        Some(locks(rules)),
        Some(Section {
            id: "misthrow",
            title: "rq-misthrow",
            blocks: vec![
                Block::Text("rq-misthrow-1"),
                Block::Text("rq-misthrow-2"),
                picture(Drawing::Misthrows(1), "rq-misthrow-fig", vec![]),
            ],
        }),
        rules.has_lucky_numbers().then(|| lucky(rules)),
        Some(points(rules)),
    ];
    all.into_iter().flatten().collect()
}

fn picture(drawing: Drawing, caption: &'static str, args: Args) -> Block {
    Block::Picture { drawing, caption, args }
}

fn differs(rules: Rules) -> Option<Section> {
    let steps = DIFFERS[rules.index()].steps;
    let section = Section { id: "new", title: "rq-differs", blocks: vec![Block::Steps(steps)] };
    (!steps.is_empty()).then_some(section)
}

/// A sheet with these fields crossed, row by row, counted from the left and from zero.
fn crossed(rules: Rules, lucky: Option<LuckyPair>, rows: [&[u8]; 4]) -> Sheet {
    let numbers =
        Row::ALL.map(|row| rows[row.index()].iter().map(|&field| rules.number(row, field)).collect());
    let rows: [(Row, &Vec<u8>); 4] = Row::ALL.map(|row| (row, &numbers[row.index()]));
    sheet(rules, lucky, &rows.map(|(row, numbers)| (row, &numbers[..])))
}

fn things(rules: Rules) -> Section {
    let dice = Some(Roll::new([3, 6], [5, 2, 4, 1]));
    let rows = Row::ALL.to_vec();
    let scene = SheetScene { rules, sheet: Sheet::empty(rules, None), rows, may: May::Nothing, dice };
    Section {
        id: "table",
        title: "rq-things",
        blocks: vec![
            Block::Text("rq-things-1"),
            Block::Text("rq-things-2"),
            picture(Drawing::Sheet(Box::new(scene)), "rq-things-fig", vec![]),
        ],
    }
}

/// Somebody in the middle of a game.
fn halfway(rules: Rules) -> Sheet {
    crossed(rules, None, [&[1, 3], &[2, 4, 6], &[1], &[0, 2]])
}

/// The roll of the examples of both actions.
const ROLL: ([u8; 2], [u8; 4]) = ([2, 5], [6, 3, 4, 1]);
/// The white and the coloured die of the example of action 2.
const EXAMPLE: (u8, Colour) = (5, Colour::Green);

fn turn(rules: Rules) -> Section {
    const ACTIONS: [&str; 2] = ["rq-turn-2", "rq-turn-3"];
    let roll = Roll::new(ROLL.0, ROLL.1);
    let (white, die) = EXAMPLE;
    let colour = roll.colour(die).unwrap_or_default();
    let scene = |may| {
        let rows = Row::ALL.to_vec();
        Drawing::Sheet(Box::new(SheetScene { rules, sheet: halfway(rules), rows, may, dice: None }))
    };
    let [one, other] = roll.white();
    let first: Args = vec![("one", one.into()), ("other", other.into()), ("sum", roll.white_sum().into())];
    let second: Args =
        vec![("white", white.into()), ("colour", colour.into()), ("sum", (white + colour).into())];
    Section {
        id: "turn",
        title: "rq-turn",
        blocks: vec![
            Block::Text("rq-turn-1"),
            Block::Steps(&ACTIONS),
            Block::Text("rq-turn-4"),
            picture(scene(May::White(roll)), "rq-turn-white", first),
            picture(scene(May::Colour(roll, die, white)), "rq-turn-colour", second),
        ],
    }
}

/// One row of a sheet.
fn one_row(rules: Rules, row: Row, sheet: Sheet, may: May) -> Drawing {
    Drawing::Sheet(Box::new(SheetScene { rules, sheet, rows: vec![row], may, dice: None }))
}

/// The fields that are crossed in the drawing of lost numbers, those that are lost, and the one that comes next.
const ORDER: ([u8; 2], [u8; 3], u8) = ([1, 4], [0, 2, 3], 5);

fn order(rules: Rules) -> Section {
    let number = |field| rules.number(Row::Red, field).into();
    let ([one, other], [first, second, third], next) = ORDER;
    let args = vec![
        ("one", number(one)),
        ("other", number(other)),
        ("first", number(first)),
        ("second", number(second)),
        ("third", number(third)),
        ("next", number(next)),
    ];
    let sheet = crossed(rules, None, [&ORDER.0, &[], &[], &[]]);
    Section {
        id: "order",
        title: "rq-order",
        blocks: vec![
            Block::Text("rq-order-1"),
            picture(one_row(rules, Row::Red, sheet, May::Nothing), "rq-order-fig", args),
        ],
    }
}

/// As many crosses in the last row as its lock needs, with a gap after the first.
fn ready(rules: Rules) -> Vec<u8> {
    (0..rules.needed()).map(|n| if n == 0 { 0 } else { 2 + n }).collect()
}

/// The fields that close a row.
fn closers(rules: Rules) -> Vec<u8> {
    (0..rules.fields()).filter(|&field| rules.closes(field)).collect()
}

fn locks(rules: Rules) -> Section {
    let (before, closers) = (ready(rules), closers(rules));
    // Where either of the last two numbers will do, the drawing shows the one before the last.
    let after: Vec<u8> = before.iter().chain(closers.first()).copied().collect();
    let [ready, closed] = [&before, &after].map(|fields| crossed(rules, None, [&[], &[], &[], fields]));
    let count = closed.crosses(Row::Blue);
    let number = |field: Option<&u8>| field.map_or(0, |&field| rules.number(Row::Blue, field)).into();
    let args = vec![
        ("count", before.len().into()),
        ("last", number(closers.first())),
        ("very_last", number(closers.last())),
    ];
    Section {
        id: "locks",
        title: "rq-locks",
        blocks: vec![
            Block::Text("rq-locks-1"),
            Block::Text("rq-locks-2"),
            Block::Text("rq-locks-3"),
            picture(one_row(rules, Row::Blue, ready, May::Close(Row::Blue)), "rq-locks-ready", args),
            picture(
                one_row(rules, Row::Blue, closed, May::Nothing),
                "rq-locks-closed",
                vec![("count", count.into()), ("points", row_points(count).into())],
            ),
        ],
    }
}

fn lucky(rules: Rules) -> Section {
    let pair = LuckyPair::new(5, 10);
    let roll = Roll::new([7, 3], [2, 6, 8, 4]);
    let [low, high] = pair.numbers();
    let sheet = sheet(
        rules,
        Some(pair),
        &[(Row::Red, &[2, 5, 6]), (Row::Yellow, &[4]), (Row::Green, &[16, 14]), (Row::Blue, &[15])],
    );
    let rows = Row::ALL.to_vec();
    let scene = SheetScene { rules, sheet, rows, may: May::White(roll), dice: None };
    let args = vec![("low", low.into()), ("high", high.into()), ("sum", roll.white_sum().into())];
    Section {
        id: "lucky",
        title: "rq-lucky",
        blocks: vec![
            Block::Text("rq-lucky-1"),
            Block::Text("rq-lucky-2"),
            picture(Drawing::Sheet(Box::new(scene)), "rq-lucky-fig", args),
        ],
    }
}

/// A sheet at the end of a game.
fn finished(rules: Rules) -> Sheet {
    let last = rules.fields() - 1;
    let blue: Vec<u8> = ready(rules).into_iter().chain([last]).collect();
    crossed(rules, None, [&[0, 1, 3, 6], &[2, 5, 7], &[0, 1, 3, 5, last - 2], &blue]).after_misthrow()
}

fn points(rules: Rules) -> Section {
    let sheet = finished(rules);
    let score = Score::of(&sheet);
    let rows: Vec<String> = Row::ALL.iter().map(|row| score.row(*row).to_string()).collect();
    let sum = format!("{} − {}", rows.join(" + "), score.penalty());
    let scene = SheetScene { rules, sheet, rows: Row::ALL.to_vec(), may: May::Nothing, dice: None };
    let args = vec![("sum", sum.into()), ("total", score.total().into())];
    Section {
        id: "points",
        title: "rq-points",
        blocks: vec![
            Block::Text("rq-points-1"),
            Block::Text("rq-points-2"),
            Block::Points(rules),
            picture(Drawing::Sheet(Box::new(scene)), "rq-points-fig", args),
        ],
    }
}

#[cfg(test)]
mod tests {
    use ::qwixx::Choice;

    use super::super::sheet_drawing::points_of;
    use super::*;

    fn scenes(rules: Rules) -> Vec<SheetScene> {
        let blocks = sections(rules).into_iter().flat_map(|section| section.blocks);
        let scene = |block| match block {
            Block::Picture { drawing: Drawing::Sheet(scene), .. } => Some(*scene),
            _ => None,
        };
        blocks.filter_map(scene).collect()
    }

    #[test]
    fn every_cross_that_is_drawn_was_allowed() {
        for rules in Rules::ALL {
            for scene in scenes(rules) {
                for row in Row::ALL {
                    let drawn = scene.sheet.row(row);
                    let mut played = Sheet::empty(rules, scene.sheet.lucky());
                    for field in (0..rules.fields()).filter(|field| drawn.is_crossed(*field)) {
                        assert!(played.row(row).allows(rules, field), "{rules:?} {row} {field}");
                        played = played.after(rules, Choice::cross(row, rules.number(row, field)));
                    }
                    assert_eq!(played.row(row), drawn);
                }
            }
        }
    }

    #[test]
    fn the_example_of_action_2_is_among_the_lit_fields() {
        for rules in Rules::ALL {
            let (white, colour) = EXAMPLE;
            let roll = Roll::new(ROLL.0, ROLL.1);
            let sum = white + roll.colour(colour).unwrap();
            let scene = scenes(rules).into_iter().find(|scene| matches!(scene.may, May::Colour(..)));
            let mut fields = scene.unwrap().choices().unwrap().fields();
            assert!(fields.any(|field| field == (colour, sum)), "{rules:?}");
        }
    }

    #[test]
    fn a_lock_that_is_said_to_be_ready_is_ready_and_the_closed_row_is_closed() {
        for rules in Rules::ALL {
            let closing = |scene: &SheetScene| {
                let row = scene.sheet.row(Row::Blue);
                (0..rules.fields()).filter(|&field| rules.closes(field) && row.allows(rules, field)).count()
            };
            let scenes = scenes(rules);
            let ready = scenes.iter().find(|scene| matches!(scene.may, May::Close(_))).unwrap();
            assert_eq!(closing(ready), closers(rules).len());
            assert!(scenes.iter().any(|scene| scene.sheet.row(Row::Blue).is_locked()));
        }
    }

    #[test]
    fn the_lucky_example_offers_the_sum_and_the_shortest_rows() {
        let rules = Rules::ALL.into_iter().find(|rules| rules.has_lucky_numbers()).unwrap();
        let scenes = scenes(rules);
        let scene = scenes.iter().find(|scene| scene.sheet.lucky().is_some()).unwrap();
        let lucky: Vec<_> = Row::ALL
            .into_iter()
            .flat_map(|row| (0..rules.fields()).map(move |field| (row, field)))
            .filter(|(row, field)| scene.is_lucky(*row, *field))
            .map(|(row, field)| (row, rules.number(row, field)))
            .collect();
        assert_eq!(lucky, [(Row::Yellow, 5), (Row::Blue, 14)]);
        assert!(scene.choices().unwrap().contains(Choice::cross(Row::Red, 10)));
    }

    #[test]
    fn the_table_of_points_ends_with_a_full_row() {
        let last = Rules::ALL.map(|rules| points_of(rules).last().copied());
        assert_eq!(last, [Some((12, 78)), Some((12, 78)), Some((12, 78)), Some((15, 120))]);
    }

    #[test]
    fn the_numbers_named_in_the_drawing_of_lost_numbers_are_right() {
        for rules in Rules::ALL {
            let (fields, lost, next) = ORDER;
            let row = crossed(rules, None, [&fields, &[], &[], &[]]).row(Row::Red);
            assert!(fields.into_iter().all(|field| row.is_crossed(field)), "{rules:?}");
            assert_eq!((0..row.next()).filter(|&field| !row.is_crossed(field)).collect::<Vec<_>>(), lost);
            assert_eq!(row.next(), next);
        }
    }
}
