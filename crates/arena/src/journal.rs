//! What an arena leaves in its folder, and how it goes on from there.
//!
//! Records and lines are written in the order of the sets, so whatever is there after an interruption is
//! the beginning of the whole. Each line says how long the file of records is with its game in it: both files
//! are cut back to the last complete set before play goes on.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use game::Seat;
use players::Failure;
use serde_json::Value;

use super::contest::Contest;
use super::plan::{Plan, Set};
use super::played::Played;
use super::tally::Tally;

const SETTINGS: &str = "arena.json";
const RESULTS: &str = "results.json";
const GAMES: &str = "games.csv";
const RECORDS: &str = "records.txt";
const LOCK: &str = "arena.lock";

/// The folder of an arena.
#[derive(Debug)]
pub(crate) struct Journal {
    folder: PathBuf,
    games: BufWriter<File>,
    records: BufWriter<File>,
    records_length: u64,
    /// Held as long as we write here, so that nobody else does.
    _lock: File,
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
        let lock = lock(folder)?;
        check_settings(folder, settings)?;
        let games = folder.join(GAMES);
        let kept = read_back::<G>(&games, plan, tally)?;
        let mut journal = Self {
            folder: folder.to_owned(),
            games: cut_back(&games, kept.games_length).map_err(cannot)?,
            records: cut_back(&folder.join(RECORDS), kept.records_length).map_err(cannot)?,
            records_length: kept.records_length,
            _lock: lock,
        };
        if kept.games_length == 0 {
            writeln!(journal.games, "{}", heading::<G>()).map_err(cannot)?;
        }
        journal.flush()?;
        Ok(journal)
    }

    /// Writes the games of a set down.
    pub(crate) fn add(&mut self, plan: &Plan, set: Set, games: &[Played]) -> Result<(), Failure> {
        self.write(plan, set, games).map_err(|error| self.unwritable(&error))
    }

    fn unwritable(&self, error: &io::Error) -> Failure {
        let folder = self.folder.display();
        Failure::BadInput(format!(
            "cannot write to {folder}: {error}; what is there is kept, and can be gone on with"
        ))
    }

    fn write(&mut self, plan: &Plan, set: Set, games: &[Played]) -> io::Result<()> {
        for (rotation, game) in games.iter().enumerate() {
            let record = game.record.as_deref().unwrap_or_default();
            let gap = if self.records_length == 0 { "" } else { "\n" };
            write!(self.records, "{gap}{record}")?;
            self.records_length += (gap.len() + record.len()) as u64;
            for (i, entrant) in plan.seating(set, rotation).into_iter().enumerate() {
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
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        let flushed = self.records.flush().and_then(|()| self.games.flush());
        flushed.map_err(|error| self.unwritable(&error))
    }

    /// Writes the results of all games so far.
    pub(crate) fn finish(mut self, results: &Value) -> Result<(), Failure> {
        self.flush()?;
        write_whole(&self.folder.join(RESULTS), results).map_err(|error| self.unwritable(&error))
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
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            check_empty(folder)?;
            return Ok(write_whole(&path, settings)?);
        }
        Err(error) => return Err(Failure::unreadable(&path, &error)),
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

/// Files of others are not overwritten, and games whose settings are lost are not gone on with.
fn check_empty(folder: &Path) -> Result<(), Failure> {
    let taken = [GAMES, RECORDS, RESULTS].into_iter().find(|name| folder.join(name).exists());
    taken.map_or(Ok(()), |name| {
        let folder = folder.display();
        Err(Failure::BadInput(format!(
            "{folder} has a file {name} but no {SETTINGS}, so it is not known what it is: take another folder"
        )))
    })
}

/// Two arenas must not write to the same files.
fn lock(folder: &Path) -> Result<File, Failure> {
    let cannot = |reason: &dyn std::fmt::Display| {
        Failure::BadInput(format!("cannot use {}: {reason}", folder.display()))
    };
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(folder.join(LOCK));
    let file = file.map_err(|error| cannot(&error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(cannot(&"another arena is writing there")),
        Err(TryLockError::Error(error)) => Err(cannot(&error)),
    }
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

/// Adds the games of every complete set to the tally, however many there are.
///
/// At the end of the file half a set or half a line is what an interruption leaves. Anywhere else what cannot
/// be read is damage, and nothing is thrown away for that.
fn read_back<G: Contest>(path: &Path, plan: &Plan, tally: &mut Tally) -> Result<Kept, Failure> {
    let unreadable = |error: io::Error| Failure::unreadable(path, &error);
    if !path.exists() {
        return Ok(Kept::default());
    }
    let records = fs::metadata(path.with_file_name(RECORDS)).map_or(0, |meta| meta.len());
    let mut lines =
        Lines { source: BufReader::new(File::open(path).map_err(unreadable)?), read: 0, number: 0 };
    let heading = heading::<G>();
    match lines.next().map_err(unreadable)? {
        Line::Whole(line) if line == heading => {}
        Line::Cut(line) if heading.starts_with(&line) => return Ok(Kept::default()),
        _ => return Err(damage(path, 1)),
    }
    let mut kept = Kept { games_length: lines.read, records_length: 0 };
    loop {
        let set = plan.set(tally.sets);
        let Some((games, length)) = read_set(&mut lines, path, plan, set)? else {
            return Ok(kept);
        };
        if length > records {
            return Ok(kept);
        }
        kept = Kept { games_length: lines.read, records_length: length };
        tally.add(plan, &games);
    }
}

fn damage(path: &Path, line: u64) -> Failure {
    let path = path.display();
    Failure::BadInput(format!("{path}, line {line}: this is not what an arena with these settings wrote"))
}

/// The games of a set and the length of the records up to their end; `None` if they are not all there.
fn read_set(
    lines: &mut Lines,
    path: &Path,
    plan: &Plan,
    set: Set,
) -> Result<Option<(Vec<Played>, u64)>, Failure> {
    let mut games = Vec::new();
    let mut length = 0;
    for rotation in 0..plan.seats {
        let mut game = Played::nothing();
        for (i, entrant) in plan.seating(set, rotation).into_iter().enumerate() {
            let line = match lines.next().map_err(|error| Failure::unreadable(path, &error))? {
                Line::Whole(line) => line,
                Line::Cut(_) => return Ok(None),
            };
            let (pairing, number, name) = (set.pairing + 1, set.number + 1, &plan.names[entrant]);
            let begin = format!("{pairing},{number},{},{},{name},", rotation + 1, i + 1);
            let columns = line.strip_prefix(&begin).and_then(read_columns);
            let columns = columns.ok_or_else(|| damage(path, lines.number))?;
            columns.enter(&mut game, Seat::new(i));
            length = columns.records_length;
        }
        games.push(game);
    }
    Ok(Some((games, length)))
}

/// The lines of a file.
struct Lines {
    source: BufReader<File>,
    read: u64,
    number: u64,
}

enum Line {
    Whole(String),
    /// The end of the file came before the end of the line.
    Cut(String),
}

impl Lines {
    fn next(&mut self) -> io::Result<Line> {
        let mut line = String::new();
        self.read += self.source.read_line(&mut line)? as u64;
        self.number += 1;
        Ok(match line.strip_suffix('\n') {
            Some(whole) => Line::Whole(whole.trim_end_matches('\r').to_owned()),
            None => Line::Cut(line),
        })
    }
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
