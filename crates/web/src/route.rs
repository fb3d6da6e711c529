//! Which page the address names. Addresses stand behind a `#`, so that any web host can serve them.

use game::Seat;
use host::GameKind;
use leptos::prelude::*;
use protocol::Token;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::browser;
use crate::page::App;

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
    /// Tables on the server that strangers may join, and one's own.
    Friends,
    /// A table on the server, by its name.
    Online(String),
    /// A seat to sit down on: the table, the seat, and what lets somebody do so.
    Join(String, Seat, Option<Token>),
    /// A table to look at, and what lets somebody do so.
    Watch(String, Option<Token>),
    /// A seat of one's own, brought from another device.
    Seat(String, Seat, Token),
    /// Whether chance was fair in a game.
    Fair(String),
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
            Self::Friends => "#/friends".to_owned(),
            Self::Online(table) => format!("#/online/{table}"),
            Self::Join(table, seat, token) => format!("#/join/{table}/{seat}/{}", written(token.as_ref())),
            Self::Watch(table, token) => format!("#/watch/{table}/{}", written(token.as_ref())),
            Self::Seat(table, seat, token) => format!("#/seat/{table}/{seat}/{}", token.expose()),
            Self::Fair(id) => format!("#/fair/{id}"),
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
            ("fair", _) if is_id(what) => Self::Fair(what.to_owned()),
            ("friends", _) => Self::Friends,
            ("online", _) if is_id(what) => Self::Online(what.to_owned()),
            ("watch", _) if is_id(what) => Self::Watch(what.to_owned(), token(words.next())),
            ("join" | "seat", _) if is_id(what) => {
                let seat = words.next().and_then(|seat| Seat::from_number(seat.parse().ok()?));
                match (page, seat, token(words.next())) {
                    ("join", Some(seat), token) => Self::Join(what.to_owned(), seat, token),
                    ("seat", Some(seat), Some(token)) => Self::Seat(what.to_owned(), seat, token),
                    _ => Self::Home,
                }
            }
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

    /// Goes to the page, which takes the place of this one: what stands in the address now leaves it.
    pub(crate) fn take_over(self, app: App) {
        browser::replace_address(&self.href());
        app.route.set(self);
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

/// What lets somebody do something, as it stands in an address; a dash for what everybody may do.
fn written(token: Option<&Token>) -> &str {
    token.map_or("-", Token::expose)
}

fn token(word: Option<&str>) -> Option<Token> {
    word?.parse().ok()
}

/// Names under which games are kept.
fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn read() -> Route {
    Route::of(&browser::window().and_then(|window| window.location().hash().ok()).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_as_they_are_written() {
        let pages = [Route::Home, Route::Records, Route::Table("a1".into()), Route::Replay("b2".into())];
        let (table, seat, token) = ("a1".to_owned(), Seat::new(2), Token::new([7; 16]));
        let online = [
            Route::Friends,
            Route::Fair(table.clone()),
            Route::Online(table.clone()),
            Route::Join(table.clone(), seat, Some(token.clone())),
            Route::Join(table.clone(), seat, None),
            Route::Watch(table.clone(), None),
            Route::Watch(table.clone(), Some(token.clone())),
            Route::Seat(table, seat, token),
        ];
        let pages = pages.into_iter().chain(online);
        let games = GameKind::ALL.into_iter();
        let games = games.flat_map(|game| [Route::New(game), Route::Rules(game), Route::Learn(game)]);
        for route in pages.chain(games) {
            assert_eq!(Route::of(&route.href()), route);
        }
    }

    #[test]
    fn unknown_addresses_lead_home() {
        for hash in [
            "",
            "#",
            "#/nowhere",
            "#/new/chess",
            "#/table/",
            "#/table/..%2f",
            "#/rules",
            "#/join/a1/0/-",
            "#/seat/a1/1/x",
        ] {
            assert_eq!(Route::of(hash), Route::Home, "{hash}");
        }
    }
}
