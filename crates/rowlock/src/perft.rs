//! `rowlock perft`: counting sequences.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anstream::stdout;
use game::{Awaits, Branch, Fault, Game, Perft, Step, perft_by_branch};
use host::GameKind;
use terminal::Show;

use crate::cli::PerftArgs;
use crate::failure::Failure;
use crate::kind::{AnyGame, ForAnyGame, for_position};
use crate::new::names;
use crate::progress::Progress;

pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    if let Some(file) = &args.check {
        return check(file);
    }
    let text = match args.game {
        Some(game) => start_of(game, args.players)?,
        None => args.position.join(" "),
    };
    let work = Count { text: &text, depth: args.depth, divide: args.divide };
    for_position(&text, work).unwrap_or_else(|fault| Err(Failure::BadInput(fault.to_string())))
}

/// Checks a file of counts.
fn check(file: &Path) -> Result<(), Failure> {
    let table = fs::read(file).map_err(|error| Failure::unreadable(file, &error))?;
    let table = String::from_utf8_lossy(&table);
    let is_position = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
    let (i, position) = table.lines().enumerate().find(|(_, line)| is_position(line)).unwrap_or_default();
    let fault = |fault: Fault| Failure::BadInput(format!("{}, {fault}", file.display()));
    let at_line = |wrong: Fault| fault(wrong.on_line(i + 1));
    let lines = for_position(position, Check { table: &table }).map_err(at_line)?;
    let lines = lines.map_err(fault)?;
    writeln!(stdout(), "{}: {} right", file.display(), game::counted(lines, "count", "counts"))?;
    Ok(())
}

struct Check<'a> {
    table: &'a str,
}

impl ForAnyGame for Check<'_> {
    type Output = Result<usize, Fault>;

    fn run<G: AnyGame>(self) -> Self::Output {
        game::check_perft_table::<G>(self.table)
    }
}

/// The first position of a game.
fn start_of(game: GameKind, players: usize) -> Result<String, Failure> {
    let names = names(players);
    match game {
        GameKind::Qwixx(rules) => start::<qwixx::Qwixx>(&qwixx::Setup::new(rules, names)),
        GameKind::Qwirkle => start::<qwirkle::Qwirkle>(&qwirkle::Setup::new(names)),
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

    fn run<G: AnyGame>(self) -> Self::Output {
        let state = G::from_position(self.text).map_err(|fault| Failure::BadInput(fault.to_string()))?;
        let mut out = stdout().lock();
        if let Awaits::Nothing(end) = state.awaits() {
            writeln!(out, "{}\nthe game is over: {end}", state.position())?;
            return Ok(());
        }
        if self.divide {
            return divide(&state, self.depth, &mut out);
        }
        for depth in 1..=self.depth {
            let total = count(&state, depth, |_, _| {})?;
            if depth == 1 {
                print_head(&state, "depth", 0, &mut out)?;
            }
            print_row(&depth.to_string(), 0, &total, &mut out)?;
        }
        Ok(())
    }
}

/// Counts with a sign of life on the terminal; there is no telling beforehand how many sequences there are.
fn count<G: Show>(
    state: &G,
    depth: usize,
    mut show: impl FnMut(&Branch<G>, &Perft),
) -> Result<Perft, Failure> {
    let mut progress = Progress::new(None);
    let mut sequences = 0;
    let total = perft_by_branch(state, depth, |branch, after| {
        sequences += after.sequences;
        progress.set(0, || format!("{depth} steps: {sequences} sequences so far"));
        show(branch, &after);
    });
    total.map_err(|error| Failure::BadInput(error.to_string()))
}

fn divide<G: Show>(state: &G, depth: usize, out: &mut impl Write) -> Result<(), Failure> {
    let mut rows = Vec::new();
    let total = count(state, depth, |branch, after| rows.push((name_of(branch), *after)))?;
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    print_head(state, "first step", width, out)?;
    for (name, after) in &rows {
        print_row(name, width, after, out)?;
    }
    print_row("all", width, &total, out)?;
    Ok(())
}

fn name_of<G: Game>(branch: &Branch<G>) -> String {
    match &branch.step {
        Step::Chance(chance) => chance.to_string(),
        Step::Choice(seat, choice) => format!("{seat}: {choice}"),
    }
}

fn print_head<G: Show>(state: &G, first: &str, width: usize, out: &mut impl Write) -> io::Result<()> {
    let width = width.max(10);
    writeln!(out, "{}", state.position())?;
    writeln!(
        out,
        "{first:>width$} {:>20} {:>12} {:>20} {:>12}",
        "sequences", "ended", "expected", "probability"
    )
}

fn print_row(first: &str, width: usize, count: &Perft, out: &mut impl Write) -> io::Result<()> {
    let width = width.max(10);
    writeln!(
        out,
        "{first:>width$} {:>20} {:>12} {:>20.6} {:>12.9}",
        count.sequences, count.ended, count.expected, count.probability
    )
}
