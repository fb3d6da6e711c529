//! Qwirkle on the screen.

mod camera;
mod picture;
mod selection;

use game::Viewer;
use qwirkle::{Cell, Choice, Colour, Qwirkle, Shape, Tile, View, ViewStage};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tell::qwirkle::{colour_name, shape_name};
use tell::{Tell, say};

use self::camera::Camera;
use self::picture::{draw_board, draw_hand, draw_players};
use self::selection::{Selection, Spot, choose};
use super::canvas::{Canvas, Hint, broken};
use super::log::Log;
use super::theme::{BOLD, PLAIN};
use super::{Press, Reaction, Scene, Screen, side_by_side};
use crate::plain::columns;

impl Screen for Qwirkle {
    type Selection = Selection;
    type Spot = Spot;
    /// The small letter moves the cursor, as in other programs.
    const HINT: char = 'H';

    fn selection(view: &View, old: Option<Selection>) -> Selection {
        let mut selection = Selection::default();
        let mine = matches!(view.stage, ViewStage::Play { seat, .. } if view.viewer == Viewer::Seat(seat));
        selection.hand = view.hand.map(|hand| hand.tiles().to_vec()).unwrap_or_default();
        if mine {
            view.for_each_placement(|placement, _| selection.placements.push(*placement));
        }
        selection.camera.centre = true;
        if let Some(old) = old.filter(|old| old.camera.size.0 > 0) {
            selection.camera = Camera { free: false, ..old.camera };
        }
        // Where something was placed last, something is most often placed next.
        selection.cursor = view.board.placed().last().map_or(Cell::ORIGIN, |placed| placed.cell);
        selection
    }

    fn press(selection: &mut Selection, scene: &Scene<'_, Self>, press: Press<Spot>) -> Reaction<Choice> {
        let (key, shift) = match press {
            Press::Click(spot) => return selection.click(spot, scene),
            Press::Scroll(x, y) => {
                selection.scroll(i16::from(x) * 2, i16::from(y) * 2);
                return Reaction::Nothing;
            }
            Press::Key(key, shift) => (key, shift),
        };
        if selection.look_around(key, shift) || !scene.may_choose {
            return Reaction::Nothing;
        }
        match key {
            KeyCode::Char(digit @ '1'..='6') => {
                return selection.digit(digit as usize - '1' as usize, scene);
            }
            KeyCode::Char('n') | KeyCode::Tab => selection.next(true, &scene.view.board),
            KeyCode::Char('N') | KeyCode::BackTab => selection.next(false, &scene.view.board),
            KeyCode::Char(' ') => return selection.space(scene),
            KeyCode::Enter => return selection.enter(scene),
            KeyCode::Esc => selection.clear(),
            KeyCode::Backspace if selection.picked.is_some() => selection.picked = None,
            KeyCode::Backspace => _ = selection.laid.pop(),
            KeyCode::Char('t') => return selection.start_trade(scene),
            KeyCode::Char('a') => {
                if let Some(tiles) = &mut selection.trade {
                    *tiles = (0..selection.hand.len().min(scene.view.bag)).collect();
                }
            }
            KeyCode::Char('p') => return choose(Choice::Pass, scene),
            _ => {}
        }
        Reaction::Nothing
    }

    fn paint(
        selection: &mut Selection,
        scene: &Scene<'_, Self>,
        canvas: &mut Canvas<'_, Spot>,
        area: Rect,
        log: &Log,
        notice: Option<&str>,
    ) {
        let rail = if area.width >= 120 { 36 } else { 0 };
        let main = Rect { width: area.width - rail, ..area };
        let sentence = Qwirkle::sentence(&scene.view, scene.voice);
        let line = notice.map_or_else(|| selection.line(scene), str::to_owned);
        let [lines, own] =
            [&sentence, &line].map(|text| broken(text, usize::from(main.width - 2)).len().min(6) as u16);
        // Rather some rows of the board less than half a sentence. A long line takes the room of the sentence, so that
        // the board does not move.
        let above = (lines + 1).max(own);
        let text = Rect { x: main.x + 1, width: main.width - 2, height: above - own, ..main };
        canvas.paragraph(text, &sentence, PLAIN);
        canvas.paragraph(Rect { y: text.bottom(), height: own, ..text }, &line, BOLD);
        let below = if rail > 0 { 3 } else { 3 + 1 + 3 };
        let board = Rect { y: main.y + above, height: main.height - above - below, ..main };
        draw_board(selection, scene, canvas, board);
        draw_hand(selection, scene, canvas, Rect { y: board.bottom(), height: 3, ..main });
        if rail > 0 {
            let rail = Rect { x: main.right(), width: rail, ..area };
            let y = draw_players(scene, canvas, Rect { y: rail.y + 1, ..rail }, true);
            let area = Rect { y: y + 1, height: rail.bottom().saturating_sub(y + 1), ..rail };
            scene.draw_log(canvas, area, log, true);
        } else {
            let y = draw_players(scene, canvas, Rect { y: board.bottom() + 3, ..main }, false);
            let area = Rect { y, height: main.bottom().saturating_sub(y), ..main };
            scene.draw_log(canvas, area, log, false);
        }
    }

    fn keys(selection: &Selection, scene: &Scene<'_, Self>) -> Vec<Hint> {
        let texts = scene.voice.texts();
        let tiles = |what| Hint::new(KeyCode::Char('1'), "1-6", what);
        if let Some(chosen) = &selection.trade {
            let trade = Hint::enter(say!(texts, "terminal-hint-trade"));
            let trade = (!chosen.is_empty()).then_some(trade);
            let [pick, all] = [
                tiles(say!(texts, "terminal-hint-tile")),
                Hint::letter('a', say!(texts, "terminal-hint-all")),
            ];
            let leave = Hint::esc(say!(texts, "terminal-hint-leave"));
            return [pick, all].into_iter().chain(trade).chain([leave]).collect();
        }
        if let Some(placement) = selection.placement() {
            let legal = scene.why_not(&Choice::Place(placement)).is_none();
            let more = (0..selection.hand.len()).any(|i| selection.fits(i));
            let elsewhere = selection.picked.is_some() && selection.stops(&scene.view.board).len() > 1;
            let hints = [
                legal.then(|| Hint::enter(say!(texts, "terminal-hint-place"))),
                more.then(|| tiles(say!(texts, "terminal-hint-more"))),
                elsewhere.then(|| Hint::new(KeyCode::Tab, "Tab", say!(texts, "terminal-hint-other-cell"))),
                Some(Hint::esc(say!(texts, "terminal-hint-take-back"))),
            ];
            return hints.into_iter().flatten().collect();
        }
        if !Self::has_alternatives(selection, scene) {
            return vec![Hint::enter(say!(texts, "terminal-hint-pass"))];
        }
        let (fits, trades) = (!selection.placements.is_empty(), selection.why_no_trade(scene).is_none());
        let hints = [
            fits.then(|| tiles(say!(texts, "terminal-hint-pick"))),
            fits.then(|| Hint::new(KeyCode::Tab, "Tab", say!(texts, "terminal-hint-next-cell"))),
            trades.then(|| Hint::letter('t', say!(texts, "terminal-hint-trade"))),
        ];
        hints.into_iter().flatten().collect()
    }

    fn has_alternatives(_: &Selection, scene: &Scene<'_, Self>) -> bool {
        // Passing is legal only where nothing else is.
        scene.why_not(&Choice::Pass).is_some()
    }

    fn show(selection: &mut Selection, choice: &Choice) {
        if let Choice::Place(placement) = choice {
            selection.camera.show(placement.tiles().iter().map(|placed| placed.cell));
        }
    }

    fn help(scene: &Scene<'_, Self>) -> Vec<String> {
        let (theme, texts) = (scene.theme, scene.voice.texts());
        let [l, r] = theme.chosen();
        let (own, cursor, last) = (format!("{l}  {r}"), "[  ]", "(  )");
        let marks =
            say!(texts, "terminal-help-qwirkle-marks", cursor = cursor, own = own, last = last, may = " +",);
        let tiles = Colour::ALL.into_iter().zip(Shape::ALL).map(|(colour, shape)| Tile::new(colour, shape));
        let shapes = tiles.map(|tile| format!("{} {}", theme.glyph(tile), shape_name(tile.shape(), texts)));
        let colours = Colour::ALL.map(|colour| format!("{} {}", colour.letter(), colour_name(colour, texts)));
        let mut lines: Vec<String> =
            say!(texts, "terminal-help-qwirkle-rules").lines().map(str::to_owned).collect();
        lines.push(String::new());
        lines.extend(columns(&say!(texts, "terminal-help-qwirkle-keys")));
        lines.push(String::new());
        lines.push(shapes.collect::<Vec<_>>().join(", "));
        lines.push(colours.join(", "));
        lines.extend(side_by_side(&columns(&marks)));
        lines.push(say!(texts, "terminal-help-qwirkle-hand"));
        lines
    }
}
