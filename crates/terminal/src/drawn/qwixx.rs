use std::io::{self, Write};

use game::{Game, Points, Seat};
use qwixx::{Choice, Qwixx, Row, View, ViewStage};
use tell::{Texts, Voice, say};

use super::Drawn;
use crate::show::Show;

impl Drawn for Qwixx {
    // The sheets are public, and what is sealed does not show on them.
    fn draw_view(&self, view: &View, voice: Voice<'_>, out: &mut impl Write) -> io::Result<()> {
        let names: Vec<String> = self.seats().into_iter().map(|seat| voice.name(seat).to_owned()).collect();
        self.draw(&names, voice.texts(), out)?;
        match *view.stage() {
            ViewStage::Action1 { roll, .. } | ViewStage::Action2 { roll, .. } => {
                writeln!(
                    out,
                    "{}",
                    say!(voice.texts(), "terminal-lines-dice", dice = tell::qwixx::dice(roll))
                )
            }
            ViewStage::Roll | ViewStage::Over(_) => Ok(()),
        }
    }

    fn no_choice(text: &str, texts: &Texts) -> String {
        say!(texts, "terminal-lines-not-qwixx", text = text)
    }

    fn choice_name(view: &View, choice: &Choice, voice: Voice<'_>) -> String {
        tell::qwixx::choice_name(view.rules(), *choice, voice.texts())
    }

    fn score_headings(texts: &Texts) -> Vec<String> {
        tell::qwixx::score_headings(texts)
    }

    fn score_cells(&self, seat: Seat) -> Vec<String> {
        let score = self.score(seat);
        let rows = Row::ALL.into_iter().map(|row| score.row(row));
        rows.chain([-score.penalty(), score.total()]).map(|points| points.to_string()).collect()
    }
}
