//! Qwixx and Longo: the same sections with the numbers of the rule set, and what Longo adds.

use ::qwixx::{LuckyPair, Roll, Row, Rules, Score, Sheet};
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

/// The same about lucky numbers.
const FINE_LUCKY: [&str; 3] = ["rq-fine-shortest", "rq-fine-next", "rq-fine-pairs"];

/// What we decided where the rulebook is silent about a rule set.
pub(super) fn fine_points(rules: Rules) -> Vec<&'static str> {
    let lucky = if rules.has_lucky_numbers() { &FINE_LUCKY[..] } else { &[] };
    FINE.iter().chain(lucky).copied().collect()
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
    let longo = rules.has_lucky_numbers();
    let all = [
        longo.then(differs),
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
        longo.then(|| lucky(rules)),
        Some(points(rules)),
    ];
    all.into_iter().flatten().collect()
}

fn picture(drawing: Drawing, caption: &'static str, args: Args) -> Block {
    Block::Picture { drawing, caption, args }
}

fn differs() -> Section {
    const NEW: [&str; 4] = ["rq-differs-1", "rq-differs-2", "rq-differs-3", "rq-differs-4"];
    Section { id: "new", title: "rq-differs", blocks: vec![Block::Steps(&NEW)] }
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
fn halfway(rules: Rules, lucky: Option<LuckyPair>) -> Sheet {
    let top = rules.highest();
    let rows: [(Row, &[u8]); 4] = [
        (Row::Red, &[3, 5]),
        (Row::Yellow, &[4, 6, 8]),
        (Row::Green, &[top - 1]),
        (Row::Blue, &[top, top - 2]),
    ];
    sheet(rules, lucky, &rows)
}

/// The roll of the examples of both actions.
const ROLL: ([u8; 2], [u8; 4]) = ([2, 5], [6, 3, 4, 1]);
/// The white die and the row of the example of action 2.
const EXAMPLE: (u8, Row) = (5, Row::Green);

fn turn(rules: Rules) -> Section {
    const ACTIONS: [&str; 2] = ["rq-turn-2", "rq-turn-3"];
    let roll = Roll::new(ROLL.0, ROLL.1);
    let (white, row) = EXAMPLE;
    let colour = roll.colour(row.lock()).unwrap_or_default();
    let scene = |may| {
        let rows = Row::ALL.to_vec();
        Drawing::Sheet(Box::new(SheetScene { rules, sheet: halfway(rules, None), rows, may, dice: None }))
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
            picture(scene(May::Row(roll, row, white)), "rq-turn-colour", second),
        ],
    }
}

/// One row of a sheet.
fn one_row(rules: Rules, row: Row, numbers: &[u8], may: May) -> Drawing {
    let sheet = sheet(rules, None, &[(row, numbers)]);
    Drawing::Sheet(Box::new(SheetScene { rules, sheet, rows: vec![row], may, dice: None }))
}

fn order(rules: Rules) -> Section {
    Section {
        id: "order",
        title: "rq-order",
        blocks: vec![
            Block::Text("rq-order-1"),
            picture(one_row(rules, Row::Red, &[3, 6], May::Nothing), "rq-order-fig", vec![]),
        ],
    }
}

/// So many crosses in blue, with a gap after the first.
fn blue(rules: Rules) -> Vec<u8> {
    let top = rules.highest();
    (0..rules.needed()).map(|n| if n == 0 { top } else { top - 2 - n }).collect()
}

fn locks(rules: Rules) -> Section {
    let before = blue(rules);
    // Where either of the last two numbers will do, the drawing shows the one before the last.
    let last = (0..rules.fields()).find(|&field| rules.closes(field));
    let last = last.map_or(rules.lowest(), |field| rules.number(Row::Blue, field));
    let after: Vec<u8> = before.iter().copied().chain([last]).collect();
    let count = sheet(rules, None, &[(Row::Blue, &after)]).crosses(Row::Blue);
    Section {
        id: "locks",
        title: "rq-locks",
        blocks: vec![
            Block::Text("rq-locks-1"),
            Block::Text("rq-locks-2"),
            Block::Text("rq-locks-3"),
            picture(
                one_row(rules, Row::Blue, &before, May::Close(Row::Blue)),
                "rq-locks-ready",
                vec![("count", before.len().into())],
            ),
            picture(
                one_row(rules, Row::Blue, &after, May::Nothing),
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
    let top = rules.highest();
    let blue: Vec<u8> = blue(rules).into_iter().chain([rules.lowest()]).collect();
    let rows: [(Row, &[u8]); 4] = [
        (Row::Red, &[2, 3, 5, 8]),
        (Row::Yellow, &[4, 7, 9]),
        (Row::Green, &[top, top - 1, top - 3, top - 5, 4]),
        (Row::Blue, &blue),
    ];
    sheet(rules, None, &rows).after_misthrow()
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

    const BOTH: [Rules; 2] = [Rules::CLASSIC, Rules::LONGO];

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
        for rules in BOTH {
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
        for rules in BOTH {
            let (white, row) = EXAMPLE;
            let roll = Roll::new(ROLL.0, ROLL.1);
            let sum = white + roll.colour(row.lock()).unwrap();
            let scene = scenes(rules).into_iter().find(|scene| matches!(scene.may, May::Row(..)));
            assert!(scene.unwrap().choices().unwrap().contains(Choice::cross(row, sum)));
        }
    }

    #[test]
    fn a_lock_that_is_said_to_be_ready_is_ready_and_the_closed_row_is_closed() {
        for rules in BOTH {
            let closing = |scene: &SheetScene| {
                let row = scene.sheet.row(Row::Blue);
                (0..rules.fields()).filter(|&field| rules.closes(field) && row.allows(rules, field)).count()
            };
            let scenes = scenes(rules);
            let ready = scenes.iter().find(|scene| matches!(scene.may, May::Close(_))).unwrap();
            assert_eq!(closing(ready), if rules == Rules::LONGO { 2 } else { 1 });
            assert!(scenes.iter().any(|scene| scene.sheet.row(Row::Blue).is_locked()));
        }
    }

    #[test]
    fn the_lucky_example_offers_the_sum_and_the_shortest_rows() {
        let scenes = scenes(Rules::LONGO);
        let scene = scenes.iter().find(|scene| scene.sheet.lucky().is_some()).unwrap();
        let lucky: Vec<_> = Row::ALL
            .into_iter()
            .flat_map(|row| (0..15).map(move |field| (row, field)))
            .filter(|(row, field)| scene.is_lucky(*row, *field))
            .map(|(row, field)| (row, Rules::LONGO.number(row, field)))
            .collect();
        assert_eq!(lucky, [(Row::Yellow, 5), (Row::Blue, 14)]);
        assert!(scene.choices().unwrap().contains(Choice::cross(Row::Red, 10)));
    }

    #[test]
    fn the_table_of_points_ends_with_a_full_row() {
        assert_eq!(points_of(Rules::CLASSIC).last(), Some(&(12, 78)));
        assert_eq!(points_of(Rules::LONGO).last(), Some(&(15, 120)));
    }

    #[test]
    fn the_numbers_named_in_the_drawing_of_lost_numbers_are_right() {
        for rules in BOTH {
            let row = sheet(rules, None, &[(Row::Red, &[3, 6])]).row(Row::Red);
            let lost = (0..row.next()).filter(|&field| !row.is_crossed(field));
            assert_eq!(lost.map(|field| rules.number(Row::Red, field)).collect::<Vec<_>>(), [2, 4, 5]);
            assert_eq!(rules.number(Row::Red, row.next()), 7);
        }
    }
}
