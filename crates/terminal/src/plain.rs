//! A game line by line, for scripts and for terminals that cannot be filled.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use game::{Seat, Viewer};
use players::Failure;
use table::RedactedStep;
use tell::say;
use tell::table::told;

use super::opening::{Front, by_formula};
use super::screen::Screen;
use super::session::{Play, Session};

/// How many choices are listed before `all` is asked for.
const LISTED: usize = 20;

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
        let game = self.session.game().parse().ok();
        if let Some(note) = game.and_then(|game| by_formula(game, self.session.texts())) {
            writeln!(self.out, "{note}")?;
        }
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
        let open = public.iter().take_while(|told| matches!(told, RedactedStep::News(_))).count();
        for step in table.told(self.viewer(), self.told).iter().take(open) {
            if matches!(step, RedactedStep::News(news) if G::is_idle(news)) {
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
        let (voice, texts) = (self.session.voice(), self.session.texts());
        let pass = say!(texts, "terminal-pass-keyboard", name = voice.name(seat));
        let enter = say!(texts, "terminal-presses-enter", name = voice.name(seat));
        // Both the screen and what can be scrolled back to.
        let clear = "\x1b[H\x1b[2J\x1b[3J";
        writeln!(self.out, "{}{clear}{pass} {enter}", "\n".repeat(60))?;
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
        let (state, texts) = (self.session.table().state(), self.session.texts());
        let choices = G::best_first(&state.view(Viewer::Seat(seat)));
        let shown: Vec<String> = choices.iter().take(most).map(ToString::to_string).collect();
        let width = shown.iter().map(String::len).max().unwrap_or(0);
        for (i, (choice, text)) in choices.iter().zip(&shown).enumerate() {
            let line = format!("{:>4}  {text:width$}  {}", i + 1, state.effect(seat, choice, texts));
            writeln!(self.out, "{}", line.trim_end())?;
        }
        if choices.len() > most {
            let more = say!(texts, "terminal-lines-more", count = choices.len() - most);
            writeln!(self.out, "      {more}")?;
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, line: &str) -> Result<Answer, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => {}
            "help" | "?" => self.help()?,
            "hint" => self.hint(seat)?,
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

    /// The best choices, by their numbers in the list of all.
    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        let state = self.session.table().state();
        let Some(counsel) = self.session.counsel(seat) else {
            return Ok(());
        };
        let voice = self.session.voice();
        if let Some(only) = counsel.only(voice) {
            return writeln!(self.out, "{only}");
        }
        let choices = G::best_first(&state.view(Viewer::Seat(seat)));
        for (choice, name, worth) in counsel.told(voice) {
            let number = choices.iter().position(|other| other == choice).map_or(0, |i| i + 1);
            writeln!(self.out, "{number:>4}  {name}  {worth}")?;
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        let lines = columns(&say!(self.session.texts(), "terminal-lines-help"));
        lines.iter().try_for_each(|line| writeln!(self.out, "  {line}"))
    }

    fn save(&mut self, path: &str) -> io::Result<()> {
        if path.is_empty() {
            let path = self.session.path().display().to_string();
            return writeln!(self.out, "{}", say!(self.session.texts(), "terminal-saved", path = path));
        }
        match self.session.save_copy(Path::new(path)) {
            Ok(()) => {
                let saved = say!(self.session.texts(), "terminal-copy-saved", path = path);
                writeln!(self.out, "{saved}")
            }
            Err(reason) => writeln!(self.out, "{reason}"),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<Answer, Failure> {
        match self.session.take_back(Some(seat)) {
            Ok(_) => {
                writeln!(self.out, "{}", say!(self.session.texts(), "terminal-taken-back"))?;
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
                writeln!(self.out, "{reason}")?;
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
            let texts = self.session.texts();
            return choice
                .ok_or_else(|| say!(texts, "terminal-lines-no-choice", number = number, count = count));
        }
        // Records of Qwixx write a pass as a dash.
        let pass = || (line == "pass").then(|| G::read_choice("-").ok()).flatten();
        G::read_choice(line).or_else(|_| pass().ok_or_else(|| G::no_choice(line, self.session.texts())))
    }

    fn end(mut self) -> Result<(), Failure> {
        let Some(result) = self.session.table().result() else {
            // Somebody is awaited who never answers; cannot be, as computers always answer.
            return Err(Failure::BadInput("nobody is left to choose".to_owned()));
        };
        let (table, voice) = (self.session.table(), self.session.voice());
        writeln!(self.out)?;
        table.state().draw_view(&table.view(self.viewer()), voice, &mut self.out)?;
        let over = tell::table::over(self.session.texts());
        writeln!(self.out, "{over} {}", tell::table::end(&result, voice))?;
        for line in score_table(&self.session) {
            writeln!(self.out, "{line}")?;
        }
        writeln!(self.out, "{}", tell::table::winners(&result, self.session.voice()))?;
        writeln!(self.out, "{}", self.session.record_line())?;
        Ok(())
    }
}

/// The scores of all with their breakdown, one line each below the headings.
pub(super) fn score_table<G: Play>(session: &Session<G>) -> Vec<String> {
    let (state, voice) = (session.table().state(), session.voice());
    let width = state.seats().into_iter().map(|seat| voice.name(seat).chars().count()).max().unwrap_or(0);
    let headings = G::score_headings(session.texts());
    let widths: Vec<usize> = headings.iter().map(|heading| heading.chars().count().max(7) + 2).collect();
    let line = |name: &str, cells: &[String]| {
        let cells = cells.iter().zip(&widths).map(|(cell, &width)| format!("{cell:>width$}"));
        format!("{name:width$}{}", cells.collect::<String>())
    };
    let mut lines = vec![line("", &headings)];
    lines.extend(state.seats().into_iter().map(|seat| line(voice.name(seat), &state.score_cells(seat))));
    lines
}

/// Lines of a message in two columns: what stands before a bar, and what stands behind it.
pub(super) fn columns(text: &str) -> Vec<String> {
    let pairs: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once(" | ")).collect();
    let width = pairs.iter().map(|(left, _)| left.chars().count()).max().unwrap_or(0);
    pairs.iter().map(|(left, right)| format!("{left:width$}  {right}")).collect()
}
