//! `rowlock replay`: checking and showing records.

use std::io::{self, Write};
use std::path::Path;

use anstream::stdout;
use anstyle::Style;
use game::{Document, Documents, Fault, Points, Record, Seat, Step, Unreadable};
use serde_json::{Value, json};
use tell::{Language, Texts};
use terminal::Show;

use crate::cli::{ReplayArgs, When};
use crate::failure::{Failure, complain};
use crate::input::{Lines, name_of, printable};
use crate::kind::{AnyGame, ForAnyGame, for_document};
use crate::moves::{awaits_json, legal_json};
use crate::picture;
use crate::progress::Progress;

pub(crate) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    if args.svg {
        return picture::of_record(args);
    }
    let lines = Lines::open(&args.file).map_err(|error| Failure::unreadable(&args.file, &error))?;
    let prints = args.json || args.show != When::None;
    let mut progress = if prints { Progress::beside_output(lines.size) } else { Progress::new(lines.size) };
    let mut out = io::BufWriter::with_capacity(1 << 16, stdout().lock());
    let mut tally = Tally::default();
    let mut documents = Documents::new(lines);
    while let Some(document) = documents.next() {
        let document = document.map_err(|error| Failure::unreadable(&args.file, &error))?;
        tally.games += 1;
        let work = Replay { args, document: &document, number: tally.games, out: &mut out };
        let read = match for_document(&document, work) {
            Ok(outcome) => outcome?,
            Err(fault) => Read { steps: None, fault: Some(fault) },
        };
        if args.json && read.steps.is_none() {
            print_unread(&read, tally.games, &mut out)?;
        }
        tally.add(&args.file, read);
        progress.set(documents.source().position(), || format!("{} games", tally.games));
    }
    drop(progress);
    tally.finish(args, &mut out)
}

/// What became of one game.
struct Read {
    /// How many steps were read; `None` if not even the header could be.
    steps: Option<usize>,
    fault: Option<Fault>,
}

/// What became of all games.
#[derive(Default)]
struct Tally {
    games: usize,
    steps: usize,
    faults: usize,
}

impl Tally {
    fn add(&mut self, path: &Path, read: Read) {
        self.steps += read.steps.unwrap_or(0);
        if let Some(fault) = read.fault {
            self.faults += 1;
            complain(&format_args!("{}, {fault}", name_of(path)));
        }
    }

    fn finish(self, args: &ReplayArgs, out: &mut impl Write) -> Result<(), Failure> {
        if self.games == 0 {
            return Err(Failure::BadInput(format!("{} holds no record", name_of(&args.file))));
        }
        if !args.json {
            let faults = match self.faults {
                0 => "all legal".to_owned(),
                faults => format!("{faults} with a fault"),
            };
            let games = if self.games == 1 { "game" } else { "games" };
            let steps = if self.steps == 1 { "step" } else { "steps" };
            writeln!(out, "{} {games}, {} {steps}: {faults}", self.games, self.steps)?;
        }
        out.flush()?;
        if self.faults > 0 { Err(Failure::Reported) } else { Ok(()) }
    }
}

struct Replay<'a, W> {
    args: &'a ReplayArgs,
    document: &'a Document,
    number: usize,
    out: &'a mut W,
}

impl<W: Write> ForAnyGame for Replay<'_, W> {
    type Output = io::Result<Read>;

    fn run<G: AnyGame>(self) -> Self::Output {
        let (record, fault) = match Record::<G>::read(self.document) {
            Ok(record) => (Some(record), None),
            Err(Unreadable { fault, so_far }) => (so_far.map(|record| *record), Some(fault)),
        };
        let Some(record) = record else {
            return Ok(Read { steps: None, fault });
        };
        if self.args.json {
            print_json(&record, self.number, fault.as_ref(), self.out)?;
        } else if self.args.show != When::None {
            print_game(&record, self.args.show, self.out)?;
        }
        // What was read before a fault is shown before the fault is reported.
        self.out.flush()?;
        Ok(Read { steps: Some(record.steps().len()), fault })
    }
}

/// One object for a game of which nothing could be read.
fn print_unread(read: &Read, number: usize, out: &mut impl Write) -> io::Result<()> {
    let fault = read.fault.as_ref().map(ToString::to_string);
    writeln!(out, "{}", json!({ "game": number, "fault": fault }))
}

/// One object for each step: the position before it, who may choose what, what happened, and the scores
/// after it; then one for the end of the game.
fn print_json<G: Show>(
    record: &Record<G>,
    number: usize,
    fault: Option<&Fault>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut turn_ends = record.turns().scan(0, |end, (steps, _)| {
        *end += steps;
        Some(*end)
    });
    let (mut turn, mut turn_end) = (0, 0);
    for (i, (before, step)) in record.replay().enumerate() {
        if i == turn_end {
            turn += 1;
            turn_end = turn_ends.next().unwrap_or(usize::MAX);
        }
        let mut after = before.clone();
        step.carry_out(&mut after);
        let mut object = json!({
            "game": number,
            "turn": turn,
            "step": i + 1,
            "position": before.position(),
            "awaits": awaits_json(&before),
            "seats": before.awaits().seats().into_iter().map(Seat::number).collect::<Vec<_>>(),
            "legal": legal_json(&before),
            "scores": scores_json(&after),
        });
        match step {
            Step::Chance(chance) => object["chance"] = chance.to_string().into(),
            Step::Choice(seat, choice) => {
                object["seat"] = seat.number().into();
                object["choice"] = choice.to_string().into();
            }
        }
        writeln!(out, "{object}")?;
    }
    let state = record.state();
    let mut object = json!({
        "game": number,
        "position": state.position(),
        "awaits": awaits_json(state),
        "scores": scores_json(state),
        "fault": fault.map(ToString::to_string),
    });
    object["end"] = state.outcome().map_or(Value::Null, |outcome| {
        json!({
            "reason": outcome.end.to_string(),
            "winners": outcome.winners.into_iter().map(Seat::number).collect::<Vec<_>>(),
        })
    });
    writeln!(out, "{object}")
}

fn scores_json<G: Show>(state: &G) -> Value {
    state.seats().into_iter().map(|seat| state.score_json(seat)).collect()
}

fn print_game<G: AnyGame>(record: &Record<G>, show: When, out: &mut impl Write) -> io::Result<()> {
    let bold = Style::new().bold();
    let names = record.players();
    writeln!(out, "{bold}{}{bold:#}: {}", G::game_name(record.setup()), names.join(", "))?;
    for tag in record.tags() {
        writeln!(out, "{}: {}", printable(&tag.name), printable(&tag.value))?;
    }
    let texts = Texts::new(Language::English);
    let mut state = record.start().clone();
    let mut steps = record.steps();
    for (count, line) in record.turns() {
        let (now, later) = steps.split_at(count);
        let turn = state.is_numbered().then(|| names.get(state.at_turn().index())).flatten();
        for step in now {
            step.carry_out(&mut state);
        }
        steps = later;
        if show == When::All {
            let player = turn.map(|name| format!("  ({name})")).unwrap_or_default();
            writeln!(out, "\n{bold}{line}{bold:#}{player}")?;
            state.draw(names, &texts, out)?;
        }
    }
    if show == When::Last {
        writeln!(out)?;
        state.draw(names, &texts, out)?;
    }
    print_outcome(record, out)
}

fn print_outcome<G: AnyGame>(record: &Record<G>, out: &mut impl Write) -> io::Result<()> {
    let state = record.state();
    let Some(outcome) = state.outcome() else {
        return writeln!(out, "\nThe game is not over.");
    };
    writeln!(out, "\nThe game is over: {}.", state.end(outcome.end, record.players()))?;
    for (seat, name) in state.seats().into_iter().zip(record.players()) {
        let score = state.score(seat);
        writeln!(out, "  {name}: {} = {}", state.sum(seat), score.total())?;
    }
    let winners: Vec<&String> =
        outcome.winners.into_iter().filter_map(|seat| record.players().get(seat.index())).collect();
    let verb = if winners.len() == 1 { "wins" } else { "share the win" };
    writeln!(out, "{} {verb}.", game::listed(winners, "and"))
}
