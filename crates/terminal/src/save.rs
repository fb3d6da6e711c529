//! The file that keeps a game being played.

use std::env;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

use players::{Failure, Player, PlayerList};
use tell::{Texts, say};

/// A file that belongs to one game. It is replaced as a whole, so that it always holds a sound record.
#[derive(Clone, Debug)]
pub(crate) struct SaveFile {
    path: PathBuf,
}

impl SaveFile {
    /// A new file; an error if there is one already.
    pub(crate) fn create(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        OpenOptions::new().write(true).create_new(true).open(path)?;
        Ok(Self { path: path.to_owned() })
    }

    /// The file that somebody named for a new game.
    pub(super) fn named(path: &Path) -> Result<Self, Failure> {
        Self::create(path).map_err(|error| {
            let name = path.display();
            Failure::BadInput(match error.kind() {
                io::ErrorKind::AlreadyExists => format!(
                    "{name} is there already and is not overwritten: go on with 'rowlock play --resume {name}', or save under another name"
                ),
                _ => format!("cannot save the game to {name}: {error}"),
            })
        })
    }

    /// The file of a game that goes on.
    pub(super) fn existing(path: &Path) -> Self {
        // A link stays a link: what it leads to is replaced.
        Self { path: fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()) }
    }

    /// Keeps what the file holds beside it, in a file of another name, before a game goes on in it that another program
    /// began. A copy that is there already is enough.
    pub(super) fn keep_original(&self, texts: &Texts) -> Result<PathBuf, Failure> {
        let named = |number: u32| {
            let mut name = self.path.as_os_str().to_owned();
            name.push(if number > 1 { format!(".original-{number}") } else { ".original".to_owned() });
            PathBuf::from(name)
        };
        let cannot = |path: &Path, error| Failure::BadInput(cannot_save(path, &error, texts));
        let bytes = fs::read(&self.path).map_err(|error| cannot(&self.path, error))?;
        let mut number = 1;
        loop {
            let path = named(number);
            match Self::create(&path) {
                Ok(copy) => {
                    let written = fs::write(&copy.path, &bytes);
                    return written.map(|()| path.clone()).map_err(|error| {
                        // Half a copy is none.
                        _ = fs::remove_file(&path);
                        cannot(&path, error)
                    });
                }
                Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                    return Err(cannot(&path, error));
                }
                Err(_) if fs::read(&path).is_ok_and(|kept| kept == bytes) => return Ok(path),
                Err(_) => number += 1,
            }
        }
    }

    /// A new file in the folder for the state of programs.
    pub(super) fn unnamed(game: &str) -> Result<Self, Failure> {
        Self::numbered(&folder().join(format!("play-{game}.txt")))
    }

    /// A new file beside this one, for the next game.
    pub(super) fn next(&self) -> Result<Self, Failure> {
        Self::numbered(&self.path)
    }

    /// Whether somebody else has changed the file since `written` was written to it.
    pub(super) fn holds_something_else(&self, written: &str) -> bool {
        fs::read(&self.path).is_ok_and(|bytes| bytes != written.as_bytes())
    }

    /// Takes the file away again that was made for a game which could not be saved.
    pub(super) fn remove_empty(&self) {
        if fs::metadata(&self.path).is_ok_and(|meta| meta.len() == 0) {
            // Nothing can be done about a file that stays behind.
            _ = fs::remove_file(&self.path);
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Replaces the contents: either all of the new ones are there afterwards, or all of the old ones.
    pub(crate) fn write(&self, text: &str) -> io::Result<()> {
        let mut name = self.path.as_os_str().to_owned();
        name.push(format!(".{}.part", process::id()));
        let part = PathBuf::from(name);
        let mut file = fs::File::create(&part)?;
        let written = file.write_all(text.as_bytes()).and_then(|()| file.flush());
        drop(file);
        let moved = written.and_then(|()| fs::rename(&part, &self.path));
        if moved.is_err() {
            // Nothing can be done about a part that stays behind.
            _ = fs::remove_file(&part);
        }
        moved
    }

    /// The first free name among `game.txt`, `game-2.txt`, `game-3.txt` and so on.
    fn numbered(path: &Path) -> Result<Self, Failure> {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let ending =
            path.extension().map_or_else(String::new, |ending| format!(".{}", ending.to_string_lossy()));
        let base = stem
            .rsplit_once('-')
            // A year is no number of ours.
            .filter(|(_, number)| number.len() < 4 && number.parse::<u32>().is_ok())
            .map_or(&*stem, |(base, _)| base);
        let mut candidate = path.with_file_name(format!("{base}{ending}"));
        for number in 2..=u32::MAX {
            match Self::create(&candidate) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    candidate = path.with_file_name(format!("{base}-{number}{ending}"));
                }
                _ => break,
            }
        }
        // The last try made the file, found another obstacle, or ran out of numbers.
        if candidate.is_file() { Ok(Self { path: candidate }) } else { Self::named(&candidate) }
    }
}

/// Why a game cannot be saved.
pub(super) fn cannot_save(path: &Path, error: &io::Error, texts: &Texts) -> String {
    say!(texts, "terminal-cannot-save", path = path.display().to_string(), error = error.to_string())
}

/// Where programs keep what is neither settings nor documents.
pub(super) fn folder() -> PathBuf {
    let folder = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    folder("XDG_STATE_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".local/state")))
        .unwrap_or_else(env::temp_dir)
        .join("rowlock")
}

/// A saved game that is not over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Unfinished {
    pub(super) path: PathBuf,
    /// The name of the game in records.
    pub(super) game: String,
    /// What the players are called, and who they are.
    pub(super) players: Vec<(String, Player)>,
    /// The number of the turn that was begun last.
    pub(super) turn: usize,
}

impl Unfinished {
    /// What the header of a file says; `None` if the game is over or was not saved by us.
    fn read(path: &Path) -> Option<Self> {
        let text = fs::read_to_string(path).ok()?;
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name));
        if field("result: ").is_some() {
            return None;
        }
        let PlayerList(seats) = field("seats: ")?.parse().ok()?;
        let names = field("players: ")?.split(',').map(|name| name.trim().to_owned());
        let number = |line: &str| line.split_once('.')?.0.trim().parse().ok();
        let turn = text.lines().rev().find_map(number).unwrap_or(1);
        let (game, players) = (field("game: ")?.to_owned(), names.zip(seats).collect());
        Some(Self { path: path.to_owned(), game, players, turn })
    }
}

/// The games in the folder for saved games that are not over, the one played last first; at most so many.
pub(super) fn unfinished(most: usize) -> Vec<Unfinished> {
    unfinished_in(&folder(), most)
}

fn unfinished_in(folder: &Path, most: usize) -> Vec<Unfinished> {
    let files = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let dated = files.filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())));
    let mut records: Vec<_> =
        dated.filter(|(_, path)| path.extension().is_some_and(|ending| ending == "txt")).collect();
    records.sort_unstable_by(|one, other| other.cmp(one));
    records.iter().filter_map(|(_, path)| Unfinished::read(path)).take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn empty_folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("rowlock-save-{}-{name}", process::id()));
        _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn no_file_is_ever_overwritten() {
        let folder = empty_folder("names");
        let first = SaveFile::named(&folder.join("game.txt")).unwrap();
        assert!(SaveFile::named(first.path()).is_err());
        let second = first.next().unwrap();
        assert_eq!(second.path(), folder.join("game-2.txt"));
        assert_eq!(second.next().unwrap().path(), folder.join("game-3.txt"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn games_that_are_not_over_are_found_the_latest_first() {
        let folder = empty_folder("unfinished");
        let game = |name: &str, body: &str| {
            let text =
                format!("rowlock record 1\ngame: qwixx\nplayers: You, Ben\nseats: person, steady\n{body}");
            let file = SaveFile::named(&folder.join(name)).unwrap();
            file.write(&text).unwrap();
            text
        };
        game("a.txt", "\n 1. 1+1 r6 y6 g6 b6 | r2 -\n12. 1+2 r6 y6 g6 b6\n");
        game("b.txt", "\n");
        // The latest one is over, and does not hide the others.
        game("c.txt", "\nresult: 1, 2\n");
        fs::write(folder.join("notes.txt"), "shopping").unwrap();
        for (name, seconds) in [("a.txt", 30), ("b.txt", 20), ("c.txt", 10)] {
            let then = std::time::SystemTime::now() - std::time::Duration::from_secs(seconds);
            fs::File::options().write(true).open(folder.join(name)).unwrap().set_modified(then).unwrap();
        }
        let found = unfinished_in(&folder, 3);
        let turns: Vec<_> =
            found.iter().map(|game| (game.path.file_name().unwrap().to_str().unwrap(), game.turn)).collect();
        assert_eq!(turns, [("b.txt", 1), ("a.txt", 12)]);
        assert_eq!(found[0].players[1], ("Ben".to_owned(), "steady".parse().unwrap()));
        assert_eq!(unfinished_in(&folder, 1).len(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_is_replaced_as_a_whole() {
        let folder = empty_folder("whole");
        let file = SaveFile::named(&folder.join("game.txt")).unwrap();
        file.write("one").unwrap();
        file.write("two").unwrap();
        assert_eq!(fs::read_to_string(file.path()).unwrap(), "two");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }
}
