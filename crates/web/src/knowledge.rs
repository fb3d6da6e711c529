//! What bots and hints have to know about tables of a kind: a file, which comes when the first such table is opened.

use std::cell::RefCell;

use host::GameKind;
use js_sys::Uint8Array;

use crate::browser;
use crate::tables::{game_of, players_of};

/// After so many milliseconds bots and hints make do without.
const PATIENCE: u32 = 10_000;

thread_local! {
    /// What the worker was given already.
    static GIVEN: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// A file that a table needs, by the name that it has in the head of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Knowledge(String);

impl Knowledge {
    /// What is still missing for the game of a record.
    pub(crate) fn missing(record: &str) -> Option<Self> {
        let name = name(game_of(record)?, players_of(record))?;
        let is_given = GIVEN.with_borrow(|given| given.contains(&name));
        (!is_given && address(&name).is_some()).then_some(Self(name))
    }

    /// Loads the file; nothing if it does not come.
    pub(crate) async fn load(&self) -> Option<Uint8Array> {
        browser::load_bytes(&address(&self.0)?, PATIENCE).await
    }

    /// Remembers that the worker has it, as long as that lives.
    pub(crate) fn was_given(self) {
        GIVEN.with_borrow_mut(|given| given.push(self.0));
    }
}

/// The worker that was given something is gone.
pub(crate) fn forget() {
    GIVEN.with_borrow_mut(Vec::clear);
}

/// The name of the file for a game with so many players. `None` if there is no
/// network of the game; the head of the page says which files there are.
fn name(game: GameKind, players: usize) -> Option<String> {
    Some(format!("knows-{}", game.network(players)?))
}

fn address(name: &str) -> Option<String> {
    browser::document()?.get_element_by_id(name)?.get_attribute("href")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_table_has_a_name() {
        assert_eq!(name(GameKind::CLASSIC, 2).as_deref(), Some("knows-classic-2"));
        assert_eq!(name(GameKind::CLASSIC, 5).as_deref(), Some("knows-classic-5"));
        assert_eq!(name(GameKind::Qwirkle, 2), None);
    }
}
