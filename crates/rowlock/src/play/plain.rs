//! A game line by line, for scripts and for terminals that cannot be filled.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use game::{Seat, Viewer, listed};
use table::Told;

use super::opening::Front;
use super::screen::Screen;
use super::session::{Play, Session};
use crate::failure::Failure;
use crate::tell::{capitalised, told};

/// How many choices are listed before `all` is asked for.
const LISTED: usize = 20;

const HELP: &str = "  NUMBER      take the choice with this number
  NOTATION    a choice as records have it: r5 or - in Qwixx; rs@0,3 bs@1,3 or trade rs or pass in Qwirkle
  all         list every choice
  show        show the game again
  undo        take back your last choice, as long as nothing was rolled or drawn since
  save FILE   save a copy of the game
  quit        stop; the game is saved and can be resumed";

/// Plays on standard input and output.
#[derive(Debug)]
pub(super) struct Plain;

impl Front for Plain {
    fn play<G: Screen>(self, session: Session<G>) -> Result<(), Failure> {
        let cover = io::stdin().is_terminal();
        let (input, out) = (io::stdin().lock(), anstream::stdout().lock());
        Talk { session, input, out, told: 0, last: None, cover }.run()
    }
}

/// A game and the one who talks with us about it.
struct Talk<G: Play, R, W> {
    session: Session<G>,
    input: R,
    out: W,
    /// How many steps were told.
    told: usize,
    /// The person who was asked last.
    last: Option<Seat>,
    /// Whether somebody sits there who must not see what another person has.
    cover: bool,
}

/// What a line of input leads to.
enum Answer {
    Asked,
    Shown,
    Again,
    Quit,
}

impl<G: Play, R: BufRead, W: Write> Talk<G, R, W> {
    fn run(mut self) -> Result<(), Failure> {
        loop {
            self.session.go_on();
            self.tell()?;
            let people = self.session.table().awaited_people();
            let Some(seat) = self.last.filter(|&last| people.contains(last)).or_else(|| people.lowest())
            else {
                return self.end();
            };
            if !self.ask(seat)? {
                let text = self.session.leave()?;
                writeln!(self.out, "{text}")?;
                return Ok(());
            }
        }
    }

    /// The only person may know what their seat knows; several share one screen.
    fn viewer(&self) -> Viewer {
        let people = self.session.people();
        Session::<G>::viewer(people.lowest().filter(|_| people.len() == 1))
    }

    /// Tells what has happened and is open to everybody.
    fn tell(&mut self) -> io::Result<()> {
        let table = self.session.table();
        self.told = self.told.min(table.record().steps().len());
        let public = table.told(Viewer::Spectator, self.told);
        let open = public.iter().take_while(|told| matches!(told, Told::News(_))).count();
        for step in table.told(self.viewer(), self.told).iter().take(open) {
            if matches!(step, Told::News(news) if G::is_idle(news)) {
                continue;
            }
            writeln!(self.out, "{}", told(step, self.session.voice()))?;
        }
        self.told += open;
        for notice in self.session.take_notices() {
            writeln!(self.out, "{notice}")?;
        }
        self.out.flush()
    }

    /// Asks a person until they choose; `false` if they quit.
    fn ask(&mut self, seat: Seat) -> Result<bool, Failure> {
        // The first question shows nothing that is hidden, unless there are hands.
        let hides = self.session.people().len() > 1 && (self.last.is_some() || G::HIDDEN_HANDS);
        if self.last != Some(seat) && hides && self.cover && !self.pass_the_keyboard(seat)? {
            return Ok(false);
        }
        self.last = Some(seat);
        self.show(seat)?;
        self.list(seat, LISTED)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = self.line()? else {
                writeln!(self.out)?;
                return Ok(false);
            };
            match self.answer(seat, &line)? {
                Answer::Asked => return Ok(true),
                Answer::Shown => self.list(seat, LISTED)?,
                Answer::Again => {}
                Answer::Quit => return Ok(false),
            }
        }
    }

    fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let count = self.input.read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.cover && count > 0 {
            // A terminal shows what is typed; a transcript has it only from us.
            writeln!(self.out, "{line}")?;
        }
        Ok((count > 0).then_some(line))
    }

    fn pass_the_keyboard(&mut self, seat: Seat) -> io::Result<bool> {
        let name = self.session.voice().name(seat).to_owned();
        // Both the screen and what can be scrolled back to.
        let clear = "\x1b[H\x1b[2J\x1b[3J";
        writeln!(self.out, "{}{clear}Pass the keyboard to {name}, who presses Enter.", "\n".repeat(60))?;
        self.out.flush()?;
        Ok(self.line()?.is_some())
    }

    fn show(&mut self, seat: Seat) -> io::Result<()> {
        let (table, voice) = (self.session.table(), self.session.voice());
        let view = table.view(Viewer::Seat(seat));
        writeln!(self.out)?;
        table.state().draw_view(&view, voice, &mut self.out)?;
        writeln!(self.out, "{}", G::sentence(&view, voice))
    }

    fn list(&mut self, seat: Seat, most: usize) -> io::Result<()> {
        let state = self.session.table().state();
        let choices = G::best_first(&state.view(Viewer::Seat(seat)));
        let texts: Vec<String> = choices.iter().take(most).map(ToString::to_string).collect();
        let width = texts.iter().map(String::len).max().unwrap_or(0);
        for (i, (choice, text)) in choices.iter().zip(&texts).enumerate() {
            let line = format!("{:>4}  {text:width$}  {}", i + 1, state.effect(seat, choice));
            writeln!(self.out, "{}", line.trim_end())?;
        }
        if choices.len() > most {
            writeln!(self.out, "      and {} more: 'all' lists them", choices.len() - most)?;
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, line: &str) -> Result<Answer, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => {}
            "help" | "?" => writeln!(self.out, "{HELP}")?,
            "all" => self.list(seat, usize::MAX)?,
            "quit" | "exit" | "q" => return Ok(Answer::Quit),
            "show" => {
                self.show(seat)?;
                return Ok(Answer::Shown);
            }
            "save" => self.save(rest.trim())?,
            "undo" => return self.undo(seat),
            _ => return self.choose(seat, line),
        }
        Ok(Answer::Again)
    }

    fn save(&mut self, path: &str) -> io::Result<()> {
        if path.is_empty() {
            return writeln!(self.out, "The game is saved in {}.", self.session.path().display());
        }
        match self.session.save_copy(Path::new(path)) {
            Ok(()) => writeln!(self.out, "A copy is saved in {path}."),
            Err(reason) => writeln!(self.out, "{}.", capitalised(&reason)),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<Answer, Failure> {
        match self.session.take_back(Some(seat)) {
            Ok(_) => {
                writeln!(self.out, "The last choice is taken back.")?;
                Ok(Answer::Asked)
            }
            Err(reason) => {
                writeln!(self.out, "{reason}")?;
                Ok(Answer::Again)
            }
        }
    }

    fn choose(&mut self, seat: Seat, line: &str) -> Result<Answer, Failure> {
        let choice = match self.read_choice(seat, line) {
            Ok(choice) => choice,
            Err(reason) => {
                writeln!(self.out, "{reason}")?;
                return Ok(Answer::Again);
            }
        };
        match self.session.choose(seat, choice) {
            Ok(()) => Ok(Answer::Asked),
            Err(reason) => {
                writeln!(self.out, "{}.", capitalised(&reason))?;
                Ok(Answer::Again)
            }
        }
    }

    /// A choice by its number or in the notation of records.
    fn read_choice(&self, seat: Seat, line: &str) -> Result<G::Choice, String> {
        if let Ok(number) = line.parse::<usize>() {
            let choices = G::best_first(&self.session.table().view(Viewer::Seat(seat)));
            let count = choices.len();
            let choice = number.checked_sub(1).and_then(|i| choices.into_iter().nth(i));
            return choice
                .ok_or_else(|| format!("There is no choice {number}: the numbers go from 1 to {count}."));
        }
        // Records of Qwixx write a pass as a dash.
        let pass = || (line == "pass").then(|| G::read_choice("-").ok()).flatten();
        G::read_choice(line).or_else(|fault| {
            pass().ok_or_else(|| format!("{} ('help' shows what you can type).", capitalised(&fault.reason)))
        })
    }

    fn end(mut self) -> Result<(), Failure> {
        let Some(result) = self.session.table().result() else {
            // Somebody is awaited who never answers; cannot be, as computers always answer.
            return Err(Failure::BadInput("nobody is left to choose".to_owned()));
        };
        let (table, voice) = (self.session.table(), self.session.voice());
        writeln!(self.out)?;
        table.state().draw_view(&table.view(self.viewer()), voice, &mut self.out)?;
        if let table::End::Played(end) = result.end {
            writeln!(self.out, "The game is over: {}.", table.state().end(end, table.record().players()))?;
        }
        for line in score_table(&self.session) {
            writeln!(self.out, "{line}")?;
        }
        writeln!(self.out, "{}", winners(&self.session))?;
        writeln!(self.out, "The record of the game: {}", self.session.path().display())?;
        Ok(())
    }
}

/// The scores of all with their breakdown, one line each below the headings.
pub(super) fn score_table<G: Play>(session: &Session<G>) -> Vec<String> {
    let (state, voice) = (session.table().state(), session.voice());
    let width = state.seats().into_iter().map(|seat| voice.name(seat).chars().count()).max().unwrap_or(0);
    let line = |name: &str, cells: &[String]| {
        let cells = cells.iter().map(|cell| format!("{cell:>11}"));
        format!("{name:width$}{}", cells.collect::<String>())
    };
    let headings: Vec<String> = G::score_headings().iter().map(ToString::to_string).collect();
    let mut lines = vec![line("", &headings)];
    lines.extend(state.seats().into_iter().map(|seat| line(voice.name(seat), &state.score_cells(seat))));
    lines
}

/// Who has won.
pub(super) fn winners<G: Play>(session: &Session<G>) -> String {
    let voice = session.voice();
    let winners = session.table().result().map(|result| result.winners).unwrap_or_default();
    let total = |seat: Seat| session.table().state().score_cells(seat).pop().unwrap_or_default();
    match winners.lowest() {
        // Practice has nobody to win against.
        Some(alone) if session.table().state().seats().len() == 1 => {
            format!("{}: {} points.", voice.subject(alone), total(alone))
        }
        Some(winner) if winners.len() == 1 => {
            format!("{} won with {} points.", voice.subject(winner), total(winner))
        }
        Some(first) => {
            let names = listed(winners.into_iter().map(|seat| voice.subject(seat)), "and");
            format!("{names} share the win with {} points each.", total(first))
        }
        None => "Nobody has won.".to_owned(),
    }
}
