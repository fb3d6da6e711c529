use leptos::prelude::*;
use markup::view;
use qwixx::{Choice, Choices, Colour, LuckyPair, MOST_MISTHROWS, Roll, Row, Rows, Rules, Sheet};

use super::section::row_points;
use crate::dom::Element;
use crate::parts::{Die, Icon};

/// What may be crossed in an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum May {
    /// Nothing is asked.
    Nothing,
    /// The sum of the white dice, as in action 1.
    White(Roll),
    /// What action 2 allows; the die of this colour and the white die of this number make the example.
    Colour(Roll, Colour, u8),
    /// The numbers that close this row.
    Close(Row),
}

/// Rows of a sheet at a moment of a game.
#[derive(Clone, Debug)]
pub(crate) struct SheetScene {
    /// The rule set.
    pub(crate) rules: Rules,
    /// The sheet.
    pub(crate) sheet: Sheet,
    /// The rows that are drawn.
    pub(crate) rows: Vec<Row>,
    /// What may be crossed.
    pub(crate) may: May,
    /// Dice that lie there without any question.
    pub(crate) dice: Option<Roll>,
}

/// A sheet with these numbers crossed, row by row from left to right.
pub(crate) fn sheet(rules: Rules, lucky: Option<LuckyPair>, rows: &[(Row, &[u8])]) -> Sheet {
    let crosses = rows.iter().flat_map(|(row, numbers)| numbers.iter().map(|number| (*row, *number)));
    crosses.fold(Sheet::empty(rules, lucky), |sheet, (row, number)| {
        sheet.after(rules, Choice::cross(row, number))
    })
}

/// What each number of crosses in a row is worth, up to the most that there can be.
pub(crate) fn points_of(rules: Rules) -> Vec<(u8, i32)> {
    let mut full = Sheet::empty(rules, None);
    for field in 0..rules.fields() {
        if full.row(Row::Red).allows(rules, field) {
            full = full.after(rules, Choice::cross(Row::Red, rules.number(Row::Red, field)));
        }
    }
    (1..=full.crosses(Row::Red)).map(|crosses| (crosses, row_points(crosses))).collect()
}

impl SheetScene {
    /// The rows that somebody has closed.
    fn closed(&self) -> Rows {
        self.sheet.locked()
    }

    /// What the rules allow at this moment.
    pub(crate) fn choices(&self) -> Option<Choices> {
        let closed = self.closed();
        match self.may {
            May::White(roll) => Some(self.sheet.white_choices(self.rules, closed, roll.white_sum())),
            May::Colour(roll, ..) => Some(self.sheet.colour_choices(self.rules, closed, roll)),
            May::Close(_) | May::Nothing => None,
        }
    }

    fn is_lit(&self, row: Row, field: u8) -> bool {
        let number = self.rules.number(row, field);
        match (self.may, self.choices()) {
            (May::Close(which), _) => {
                which == row && self.rules.closes(field) && self.sheet.row(row).allows(self.rules, field)
            }
            (_, Some(choices)) => choices.contains(Choice::cross(row, number)),
            _ => false,
        }
    }

    /// Whether only a lucky number lets this field be crossed.
    pub(crate) fn is_lucky(&self, row: Row, field: u8) -> bool {
        let May::White(roll) = self.may else { return false };
        self.is_lit(row, field) && self.rules.number(row, field) != roll.white_sum()
    }

    /// Whether each field shows a colour of its own.
    fn is_mixed(&self) -> bool {
        self.rules.layout().has_mixed_colours()
    }

    fn class(&self, row: Row, field: u8) -> &'static str {
        let crossed = self.sheet.row(row);
        if crossed.is_crossed(field) {
            "f x"
        } else if self.is_lit(row, field) {
            "f may"
        } else if field < crossed.next() {
            "f gone"
        } else if self.rules.closes(field) {
            "f end"
        } else {
            "f"
        }
    }
}

/// Rows of a sheet, with the dice above them.
#[component]
pub(crate) fn SheetDrawing(scene: SheetScene) -> impl IntoView {
    let fold = if scene.rules.fields() > Rules::CLASSIC.fields() {
        "sheet fold"
    } else if scene.is_mixed() {
        "sheet mixed"
    } else {
        "sheet"
    };
    let rows = scene.rows.iter().map(|row| row_view(&scene, *row)).collect_view();
    view! {
        {dice_view(&scene)}
        <div class=fold>{rows}</div>
    }
}

fn row_view(scene: &SheetScene, row: Row) -> Element {
    let state = scene.sheet.row(row);
    let class = format!("row {}{}", row.name(), if state.is_locked() { " closed" } else { "" });
    let fields = (0..scene.rules.fields()).map(|field| field_view(scene, row, field)).collect_view();
    let share = f64::from(state.crosses()) / f64::from(scene.rules.needed());
    let (lock, symbol) = if state.is_locked() { ("f lock shut", "lock") } else { ("f lock", "unlock") };
    view! {
        <div class=class>
            <span class="rail"><Icon name=format!("m-{}", row.name())/></span>
            <div class="fields">
                {fields}
                <span class="lockcell">
                    <i class=lock style:--n=share.min(1.0).to_string()><Icon name=symbol/></i>
                </span>
            </div>
        </div>
    }
}

fn field_view(scene: &SheetScene, row: Row, field: u8) -> Element {
    let number = scene.rules.number(row, field);
    let crossed = scene.sheet.row(row).is_crossed(field);
    let lucky = scene.is_lucky(row, field);
    let (class, colour) = (scene.class(row, field), scene.rules.colour(row, number));
    let mixed = scene.is_mixed();
    view! {
        <i class=if mixed { format!("{class} {colour}") } else { class.to_owned() }>
            {mixed.then(|| view! { <span class="mark"><Icon name=format!("m-{colour}")/></span> })}
            {if crossed { view! { <Icon name="x"/> }.into_any() } else { number.into_any() }}
            {lucky.then(|| view! { <svg class="shoe"><use href="#lucky"></use></svg> })}
        </i>
    }
}

fn dice_view(scene: &SheetScene) -> Option<Element> {
    let roll = match scene.may {
        May::White(roll) | May::Colour(roll, ..) => Some(roll),
        _ => scene.dice,
    }?;
    let sides = scene.rules.sides();
    let sum = matches!(scene.may, May::White(_)).then(|| roll.white_sum());
    let [one, other] = roll.white();
    let white_class = |number: u8| match scene.may {
        May::Colour(_, _, white) if white != number => "idle",
        May::Colour(..) => "used",
        _ => "",
    };
    let colour_class = |colour: Colour| match scene.may {
        May::Colour(_, used, _) if used == colour => "used",
        May::White(_) | May::Colour(..) => "idle",
        _ => "",
    };
    let coloured = Colour::ALL.into_iter().filter_map(|colour| {
        let number = roll.colour(colour)?;
        Some(view! { <Die sides number class=format!("{} {}", colour.name(), colour_class(colour))/> })
    });
    Some(view! {
        <div class="dice tray">
            <span class="group">
                <Die sides number=one class=white_class(one)/>
                <Die sides number=other class=white_class(other)/>
                {sum.map(|sum| view! { <span class="op">"="</span><span class="sum">{sum}</span> })}
            </span>
            <span class="group">{coloured.collect_view()}</span>
            {scene.sheet.lucky().map(|pair| {
                let [low, high] = pair.numbers();
                view! { <span class="group lucks">{[low, high].map(|number| luck_view(number, sum)).collect_view()}</span> }
            })}
        </div>
    })
}

fn luck_view(number: u8, sum: Option<u8>) -> Element {
    let class = if sum == Some(number) { "luck" } else { "luck calm" };
    view! { <span class=class><Icon name="lucky"/>{number}</span> }
}

/// The boxes for misthrows.
#[component]
pub(crate) fn MisthrowDrawing(count: u8) -> impl IntoView {
    let mark = |number: u8| {
        let on = number < count;
        view! { <i class=if on { "on" } else { "" }>{on.then(|| view! { <Icon name="misthrow"/> })}</i> }
    };
    view! { <div class="miss">{(0..MOST_MISTHROWS).map(mark).collect_view()}</div> }
}
