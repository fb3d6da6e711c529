//! Engines: programs in any language that play by a protocol of lines (docs/engine-protocol.md).

mod process;

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::Budget;
use game::{Seat, Viewer};
use protocol::{ENGINE_VERSION, EngineAnswer, EngineMessage, EngineNotice, Wire};
use table::{End, RedactedStep, Table};

pub use process::end_all;

use process::Process;

/// How long an engine may take to say hello: some load large files.
const HELLO: Duration = Duration::from_secs(30);

/// When somebody who waits for an engine is told so.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long an engine may think where nobody said.
const DEFAULT_TIME: Duration = Duration::from_secs(10);

/// What an engine is given beyond its time: the way there and back takes some, and more on a busy machine.
const GRACE: Duration = Duration::from_millis(250);

/// The most of an answer that is repeated in a message.
const QUOTED: usize = 60;

/// An engine and the game it plays.
#[derive(Debug)]
pub struct Engine {
    command: String,
    /// Running or, after it failed, not.
    process: Option<Process>,
    /// Why it does not run, said when it is asked.
    trouble: String,
    questions: u64,
    /// How many steps of the log it was told.
    told: usize,
    /// How often choices had been taken back when the game began for it.
    taken_back: u32,
    /// The seed it was given for random numbers of its own.
    seed: u64,
}

impl Engine {
    /// Starts an engine and hears its hello.
    pub(crate) fn start(command: &str) -> Result<Self, String> {
        let mut engine = Self {
            command: command.to_owned(),
            process: None,
            trouble: String::new(),
            questions: 0,
            told: 0,
            taken_back: 0,
            seed: 0,
        };
        // Dropped with the first word of the engine, or with the reason why there is none.
        let (_heard, silence) = channel::<()>();
        let command = command.to_owned();
        thread::spawn(move || {
            if silence.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                eprintln!("waiting for the engine '{command}' to say hello, up to {} s", HELLO.as_secs());
            }
        });
        engine.restart()?;
        Ok(engine)
    }

    fn restart(&mut self) -> Result<(), String> {
        let mut process = Process::start(&self.command)?;
        let program = concat!("rowlock ", env!("CARGO_PKG_VERSION"));
        let hello = EngineNotice::Hello { protocol: ENGINE_VERSION, program: program.to_owned() };
        process.send(hello.to_json());
        check_hello(&process.hear(Instant::now() + HELLO)?)?;
        self.process = Some(process);
        self.questions = 0;
        Ok(())
    }

    /// Tells the engine of a new game; an engine that failed in an earlier one is started again.
    pub(crate) fn begin<G: Wire>(&mut self, table: &Table<G>, seat: Seat, seed: u64) {
        (self.told, self.taken_back, self.seed) = (0, table.times_taken_back(), seed);
        if self.process.is_none() {
            self.trouble = self.restart().err().unwrap_or_default();
        }
        let record = table.record();
        let message = EngineMessage::<G>::NewGame {
            game: G::game_name(record.setup()).to_owned(),
            rules: game::RULES_VERSION,
            seat,
            players: record.players().to_vec(),
            seed,
        };
        self.send(message.to_json());
    }

    /// Asks the engine, or says why it loses the game. An engine that failed is ended.
    pub(crate) fn choose<G: Wire>(
        &mut self,
        table: &Table<G>,
        seat: Seat,
        budget: &Budget,
    ) -> Result<G::Choice, String> {
        if self.taken_back != table.times_taken_back() {
            // It was told of steps that never were: for it the game begins anew.
            self.begin(table, seat, self.seed);
        }
        let answer = self.ask(table, seat, budget.time.unwrap_or(DEFAULT_TIME));
        if answer.is_err() {
            self.process = None;
        }
        answer
    }

    fn ask<G: Wire>(&mut self, table: &Table<G>, seat: Seat, time: Duration) -> Result<G::Choice, String> {
        let view = table.view(Viewer::Seat(seat));
        let mut choices = Vec::new();
        G::choices_in_view(&view, &mut choices);
        self.questions += 1;
        let id = self.questions;
        let question = EngineMessage::<G>::Choose {
            id,
            time_ms: time.as_millis() as u64,
            news: self.news(table, seat),
            view: G::WireView::from(&view),
            choices: choices.iter().map(ToString::to_string).collect(),
        };
        let trouble = &self.trouble;
        let process = self.process.as_mut().ok_or_else(|| trouble.clone())?;
        process.send(question.to_json());
        let line = process.hear(Instant::now() + time + GRACE)?;
        let number = number_in(&line, id)?;
        let chosen = usize::try_from(number).ok().and_then(|number| choices.get(number));
        chosen.cloned().ok_or_else(|| {
            format!("it chose number {number}, but its choices were 0 to {}", choices.len().saturating_sub(1))
        })
    }

    /// What the engine has not been told yet.
    fn news<G: Wire>(&mut self, table: &Table<G>, seat: Seat) -> Vec<G::WireStep> {
        let told = table.told(Viewer::Seat(seat), self.told);
        // What is sealed now is told when it is opened.
        let open = told.iter().take_while(|told| matches!(told, RedactedStep::News(_))).count();
        self.told += open;
        told.iter().take(open).map(G::WireStep::from).collect()
    }

    /// Tells the engine how the game ended.
    pub(crate) fn end<G: Wire>(&mut self, table: &Table<G>, seat: Seat) {
        let Some(result) = table.result() else { return };
        let reason = match &result.end {
            End::Played(end) => end.to_string(),
            End::Forfeited(forfeit) => format!("player {} forfeited", forfeit.seat),
        };
        let (totals, winners) = (result.totals, result.winners);
        let message = EngineMessage::<G>::GameOver { news: self.news(table, seat), reason, totals, winners };
        self.send(message.to_json());
    }

    fn send(&self, line: String) {
        if let Some(process) = &self.process {
            process.send(line);
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.send(EngineNotice::Quit.to_json());
    }
}

/// Says what is wrong with the answer to the hello, if anything is.
fn check_hello(line: &str) -> Result<(), String> {
    match EngineAnswer::from_json(line) {
        Ok(EngineAnswer::Hello { protocol: Some(ENGINE_VERSION), .. }) => Ok(()),
        Ok(EngineAnswer::Hello { .. }) => {
            Err(format!("it does not speak version {ENGINE_VERSION} of the protocol: {}", quoted(line)))
        }
        _ => Err(no_message("hello", line)),
    }
}

/// The number of the choice in an answer to the question `asked`.
fn number_in(line: &str, asked: u64) -> Result<u64, String> {
    let Ok(EngineAnswer::Choice { id, choice }) = EngineAnswer::from_json(line) else {
        return Err(no_message("choice", line));
    };
    if id != Some(asked) {
        return Err(format!("it answered another question than number {asked}: {}", quoted(line)));
    }
    choice.ok_or_else(|| format!("its answer has no number of a choice: {}", quoted(line)))
}

fn no_message(kind: &str, line: &str) -> String {
    format!("it sent no '{kind}' message: {}", quoted(line))
}

/// A line of an engine in a message for people, cut short and without what a terminal would obey.
fn quoted(line: &str) -> String {
    let line = line.trim_end();
    let start: String =
        line.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).take(QUOTED).collect();
    let more = if line.chars().count() > QUOTED { "…" } else { "" };
    format!("'{start}{more}'")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_name_the_question_and_a_choice() {
        assert_eq!(number_in(r#"{"type":"choice","id":3,"choice":0}"#, 3), Ok(0));
        for (line, reason) in [
            (r#"{"type":"choice","id":2,"choice":0}"#, "it answered another question than number 3: "),
            (r#"{"type":"choice","id":3,"choice":-1}"#, "its answer has no number of a choice: "),
            (r#"{"type":"choice","id":3}"#, "its answer has no number of a choice: "),
            (r#"{"type":"hello"}"#, "it sent no 'choice' message: "),
            ("[1,2", "it sent no 'choice' message: "),
            ("", "it sent no 'choice' message: "),
        ] {
            assert!(number_in(line, 3).unwrap_err().starts_with(reason), "{line}");
        }
    }

    #[test]
    fn a_hello_names_the_version() {
        assert_eq!(check_hello(r#"{"type":"hello","protocol":1}"#), Ok(()));
        for (line, reason) in [
            (
                r#"{"type":"hello","protocol":2,"name":"new"}"#,
                "it does not speak version 1 of the protocol: ",
            ),
            (r#"{"type":"hello","name":"old"}"#, "it does not speak version 1 of the protocol: "),
            (r#"{"type":"choice","id":1,"choice":0}"#, "it sent no 'hello' message: "),
            ("hello", "it sent no 'hello' message: "),
        ] {
            assert!(check_hello(line).unwrap_err().starts_with(reason), "{line}");
        }
    }

    #[test]
    fn what_is_quoted_is_short_and_harmless() {
        assert_eq!(quoted("\u{1b}[2Jhello\r\n"), "'\u{fffd}[2Jhello'");
        assert_eq!(quoted(&"x".repeat(100)), format!("'{}…'", "x".repeat(60)));
    }
}
