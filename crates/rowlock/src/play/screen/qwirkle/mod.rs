//! Qwirkle on the screen.

mod camera;
mod desk;
mod picture;

use game::Viewer;
use qwirkle::{Cell, Choice, Qwirkle, Tile, View, ViewStage};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use self::camera::Camera;
use self::desk::{Desk, Spot, choose};
use self::picture::{draw_board, draw_hand, draw_players};
use super::canvas::Canvas;
use super::log::Log;
use super::theme::{BOLD, PLAIN, Theme};
use super::{Press, Reaction, Scene, Screen};
use crate::tell::Tell;

impl Screen for Qwirkle {
    type Desk = Desk;
    type Spot = Spot;

    fn title(_: &str) -> &'static str {
        "Qwirkle"
    }

    fn desk(view: &View, old: Option<Desk>) -> Desk {
        let mut desk = Desk::default();
        let mine = matches!(view.stage, ViewStage::Play { seat, .. } if view.viewer == Viewer::Seat(seat));
        desk.hand = view.hand.map(|hand| hand.tiles().to_vec()).unwrap_or_default();
        if mine {
            view.for_each_placement(|placement, _| desk.placements.push(*placement));
        }
        desk.camera.centre = true;
        if let Some(old) = old.filter(|old| old.camera.size.0 > 0) {
            desk.camera = Camera { free: false, ..old.camera };
        }
        // Where something was placed last, something is most often placed next.
        desk.cursor = view.board.placed().last().map_or(Cell::ORIGIN, |placed| placed.cell);
        desk
    }

    fn press(desk: &mut Desk, scene: &Scene<'_, Self>, press: Press<Spot>) -> Reaction<Choice> {
        let (key, shift) = match press {
            Press::Click(spot) => return desk.click(spot, scene),
            Press::Scroll(x, y) => {
                desk.scroll(i16::from(x) * 2, i16::from(y) * 2);
                return Reaction::Nothing;
            }
            Press::Key(key, shift) => (key, shift),
        };
        if desk.look_around(key, shift) || !scene.may_choose {
            return Reaction::Nothing;
        }
        match key {
            KeyCode::Char(digit @ '1'..='6') => return desk.digit(digit as usize - '1' as usize),
            KeyCode::Char('n') | KeyCode::Tab => desk.next(true),
            KeyCode::Char('N') | KeyCode::BackTab => desk.next(false),
            KeyCode::Char(' ') => return desk.space(scene),
            KeyCode::Enter => return desk.enter(scene),
            KeyCode::Esc => desk.clear(),
            KeyCode::Backspace if desk.picked.is_some() => desk.picked = None,
            KeyCode::Backspace => _ = desk.laid.pop(),
            KeyCode::Char('t') => return desk.start_trade(scene),
            KeyCode::Char('a') => {
                if let Some(tiles) = &mut desk.trade {
                    *tiles = (0..desk.hand.len().min(scene.view.bag)).collect();
                }
            }
            KeyCode::Char('p') => return choose(Choice::Pass, scene),
            _ => {}
        }
        Reaction::Nothing
    }

    fn paint(
        desk: &mut Desk,
        scene: &Scene<'_, Self>,
        canvas: &mut Canvas<'_, Spot>,
        area: Rect,
        log: &Log,
        notice: Option<&str>,
    ) {
        let rail = if area.width >= 120 { 36 } else { 0 };
        let main = Rect { width: area.width - rail, ..area };
        let sentence = Qwirkle::sentence(&scene.view, scene.voice);
        // Rather one row of the board less than half a sentence.
        let height = if sentence.chars().count() > usize::from(main.width - 2) { 2 } else { 1 };
        let text = Rect { x: main.x + 1, width: main.width - 2, height, ..main };
        canvas.paragraph(text, &sentence, PLAIN);
        let line = notice.map_or_else(|| desk.line(scene), str::to_owned);
        canvas.text_in(Rect { y: text.bottom(), height: 1, ..text }, &line, BOLD);
        let below = if rail > 0 { 3 } else { 3 + 1 + 3 };
        let above = height + 1;
        let board = Rect { y: main.y + above, height: main.height - above - below, ..main };
        draw_board(desk, scene, canvas, board);
        draw_hand(desk, scene, canvas, Rect { y: board.bottom(), height: 3, ..main });
        if rail > 0 {
            let rail = Rect { x: main.right(), width: rail, ..area };
            let y = draw_players(scene, canvas, Rect { y: rail.y + 1, ..rail }, true);
            canvas.heading(Rect { y: y + 1, height: 1, ..rail }, "Log");
            log.draw(canvas, Rect { y: y + 2, height: rail.bottom().saturating_sub(y + 2), ..rail });
        } else {
            let y = draw_players(scene, canvas, Rect { y: board.bottom() + 3, ..main }, false);
            log.draw(canvas, Rect { y, height: main.bottom().saturating_sub(y), ..main });
        }
    }

    fn keys(desk: &Desk, scene: &Scene<'_, Self>) -> Vec<(KeyCode, &'static str, String)> {
        let key = |key, name, what: &str| (key, name, what.to_owned());
        if desk.trade.is_some() {
            return vec![
                key(KeyCode::Char('1'), "1-6", "tile"),
                key(KeyCode::Char('a'), "a", "all"),
                key(KeyCode::Enter, "Enter", "trade"),
                key(KeyCode::Esc, "Esc", "leave"),
            ];
        }
        if desk.placement().is_some() {
            return vec![
                key(KeyCode::Enter, "Enter", "place"),
                key(KeyCode::Char('1'), "1-6", "more"),
                key(KeyCode::Tab, "Tab", "other cell"),
                key(KeyCode::Esc, "Esc", "take back"),
            ];
        }
        if scene.why_not(&Choice::Pass).is_none() {
            return vec![key(KeyCode::Enter, "Enter", "pass")];
        }
        vec![
            key(KeyCode::Char('1'), "1-6", "pick a tile"),
            key(KeyCode::Tab, "Tab", "next cell"),
            key(KeyCode::Char('t'), "t", "trade"),
        ]
    }

    fn help(theme: Theme) -> Vec<String> {
        let [l, r] = theme.chosen();
        let shape = |name: &str| Tile::read(name).map(|tile| theme.glyph(tile)).unwrap_or_default();
        let lines = [
            "Place tiles in one line: one colour or one shape, no two alike.",
            "Each line scores its length; a line of six, a Qwirkle, 6 more.",
            "",
            "1-6             pick a tile, or put it back; the one before stays",
            "arrows, hjkl    move the cursor        Tab, n  next cell that fits",
            "Space           lay the tile, or pick it up again",
            "Enter           place all your tiles",
            "Backspace, Esc  take one tile back, take all back",
            "t               trade: 1-6 choose tiles, a all, Enter confirms",
            "Shift-arrows, PgUp, PgDn  scroll       z  centre the board",
            "",
        ];
        let names = ["rs", "oc", "yd", "gv", "bt", "px"].map(shape).join(" ");
        let marks = [
            format!("{names}  square, circle, diamond, clover, star, cross"),
            "red, orange, yellow, green, blue, purple by their first letters".to_owned(),
            format!("[  ] cursor  {l}  {r} yours, not placed yet  (  ) placed last  + may go"),
            "^ in your hand: fits at the cursor, or with the tile that is there".to_owned(),
        ];
        lines.map(str::to_owned).into_iter().chain(marks).collect()
    }
}
