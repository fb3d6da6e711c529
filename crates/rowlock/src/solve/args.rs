use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args};
use host::{GameKind, NoSuchGame};
use qwixx::{LuckyPair, Rules};

use crate::arena::threads;
use crate::cli::{games, seed};

/// Solve Qwixx or Longo for one player exactly, and ask what every choice is worth.
///
/// One player is always active and wants as many points as possible. All sheets are worked out, from the most
/// advanced ones to the empty one, into a table, which is a file (docs/solo-format.md). An interrupted run goes on where it
/// was when the same command is given again. Lucky numbers and those on the other side of 9, such as 5,8 and
/// 10,13, have one table.
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  rowlock solve --game qwixx
  rowlock solve --game longo --lucky 5,8
  rowlock solve --query qwixx roll 1 -/-/-/-/0
  rowlock solve --query qwixx action1 1 4+1,r3,y5,g2,b6 _ 2,3/-/-/12/1 --json
  rowlock solve --game qwixx --play 100000 --seed 1
  rowlock solve --game qwixx --compact classic.bin
  rowlock solve --game qwixx --play 100000 --with classic.bin")]
#[command(group = ArgGroup::new("what").required(true).args(["game", "query"]))]
pub(crate) struct SolveArgs {
    /// Which game.
    #[arg(long, value_parser = solved())]
    pub(crate) game: Option<Rules>,

    /// The lucky numbers of a Longo sheet.
    #[arg(long, value_name = "A,B", value_parser = lucky)]
    pub(crate) lucky: Option<LuckyPair>,

    /// The file of the table; one in the folder for data of programs if left out. Missing folders are made.
    #[arg(long, visible_alias = "table", value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,

    /// How many threads work; as many as there are processors if left out.
    #[arg(long, value_parser = threads)]
    pub(crate) threads: Option<usize>,

    /// Show what every choice of this position, in one or several words, is worth.
    #[arg(long, value_name = "POSITION", num_args = 1.., allow_hyphen_values = true, conflicts_with = "lucky")]
    pub(crate) query: Option<Vec<String>>,

    /// Play so many games by the table and hold their mean against the exact value.
    #[arg(long, value_name = "GAMES", value_parser = games, requires = "game", conflicts_with = "query")]
    pub(crate) play: Option<u64>,

    /// Let this compact table play, and say how many points it gives away.
    #[arg(long, value_name = "FILE", requires = "play", conflicts_with = "lucky")]
    pub(crate) with: Option<PathBuf>,

    /// Make a compact table of the classic game, small and nearly right, from the exact one.
    #[arg(long, value_name = "FILE", requires = "game", conflicts_with_all = ["query", "play", "lucky"])]
    pub(crate) compact: Option<PathBuf>,

    /// How many games the compact table is learnt from.
    #[arg(long, value_name = "GAMES", value_parser = games, default_value_t = 400_000, requires = "compact")]
    pub(crate) learn: u64,

    /// The seed of the games, a whole number; a new one each time if left out, 1 for a compact table.
    #[arg(long, value_parser = seed)]
    pub(crate) seed: Option<u64>,

    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The games that can be solved, by their names.
fn solved() -> impl TypedValueParser<Value = Rules> {
    let rules = Rules::ALL.into_iter().filter(|rules| rules.layout().is_plain());
    let names = rules.map(|rules| PossibleValue::new(rules.name()).help(about(rules)));
    PossibleValuesParser::new(names)
        .try_map(|name| Rules::from_name(&name).ok_or_else(|| NoSuchGame::new(&name)))
}

/// What the help says of a game.
fn about(rules: Rules) -> String {
    let about = GameKind::Qwixx(rules).about();
    if rules.has_lucky_numbers() { format!("{about}, with --lucky") } else { about.to_owned() }
}

/// Two numbers such as `5,8` or `5+8`.
fn lucky(text: &str) -> Result<LuckyPair, String> {
    let numbers = text.split_once([',', '+']);
    let numbers = numbers.and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
    let sound =
        numbers.filter(|(one, other)| one != other && [one, other].iter().all(|n| (2..=16).contains(*n)));
    let pair = sound.map(|(one, other)| LuckyPair::new(one, other));
    pair.ok_or_else(|| "expected two different numbers from 2 to 16, such as 5,8".to_owned())
}
