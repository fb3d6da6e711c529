//! `rowlock perft`: counting sequences.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anstream::stdout;
use game::{Awaits, Branch, Fault, Game, Perft, PerftSum, Step, branches, perft};

use crate::cli::{GameName, PerftArgs};
use crate::failure::Failure;
use crate::kind::{ForAnyGame, for_position};
use crate::new::{names, progress};
use crate::show::Show;

pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    if let Some(file) = &args.check {
        return check(file);
    }
    let text = match args.game {
        Some(game) => start_of(game, args.players.into())?,
        None => args.position.join(" "),
    };
    let work = Count { text: &text, depth: args.depth.into(), divide: args.divide };
    for_position(&text, work).unwrap_or_else(|fault| Err(Failure::BadInput(fault.to_string())))
}

/// Checks a file of counts.
fn check(file: &Path) -> Result<(), Failure> {
    let table = fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
    let position = table.lines().find(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let fault = |fault: Fault| Failure::BadInput(format!("{}, {fault}", file.display()));
    let lines = for_position(position.unwrap_or_default(), Check { table: &table }).map_err(fault)?;
    let lines = lines.map_err(fault)?;
    writeln!(stdout(), "{}: {} right", file.display(), game::counted(lines, "count", "counts"))?;
    Ok(())
}

struct Check<'a> {
    table: &'a str,
}

impl ForAnyGame for Check<'_> {
    type Output = Result<usize, Fault>;

    fn run<G: Show>(self) -> Self::Output {
        game::check_perft_table::<G>(self.table)
    }
}

/// The first position of a game.
fn start_of(game: GameName, players: usize) -> Result<String, Failure> {
    let names = names(players);
    match game {
        GameName::Qwixx => start::<qwixx::Qwixx>(&qwixx::Setup::classic(names)),
        GameName::Longo => {
            let lucky = &qwixx::EQUALLY_LUCKY[..players.min(qwixx::MAX_PLAYERS)];
            start::<qwixx::Qwixx>(&qwixx::Setup::longo(names, lucky))
        }
        GameName::Qwirkle => start::<qwirkle::Qwirkle>(&qwirkle::Setup::new(names)),
    }
}

fn start<G: Show>(setup: &G::Setup) -> Result<String, Failure> {
    match G::new(setup) {
        Ok(state) => Ok(state.position()),
        Err(reasons) => Err(Failure::BadInput(reasons.to_string())),
    }
}

struct Count<'a> {
    text: &'a str,
    depth: usize,
    divide: bool,
}

impl ForAnyGame for Count<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Show>(self) -> Self::Output {
        let bad = |fault: &dyn std::fmt::Display| Failure::BadInput(fault.to_string());
        let state = G::from_position(self.text).map_err(|fault| bad(&fault))?;
        branches(&state).map_err(|error| bad(&error))?;
        let mut out = stdout().lock();
        writeln!(out, "{}", state.position())?;
        if let Awaits::Nothing(end) = state.awaits() {
            writeln!(out, "the game is over: {end}")?;
            return Ok(());
        }
        if self.divide {
            return divide(&state, self.depth, &mut out).map_err(|error| error.or(&bad));
        }
        print_head("depth", &mut out)?;
        for depth in 1..=self.depth {
            let total = total(&state, depth).map_err(|error| bad(&error))?;
            print_row(&depth.to_string(), &total, &mut out)?;
        }
        Ok(())
    }
}

/// The figures of all branches together, with progress on the way.
fn total<G: Show>(state: &G, depth: usize) -> Result<Perft, game::PerftError> {
    let branches = branches(state)?;
    let progress = progress(branches.len() as u64);
    let mut sum = PerftSum::default();
    for branch in &branches {
        sum.add(branch, perft(&branch.after, depth - 1)?);
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(sum.total())
}

enum Stopped {
    Perft(game::PerftError),
    Io(io::Error),
}

impl Stopped {
    fn or(self, bad: &dyn Fn(&dyn std::fmt::Display) -> Failure) -> Failure {
        match self {
            Self::Perft(error) => bad(&error),
            Self::Io(error) => error.into(),
        }
    }
}

impl From<game::PerftError> for Stopped {
    fn from(error: game::PerftError) -> Self {
        Self::Perft(error)
    }
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

fn divide<G: Show>(state: &G, depth: usize, out: &mut impl Write) -> Result<(), Stopped> {
    print_head("first step", out)?;
    let mut sum = PerftSum::default();
    for branch in branches(state)? {
        let after = perft(&branch.after, depth - 1)?;
        sum.add(&branch, after);
        print_row(&name_of(&branch), &after, out)?;
    }
    print_row("all", &sum.total(), out)?;
    Ok(())
}

fn name_of<G: Game>(branch: &Branch<G>) -> String {
    match &branch.step {
        Step::Chance(chance) => chance.to_string(),
        Step::Choice(seat, choice) => format!("{seat}: {choice}"),
    }
}

fn print_head(first: &str, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{first:>10} {:>20} {:>12} {:>20} {:>12}", "sequences", "ended", "expected", "probability")
}

fn print_row(first: &str, count: &Perft, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{first:>10} {:>20} {:>12} {:>20.6} {:>12.9}",
        count.sequences, count.ended, count.expected, count.probability
    )
}
