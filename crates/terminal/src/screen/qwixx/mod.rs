//! Qwixx on the screen, with any sheet.

mod dice;
mod layout;
mod picture;
mod selection;

use game::Seat;
use host::GameKind;
use qwixx::{Choice, Qwixx, Row, View};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tell::qwixx::field_crossed;
use tell::{Tell, say};

use self::layout::Layout;
use self::picture::Picture;
use self::selection::{Field, Intent, Selection, is_misthrow};
use super::canvas::{Canvas, Hint};
use super::log::Log;
use super::theme::{BOLD, PLAIN};
use super::{Press, Reaction, Scene, Screen, side_by_side};
use crate::opening::by_formula;
use crate::plain::columns;

impl Screen for Qwixx {
    type Selection = Selection;
    type Spot = Field;
    const HINT: char = 'h';

    fn selection(view: &View, _: Option<Selection>) -> Selection {
        let fields = view.choices().into_iter().filter_map(|choice| match choice {
            Choice::Cross { row, number } => Some((row, number)),
            Choice::Pass => None,
        });
        Selection { fields: fields.collect(), ..Selection::default() }
    }

    fn press(selection: &mut Selection, scene: &Scene<'_, Self>, press: Press<Field>) -> Reaction<Choice> {
        if !scene.may_choose {
            return Reaction::Nothing;
        }
        let key = match press {
            Press::Click(field) => return selection.click(field, scene),
            Press::Scroll(..) => return Reaction::Nothing,
            Press::Key(key, _) => key,
        };
        match key {
            KeyCode::Left | KeyCode::BackTab => selection.step(-1),
            KeyCode::Right | KeyCode::Tab => selection.step(1),
            KeyCode::Up => selection.climb(false),
            KeyCode::Down => selection.climb(true),
            KeyCode::Esc | KeyCode::Backspace => selection.intent = Intent::None,
            KeyCode::Char(' ') if !selection.fields.is_empty() => selection.intent = Intent::Cross,
            KeyCode::Char('c') if selection.intent == Intent::None => {
                return Reaction::Say(say!(scene.voice.texts(), "terminal-nothing-chosen"));
            }
            KeyCode::Enter | KeyCode::Char('c') => return selection.enter(),
            KeyCode::Char('p') => return selection.pass(scene),
            KeyCode::Char(letter) => {
                let row = match letter {
                    '1'..='4' => Row::ALL.get(letter as usize - '1' as usize).copied(),
                    letter => Row::from_letter(letter),
                };
                return row.map_or(Reaction::Nothing, |row| selection.jump(row, scene));
            }
            _ => {}
        }
        Reaction::Nothing
    }

    fn paint(
        selection: &mut Selection,
        scene: &Scene<'_, Self>,
        canvas: &mut Canvas<'_, Field>,
        area: Rect,
        log: &Log,
        notice: Option<&str>,
    ) {
        let picture = Picture { selection, scene };
        let own = scene.seat.or_else(|| scene.view.seats().lowest()).unwrap_or_else(|| scene.view.active());
        let others: Vec<Seat> = scene.view.seats().into_iter().filter(|&seat| seat != own).collect();
        let text = Qwixx::sentence(&scene.view, scene.voice);
        let line = notice.map_or_else(|| selection.line(scene), str::to_owned);
        let fits = |width| others.iter().all(|&seat| picture.heading(seat, width, true).is_some());
        let layout = Layout::new(area, others.len(), scene.view.rules(), [&text, &line], fits);
        let main = layout.main;
        let mut y = main.y + layout.above;
        picture.draw_dice(canvas, main.x + 1, y);
        y += 3 + layout.below_dice;
        let sentence = Rect { x: main.x + 1, y, width: main.width - 2, height: layout.sentence };
        canvas.paragraph(sentence, &text, PLAIN);
        y += layout.sentence;
        canvas.paragraph(Rect { y, height: layout.line, ..sentence }, &line, BOLD);
        y += layout.line + layout.above_sheet;
        y = picture.draw_sheet(canvas, Rect { y, height: 1, ..main }, own, layout.in_sheet);
        y += layout.above_others;
        let mut bottom = y;
        for (i, seat) in others.into_iter().enumerate() {
            bottom = picture.draw_other(canvas, layout.other(i, y), seat, layout.height > 5);
        }
        let log_area = layout.log(y, bottom);
        scene.draw_log(canvas, log_area, log, true);
    }

    fn keys(selection: &Selection, scene: &Scene<'_, Self>) -> Vec<Hint> {
        let texts = scene.voice.texts();
        let pass = if is_misthrow(scene) {
            say!(texts, "terminal-hint-misthrow")
        } else {
            say!(texts, "terminal-hint-pass")
        };
        match (selection.intent, selection.at_cursor()) {
            (_, None) => vec![Hint::enter(pass)],
            (Intent::Cross, Some((row, number))) => {
                let cross = say!(
                    texts,
                    "terminal-hint-cross",
                    field = field_crossed(scene.view.rules().colour(row, number), number, texts)
                );
                vec![Hint::enter(cross), Hint::esc(say!(texts, "terminal-hint-take-back"))]
            }
            (Intent::Misthrow, _) => {
                vec![Hint::letter('p', pass), Hint::esc(say!(texts, "terminal-hint-go-back"))]
            }
            (Intent::None, Some(_)) => {
                let arrows = say!(texts, "terminal-arrows");
                let other = Hint::new(KeyCode::Tab, arrows, say!(texts, "terminal-hint-other-field"));
                let other = (selection.fields.len() > 1).then_some(other);
                let choose = Hint::enter(say!(texts, "terminal-hint-choose"));
                other.into_iter().chain([choose, Hint::letter('p', pass)]).collect()
            }
        }
    }

    fn has_alternatives(selection: &Selection, _: &Scene<'_, Self>) -> bool {
        !selection.fields.is_empty()
    }

    fn help(scene: &Scene<'_, Self>) -> Vec<String> {
        let (theme, texts, rules) = (scene.theme, scene.voice.texts(), scene.view.rules());
        let ([l, r], [cl, cr]) = (theme.may(), theme.chosen());
        let marks = say!(
            texts,
            "terminal-help-qwixx-marks",
            may = format!("{l} 5{r}"),
            cursor = "> 5<",
            chosen = format!("{cl} 5{cr}"),
            crossed = "[ 5]",
            gone = format!("  {} ", theme.gone()),
            lucky = "* 5*",
        );
        let own_rules = say!(texts, "terminal-help-own-rules", game = rules.name());
        let mut lines: Vec<String> =
            say!(texts, "terminal-help-qwixx-rules").lines().map(str::to_owned).collect();
        lines.extend(own_rules.lines().map(str::to_owned));
        lines.extend(by_formula(GameKind::Qwixx(rules), texts));
        lines.push(String::new());
        lines.extend(columns(&say!(texts, "terminal-help-qwixx-keys")));
        lines.push(String::new());
        lines.extend(side_by_side(&columns(&marks)));
        lines.extend(columns(&say!(texts, "terminal-help-qwixx-lock", lock = "L [L] (L)")));
        lines.push(say!(texts, "terminal-help-qwixx-others"));
        lines
    }
}
