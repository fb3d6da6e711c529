use std::path::PathBuf;
use std::time::Duration;

use bots::Knowledge;
use host::GameKind;
use players::Player;
use tell::Language;

/// How people want to play.
#[derive(Clone, Debug)]
pub struct Options {
    /// Which game; without it a screen lets people choose.
    pub game: Option<GameKind>,
    /// Who plays, in seat order; one person against a skilled bot if there is nobody.
    pub players: Vec<Player>,
    /// The seed of all chance; a new one if left out.
    pub seed: Option<u64>,
    /// The file that keeps the game; one in the folder for the state of programs if left out.
    pub save: Option<PathBuf>,
    /// The saved game to go on with.
    pub resume: Option<PathBuf>,
    /// Whether to play line by line.
    pub plain: bool,
    /// Whether to draw with letters only.
    pub ascii: bool,
    /// The language in which people are spoken to.
    pub language: Language,
    /// How long to wait before a bot's move shows.
    pub pace: Duration,
    /// What bots and hints know.
    pub knowledge: Knowledge,
}
