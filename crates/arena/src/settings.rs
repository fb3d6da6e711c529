use std::path::PathBuf;
use std::time::Duration;

use bots::Knowledge;
use host::GameKind;
use players::Player;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Which game.
    pub game: GameKind,
    /// Who plays; one player may be named several times.
    pub players: Vec<Player>,
    /// How many games each match has at least; the last set is played to its end.
    pub games: u64,
    /// How many of the players sit at a table together.
    pub seats: usize,
    /// The seed of all chance; that of the games in the folder, or a new one, if left out.
    pub seed: Option<u64>,
    /// How many threads play.
    pub threads: usize,
    /// Stop when every win rate is known to plus or minus this share.
    pub precision: Option<f64>,
    /// How long a player may think about one choice.
    pub time: Duration,
    /// Where every game is written; games with the same settings that are there already are gone on with.
    pub folder: Option<PathBuf>,
    /// What bots know.
    pub knowledge: Knowledge,
}
