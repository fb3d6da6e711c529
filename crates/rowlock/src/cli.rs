//! Every command and option, declared once: parser, help and errors are made from this.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::styling::{AnsiColor, Styles};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use game::{MAX_SEATS, Seat};
use host::GameKind;

use crate::arena::ArenaArgs;
use crate::loading::LoadArgs;
use crate::play::PlayArgs;
use crate::site::{ExportArgs, ServeArgs};
use crate::solve::SolveArgs;

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

/// Play, study and master Qwixx, Qwixx Longo and Qwirkle.
///
/// Without a command, the games are played in the browser, as 'rowlock serve' does.
///
/// Rowlock is independent of the publishers of these games; their names say only which rules are
/// implemented.
#[derive(Parser, Debug)]
#[command(version, styles = STYLES, max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Cli {
    /// What the command line says.
    pub(crate) fn read() -> Self {
        let mut command = Self::command().mut_subcommands(with_negative_numbers);
        let matches = command.try_get_matches_from_mut(options_first(env::args_os().collect()));
        let read = matches.and_then(|matches| Self::from_arg_matches(&matches));
        read.unwrap_or_else(|error| error.format(&mut command).exit())
    }
}

/// The command, with options whose value may be a number below zero: what is wrong with it is said by who reads
/// the value, and not that there is no option `-5`.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    command.mut_args(|arg| {
        let takes_value = !arg.is_positional() && arg.get_action().takes_values();
        if takes_value { arg.allow_negative_numbers(true) } else { arg }
    })
}

/// The options of `moves` and `solve` that stand behind the position, before it: words of a position may begin
/// with a hyphen, so the parser takes everything behind its first word for a part of it.
fn options_first(mut words: Vec<OsString>) -> Vec<OsString> {
    let is_option = |word: &OsString| word.as_encoded_bytes().starts_with(b"--");
    let begin = match words.get(1).and_then(|command| command.to_str()) {
        Some("moves") => Some(2),
        Some("solve") => words.iter().position(|word| word == "--query"),
        _ => None,
    };
    if let Some(begin) = begin
        && let Some(rest) = words.get_mut(begin..)
        // `--query` belongs to the position.
        && let Some(first) = rest.iter().position(|word| is_option(word) && word != "--query")
    {
        rest.rotate_left(first);
    }
    words
}

const EXAMPLES: &str = "\
Example:
  rowlock
  rowlock play
  rowlock arena --game qwixx --players steady,greedy
  rowlock new --game qwixx --players 2 --seed 1 > game.txt
  rowlock replay game.txt

'rowlock help COMMAND' shows an example of each command.";

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Arena(ArenaArgs),
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    Moves(MovesArgs),
    New(NewArgs),
    Perft(PerftArgs),
    Solve(SolveArgs),
    Load(LoadArgs),
    ExportSite(ExportArgs),
}

impl Default for Command {
    /// What most people want.
    fn default() -> Self {
        Self::Serve(ServeArgs::default())
    }
}

/// Check a record step by step and show its sheets or board.
///
/// A file may hold any number of games of any kind. Every step is checked against the rules; a fault is
/// reported with its line and column, the other games are read all the same, and the exit status is 2.
#[derive(Args, Debug)]
#[command(after_help = "\
On a sheet '[ 5]' is a crossed number, '·' one that can no longer be crossed, and 'L' the lock: '[L]' \
is crossed, '(L)' closed by somebody else. On a board a tile is its colour (r o y g b p) and its shape \
(square s, circle c, diamond d, clover v, star t, cross x); '>' marks whose turn it is.

Example:
  rowlock replay game.txt               every turn, with the sheets after it
  rowlock replay game.txt --show last   only the final sheets and scores
  rowlock replay games.txt --show none  only check; fit for a million games
  rowlock new --game longo --seed 7 | rowlock replay - --json
  rowlock replay game.txt --svg > game.svg
  rowlock replay games.txt --svg --number 3 --turn 12 --viewer 1 > turn.svg")]
pub(crate) struct ReplayArgs {
    /// The record to check; '-' reads standard input.
    pub(crate) file: PathBuf,

    /// When to show the sheets or the board.
    #[arg(long, value_enum, default_value_t = When::All)]
    pub(crate) show: When,

    /// Print one JSON object per step, with who may choose, every legal choice, the choice made and the
    /// scores, and one for the end of each game (docs/json.md).
    #[arg(long, conflicts_with = "show")]
    pub(crate) json: bool,

    /// Draw the sheets or the board of one state as an SVG picture, by day and by night.
    #[arg(long, conflicts_with_all = ["show", "json"])]
    pub(crate) svg: bool,

    /// Draw the state after this turn, as the turns are numbered; 0 is before the first one. The last one
    /// if left out.
    #[arg(long, value_name = "TURN", value_parser = turn, requires = "svg")]
    pub(crate) turn: Option<usize>,

    /// Draw this game of a file that holds several, counted from 1.
    #[arg(long, value_name = "GAME", value_parser = nth, requires = "svg")]
    pub(crate) number: Option<usize>,

    /// Draw only what this player may see, by the number of the seat.
    #[arg(long, value_name = "SEAT", value_parser = seat, requires = "svg")]
    pub(crate) viewer: Option<Seat>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// After every turn.
    All,
    /// After the last turn of each game.
    Last,
    /// Never: only check.
    None,
}

/// Check that the dice and draws of a server's games were fair.
///
/// Before play a server commits itself to a secret, and every person's device adds to it. The record of a
/// game that is over, or was stopped, has all of this, and every roll, deal and draw is worked out from it
/// again (docs/fair-chance.md). The exit status is 1 if a game does not prove that it was fair, and 2 if one
/// cannot be read; the other games are checked all the same.
#[derive(Args, Debug)]
#[command(after_help = "\
What nobody but you can check: that the commitment is the one that you were shown before you sat down, and that \
your contribution is among those of the record.

Example:
  rowlock verify game.txt
  rowlock verify monday.txt tuesday.txt
  rowlock verify - --json < games.txt")]
pub(crate) struct VerifyArgs {
    /// The records to check; '-' reads standard input.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Print one JSON object per game (docs/json.md).
    #[arg(long)]
    pub(crate) json: bool,
}

/// List the legal choices of a position.
///
/// 'rowlock replay --json' prints the position of every step of a game. A position of Qwixx has the name
/// of the sheet (qwixx, longo, …), the stage (roll, action1, action2 or over), the number of the active
/// player, in action 1 and 2 the dice and what was chosen so far ('_' for nothing yet, '-' for a pass), and a
/// sheet for every player: red/yellow/green/blue/misthrows, each row with its crossed numbers and L for the
/// lock, and in Longo /lucky+numbers. A position of Qwirkle has the stage, whose turn it is, the turns since the
/// last placement, the board row by row with a number for empty cells, and hand:points:Qwirkles for every
/// player; a tile is a colour (r o y g b p) and a shape (square s, circle c, diamond d, clover v, star t,
/// cross x).
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  rowlock moves qwixx action1 1 6+6,r1,y2,g3,b4 _,_ 2,3,4,5,6/-/-/-/0 2,3,4,5/-/-/-/0
  rowlock moves qwirkle play 1 0 0,0:rsrcrd/bs rvrtrxgsgcpd:5:0 bcbdovotyspx:3:0
  rowlock moves --svg qwixx roll 1 5,6/-/12/10/0 5,8,9/-/-/12,7/1 > sheets.svg")]
pub(crate) struct MovesArgs {
    /// The position, in one or several words.
    #[arg(required = true, allow_hyphen_values = true)]
    pub(crate) position: Vec<String>,

    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,

    /// Draw the position as an SVG picture, by day and by night.
    #[arg(long, conflicts_with = "json")]
    pub(crate) svg: bool,

    /// Draw only what this player may see, by the number of the seat.
    #[arg(long, value_name = "SEAT", value_parser = seat, requires = "svg")]
    pub(crate) viewer: Option<Seat>,
}

/// Count every sequence of rolls, draws and choices from a position.
///
/// A step is one roll, one draw or the choice of one seat. Dice and draws are enumerated with their
/// probabilities: 'expected' is the number of sequences of choices weighted by the chance of their dice and
/// draws, and 'probability' sums what all sequences weigh when choices are drawn by lot, which must give 1.
/// 'ended' counts the sequences that ended the game before that many steps.
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  rowlock perft --game qwixx --players 2 --depth 3
  rowlock perft --depth 2 --divide qwixx action2 1 4+1,r3,y5,g2,b6 r5 5/-/-/-/0 -/-/-/-/0
  rowlock perft --check crates/qwixx/tests/perft/start.txt")]
#[command(group = ArgGroup::new("start").required(true))]
pub(crate) struct PerftArgs {
    /// How many steps to go, 1 to 100.
    #[arg(long, short, default_value_t = 3, value_parser = depth, conflicts_with = "check")]
    pub(crate) depth: usize,

    /// Count the sequences behind each first step on its own.
    #[arg(long)]
    pub(crate) divide: bool,

    /// Start at the beginning of this game.
    #[arg(long, value_parser = game(), group = "start")]
    pub(crate) game: Option<GameKind>,

    /// How many players, with --game.
    #[arg(long, default_value_t = 2, value_parser = players, conflicts_with_all = ["position", "check"])]
    pub(crate) players: usize,

    /// Check the counts of this file instead, as the tests of the engines do.
    #[arg(long, value_name = "FILE", group = "start", conflicts_with = "divide")]
    pub(crate) check: Option<PathBuf>,

    /// Start at this position, in one or several words.
    #[arg(allow_hyphen_values = true, group = "start")]
    pub(crate) position: Vec<String>,
}

/// Write random finished games as records.
///
/// The same game, number of players and seed give the same record on every machine.
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  rowlock new --game qwirkle --players 4 --seed 42 > game.txt
  rowlock new --game longo --games 1000 > games.txt")]
pub(crate) struct NewArgs {
    /// Which game.
    #[arg(long, value_parser = game())]
    pub(crate) game: GameKind,

    /// How many players.
    #[arg(long, default_value_t = 2, value_parser = players)]
    pub(crate) players: usize,

    /// The seed of all chance, a whole number; a new one each time if left out. It is written into the
    /// record.
    #[arg(long, value_parser = seed)]
    pub(crate) seed: Option<u64>,

    /// How many games to write, one behind the other.
    #[arg(long, default_value_t = 1, value_parser = games)]
    pub(crate) games: u64,
}

/// Takes the name of a game that the registry has, and lists them all in the help.
pub(crate) fn game() -> impl TypedValueParser<Value = GameKind> {
    let names = GameKind::ALL.map(|kind| PossibleValue::new(kind.name()).help(game_help(kind)));
    PossibleValuesParser::new(names).try_map(|name| name.parse::<GameKind>())
}

/// What the help says of a game.
fn game_help(kind: GameKind) -> String {
    let seats = kind.seats();
    format!("{}, {} to {} players", kind.about(), seats.start(), seats.end())
}

pub(crate) fn players(text: &str) -> Result<usize, String> {
    number(text, 1, 8).map(|number| number as usize)
}

fn depth(text: &str) -> Result<usize, String> {
    number(text, 1, 100).map(|number| number as usize)
}

pub(crate) fn games(text: &str) -> Result<u64, String> {
    number(text, 1, u64::MAX)
}

fn turn(text: &str) -> Result<usize, String> {
    number(text, 0, u64::MAX).map(|number| number as usize)
}

/// The place of something in a file, from one.
fn nth(text: &str) -> Result<usize, String> {
    number(text, 1, u64::MAX).map(|number| number as usize)
}

fn seat(text: &str) -> Result<Seat, String> {
    number(text, 1, MAX_SEATS as u64).map(|number| Seat::new(number as usize - 1))
}

pub(crate) fn seed(text: &str) -> Result<u64, String> {
    number(text, 0, u64::MAX)
}

/// A number in a range, or what was expected in words.
pub(crate) fn number(text: &str, low: u64, high: u64) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| (low..=high).contains(number));
    number.ok_or_else(|| match high {
        u64::MAX => format!("expected a whole number from {low} on"),
        _ => format!("expected a whole number from {low} to {high}"),
    })
}
