use std::io::{self, Write};

use game::{Game, Points, Seat, Seats, listed};
use qwixx::{Choice, Colour, MOST_MISTHROWS, News, Qwixx, Roll, View, ViewStage};

use super::{Tell, Voice};
use crate::show::Show;

impl Tell for Qwixx {
    fn report(news: &News, voice: Voice<'_>) -> String {
        match *news {
            News::Rolled { seat, roll } => format!("{} rolled {}", voice.subject(seat), dice(roll)),
            News::Crossed { seat, row, number, closes } => {
                let closing = if closes { format!(" and closed {row}") } else { String::new() };
                format!("{} crossed {row} {number}{closing}", voice.subject(seat))
            }
            News::Passed(seat) => format!("{} passed", voice.subject(seat)),
            News::Misthrow(seat) => format!("{} crossed nothing: a misthrow", voice.subject(seat)),
        }
    }

    fn sentence(view: &View, voice: Voice<'_>) -> String {
        let viewer = view.viewer().seat();
        match *view.stage() {
            ViewStage::Roll => format!("{} about to roll the dice.", voice.is(view.active())),
            ViewStage::Action1 { roll, chosen, own } => match (viewer, own) {
                (Some(seat), None) => action_1(view, seat, roll, voice),
                (_, own) => waiting(view.seats().without(chosen), own, voice),
            },
            ViewStage::Action2 { first, .. } => match viewer {
                Some(seat) if seat == view.active() => action_2(view, seat, first, voice),
                _ => format!("{} choosing in action 2.", voice.is(view.active())),
            },
            ViewStage::Over(_) => "The game is over.".to_owned(),
        }
    }

    // The sheets are public, and what is sealed does not show on them.
    fn draw_view(&self, view: &View, voice: Voice<'_>, out: &mut impl Write) -> io::Result<()> {
        let names: Vec<String> = self.seats().into_iter().map(|seat| voice.name(seat).to_owned()).collect();
        self.draw(&names, out)?;
        match *view.stage() {
            ViewStage::Action1 { roll, .. } | ViewStage::Action2 { roll, .. } => {
                writeln!(out, "dice: {}", dice(roll))
            }
            ViewStage::Roll | ViewStage::Over(_) => Ok(()),
        }
    }

    fn score_headings() -> &'static [&'static str] {
        &["red", "yellow", "green", "blue", "misthrows", "total"]
    }

    fn score_cells(&self, seat: Seat) -> Vec<String> {
        let score = self.score(seat);
        let rows = Colour::ALL.into_iter().map(|row| score.row(row));
        rows.chain([-score.penalty(), score.total()]).map(|points| points.to_string()).collect()
    }
}

/// The dice as a record has them, but with the sum of the white ones.
fn dice(roll: Roll) -> String {
    let [one, other] = roll.white();
    let colours =
        Colour::ALL.into_iter().filter_map(|row| Some(format!(" {}{}", row.letter(), roll.colour(row)?)));
    format!("{one}+{other}{}", colours.collect::<String>())
}

/// Who has yet to choose, and what the viewer has chosen.
fn waiting(seats: Seats, own: Option<Choice>, voice: Voice<'_>) -> String {
    let names = listed(seats.into_iter().map(|seat| voice.subject(seat)), "and");
    let are = if seats.len() == 1 { "has" } else { "have" };
    match own {
        Some(Choice::Cross { row, number }) => {
            format!("You chose {row} {number}. {names} {are} yet to choose.")
        }
        Some(Choice::Pass) => format!("You passed. {names} {are} yet to choose."),
        None => format!("Action 1: {names} {are} yet to choose."),
    }
}

fn action_1(view: &View, seat: Seat, roll: Roll, voice: Voice<'_>) -> String {
    let [one, other] = roll.white();
    let sum = roll.white_sum();
    let (fields, lucky): (Vec<_>, Vec<_>) = crosses(view).into_iter().partition(|&(_, number)| number == sum);
    let rows = listed(fields.iter().map(|(row, _)| row), "or");
    let dice = format!("{}action 1: the white dice make {one} + {other} = {sum}.", voice.call(seat));
    let may = match (fields.is_empty(), lucky.is_empty()) {
        (true, true) => format!("There is no {sum} that you may cross: pass."),
        (false, true) => format!("You may cross {sum} in {rows}, or pass."),
        (true, false) => format!("It is a lucky number of yours: you may cross {}, or pass.", either(&lucky)),
        (false, false) => {
            let lucky = either(&lucky);
            format!("You may cross {sum} in {rows}, or by your lucky number {lucky}, or pass.")
        }
    };
    let active = view.active();
    let next = if active == seat {
        "You are the active player: action 2 comes next.".to_owned()
    } else {
        format!("Then {} has action 2.", voice.subject(active))
    };
    format!("{} {may} {next}", super::capitalised(&dice))
}

fn action_2(view: &View, seat: Seat, first: Choice, voice: Voice<'_>) -> String {
    let fields = crosses(view);
    let dice = format!("{}action 2: one white die and a coloured one.", voice.call(seat));
    let misthrow = first == Choice::Pass;
    let ends = view.sheet(seat).misthrows() + 1 >= MOST_MISTHROWS;
    let may = if fields.is_empty() {
        "You can cross nothing.".to_owned()
    } else {
        format!("You may cross {}, or pass.", either(&fields))
    };
    let cost = match (misthrow, ends) {
        (true, true) => "Without a cross it is your fourth misthrow and the end.",
        (true, false) => "Without a cross it is a misthrow.",
        (false, _) if fields.is_empty() => "Pass: you have crossed in action 1.",
        (false, _) => "Passing is free.",
    };
    format!("{} {may} {cost}", super::capitalised(&dice))
}

/// The fields that the viewer may cross.
fn crosses(view: &View) -> Vec<(Colour, u8)> {
    let fields = view.choices().into_iter().filter_map(|choice| match choice {
        Choice::Cross { row, number } => Some((row, number)),
        Choice::Pass => None,
    });
    fields.collect()
}

/// "red 7/10, green 8 or blue 9".
fn either(fields: &[(Colour, u8)]) -> String {
    let of_row = |row: Colour| {
        let numbers = fields.iter().filter(|(other, _)| *other == row).map(|(_, number)| number.to_string());
        let numbers = numbers.collect::<Vec<_>>().join("/");
        (!numbers.is_empty()).then(|| format!("{row} {numbers}"))
    };
    listed(Colour::ALL.into_iter().filter_map(of_row), "or")
}

#[cfg(test)]
mod tests {
    use game::Viewer;
    use qwixx::Setup;

    use super::*;

    fn view_of(game: &Qwixx, seat: usize) -> View {
        game.view(Viewer::Seat(Seat::new(seat)))
    }

    fn names() -> Vec<String> {
        ["You", "skilled"].map(str::to_owned).to_vec()
    }

    #[test]
    fn a_sentence_says_what_may_be_done() {
        let names = names();
        let voice = Voice::new(&names, Some(Seat::new(0)));
        let mut game = Qwixx::new(&Setup::classic(&names)).unwrap();
        assert_eq!(Qwixx::sentence(&view_of(&game, 0), voice), "You are about to roll the dice.");
        game.happen(&Roll::new([4, 1], [3, 5, 2, 6])).unwrap();
        assert_eq!(
            Qwixx::sentence(&view_of(&game, 0), voice),
            "Action 1: the white dice make 4 + 1 = 5. You may cross 5 in red, yellow, green or blue, \
             or pass. \
             You are the active player: action 2 comes next."
        );
        game.play(Seat::new(0), &Choice::Pass).unwrap();
        assert_eq!(Qwixx::sentence(&view_of(&game, 0), voice), "You passed. skilled has yet to choose.");
        game.play(Seat::new(1), &Choice::Pass).unwrap();
        let sentence = Qwixx::sentence(&view_of(&game, 0), voice);
        assert!(sentence.ends_with("or pass. Without a cross it is a misthrow."), "{sentence}");
        assert_eq!(Qwixx::sentence(&view_of(&game, 1), voice), "You are choosing in action 2.");
    }
}
