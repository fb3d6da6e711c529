//! A table on this device.

use host::GameKind;
use leptos::prelude::*;
use markup::view;
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use tell::Texts;

use super::App;
use crate::client::{self, Client, Pause, Reader, read};
use crate::dom::Show;
use crate::online::Remote;
use crate::part::{self, Around, Missing, later, part};
use crate::parts::Top;
use crate::qwirkle::QwirkleTable;
use crate::qwixx::QwixxTable;
use crate::reactive::effect;
use crate::store::Kept;
use crate::tables::game_of;
use crate::{store, t};

/// A table that is being played at.
#[derive(Clone, Copy)]
pub(crate) struct OpenTable {
    /// The name under which the game is kept.
    pub(crate) id: StoredValue<String>,
    /// Which game it is.
    pub(crate) game: GameKind,
    /// What is shown and said.
    pub(crate) client: Client,
    /// The table besides the game, if a server plays it.
    online: Option<Remote>,
}

impl OpenTable {
    /// A table that a server plays.
    pub(crate) const fn on_server(remote: Remote, game: GameKind) -> Self {
        Self { id: remote.table, game, client: remote.client, online: Some(remote) }
    }

    /// The table besides the game, if a server plays it.
    pub(crate) const fn online(self) -> Option<Remote> {
        self.online
    }

    /// Whether whoever looks here may ask for another game; tracked.
    pub(crate) fn may_play_again(self) -> bool {
        self.online().is_none_or(|remote| remote.with(|info| info.viewer.is_some()) == Some(true))
    }

    /// How the way to the next game is called, if the others at a server's table have asked for one; tracked.
    pub(crate) fn next_words(self, texts: &Texts) -> Option<String> {
        let has_next = self.online()?.with(|info| info.next.is_some()).unwrap_or_default();
        has_next.then(|| tell::say!(texts, "online-next"))
    }
}

/// The table of a kept game, or that there is none.
#[component]
pub(super) fn Table(id: String) -> impl IntoView {
    let kept = store::game(&id);
    let game = kept.as_ref().and_then(|kept| game_of(&kept.record));
    let (Some(kept), Some(game)) = (kept, game) else {
        return view! { <NoTable/> }.into_any();
    };
    view! { <Opened kept game follow=|_| ()/> }.into_any()
}

/// The table of a game that is there.
#[component]
pub(super) fn Opened<F: Fn(OpenTable) + 'static>(
    /// The game.
    kept: Kept,
    /// Which game it is.
    game: GameKind,
    /// Called with the table, for who follows the game from elsewhere.
    follow: F,
) -> impl IntoView {
    let pause: Pause = match game {
        GameKind::Qwixx(_) => crate::qwixx::pause,
        GameKind::Qwirkle => crate::qwirkle::pause,
    };
    let client = Client::open(&kept.id, game, kept.record, pause);
    follow_other_tabs(&kept.id, client);
    let table = OpenTable { id: StoredValue::new(kept.id), game, client, online: None };
    provide_context(table);
    follow(table);
    let app = App::get();
    effect(move || {
        if !client.kept.get() {
            app.note(tell::say!(app.words.now(), "not-kept"));
        }
    });
    // Its worker did not come; the game is kept as it is.
    let again = Callback::new(move |()| {
        table.id.with_value(|id| {
            if let Some(kept) = store::game(id) {
                client.hand_over(id, game, kept.record);
            }
        });
    });
    view! {
        <Show when=move || !client.lost.get() fallback=move || Around::Page.not_loaded(again)>
            <Show when=move || client.failed.with(Option::is_none) fallback=NoTable>{move || shown(table)}</Show>
        </Show>
    }
}

/// A table, as soon as the part with its game is there.
pub(super) fn shown(table: OpenTable) -> AnyView {
    let show = move |tables: Tables| {
        table.client.read_with(tables.read);
        (tables.show)(table)
    };
    match table.game {
        GameKind::Qwixx(_) => later(qwixx, Around::Page, show),
        GameKind::Qwirkle => later(qwirkle, Around::Page, show),
    }
}

/// A table of this game will be shown soon: what it needs is asked for.
pub(super) fn expect(game: GameKind) {
    client::start_worker(game);
    match game {
        GameKind::Qwixx(_) => part::expect(qwixx()),
        GameKind::Qwirkle => part::expect(qwirkle()),
    }
}

/// The table of a kept game will be shown soon.
pub(super) fn expect_kept(id: &str) {
    if let Some(game) = store::game(id).and_then(|kept| game_of(&kept.record)) {
        expect(game);
    }
}

/// What the tables of a game need.
#[derive(Clone, Copy)]
struct Tables {
    /// Reads what the worker says of them.
    read: Reader,
    /// Shows them.
    show: fn(OpenTable) -> AnyView,
}

#[part(play, wasm_split_path = leptos::wasm_split, fallible)]
fn qwixx() -> Result<Tables, Missing> {
    Ok(Tables { read: read::<Qwixx>, show: |table| view! { <QwixxTable table/> }.into_any() })
}

#[part(qwirkle, wasm_split_path = leptos::wasm_split, fallible)]
fn qwirkle() -> Result<Tables, Missing> {
    Ok(Tables { read: read::<Qwirkle>, show: |table| view! { <QwirkleTable table/> }.into_any() })
}

/// A game that is played on in another tab goes on here as well.
fn follow_other_tabs(id: &str, client: Client) {
    let (id, key) = (id.to_owned(), store::key(id));
    let handle = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().as_deref() == Some(key.as_str())
            && let Some(kept) = store::game(&id)
        {
            client.replay(kept.record);
        }
    });
    on_cleanup(move || handle.remove());
}

/// There is no such game.
#[component]
pub(super) fn NoTable() -> impl IntoView {
    let app = App::get();
    view! {
        <div class="screen">
            <Top title="Rowlock"/>
            <main id="main" class="page" tabindex="-1">
                <p>{t!(app.words, "no-such-game")}</p>
                <a class="btn primary" href="#/">{t!(app.words, "to-home")}</a>
            </main>
        </div>
    }
}
