//! One sheet: a card with a name, four rows, and the sum.

use game::{Points, Seat};
use qwixx::{Choice, LuckyPair, MOST_MISTHROWS, Row, RowState, ViewStage};

use super::Table;
use super::tray::in_words;
use crate::canvas::{Area, Canvas};
use crate::words::{fitted, width_of};

const PADDING: f64 = 16.0;

const RAIL: f64 = 26.0;
const FIELDS_AT: f64 = RAIL + 6.0;
const PITCH: f64 = 40.0;
const FIELD: (f64, f64) = (36.0, 46.0);
const LOCK: f64 = 46.0;
const POINTS: f64 = 50.0;
const ROW: f64 = 54.0;
const ROW_PITCH: f64 = ROW + 7.0;

/// Where the rows begin below the top of a card, and where the line below them has its middle.
const ROWS_AT: f64 = 56.0;
const FOOT_AT: f64 = ROWS_AT + 4.0 * ROW_PITCH + 17.0;

/// The height of a sheet.
pub(super) const SHEET: f64 = FOOT_AT + 30.0;

/// What can be said of a field that is not crossed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    /// It can still be crossed some day.
    Open,
    /// It can be crossed now.
    May,
    /// It was skipped.
    Lost,
    /// Its row is closed.
    Closed,
}

/// A row, and where it is drawn.
struct RowPlace {
    seat: Seat,
    row: Row,
    /// The colour of the lock.
    name: &'static str,
    crossed: RowState,
    closed: bool,
    area: Area,
}

impl Table<'_> {
    pub(super) fn sheet_width(&self) -> f64 {
        let fields = f64::from(self.rules().fields()) * PITCH;
        2.0 * PADDING + FIELDS_AT + fields + LOCK + POINTS
    }

    pub(super) fn draw_sheet(&self, seat: Seat, area: Area, canvas: &mut Canvas) {
        canvas.rect("card", area, 18.0);
        let turn = self.end.is_none() && seat == self.view.active();
        let border = if turn || self.has_won(seat) { "turn" } else { "edge" };
        canvas.rect(border, area, 18.0);
        self.draw_name(seat, area, canvas);
        for (i, row) in Row::ALL.into_iter().enumerate() {
            let y = area.y + ROWS_AT + i as f64 * ROW_PITCH;
            let place = RowPlace {
                seat,
                row,
                name: row.lock().name(),
                crossed: self.view.sheet(seat).row(row),
                closed: self.view.closed().contains(row),
                area: Area::new(area.x + PADDING, y, area.width - 2.0 * PADDING, ROW),
            };
            self.draw_row(&place, canvas);
        }
        self.draw_misthrows(seat, area, canvas);
        self.draw_sum(seat, area, canvas);
    }

    fn has_won(&self, seat: Seat) -> bool {
        self.end.as_ref().is_some_and(|(_, winners)| winners.contains(seat))
    }

    /// The number of the seat, the name, the lucky numbers, and what the player is about to do.
    fn draw_name(&self, seat: Seat, area: Area, canvas: &mut Canvas) {
        let (x, y) = (area.x + PADDING, area.y + 29.0);
        canvas.circle("well", x + 14.0, y, 14.0);
        canvas.text("label middle", x + 14.0, y + 4.5, &seat.to_string());
        let mut right = area.right() - PADDING;
        let status = self.status(seat);
        canvas.text("quiet end", right, y + 5.0, &status);
        if !status.is_empty() {
            right -= width_of(&status, 15.0) + 10.0;
        }
        if let Some(lucky) = self.view.sheet(seat).lucky() {
            right = draw_lucky(lucky, right, y, canvas) - 12.0;
        }
        let name = fitted(self.name(seat), 17.0, right - x - 38.0);
        canvas.text("name", x + 38.0, y + 5.5, &name);
    }

    /// What the player is about to do, or has done.
    fn status(&self, seat: Seat) -> String {
        let active = seat == self.view.active();
        let text = match *self.view.stage() {
            ViewStage::Over(_) if self.has_won(seat) => "winner",
            ViewStage::Roll if active => "rolls next",
            ViewStage::Action1 { chosen, .. } if chosen.contains(seat) => {
                let known = self.sealed.iter().find(|(chooser, _)| *chooser == seat);
                let chosen = known.map_or_else(
                    || "has chosen".to_owned(),
                    |(_, choice)| format!("chose {}", in_words(self.rules(), *choice)),
                );
                return if active { format!("active, {chosen}") } else { chosen };
            }
            ViewStage::Action1 { .. } | ViewStage::Action2 { .. } if active => "active, to choose",
            ViewStage::Action1 { .. } => "to choose",
            _ => "",
        };
        text.to_owned()
    }

    fn draw_row(&self, place: &RowPlace, canvas: &mut Canvas) {
        let (name, area) = (place.name, place.area);
        // Where colours are mixed, a row is paper, and its fields have the colour.
        let ground = if self.is_mixed() { "well".to_owned() } else { format!("{name}-soft") };
        canvas.rect(&ground, area, 13.0);
        if place.closed {
            canvas.rect("hatched", area, 13.0);
        }
        canvas.rail(&format!("{name} flat"), Area { width: RAIL, ..area }, 13.0);
        canvas.symbol(&format!("{name} flat"), &format!("m-{name}"), area.x + 7.0, area.y + 21.0, 12.0);
        for field in 0..self.rules().fields() {
            self.draw_field(place, field, canvas);
        }
        self.draw_lock(place, canvas);
        let right = area.right() - POINTS;
        canvas.line(&format!("guide {name}-line"), (right, area.y), (right, area.bottom()));
        let points = self.view.score(place.seat).row(place.row).to_string();
        canvas.text(&format!("number middle {name}-ink"), right + POINTS / 2.0, area.y + 33.0, &points);
        self.draw_latest(place, canvas);
    }

    /// Whether each field has a colour of its own.
    fn is_mixed(&self) -> bool {
        self.rules().layout().has_mixed_colours()
    }

    fn field_area(place: &RowPlace, field: u8) -> Area {
        let (width, height) = FIELD;
        let x = place.area.x + FIELDS_AT + f64::from(field) * PITCH;
        Area::new(x, place.area.y + (ROW - height) / 2.0, width, height)
    }

    fn draw_field(&self, place: &RowPlace, field: u8, canvas: &mut Canvas) {
        let area = Self::field_area(place, field);
        let number = self.rules().number(place.row, field);
        let name = self.rules().colour(place.row, number).name();
        let (middle, text) = (area.x + area.width / 2.0, number.to_string());
        if place.crossed.is_crossed(field) {
            canvas.crossed(name, area);
            canvas.text(&format!("tiny middle on-{name}"), middle, area.y + 15.0, &text);
            return;
        }
        let state = self.field(place, field, number);
        if self.is_mixed() && matches!(state, Field::Open | Field::May) {
            canvas.rect(&format!("{name}-soft"), area.grown(-1.0), 8.0);
            canvas.symbol(
                &format!("{name}-ink"),
                &format!("m-{name}"),
                middle - 4.0,
                area.bottom() - 12.0,
                8.0,
            );
        }
        if state == Field::May {
            canvas.rect(&format!("lit may {name}-dark"), area.grown(-1.0), 8.0);
        } else if self.rules().closes(field) && state == Field::Open {
            canvas.rect(&format!("close {name}-line"), area.grown(-1.0), 8.0);
        }
        let class = match state {
            Field::Open => format!("number {name}-ink"),
            Field::May => format!("number {name}-lit"),
            Field::Lost | Field::Closed => "lost".to_owned(),
        };
        canvas.text(&format!("{class} middle"), middle, area.y + 28.5, &text);
        if state == Field::Lost {
            let y = area.y + area.height / 2.0;
            canvas.line("strike", (middle - 9.0, y + 5.0), (middle + 9.0, y - 5.0));
        }
    }

    fn field(&self, place: &RowPlace, field: u8, number: u8) -> Field {
        let cross = Choice::cross(place.row, number);
        if field < place.crossed.next() {
            Field::Lost
        } else if place.closed {
            Field::Closed
        } else if self.may_cross(place.seat).is_some_and(|may| may.contains(cross)) {
            Field::May
        } else {
            Field::Open
        }
    }

    /// The lock: crossed, closed by somebody else, or open with as much of a ring as there are crosses of
    /// those that it needs.
    fn draw_lock(&self, place: &RowPlace, canvas: &mut Canvas) {
        let x = place.area.right() - POINTS - LOCK / 2.0;
        let y = place.area.y + ROW / 2.0;
        let name = place.name;
        if place.crossed.is_locked() {
            canvas.symbol(name, "locked", x - 19.0, y - 19.0, 38.0);
        } else if place.closed {
            canvas.circle("rim dashed", x, y, 16.0);
            canvas.symbol("lost", "lock", x - 8.0, y - 9.0, 16.0);
        } else {
            let share = f64::from(place.crossed.crosses()) / f64::from(self.rules().needed());
            canvas.circle(&format!("track {name}-line"), x, y, 15.5);
            if share > 0.0 {
                canvas.arc(&format!("ring {name}-line"), x, y, 15.5, share.min(1.0));
            }
            canvas.symbol(&format!("{name}-ink"), "unlock", x - 8.0, y - 8.5, 16.0);
        }
    }

    /// Rings around what was crossed in the last turn, and around what was chosen but not yet crossed.
    fn draw_latest(&self, place: &RowPlace, canvas: &mut Canvas) {
        for (seat, choice) in self.latest.iter().chain(&self.sealed) {
            let Choice::Cross { row, number } = *choice else { continue };
            let field = self.rules().field(row, number);
            if let Some(field) = field.filter(|_| *seat == place.seat && row == place.row) {
                canvas.rect("latest", Self::field_area(place, field).grown(2.5), 10.0);
            }
        }
    }

    fn draw_misthrows(&self, seat: Seat, area: Area, canvas: &mut Canvas) {
        let (x, y) = (area.x + PADDING, area.y + FOOT_AT - 12.0);
        let misthrows = self.view.sheet(seat).misthrows();
        for i in 0..MOST_MISTHROWS {
            let box_area = Area::new(x + f64::from(i) * 29.0, y, 24.0, 24.0);
            if i < misthrows {
                canvas.rect("text", box_area, 6.0);
                canvas.symbol("over", "misthrow", box_area.x + 3.0, y + 3.0, 18.0);
            } else {
                canvas.rect("rim", box_area.grown(-0.75), 6.0);
            }
        }
        let words = format!("{misthrows} of {MOST_MISTHROWS} misthrows");
        canvas.text("small quiet", x + 124.0, y + 16.5, &words);
    }

    /// The points of the rows, those lost by misthrows, and the total.
    fn draw_sum(&self, seat: Seat, area: Area, canvas: &mut Canvas) {
        let score = self.view.score(seat);
        let mut parts = Vec::new();
        for colour in Row::ALL {
            let plus = if parts.is_empty() { "" } else { " + " };
            parts.push((String::new(), plus.to_owned()));
            parts.push((format!("number {colour}-ink"), score.row(colour).to_string()));
        }
        parts.push((String::new(), format!(" − {} = ", score.penalty())));
        parts.push(("total text".to_owned(), score.total().to_string().replace('-', "−")));
        canvas.parts("quiet end", area.right() - PADDING, area.y + FOOT_AT + 7.0, &parts);
    }
}

/// Two pills with a horseshoe and a number, from the right; gives where they begin.
fn draw_lucky(lucky: LuckyPair, right: f64, y: f64, canvas: &mut Canvas) -> f64 {
    let mut x = right;
    for number in lucky.numbers().into_iter().rev() {
        x -= 58.0;
        canvas.rect("rim", Area::new(x + 6.0, y - 12.0, 52.0, 24.0), 12.0);
        canvas.symbol("text", "lucky", x + 14.0, y - 7.5, 15.0);
        canvas.text("label middle", x + 41.5, y + 4.5, &number.to_string());
    }
    x
}
