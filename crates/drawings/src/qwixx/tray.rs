//! The dice on the table and what happens next.

use game::{Seat, listed};
use qwixx::{Choice, Row, Rules, ViewStage};

use super::Table;
use crate::canvas::{Area, Canvas};
use crate::words::{fitted, sentence};

/// The height of the tray.
pub(super) const TRAY: f64 = 76.0;

const WHITE_DIE: f64 = 44.0;
const COLOUR_DIE: f64 = 34.0;

/// Where the words begin, behind the dice.
const WORDS_AT: f64 = 370.0;

/// What happens next: a label, a sentence, and a remark.
struct Words {
    label: String,
    sentence: String,
    remark: String,
}

impl Table<'_> {
    pub(super) fn draw_tray(&self, area: Area, canvas: &mut Canvas) {
        canvas.rect("well", area, 18.0);
        self.draw_white_dice(area, canvas);
        for (i, colour) in Row::ALL.into_iter().enumerate() {
            self.draw_colour_die(colour, area.x + 196.0 + i as f64 * 40.0, area.y + 11.0, canvas);
        }
        let (x, room) = (area.x + WORDS_AT, area.width - WORDS_AT - 12.0);
        let words = self.words();
        canvas.text("label quiet", x, area.y + 23.0, &fitted(&words.label, 12.5, room));
        canvas.text("name", x, area.y + 44.0, &fitted(&words.sentence, 16.0, room));
        canvas.text("small quiet", x, area.y + 62.0, &fitted(&words.remark, 12.0, room));
    }

    /// The dice of a turn that is over are only a memory.
    fn idle(&self) -> &'static str {
        if self.rolled.is_some() { " idle" } else { "" }
    }

    fn draw_white_dice(&self, area: Area, canvas: &mut Canvas) {
        let (x, y) = (area.x + 16.0, area.y + (area.height - WHITE_DIE) / 2.0);
        let middle = area.y + area.height / 2.0;
        let white = self.roll.map(|roll| roll.white().map(Some)).unwrap_or_default();
        for (pips, x) in white.into_iter().zip([x, x + 64.0]) {
            self.draw_die("white", pips, (x, y), WHITE_DIE, canvas);
        }
        canvas.text("number quiet middle", x + 54.0, middle + 6.0, "+");
        if let Some(roll) = self.roll {
            canvas.text("number quiet", x + 116.0, middle + 6.0, "=");
            canvas.text("total", x + 132.0, middle + 8.0, &roll.white_sum().to_string());
        }
    }

    /// A coloured die over its mark; only an outline is left of one that has left the game.
    fn draw_colour_die(&self, row: Row, x: f64, y: f64, canvas: &mut Canvas) {
        let name = row.lock().to_string();
        if self.view.closed().contains(row) {
            let symbol = format!("gone{}", self.rules().sides());
            canvas.symbol("lost", &symbol, x, y, COLOUR_DIE);
            canvas.symbol("lost", "lock", x + 9.0, y + 8.0, 16.0);
        } else {
            let pips = self.roll.and_then(|roll| roll.colour(row.lock()));
            self.draw_die(&name, pips, (x, y), COLOUR_DIE, canvas);
        }
        canvas.symbol(&format!("{name}-ink"), &format!("m-{name}"), x + 11.5, y + 41.0, 11.0);
    }

    fn draw_die(&self, name: &str, pips: Option<u8>, at: (f64, f64), size: f64, canvas: &mut Canvas) {
        let ((x, y), sides, idle) = (at, self.rules().sides(), self.idle());
        let class = format!("{name}{idle}");
        canvas.symbol(&class, &format!("die{sides}"), x, y, size);
        match pips {
            Some(pips) if sides == 6 => canvas.symbol(&class, &format!("pips{pips}"), x, y, size),
            Some(pips) => {
                let type_size = if size < WHITE_DIE { "number" } else { "total" };
                let class = format!("{type_size} middle on-{name}{idle}");
                canvas.text(&class, x + size / 2.0, y + size * 0.66, &pips.to_string());
            }
            None => {}
        }
    }

    fn words(&self) -> Words {
        let name = |seat: Seat| fitted(self.name(seat), 16.0, 130.0);
        let active = self.view.active();
        let remark = self.rolled.map_or_else(String::new, |seat| format!("last roll: {}", self.name(seat)));
        match *self.view.stage() {
            ViewStage::Over(_) => self.words_of_end(),
            ViewStage::Roll => Words {
                label: "Next turn".to_owned(),
                sentence: format!("{} rolls the dice", name(active)),
                remark,
            },
            ViewStage::Action1 { chosen, .. } => {
                let open = self.view.seats().without(chosen);
                let names: Vec<_> = open.into_iter().map(|seat| self.name(seat)).collect();
                Words {
                    label: "Action 1 · everybody".to_owned(),
                    sentence: format!("{} rolled", name(active)),
                    remark: format!("still to choose: {}", listed(names, "and")),
                }
            }
            ViewStage::Action2 { first, .. } => Words {
                label: "Action 2 · active player".to_owned(),
                sentence: format!("{} chooses", name(active)),
                remark: format!("action 1: {}", in_words(self.rules(), first)),
            },
        }
    }

    fn words_of_end(&self) -> Words {
        let Some((reason, winners)) = &self.end else {
            return Words { label: String::new(), sentence: String::new(), remark: String::new() };
        };
        let names: Vec<_> = winners.into_iter().map(|seat| self.name(seat)).collect();
        let points = winners.lowest().map(|seat| self.points(seat)).unwrap_or_default();
        let label = if names.len() == 1 { "Winner" } else { "Shared win" };
        Words {
            label: format!("{label} · {points}"),
            sentence: listed(names, "and"),
            remark: sentence(reason),
        }
    }
}

/// A choice as people say it.
pub(super) fn in_words(rules: Rules, choice: Choice) -> String {
    match choice {
        Choice::Cross { row, number } => format!("{} {number}", rules.colour(row, number)),
        Choice::Pass => "pass".to_owned(),
    }
}
