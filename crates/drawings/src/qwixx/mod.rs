//! The sheets of Qwixx, and the dice on the table.

mod sheet;
mod spoken;
mod tray;

use game::{Game, Points, Seat, Seats, Step};
use games::GameKind;
use qwixx::{Choice, Choices, End, Qwixx, Roll, Rules, Stage, View, ViewStage};

use self::sheet::SHEET;
use self::tray::TRAY;
use super::canvas::{Area, Canvas};
use super::page::{HEAD, MARGIN, Page};
use super::{Picture, Scene, name_of};

const COLOURS: &[&str] = &["red", "yellow", "green", "blue"];

const GAP: f64 = 16.0;
/// Light lines over a row that is closed.
const HATCH: &str = "<pattern id=\"hatch\" width=\"12\" height=\"12\" patternUnits=\"userSpaceOnUse\" \
    patternTransform=\"rotate(25)\"><path class=\"hatch\" d=\"M6 0v12\" stroke-width=\"4\" \
    stroke-opacity=\".5\"/></pattern>\n";

impl Picture for Qwixx {
    fn picture(&self, scene: &Scene<'_, Self>) -> String {
        let table = Table::of(self, scene);
        let columns = if table.names.len() > 2 { 2 } else { 1 };
        let lines = table.names.len().div_ceil(columns);
        let width = table.sheet_width();
        let page = Page {
            width: spread(columns, width) + 2.0 * MARGIN,
            height: HEAD + TRAY + GAP + spread(lines, SHEET) + MARGIN,
            game: GameKind::Qwixx(table.view.rules()).title(),
            moment: scene.moment(),
            description: table.description(),
            colours: COLOURS,
            definitions: HATCH.to_owned(),
        };
        let mut canvas = Canvas::default();
        let tray = Area::new(MARGIN, HEAD, page.width - 2.0 * MARGIN, TRAY);
        table.draw_tray(tray, &mut canvas);
        for (i, seat) in table.view.seats().into_iter().enumerate() {
            let (line, column) = (i / columns, i % columns);
            // A last sheet that has no neighbour stands in the middle.
            let alone = line + 1 == lines && table.names.len() % columns == 1;
            let x = if alone { (page.width - width) / 2.0 } else { MARGIN + column as f64 * (width + GAP) };
            let y = tray.bottom() + GAP + line as f64 * (SHEET + GAP);
            table.draw_sheet(seat, Area::new(x, y, width, SHEET), &mut canvas);
        }
        page.with(canvas)
    }

    fn end(&self, end: End, names: &[String]) -> String {
        match end {
            End::FourthMisthrow(seat) => format!("{} made the fourth misthrow", name_of(seat, names)),
            End::RowsClosed(_) => end.to_string(),
        }
    }
}

/// The size of several things in a row.
fn spread(count: usize, size: f64) -> f64 {
    count as f64 * (size + GAP) - GAP
}

/// Everything that is drawn. There is no room for what the viewer may not see.
struct Table<'a> {
    view: View,
    names: &'a [String],
    /// The choices of action 1 that the viewer knows and that are not yet carried out.
    sealed: Vec<(Seat, Choice)>,
    /// The dice on the table, or those of the turn that has just ended.
    roll: Option<Roll>,
    /// Who rolled in the turn that has just ended.
    rolled: Option<Seat>,
    /// What was crossed in the last turn.
    latest: Vec<(Seat, Choice)>,
    /// Why the game ended, and who won.
    end: Option<(String, Seats)>,
}

impl<'a> Table<'a> {
    fn of(game: &Qwixx, scene: &Scene<'a, Qwixx>) -> Self {
        let steps = scene.last.as_ref().map_or(&[][..], |last| last.steps);
        let last_roll = steps.iter().find_map(|step| match step {
            Step::Chance(roll) => Some(*roll),
            Step::Choice(..) => None,
        });
        let ended = matches!(game.stage(), Stage::Roll | Stage::Over(_));
        let rolled =
            scene.last.as_ref().filter(|_| ended && last_roll.is_some()).map(|last| last.before.active());
        Self {
            view: game.view(scene.view_for()),
            names: scene.names,
            sealed: known_choices(game, scene.viewer),
            roll: game.roll().or(last_roll),
            rolled,
            latest: if is_sealed(game) { Vec::new() } else { crosses_of(steps) },
            end: game.outcome().map(|outcome| (game.end(outcome.end, scene.names), outcome.winners)),
        }
    }

    fn rules(&self) -> Rules {
        self.view.rules()
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn points(&self, seat: Seat) -> String {
        match self.view.score(seat).total() {
            1 => "1 point".to_owned(),
            points => format!("{points} points"),
        }
    }

    /// The fields that a seat may cross now. Everybody can work this out: sheets and dice lie open.
    fn may_cross(&self, seat: Seat) -> Option<Choices> {
        let (rules, closed, sheet) = (self.rules(), self.view.closed(), self.view.sheet(seat));
        match *self.view.stage() {
            ViewStage::Action1 { roll, chosen, .. } if !chosen.contains(seat) => {
                Some(sheet.white_choices(rules, closed, roll.white_sum()))
            }
            ViewStage::Action2 { roll, .. } if seat == self.view.active() => {
                Some(sheet.colour_choices(rules, closed, roll))
            }
            _ => None,
        }
    }
}

/// Whether choices of action 1 wait for those of others.
fn is_sealed(game: &Qwixx) -> bool {
    matches!(game.stage(), Stage::Action1 { .. })
}

/// The sealed choices that a viewer knows: one's own, or all for whoever sees everything.
fn known_choices(game: &Qwixx, viewer: Option<Seat>) -> Vec<(Seat, Choice)> {
    let Stage::Action1 { chosen, sealed, .. } = *game.stage() else {
        return Vec::new();
    };
    let known = |seat: &Seat| chosen.contains(*seat) && viewer.is_none_or(|viewer| viewer == *seat);
    game.seats().into_iter().filter(known).map(|seat| (seat, sealed.get(seat))).collect()
}

fn crosses_of(steps: &[Step<Qwixx>]) -> Vec<(Seat, Choice)> {
    let cross = |step: &Step<Qwixx>| match step {
        Step::Choice(seat, choice @ Choice::Cross { .. }) => Some((*seat, *choice)),
        _ => None,
    };
    steps.iter().filter_map(cross).collect()
}
