//! Qwixx and Longo on the screen.

mod desk;
mod dice;
mod layout;
mod picture;

use game::Seat;
use qwixx::{Choice, Colour, Qwixx, View};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use self::desk::{Desk, Field, Intent, is_misthrow};
use self::layout::Layout;
use self::picture::Picture;
use super::canvas::Canvas;
use super::log::Log;
use super::theme::{BOLD, PLAIN, Theme};
use super::{Press, Reaction, Scene, Screen};
use crate::tell::Tell;

impl Screen for Qwixx {
    type Desk = Desk;
    type Spot = Field;

    fn title(game: &str) -> &'static str {
        if game == "longo" { "Qwixx Longo" } else { "Qwixx" }
    }

    fn desk(view: &View, _: Option<Desk>) -> Desk {
        let fields = view.choices().into_iter().filter_map(|choice| match choice {
            Choice::Cross { row, number } => Some((row, number)),
            Choice::Pass => None,
        });
        Desk { fields: fields.collect(), ..Desk::default() }
    }

    fn press(desk: &mut Desk, scene: &Scene<'_, Self>, press: Press<Field>) -> Reaction<Choice> {
        if !scene.may_choose {
            return Reaction::Nothing;
        }
        let key = match press {
            Press::Click(field) => return desk.click(field, scene),
            Press::Scroll(..) => return Reaction::Nothing,
            Press::Key(key, _) => key,
        };
        match key {
            KeyCode::Left | KeyCode::BackTab => desk.step(-1),
            KeyCode::Right | KeyCode::Tab => desk.step(1),
            KeyCode::Up => desk.climb(false),
            KeyCode::Down => desk.climb(true),
            KeyCode::Esc | KeyCode::Backspace => desk.intent = Intent::None,
            KeyCode::Char(' ') if !desk.fields.is_empty() => desk.intent = Intent::Cross,
            KeyCode::Char('c') if desk.intent == Intent::None => {
                return Reaction::Say("Nothing is chosen yet: Enter chooses a field, p passes.".to_owned());
            }
            KeyCode::Enter | KeyCode::Char('c') => return desk.enter(),
            KeyCode::Char('p') => return desk.pass(scene),
            KeyCode::Char(letter) => {
                let row = match letter {
                    '1'..='4' => Colour::ALL.get(letter as usize - '1' as usize).copied(),
                    letter => Colour::from_letter(letter),
                };
                return row.map_or(Reaction::Nothing, |row| desk.jump(row, scene));
            }
            _ => {}
        }
        Reaction::Nothing
    }

    fn paint(
        desk: &mut Desk,
        scene: &Scene<'_, Self>,
        canvas: &mut Canvas<'_, Field>,
        area: Rect,
        log: &Log,
        notice: Option<&str>,
    ) {
        let picture = Picture { desk, scene };
        let own = scene.seat.or_else(|| scene.view.seats().lowest()).unwrap_or_else(|| scene.view.active());
        let others: Vec<Seat> = scene.view.seats().into_iter().filter(|&seat| seat != own).collect();
        let text = Qwixx::sentence(&scene.view, scene.voice);
        let layout = Layout::new(area, others.len(), scene.view.rules(), &text);
        let main = layout.main;
        let mut y = main.y + layout.above;
        picture.draw_dice(canvas, main.x + 1, y);
        y += 3 + layout.below_dice;
        let sentence = Rect { x: main.x + 1, y, width: main.width - 2, height: layout.sentence };
        canvas.paragraph(sentence, &text, PLAIN);
        y += layout.sentence;
        let line = notice.map_or_else(|| desk.line(scene), str::to_owned);
        canvas.text_in(Rect { y, height: 1, ..sentence }, &line, BOLD);
        y += 1 + layout.above_sheet;
        y = picture.draw_sheet(canvas, Rect { y, height: 1, ..main }, own, layout.in_sheet);
        y += layout.above_others;
        let mut bottom = y;
        for (i, seat) in others.into_iter().enumerate() {
            bottom = picture.draw_other(canvas, layout.other(i, y), seat);
        }
        let log_area = layout.log(y, bottom);
        canvas.heading(Rect { height: 1, ..log_area }, "Log");
        log.draw(canvas, Rect { y: log_area.y + 1, height: log_area.height.saturating_sub(1), ..log_area });
    }

    fn keys(desk: &Desk, scene: &Scene<'_, Self>) -> Vec<(KeyCode, &'static str, String)> {
        let enter = |what: &str| (KeyCode::Enter, "Enter", what.to_owned());
        let pass = (KeyCode::Char('p'), "p", if is_misthrow(scene) { "misthrow" } else { "pass" }.to_owned());
        let mut keys = Vec::new();
        match (desk.intent, desk.at_cursor()) {
            (_, None) => keys.push(enter(if is_misthrow(scene) { "misthrow" } else { "pass" })),
            (Intent::Cross, Some((row, number))) => {
                keys.push(enter(&format!("cross {row} {number}")));
                keys.push((KeyCode::Esc, "Esc", "take back".to_owned()));
            }
            (Intent::Misthrow, _) => {
                keys.push(pass);
                keys.push((KeyCode::Esc, "Esc", "go back".to_owned()));
            }
            (Intent::None, Some(_)) => {
                keys.extend([(KeyCode::Tab, "arrows", "other field".to_owned()), enter("choose"), pass]);
            }
        }
        keys
    }

    fn help(theme: Theme) -> Vec<String> {
        let ([l, r], [cl, cr], gone) = (theme.may(), theme.chosen(), theme.gone());
        let lines = [
            "Action 1: everybody may cross the sum of the white dice in one row.",
            "Action 2: the active player may cross one white and one coloured die.",
            "Crosses go from left to right. No cross in either action is a misthrow.",
            "",
            "arrows, Tab     go to another field that may be crossed",
            "r y g b, 1-4    go to a row",
            "Enter           choose the field; again, or c: confirm",
            "p               pass; a misthrow asks once more",
            "Esc             take the chosen field back",
            "",
        ];
        let marks = [
            format!("{l} 5{r}  may be crossed now      > 5<  the cursor"),
            format!("{cl} 5{cr}  chosen, not confirmed   [ 5]  crossed"),
            format!("  {gone}   can no longer be crossed  L [L] (L)  lock: open, crossed, closed"),
            "* 5*  may be crossed by a lucky number (Longo)".to_owned(),
            "On the other sheets X is a cross, a number or - is open; X--- are misthrows.".to_owned(),
        ];
        lines.map(str::to_owned).into_iter().chain(marks).collect()
    }
}
