use game::{Points, Step};
use qwirkle::{Cell, Choice, Qwirkle, Tile, ViewStage};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tell::say;

use super::camera::aim;
use super::selection::{Selection, Spot};
use crate::screen::Scene;
use crate::screen::app::latest;
use crate::screen::canvas::{Canvas, Hit};
use crate::screen::theme::{BEST, BOLD, DIM, PLAIN, REVERSED, Theme};

/// The columns of a cell: a mark, the two characters of a tile, a mark.
const CELL: u16 = 4;

pub(super) fn draw_board(
    selection: &mut Selection,
    scene: &Scene<'_, Qwirkle>,
    canvas: &mut Canvas<'_, Spot>,
    area: Rect,
) {
    let labels = 5;
    let size = (
        i16::try_from((area.width - labels) / CELL).unwrap_or(1),
        i16::try_from(area.height - 1).unwrap_or(1),
    );
    aim(selection, &scene.view, size);
    let (left, top) = selection.camera.corner;
    let marked = if scene.may_choose && selection.trade.is_none() { selection.marked() } else { Vec::new() };
    let recent = recent(scene);
    let tentative = selection.tentative();
    let best = scene.best().filter(|_| scene.may_choose && selection.trade.is_none());
    for column in 0..size.0 {
        let x = area.x + labels + column as u16 * CELL;
        canvas.text(x, area.y, &format!("{:>3}", left + column), DIM);
    }
    for line in 0..size.1 {
        let y = area.y + 1 + line as u16;
        canvas.text(area.x, y, &format!("{:>4}", top + line), DIM);
        for column in 0..size.0 {
            let (Ok(cx), Ok(cy)) = (i8::try_from(left + column), i8::try_from(top + line)) else {
                continue;
            };
            let cell = Cell::new(cx, cy);
            let x = area.x + labels + column as u16 * CELL;
            let laid = tentative.iter().find(|placed| placed.cell == cell).map(|placed| placed.tile);
            let advised = match best {
                Some(Choice::Place(placement)) => placement.tile(cell),
                _ => None,
            };
            let on_board = scene.view.board.tile(cell);
            let here = selection.cursor == cell && (scene.may_choose || laid.is_some());
            let sides = if here {
                ['[', ']']
            } else if laid.is_some() {
                scene.theme.chosen()
            } else if advised.is_some() {
                BEST
            } else if recent.contains(&cell) {
                ['(', ')']
            } else {
                [' ', ' ']
            };
            let (inner, style) = inner_of(scene.theme, on_board.or(advised), laid, marked.contains(&cell));
            let frame = if here || laid.is_some() { BOLD } else { DIM };
            canvas.text(x, y, &sides[0].to_string(), frame);
            let style = if here { style.add_modifier(Modifier::REVERSED) } else { style };
            canvas.text(x + 1, y, &inner, style);
            canvas.text(x + 3, y, &sides[1].to_string(), frame);
            canvas.hits.push((Rect::new(x, y, CELL, 1), Hit::Spot(Spot::Cell(cell))));
        }
    }
}

/// The two characters in the middle of a cell.
fn inner_of(theme: Theme, on_board: Option<Tile>, laid: Option<Tile>, marked: bool) -> (String, Style) {
    match (laid, on_board) {
        (Some(tile), _) => (theme.glyph(tile), theme.tile(tile).add_modifier(Modifier::UNDERLINED)),
        (None, Some(tile)) => (theme.glyph(tile), theme.tile(tile)),
        (None, None) if marked => (" +".to_owned(), BOLD),
        (None, None) => (format!(" {}", theme.gone()), DIM),
    }
}

/// The cells of what others placed since the viewer last chose; for a spectator, of the last placement.
fn recent(scene: &Scene<'_, Qwirkle>) -> Vec<Cell> {
    let steps = match scene.seat {
        Some(_) => latest(scene.steps, scene.seat),
        None => scene.steps,
    };
    let placed = steps.iter().rev().filter_map(|step| match step {
        Step::Choice(_, Choice::Place(placement)) => Some(placement),
        _ => None,
    });
    let most = if scene.seat.is_some() { usize::MAX } else { 1 };
    placed.take(most).flat_map(|placement| placement.tiles().iter().map(|placed| placed.cell)).collect()
}

pub(super) fn draw_hand(
    selection: &Selection,
    scene: &Scene<'_, Qwirkle>,
    canvas: &mut Canvas<'_, Spot>,
    area: Rect,
) {
    let texts = scene.voice.texts();
    let hidden = || say!(texts, "terminal-hands-hidden");
    let name = scene.seat.map_or_else(hidden, |seat| scene.voice.name(seat).to_owned());
    let bag = say!(texts, "terminal-bag", count = scene.view.bag);
    let parts = [Some(name), Some(bag), out_of_sight(selection, scene)];
    let heading = parts.into_iter().flatten().collect::<Vec<_>>().join(scene.theme.dot());
    canvas.heading(Rect { height: 1, ..area }, &heading);
    let mut x = area.x + 2;
    for (i, &tile) in selection.hand.iter().enumerate() {
        let y = area.y + 1;
        let from = x;
        x = canvas.text(x, y, &format!("{} ", i + 1), DIM);
        let used = selection.picked == Some(i) || selection.laid.iter().any(|&(other, _)| other == i);
        let traded = selection.trade.as_ref().is_some_and(|tiles| tiles.contains(&i));
        let sides = if traded || used { scene.theme.chosen() } else { [' ', ' '] };
        let useless = scene.may_choose && selection.trade.is_none() && selection.cells_for(tile).is_empty();
        let style = if used || useless {
            scene.theme.tile(tile).remove_modifier(Modifier::BOLD).patch(DIM)
        } else {
            scene.theme.tile(tile)
        };
        let style = if traded { style.patch(REVERSED) } else { style };
        x = canvas.text(x, y, &format!("{}{}{}", sides[0], scene.theme.glyph(tile), sides[1]), style);
        let mark = if scene.may_choose && selection.trade.is_none() && selection.fits(i) { "^" } else { " " };
        canvas.text(from + 3, y + 1, mark, BOLD);
        canvas.hits.push((Rect::new(from, y, x - from, 2), Hit::Spot(Spot::Hand(i))));
        x += 4;
    }
}

/// How many tiles of the board are out of sight, and on which side of it, if any are.
fn out_of_sight(selection: &Selection, scene: &Scene<'_, Qwirkle>) -> Option<String> {
    let counts = scene.theme.arrows().into_iter().zip(selection.camera.out_of_sight(&scene.view.board));
    let out: Vec<String> =
        counts.filter(|&(_, count)| count > 0).map(|(arrow, count)| format!("{arrow}{count}")).collect();
    let tiles = out.join(" ");
    (!out.is_empty()).then(|| say!(scene.voice.texts(), "terminal-out-of-sight", tiles = tiles))
}

/// Everybody's points and whose turn it is; gives the line below.
pub(super) fn draw_players(
    scene: &Scene<'_, Qwirkle>,
    canvas: &mut Canvas<'_, Spot>,
    area: Rect,
    one_each: bool,
) -> u16 {
    let turn = match scene.view.stage {
        ViewStage::Play { seat, .. } | ViewStage::Draw { seat, .. } => Some(seat),
        ViewStage::Deal | ViewStage::Over(_) => None,
    };
    let (mut x, mut y) = (area.x + 1, area.y);
    let seats = game::Seats::first(scene.view.seats.len());
    let short = |seat| scene.voice.name(seat).chars().take(12).collect::<String>();
    let longest = seats.into_iter().map(|seat| short(seat).chars().count()).max().unwrap_or(0);
    // One below the other they stand in columns.
    let (names, points) = if one_each { (longest, 4) } else { (0, 0) };
    for (seat, known) in seats.into_iter().zip(&scene.view.seats) {
        let mark = if turn == Some(seat) { ">" } else { " " };
        let left = say!(scene.voice.texts(), "terminal-left", count = known.hand_size);
        let tiles = if known.hand_size < 6 { format!(" ({left})") } else { String::new() };
        let text = format!("{mark} {:names$} {:>points$}{tiles}", short(seat), known.score.total());
        let width = text.chars().count() as u16;
        if !one_each && x + width > area.right() {
            (x, y) = (area.x + 1, y + 1);
        }
        let end = canvas.text(x, y, &text, if turn == Some(seat) { BOLD } else { PLAIN });
        if one_each {
            y += 1;
        } else {
            x = end + 2;
        }
    }
    if one_each { y } else { y + 1 }
}
