//! Which page the address names. Addresses stand behind a `#`, so that any web host can serve them.

use host::GameKind;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::browser;

/// A page of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// What shall we play?
    Home,
    /// Who plays?
    New(GameKind),
    /// A game on this device, by the name under which it is kept.
    Table(String),
    /// The games that are kept on this device.
    Records,
    /// A kept game, step by step.
    Replay(String),
    /// The rules of a game.
    Rules(GameKind),
    /// A guided first game.
    Learn(GameKind),
}

impl Route {
    /// The address of the page.
    pub(crate) fn href(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::New(game) => format!("#/new/{}", game.name()),
            Self::Table(id) => format!("#/table/{id}"),
            Self::Records => "#/records".to_owned(),
            Self::Replay(id) => format!("#/replay/{id}"),
            Self::Rules(game) => format!("#/rules/{}", game.name()),
            Self::Learn(game) => format!("#/learn/{}", game.name()),
        }
    }

    /// The page of an address; home for one that there is not.
    pub(crate) fn of(hash: &str) -> Self {
        let mut words = hash.trim_start_matches(['#', '/']).split('/');
        let (page, what) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let game = what.parse::<GameKind>().ok();
        match (page, game) {
            ("new", Some(game)) => Self::New(game),
            ("rules", Some(game)) => Self::Rules(game),
            ("learn", Some(game)) => Self::Learn(game),
            ("table", _) if is_id(what) => Self::Table(what.to_owned()),
            ("replay", _) if is_id(what) => Self::Replay(what.to_owned()),
            ("records", _) => Self::Records,
            _ => Self::Home,
        }
    }

    /// Goes to the page.
    pub(crate) fn go(&self) {
        if let Some(window) = browser::window() {
            // Refused only where addresses cannot be changed at all.
            _ = window.location().set_hash(&self.href());
        }
    }

    /// The page that the address names now, and from now on.
    pub(crate) fn current() -> RwSignal<Self> {
        let route = RwSignal::new(read());
        let changed = Closure::<dyn FnMut()>::new(move || route.set(read()));
        if let Some(window) = browser::window() {
            _ = window.add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
        }
        // The page lives as long as the window.
        changed.forget();
        route
    }
}

/// Names under which games are kept.
fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn read() -> Route {
    let hash = browser::window().and_then(|window| window.location().hash().ok());
    Route::of(&hash.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_as_they_are_written() {
        let pages = [Route::Home, Route::Records, Route::Table("a1".into()), Route::Replay("b2".into())];
        let games = GameKind::ALL.into_iter();
        let games = games.flat_map(|game| [Route::New(game), Route::Rules(game), Route::Learn(game)]);
        for route in pages.into_iter().chain(games) {
            assert_eq!(Route::of(&route.href()), route);
        }
    }

    #[test]
    fn unknown_addresses_lead_home() {
        for hash in ["", "#", "#/nowhere", "#/new/chess", "#/table/", "#/table/..%2f", "#/rules"] {
            assert_eq!(Route::of(hash), Route::Home, "{hash}");
        }
    }
}
