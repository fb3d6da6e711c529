//! What an arena leaves in its folder, and how it goes on from there.
//!
//! Records and lines are written in the order of the sets, so whatever is there after an interruption is
//! the beginning of the whole. Each line says how long the file of records is with its game in it: both files
//! are cut back to the last complete set before play goes on.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use game::{MAX_SEATS, Seat, Seats};
use serde_json::Value;

use super::contest::Contest;
use super::plan::{Plan, Set};
use super::played::{Played, Thought};
use super::tally::Tally;
use crate::failure::Failure;

const SETTINGS: &str = "arena.json";
const RESULTS: &str = "results.json";
const GAMES: &str = "games.csv";
const RECORDS: &str = "records.txt";

/// The folder of an arena.
#[derive(Debug)]
pub(crate) struct Journal {
    folder: PathBuf,
    games: BufWriter<File>,
    records: BufWriter<File>,
    records_length: u64,
}

/// The columns of a game for one seat.
fn heading<G: Contest>() -> String {
    let [one, other] = G::FACTS.map(|fact| fact.key);
    format!("match,set,rotation,seat,player,points,win,turns,{one},{other},records_length,forfeit")
}

impl Journal {
    /// Opens the folder, made if it is not there, and adds what was played before to the tally.
    pub(crate) fn open<G: Contest>(
        folder: &Path,
        settings: &Value,
        plan: &Plan,
        tally: &mut Tally,
    ) -> Result<Self, Failure> {
        let cannot =
            |error: io::Error| Failure::BadInput(format!("cannot use {}: {error}", folder.display()));
        fs::create_dir_all(folder).map_err(cannot)?;
        check_settings(folder, settings)?;
        let games = folder.join(GAMES);
        let kept = if games.exists() { read_back::<G>(&games, plan, tally)? } else { Kept::default() };
        let journal = Self {
            folder: folder.to_owned(),
            games: cut_back(&games, kept.games_length).map_err(cannot)?,
            records: cut_back(&folder.join(RECORDS), kept.records_length).map_err(cannot)?,
            records_length: kept.records_length,
        };
        journal.begin::<G>(kept.games_length == 0).map_err(cannot)
    }

    fn begin<G: Contest>(mut self, empty: bool) -> io::Result<Self> {
        if empty {
            writeln!(self.games, "{}", heading::<G>())?;
        }
        Ok(self)
    }

    /// Writes the games of a set down.
    pub(crate) fn add(&mut self, plan: &Plan, set: Set, games: &[Played]) -> io::Result<()> {
        for (rotation, game) in games.iter().enumerate() {
            let record = game.record.as_deref().unwrap_or_default();
            let gap = if self.records_length == 0 { "" } else { "\n" };
            write!(self.records, "{gap}{record}")?;
            self.records_length += (gap.len() + record.len()) as u64;
            for (i, entrant) in plan.seating(set.pairing, rotation).enumerate() {
                let place = Seat::new(i);
                let [one, other] = game.facts[i];
                let forfeit = game.forfeit.as_ref().filter(|(loser, _)| *loser == place);
                writeln!(
                    self.games,
                    "{},{},{},{place},{},{},{},{},{one},{other},{},{}",
                    set.pairing + 1,
                    set.number + 1,
                    rotation + 1,
                    plan.names[entrant],
                    game.totals[i],
                    game.win_share(place),
                    game.turns,
                    self.records_length,
                    forfeit.map_or(String::new(), |(_, reason)| quoted(reason)),
                )?;
            }
        }
        Ok(())
    }

    /// Sees to it that everything is in the files. The records go first: a line is only ever read back
    /// together with its record.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.records.flush()?;
        self.games.flush()
    }

    /// Writes the results of all games so far.
    pub(crate) fn finish(mut self, results: &Value) -> io::Result<()> {
        self.flush()?;
        write_whole(&self.folder.join(RESULTS), results)
    }
}

/// The seed of the games in a folder, if there are any.
pub(crate) fn seed_in(folder: &Path) -> Option<u64> {
    let text = fs::read_to_string(folder.join(SETTINGS)).ok()?;
    serde_json::from_str::<Value>(&text).ok()?.get("seed")?.as_u64()
}

/// The settings of the games in the folder must be those of the games to come.
fn check_settings(folder: &Path, settings: &Value) -> Result<(), Failure> {
    let path = folder.join(SETTINGS);
    let Ok(text) = fs::read_to_string(&path) else {
        return Ok(write_whole(&path, settings)?);
    };
    let before: Value = serde_json::from_str(&text)
        .map_err(|error| Failure::BadInput(format!("{} is damaged: {error}", path.display())))?;
    let all = settings.as_object().into_iter().flatten();
    let differing: Vec<&str> =
        all.filter(|&(name, value)| before.get(name) != Some(value)).map(|(name, _)| name.as_str()).collect();
    if differing.is_empty() {
        return Ok(());
    }
    let (differing, path) = (game::listed(differing, "and"), folder.display());
    Err(Failure::BadInput(format!(
        "the games in {path} were played with other settings ({differing}): take the same settings to go on, \
         or another folder"
    )))
}

/// Writes a file so that it is never seen half written.
fn write_whole(path: &Path, value: &Value) -> io::Result<()> {
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, format!("{value:#}\n"))?;
    fs::rename(unfinished, path)
}

/// A text as the last column, where it may hold commas.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace(['"', '\n', '\r'], " "))
}

/// How much of the files belongs to complete sets.
#[derive(Clone, Copy, Default, Debug)]
struct Kept {
    games_length: u64,
    records_length: u64,
}

fn cut_back(path: &Path, length: u64) -> io::Result<BufWriter<File>> {
    let file = OpenOptions::new().append(true).create(true).open(path)?;
    file.set_len(length)?;
    Ok(BufWriter::with_capacity(1 << 16, file))
}

/// Adds the games of every complete set to the tally.
fn read_back<G: Contest>(path: &Path, plan: &Plan, tally: &mut Tally) -> Result<Kept, Failure> {
    let unreadable = |error: io::Error| Failure::unreadable(path, &error);
    let records = fs::metadata(path.with_file_name(RECORDS)).map_or(0, |meta| meta.len());
    let mut lines = BufReader::new(File::open(path).map_err(unreadable)?);
    let mut line = String::new();
    let mut read = lines.read_line(&mut line).map_err(unreadable)? as u64;
    if line.trim_end() != heading::<G>() {
        let reason = "its first line is not that of an arena of this game";
        return Err(Failure::BadInput(format!("{}: {reason}", path.display())));
    }
    let mut kept = Kept { games_length: read, records_length: 0 };
    while tally.sets < plan.all_sets() {
        let set = plan.set(tally.sets);
        let mut games = Vec::new();
        let mut length = 0;
        for rotation in 0..plan.seats {
            let Some(game) = read_game(&mut lines, &mut read, plan, set, rotation).map_err(unreadable)?
            else {
                return Ok(kept);
            };
            length = game.1;
            games.push(game.0);
        }
        if length > records {
            break;
        }
        kept = Kept { games_length: read, records_length: length };
        tally.add(plan, set, &games);
    }
    Ok(kept)
}

/// The lines of one game, one for each seat, and the length of the records up to it; `None` if they are not
/// all there.
fn read_game(
    lines: &mut impl BufRead,
    read: &mut u64,
    plan: &Plan,
    set: Set,
    rotation: usize,
) -> io::Result<Option<(Played, u64)>> {
    let mut game = Played {
        totals: [0; MAX_SEATS],
        winners: Seats::NONE,
        turns: 0,
        facts: [[0; 2]; MAX_SEATS],
        forfeit: None,
        times: [Thought::default(); MAX_SEATS],
        record: None,
    };
    let mut length = 0;
    for (i, entrant) in plan.seating(set.pairing, rotation).enumerate() {
        let mut line = String::new();
        *read += lines.read_line(&mut line)? as u64;
        let Some(line) = line.strip_suffix('\n') else {
            return Ok(None);
        };
        let begin = format!(
            "{},{},{},{},{},",
            set.pairing + 1,
            set.number + 1,
            rotation + 1,
            i + 1,
            plan.names[entrant]
        );
        let Some(columns) = line.strip_prefix(&begin).and_then(read_columns) else {
            return Ok(None);
        };
        columns.enter(&mut game, Seat::new(i));
        length = columns.records_length;
    }
    Ok(Some((game, length)))
}

/// The columns behind the name of the player.
struct Columns {
    points: i32,
    win: bool,
    turns: u32,
    facts: [u16; 2],
    records_length: u64,
    forfeit: String,
}

fn read_columns(text: &str) -> Option<Columns> {
    let mut words = text.splitn(7, ',');
    Some(Columns {
        points: words.next()?.parse().ok()?,
        win: words.next()?.parse::<f64>().ok()? > 0.0,
        turns: words.next()?.parse().ok()?,
        facts: [words.next()?.parse().ok()?, words.next()?.parse().ok()?],
        records_length: words.next()?.parse().ok()?,
        forfeit: words.next()?.trim_matches('"').to_owned(),
    })
}

impl Columns {
    fn enter(&self, game: &mut Played, seat: Seat) {
        game.totals[seat.index()] = self.points;
        game.facts[seat.index()] = self.facts;
        game.turns = self.turns;
        if self.win {
            game.winners = game.winners.with(seat);
        }
        if !self.forfeit.is_empty() {
            game.forfeit = Some((seat, self.forfeit.clone()));
        }
    }
}
