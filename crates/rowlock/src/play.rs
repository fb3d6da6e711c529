//! `rowlock play`: people at this terminal, against each other and against bots.

use std::env;
use std::path::PathBuf;
use std::time::Duration;

use bots::Knowledge;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use host::GameKind;
use players::PlayerList;
use tell::Language;
use terminal::Options;

use crate::cli::game;
use crate::failure::Failure;

/// Play against bots or with others at this terminal.
///
/// In a terminal the game fills the screen: '?' shows all keys. Without a terminal, or with --plain, it goes
/// line by line. The game is saved after every step, so nothing is lost when you quit.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Players are person, person:NAME, a bot or engine:COMMAND. Bots for people, from the weakest: beginner, \
casual, skilled, expert and master; also random, greedy and steady, and evolved in Qwixx and Longo.

Example:
  rowlock play                                     choose the game and the players
  rowlock play --game qwixx                        you against a skilled bot
  rowlock play --game longo --players person:Anna,person:Ben,expert
  rowlock play --game qwirkle --save evening.txt
  rowlock play --resume evening.txt")]
pub(crate) struct PlayArgs {
    /// Which game; without it a screen lets you choose.
    #[arg(long, value_parser = game(), conflicts_with = "resume")]
    game: Option<GameKind>,

    /// Who plays, separated by commas, in seat order; you against a skilled bot if left out.
    #[arg(long, value_name = "LIST", value_parser = players)]
    players: Option<PlayerList>,

    /// The seed of all chance, a whole number; a new one each time if left out. The same seed and the same
    /// choices give the same game.
    #[arg(long, value_parser = crate::cli::seed, conflicts_with = "resume")]
    seed: Option<u64>,

    /// Save the game here; in the folder for your programs' state if left out. A file that is there already
    /// is never overwritten.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Go on with a saved game. Any other record stays as it is: the game goes on in a file of its own.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Play line by line, without filling the screen.
    #[arg(long)]
    plain: bool,

    /// Draw with letters only, for terminals without the shapes of tiles and dice.
    #[arg(long)]
    ascii: bool,

    /// The language; that of your terminal if left out, and English if it is none of these.
    #[arg(long, value_name = "CODE", value_parser = languages())]
    language: Option<Language>,

    /// How long to wait before a bot's move shows, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 600)]
    pace: u64,
}

/// The languages by their codes.
fn languages() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.map(|language| PossibleValue::new(language.code()).help(language.own_name()));
    // Nothing else gets through, so nothing is ever taken for English.
    PossibleValuesParser::new(codes).map(|code| Language::from_code(&code).unwrap_or_default())
}

fn players(text: &str) -> Result<PlayerList, String> {
    text.parse()
}

pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    Ok(terminal::play(&args.options())?)
}

impl PlayArgs {
    fn options(&self) -> Options {
        Options {
            game: self.game,
            players: self.players.as_ref().map(|list| list.0.clone()).unwrap_or_default(),
            seed: self.seed,
            save: self.save.clone(),
            resume: self.resume.clone(),
            plain: self.plain,
            ascii: self.ascii,
            language: self.language(),
            pace: Duration::from_millis(self.pace),
            knowledge: Knowledge::built_in(),
        }
    }

    /// The language that was asked for, or else that of the terminal.
    fn language(&self) -> Language {
        // The first one that is set decides, whatever the others say.
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
        self.language.unwrap_or_else(|| Language::preferred(set.filter(|value| !value.is_empty()).take(1)))
    }
}
