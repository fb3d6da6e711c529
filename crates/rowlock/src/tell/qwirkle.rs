use std::cmp::Reverse;
use std::io::{self, Write};

use game::{Game, Points, Seat, Viewer, counted, listed, number_word};
use qwirkle::{Choice, Formed, Hand, News, Qwirkle, View, ViewStage};

use super::{Tell, Voice, capitalised};
use crate::show::qwirkle::{draw_board, draw_hand};

impl Tell for Qwirkle {
    fn report(news: &News, voice: Voice<'_>) -> String {
        match *news {
            News::Dealt { starter, longest, .. } => {
                let tiles = counted(longest, "tile", "tiles");
                format!("{} the longest line, {tiles}", voice.has(starter))
            }
            News::Placed { seat, placement, points, qwirkles } => {
                let (points, qwirkles) = (placed_points(points), bonus(qwirkles));
                format!(
                    "{} placed {} for {points}{qwirkles}",
                    voice.subject(seat),
                    voice.tiles(placement.tiles().iter().map(|placed| placed.tile))
                )
            }
            News::Traded { seat, count, own } => match own {
                Some(tiles) => {
                    format!("{} traded {}", voice.subject(seat), voice.tiles(tiles.tiles().iter().copied()))
                }
                None => format!("{} traded {}", voice.subject(seat), counted(count, "tile", "tiles")),
            },
            News::Passed(seat) => format!("{} could do nothing and passed", voice.subject(seat)),
            News::Drew { seat, count, own } => match own {
                Some(tiles) => {
                    format!("{} drew {}", voice.subject(seat), voice.tiles(tiles.tiles().iter().copied()))
                }
                None => format!("{} drew {}", voice.subject(seat), counted(count, "tile", "tiles")),
            },
        }
    }

    /// Everybody fills the hand up again.
    fn is_idle(news: &News) -> bool {
        matches!(news, News::Drew { own: None, .. })
    }

    fn sentence(view: &View, voice: Voice<'_>) -> String {
        match view.stage {
            ViewStage::Deal => "The tiles are about to be dealt.".to_owned(),
            ViewStage::Play { seat, opening } if view.viewer == Viewer::Seat(seat) => {
                let next = voice.subject(seat.next(view.seats.len()));
                capitalised(&format!("{}{} Then {next} plays.", voice.call(seat), to_play(view, opening)))
            }
            ViewStage::Play { seat, .. } => format!("{} choosing.", voice.is(seat)),
            ViewStage::Draw { seat, count, .. } => {
                format!("{} about to draw {}.", voice.is(seat), counted(count, "tile", "tiles"))
            }
            ViewStage::Over(_) => "The game is over.".to_owned(),
        }
    }

    fn best_first(view: &View) -> Vec<Choice> {
        let mut placements = Vec::new();
        view.for_each_placement(|placement, points| placements.push((points, *placement)));
        placements.sort_by_key(|&(points, placement)| (Reverse(points), placement));
        let mut choices: Vec<Choice> =
            placements.into_iter().map(|(_, placement)| Choice::Place(placement)).collect();
        let mut all = Vec::new();
        view.choices(&mut all);
        choices.extend(all.into_iter().filter(|choice| !matches!(choice, Choice::Place(_))));
        choices
    }

    fn draw_view(&self, view: &View, voice: Voice<'_>, out: &mut impl Write) -> io::Result<()> {
        draw_board(&view.board, out)?;
        let width = self.seats().into_iter().map(|seat| voice.name(seat).chars().count()).max().unwrap_or(0);
        for (seat, known) in self.seats().into_iter().zip(&view.seats) {
            let mark = if self.turn() == seat && self.outcome().is_none() { '>' } else { ' ' };
            let tiles = counted(known.hand_size, "tile", "tiles");
            writeln!(out, "{mark} {:width$} {:>4}  {tiles}", voice.name(seat), known.score.total())?;
        }
        writeln!(out, "  bag: {}", view.bag)?;
        if let Some(hand) = view.hand {
            write!(out, "  hand:")?;
            draw_hand(hand, out)?;
        }
        Ok(())
    }

    fn score_headings() -> &'static [&'static str] {
        &["lines", "Qwirkles", "last tile", "total"]
    }

    fn score_cells(&self, seat: Seat) -> Vec<String> {
        let score = self.score(seat);
        let last = if score.finish { 6 } else { 0 };
        let cells = [score.lines as i32, 6 * score.qwirkles as i32, last, score.total()];
        cells.map(|points| points.to_string()).to_vec()
    }
}

/// "1 point", "10 points".
fn placed_points(points: u32) -> String {
    if points == 1 { "1 point".to_owned() } else { format!("{points} points") }
}

/// "10 points: lines of 4, 4 and 2".
pub(crate) fn lines_formed(formed: Formed) -> String {
    let points = placed_points(formed.points());
    let lines = match formed.lengths() {
        [1] => "one tile alone".to_owned(),
        [length] => format!("a line of {length}"),
        lengths => format!("lines of {}", listed(lengths, "and")),
    };
    format!("{points}: {lines}{}", bonus(formed.qwirkles()))
}

fn bonus(qwirkles: u32) -> String {
    match qwirkles {
        0 => String::new(),
        1 => ", a Qwirkle!".to_owned(),
        more => format!(", {} Qwirkles!", number_word(more as usize)),
    }
}

fn to_play(view: &View, opening: Option<usize>) -> String {
    if let Some(length) = opening {
        let line =
            if length == 1 { "one tile".to_owned() } else { format!("a line of {}", number_word(length)) };
        return format!("you begin: place {line}, the longest that anyone holds.");
    }
    let mut can_place = false;
    view.for_each_placement(|_, _| can_place = true);
    match (can_place, view.bag) {
        (true, 0) => "your turn: place tiles in one line; the bag is empty.".to_owned(),
        (true, _) => "your turn: place tiles in one line, or trade some.".to_owned(),
        (false, 0) => "you can place nothing and the bag is empty: pass.".to_owned(),
        (false, bag) => {
            let most = bag.min(view.hand.map_or(0, |hand: Hand| hand.len()));
            format!("you can place nothing: trade up to {}.", counted(most, "tile", "tiles"))
        }
    }
}
