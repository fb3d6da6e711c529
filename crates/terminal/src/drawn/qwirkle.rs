use std::cmp::Reverse;
use std::io::{self, Write};

use game::{Game, Points, Seat};
use qwirkle::{Choice, Qwirkle, View};
use tell::{Texts, Voice, say};

use super::Drawn;
use crate::show::qwirkle::{draw_board, draw_hand};

impl Drawn for Qwirkle {
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
        let texts = voice.texts();
        draw_board(&view.board, texts, out)?;
        let width = self.seats().into_iter().map(|seat| voice.name(seat).chars().count()).max().unwrap_or(0);
        for (seat, known) in self.seats().into_iter().zip(&view.seats) {
            let mark = if self.turn() == seat && self.outcome().is_none() { '>' } else { ' ' };
            let tiles = tell::qwirkle::tiles_counted(known.hand_size, texts);
            writeln!(out, "{mark} {:width$} {:>4}  {tiles}", voice.name(seat), known.score.total())?;
        }
        writeln!(out, "  {}", say!(texts, "terminal-lines-bag", count = view.bag))?;
        if let Some(hand) = view.hand {
            write!(out, "  {}", say!(texts, "terminal-lines-hand"))?;
            draw_hand(hand, out)?;
        }
        Ok(())
    }

    fn no_choice(text: &str, texts: &Texts) -> String {
        say!(texts, "terminal-lines-not-qwirkle", text = text)
    }

    fn choice_name(_view: &View, choice: &Choice, voice: Voice<'_>) -> String {
        match choice {
            Choice::Place(placement) => {
                let placed = placement.tiles().iter();
                let named = placed.map(|placed| format!("{}@{}", voice.tiles([placed.tile]), placed.cell));
                named.collect::<Vec<_>>().join(" ")
            }
            Choice::Trade(tiles) => {
                let tiles = voice.tiles(tiles.tiles().iter().copied());
                format!("{}: {tiles}", say!(voice.texts(), "terminal-hint-trade"))
            }
            Choice::Pass => say!(voice.texts(), "terminal-hint-pass"),
        }
    }

    fn score_headings(texts: &Texts) -> Vec<String> {
        tell::qwirkle::score_headings(texts)
    }

    fn score_cells(&self, seat: Seat) -> Vec<String> {
        let score = self.score(seat);
        let last = if score.finish { 6 } else { 0 };
        let cells = [score.lines as i32, 6 * score.qwirkles as i32, last, score.total()];
        cells.map(|points| points.to_string()).to_vec()
    }
}
