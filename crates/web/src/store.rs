//! What is kept on this device: games as records, and settings.

use std::cell::RefCell;
use std::collections::HashMap;

use protocol::{from_json, to_json};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::order;
use crate::settings::Settings;

/// Where games are kept, followed by their names.
const GAMES: &str = "rowlock/game/";
const SETTINGS: &str = "rowlock/settings";
/// Where everything else is kept, followed by what it is.
const NOTES: &str = "rowlock/note/";
/// Where it is kept how far lessons have come, followed by the names of their games.
const LESSONS: &str = "rowlock/lesson/";

/// How the names begin under which the games of lessons are kept. No other name begins so.
pub(crate) const LESSON: &str = "learn";

/// A game that is kept.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Kept {
    /// The name under which it is kept.
    pub(crate) id: String,
    /// When it was written last, in milliseconds since 1970.
    pub(crate) when: i64,
    /// The game.
    pub(crate) record: String,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    when: i64,
    record: String,
}

/// Every game that is kept, the latest first; those of lessons are no games to come back to.
pub(crate) fn games() -> Vec<Kept> {
    let mut games: Vec<Kept> = keys(GAMES).iter().filter_map(|id| stored(id)).collect();
    UNKEPT.with_borrow(|unkept| games.extend(unkept.values().cloned()));
    games.retain(|game| !game.id.starts_with(LESSON));
    order::by_key(games, |game| -game.when)
}

thread_local! {
    /// Games that the browser would not keep: they live as long as the page.
    static UNKEPT: RefCell<HashMap<String, Kept>> = RefCell::default();
}

/// A game that is kept under this name.
pub(crate) fn game(id: &str) -> Option<Kept> {
    UNKEPT.with_borrow(|games| games.get(id).cloned()).or_else(|| stored(id))
}

fn stored(id: &str) -> Option<Kept> {
    let Entry { when, record } = read(&key(id))?;
    Some(Kept { id: id.to_owned(), when, record })
}

/// Keeps a game; says whether that was possible.
pub(crate) fn keep(id: &str, record: &str) -> bool {
    let entry = Entry { when: browser::now(), record: record.to_owned() };
    let kept = write(&key(id), &entry);
    UNKEPT.with_borrow_mut(|games| {
        if kept {
            games.remove(id);
        } else {
            let kept = Kept { id: id.to_owned(), when: entry.when, record: entry.record };
            games.insert(id.to_owned(), kept);
        }
    });
    kept
}

/// Forgets a game.
pub(crate) fn forget(id: &str) {
    UNKEPT.with_borrow_mut(|games| games.remove(id));
    if let Some(storage) = browser::storage() {
        _ = storage.remove_item(&key(id));
    }
}

/// How far the lesson of a game has come.
pub(crate) fn lesson(game: &str) -> String {
    let kept = browser::storage().and_then(|storage| storage.get_item(&format!("{LESSONS}{game}")).ok());
    kept.flatten().unwrap_or_default()
}

/// Keeps how far the lesson of a game has come, where anything is kept at all.
pub(crate) fn keep_lesson(game: &str, said: &str) {
    if let Some(storage) = browser::storage() {
        _ = storage.set_item(&format!("{LESSONS}{game}"), said);
    }
}

/// A name under which no game is kept yet.
pub(crate) fn fresh_id() -> String {
    loop {
        let time = browser::now() as u64;
        let id = format!("{time:x}{:04x}", browser::random_number() & 0xFFFF);
        // Whoever reads a file of many games asks often within a millisecond.
        if game(&id).is_none() {
            return id;
        }
    }
}

/// Keeps a game as it was, with its time; says whether that was possible.
pub(crate) fn put_back(kept: &Kept) -> bool {
    let entry = Entry { when: kept.when, record: kept.record.clone() };
    write(&key(&kept.id), &entry)
}

/// Under which key a game is kept; other tabs write there too.
pub(crate) fn key(id: &str) -> String {
    format!("{GAMES}{id}")
}

/// The settings that are kept, or the usual ones.
pub(crate) fn settings() -> Settings {
    read(SETTINGS).unwrap_or_default()
}

/// Keeps settings, where anything is kept at all.
pub(crate) fn keep_settings(settings: &Settings) {
    write(SETTINGS, settings);
}

/// Something that was put down under a name, for the next time.
pub(crate) fn note<T: DeserializeOwned>(name: &str) -> Option<T> {
    read(&format!("{NOTES}{name}"))
}

/// Puts something down under a name, where anything is kept at all.
pub(crate) fn keep_note<T: Serialize>(name: &str, note: &T) {
    write(&format!("{NOTES}{name}"), note);
}

/// Forgets what was put down under a name.
pub(crate) fn forget_note(name: &str) {
    if let Some(storage) = browser::storage() {
        _ = storage.remove_item(&format!("{NOTES}{name}"));
    }
}

/// The rests of all names that begin so, under which something was put down.
pub(crate) fn notes(begin: &str) -> Vec<String> {
    keys(&format!("{NOTES}{begin}"))
}

/// The rests of all keys that begin so.
fn keys(begin: &str) -> Vec<String> {
    let Some(storage) = browser::storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten());
    keys.filter_map(|key| key.strip_prefix(begin).map(str::to_owned)).collect()
}

fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = browser::storage()?.get_item(key).ok().flatten()?;
    from_json(&text).ok()
}

/// Says whether that was possible: the storage may be full or forbidden.
fn write<T: Serialize>(key: &str, value: &T) -> bool {
    browser::storage().is_some_and(|storage| storage.set_item(key, &to_json(value)).is_ok())
}
