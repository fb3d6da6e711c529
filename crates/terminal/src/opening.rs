//! How a game comes to the table: from the options, from the start screen or from a file.

use std::fs;
use std::path::{Path, PathBuf};

use bots::{BotName, Knowledge, Level};
use game::{Document, Notation, Record};
use host::{GameKind, PROGRAM, SEATS, SEED, default_seats, fault_in, seed_in, tag_of, undone_in};
use players::{Failure, Player, PlayerList, fresh_seed, names_of};
use tell::{Texts, say};

use super::Options;
use super::save::SaveFile;
use super::session::{OURS, Play, Session};

/// Whatever plays a session of any game to its end.
pub(super) trait Front {
    fn play<G: super::screen::Screen>(self, session: Session<G>) -> Result<(), Failure>;
}

/// A game that is about to begin or to go on.
#[derive(Clone, Debug)]
pub(super) enum Opening {
    New(NewGame),
    Resumed { text: String, path: PathBuf, save: Option<PathBuf>, players: Vec<Player> },
}

/// A game that is about to begin.
#[derive(Clone, Debug)]
pub(super) struct NewGame {
    pub(super) game: GameKind,
    pub(super) players: Vec<Player>,
    pub(super) seed: Option<u64>,
    pub(super) save: Option<PathBuf>,
}

/// The players where nobody says who plays.
pub(super) fn default_players() -> Vec<Player> {
    vec![Player::Person(None), Player::Bot(BotName::Level(Level::Skilled))]
}

/// Says that no network has learned a sheet, where that is so.
pub(super) fn by_formula(game: GameKind, texts: &Texts) -> Option<String> {
    game.is_judged_by_formula().then(|| say!(texts, "terminal-by-formula"))
}

impl Opening {
    /// What the options say; `None` if the game is yet to be chosen.
    pub(super) fn of(args: &Options) -> Result<Option<Self>, Failure> {
        if let Some(path) = &args.resume {
            return Self::resumed(path, args.save.clone(), args.players.clone()).map(Some);
        }
        let players =
            Some(args.players.clone()).filter(|players| !players.is_empty()).unwrap_or_else(default_players);
        let new = |game| Self::New(NewGame { game, players, seed: args.seed, save: args.save.clone() });
        Ok(args.game.map(new))
    }

    /// A game from a file.
    pub(super) fn resumed(path: &Path, save: Option<PathBuf>, players: Vec<Player>) -> Result<Self, Failure> {
        let bytes = fs::read(path).map_err(|error| Failure::unreadable(path, &error))?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Ok(Self::Resumed { text, path: path.to_owned(), save, players })
    }

    /// Sits everybody down, with bots that know this much, and plays.
    pub(super) fn run(self, texts: &Texts, knowledge: &Knowledge, front: impl Front) -> Result<(), Failure> {
        match self {
            Self::New(new) => match new.game {
                GameKind::Qwixx(rules) => {
                    front.play(begin::<qwixx::Qwixx>(rules.name(), new, texts, knowledge)?)
                }
                GameKind::Qwirkle => front.play(begin::<qwirkle::Qwirkle>("qwirkle", new, texts, knowledge)?),
            },
            Self::Resumed { text, path, save, players } => {
                let faulty =
                    |fault: &dyn std::fmt::Display| Failure::BadInput(format!("{}, {fault}", path.display()));
                let document = Document::new(&text);
                let game = document.game().map_err(|fault| faulty(&fault))?;
                let file = |seats| Saved { document: &document, path: &path, save, seats };
                if qwirkle::Qwirkle::GAMES.contains(&game.text) {
                    front.play(file(players).resume::<qwirkle::Qwirkle>(texts, knowledge)?)
                } else {
                    front.play(file(players).resume::<qwixx::Qwixx>(texts, knowledge)?)
                }
            }
        }
    }
}

pub(super) fn begin<G: Play>(
    game: &str,
    new: NewGame,
    texts: &Texts,
    knowledge: &Knowledge,
) -> Result<Session<G>, Failure> {
    let seed = new.seed.unwrap_or_else(fresh_seed);
    let playing = Session::<G>::new_table(game, names_of(&new.players), new.players, seed)?;
    Session::new(playing, seed, texts, knowledge, || match &new.save {
        Some(path) => SaveFile::named(path),
        None => SaveFile::unnamed(game),
    })
}

/// A game in a file, not yet read.
struct Saved<'a> {
    document: &'a Document,
    path: &'a Path,
    save: Option<PathBuf>,
    seats: Vec<Player>,
}

impl Saved<'_> {
    fn resume<G: Play>(self, texts: &Texts, knowledge: &Knowledge) -> Result<Session<G>, Failure> {
        let name = self.path.display();
        let bad = |reason: String| Failure::BadInput(format!("{name}{reason}"));
        let record = Record::<G>::read(self.document).map_err(|error| bad(format!(", {error}")))?;
        if record.state().outcome().is_some() {
            return Err(bad(format!(": this game is over; 'rowlock replay {name}' shows it")));
        }
        let in_seats = |reason: String| bad(format!(", {}", fault_in(self.document.text(), SEATS, reason)));
        let is_named = !self.seats.is_empty();
        let seats = match tag_of(&record, SEATS) {
            _ if is_named => self.seats,
            Some(text) => seats_in_file(text).map_err(in_seats)?,
            // A record of another origin.
            None => default_seats(record.players().len()).into_iter().map(Player::from).collect(),
        };
        let is_ours = is_saved_game(&record, self.document.text());
        let is_written_here = tag_of(&record, PROGRAM) == Some(OURS);
        let mut original = None;
        let game = G::game_name(record.setup());
        let seed = seed_in(&record).unwrap_or_else(fresh_seed);
        let undone = undone_in(&record, self.document.text()).map_err(|fault| bad(format!(", {fault}")))?;
        let playing = Session::<G>::table_of(record, seats, seed, undone)
            .map_err(|error| if is_named { bad(format!(": {error}")) } else { in_seats(error) })?;
        let mut session = Session::new(playing, seed, texts, knowledge, || match &self.save {
            Some(path) => SaveFile::named(path),
            None if is_ours => {
                let file = SaveFile::existing(self.path);
                if !is_written_here {
                    original = Some(file.keep_original(texts)?);
                }
                Ok(file)
            }
            None => SaveFile::unnamed(game),
        })?;
        if let Some(copy) = original {
            session.notify(say!(texts, "terminal-original", copy = copy.display().to_string()));
        }
        if !is_ours {
            let new = session.path().display().to_string();
            session.notify(say!(texts, "terminal-kept", old = name.to_string(), new = new));
        }
        Ok(session)
    }
}

/// Whether a file is one that a game of ours goes on in: it says who plays and by which seed, and nothing in it would
/// change or move if it were written again. Any other record is somebody's own and is left as it is.
fn is_saved_game<G: Notation>(record: &Record<G>, text: &str) -> bool {
    let has = |field| tag_of(record, field).is_some();
    has(SEED) && has(SEATS) && record.to_string() == text
}

/// Who plays by the file. A file may come from anybody, so it does not get to start programs.
fn seats_in_file(text: &str) -> Result<Vec<Player>, String> {
    let PlayerList(seats) = text.parse()?;
    match seats.iter().find(|player| matches!(player, Player::Engine(_))) {
        None => Ok(seats),
        Some(engine) => Err(format!(
            "its players are {text}; to start the program of '{engine}', name all players with --players, in the \
             same order"
        )),
    }
}

/// The game of a file, for tests.
#[cfg(test)]
pub(super) fn resumed<G: Play>(path: &Path) -> Result<Session<G>, Failure> {
    let document = Document::new(&fs::read_to_string(path)?);
    Saved { document: &document, path, save: None, seats: Vec::new() }
        .resume(&Texts::new(tell::Language::English), &Knowledge::built_in())
}
