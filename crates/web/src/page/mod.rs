//! The page: what is shown, and where.

mod fair;
mod gate;
mod home;
mod learn;
mod new;
mod online;
mod records;
mod replay;
mod rules;
mod settings;
mod table;
mod title;

use leptos::prelude::*;
use markup::view;
use tell::{Language, Texts};
use wasm_bindgen_futures::spawn_local;

use self::gate::Gate;
pub(crate) use self::gate::Learned;
pub(crate) use self::rules::address as rules_address;
pub(crate) use self::table::OpenTable;
pub(crate) use self::title::settle;
use crate::online::{Server, SkewBar, knows_tables};
use crate::part::{self, Around, Missing, later, part};
use crate::parts::{LiveRegion, Notice};
use crate::route::Route;
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::store;
use crate::words::{self, Area, Words};
use crate::{browser, offline};

/// What every part of the page can reach.
#[derive(Clone, Copy, Debug)]
pub(crate) struct App {
    /// What the person has set.
    pub(crate) settings: RwSignal<Settings>,
    /// The texts of the language that is shown.
    pub(crate) words: Words,
    /// The page that is shown.
    pub(crate) route: RwSignal<Route>,
    /// What a screen reader says next: politely, or at once.
    pub(crate) spoken: RwSignal<(String, bool)>,
    /// What is shown for a moment at the foot of the page.
    pub(crate) notice: RwSignal<Option<String>>,
    /// Whether the settings are open.
    pub(crate) settings_open: RwSignal<bool>,
    /// The server behind the app, if there is one.
    pub(crate) server: Server,
    /// How much of the app is kept for times without a network, once that is known.
    pub(crate) offline: RwSignal<Option<offline::Progress>>,
}

impl App {
    /// What every part of the page can reach: for components.
    pub(crate) fn get() -> Self {
        expect_context()
    }

    /// Lets a screen reader say something when it has finished what it says.
    pub(crate) fn say(self, text: impl Into<String>) {
        self.spoken.set((text.into(), false));
    }

    /// Lets a screen reader say something at once.
    pub(crate) fn say_now(self, text: impl Into<String>) {
        self.spoken.set((text.into(), true));
    }

    /// Makes a sound, if the person wants sounds.
    pub(crate) fn sound(self, sound: Sound) {
        if self.settings.with_untracked(|settings| settings.sounds) {
            sound::play(sound);
        }
    }

    /// Shows a short text for a moment, and lets a screen reader say it.
    pub(crate) fn note(self, text: impl Into<String>) {
        let text = text.into();
        self.say(text.clone());
        self.notice.set(Some(text));
    }

    /// Speaks another language, if its texts can be loaded.
    pub(crate) fn speak(self, language: Language) {
        spawn_local(async move {
            match self.words.change(language).await {
                Some(true) => {
                    self.settings.update(|settings| settings.language = Some(language.code().to_owned()));
                }
                Some(false) => {
                    let texts = self.words.now();
                    self.note(tell::say!(texts, "language-not-loaded", language = language.own_name()));
                }
                None => {}
            }
        });
    }
}

/// Shows the page in the window.
pub(crate) fn mount() {
    spawn_local(async {
        // Whoever has left games open sees them at once.
        let (has_games, has_tables) = (!store::games().is_empty(), knows_tables());
        if has_games {
            part::expect(home::open_games());
        }
        if has_tables {
            part::expect(home::online_tables());
        }
        let texts = words::load(store::settings().language(), &[]).await;
        if has_games {
            // What is to be said if they do not come is said in their place.
            _ = home::open_games().await;
        }
        if has_tables {
            _ = home::online_tables().await;
        }
        browser::remove("#early");
        match texts {
            Some(texts) => open(texts),
            None => mount_to_body(Speechless),
        }
    });
}

fn open(texts: Texts) {
    mount_to_body(move || view! { <Whole texts/> });
}

/// Everything that is shown.
#[component]
fn Whole(texts: Texts) -> impl IntoView {
    let settings = crate::settings::live();
    let app = App {
        settings,
        words: Words::new(texts),
        route: Route::current(),
        spoken: RwSignal::new(Default::default()),
        notice: RwSignal::new(None),
        settings_open: RwSignal::new(false),
        server: Server::new(),
        offline: RwSignal::new(None),
    };
    provide_context(app);
    offline::prepare(app.offline);
    title::follow(app);
    let page = move || match app.route.get() {
        Route::Home => view! { <home::Home/> }.into_any(),
        Route::Table(id) => {
            table::expect_kept(&id);
            page_of(play, Route::Table(id))
        }
        route @ Route::New(_) => page_of(play, route),
        route @ (Route::Rules(_) | Route::Learn(_) | Route::Records | Route::Replay(_)) => {
            page_of(library, route)
        }
        route => page_of(online, route),
    };
    view! {
        {page}
        <settings::SettingsDrawer/>
        <SkewBar/>
        <Notice/>
        <LiveRegion/>
    }
}

/// What shows the pages of a part.
type Pages = fn(Route) -> AnyView;

fn page_of<F>(part: fn() -> F, route: Route) -> AnyView
where
    F: Future<Output = Result<Pages, Missing>> + 'static,
{
    later(part, Around::Page, move |pages| pages(route.clone()))
}

/// Who plays, and the tables of this device.
#[part(play, wasm_split_path = leptos::wasm_split, fallible)]
fn play() -> Result<Pages, Missing> {
    Ok(|route| match route {
        Route::New(game) => view! { <new::New game/> }.into_any(),
        Route::Table(id) => view! { <table::Table id/> }.into_any(),
        _ => ().into_any(),
    })
}

/// Rules, lessons, and the games that are kept.
#[part(library, wasm_split_path = leptos::wasm_split, fallible)]
fn library() -> Result<Pages, Missing> {
    Ok(|route| {
        let page = move || match route.clone() {
            Route::Rules(game) => view! { <rules::Rules game/> }.into_any(),
            Route::Learn(game) => view! { <learn::Learn game/> }.into_any(),
            Route::Records => view! { <records::Records/> }.into_any(),
            Route::Replay(id) => view! { <replay::Replay id/> }.into_any(),
            _ => ().into_any(),
        };
        view! { <Gate area=Area::Library>{page()}</Gate> }.into_any()
    })
}

/// Tables on a server.
#[part(online, wasm_split_path = leptos::wasm_split, fallible)]
fn online() -> Result<Pages, Missing> {
    Ok(|route| {
        match route {
        Route::Friends => view! { <Gate area=Area::Online><online::Friends/></Gate> }.into_any(),
        Route::Online(table) => {
            view! { <Gate area=Area::Online><online::OnlineTable table=table.clone()/></Gate> }.into_any()
        }
        Route::Join(table, seat, token) => {
            view! { <Gate area=Area::Online><online::Join table=table.clone() seat token=token.clone()/></Gate> }
                .into_any()
        }
        Route::Watch(table, token) => online::arrive(App::get(), &table, None, token),
        Route::Seat(table, seat, token) => online::arrive(App::get(), &table, Some(seat), Some(token)),
        Route::Fair(id) => view! { <Gate area=Area::Online><fair::Fair id=id.clone()/></Gate> }.into_any(),
        _ => ().into_any(),
    }
    })
}

/// All that can be said without texts, in the language that most people understand.
#[component]
fn Speechless() -> impl IntoView {
    view! {
        <div class="screen">
            <main class="page">
                <p>"Rowlock could not be loaded completely. Please check the connection."</p>
                <button type="button" class="btn primary" data-do="reload" on:click=|_| browser::reload()>
                    "Try again"
                </button>
            </main>
        </div>
    }
}
