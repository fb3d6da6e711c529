use host::GameKind;
use leptos::prelude::*;
use markup::view;

use super::{Drawer, Icon};
use crate::dom::Show;
use crate::online::{Opens, Remote, extras};
use crate::page::{App, OpenTable};
use crate::part::{Around, later};
use crate::route::Route;
use crate::{browser, store, t};

/// The menu of a table, behind three dots: the rules, the record, and back home.
#[component]
pub(crate) fn TableMenu(table: OpenTable) -> impl IntoView {
    let app = App::get();
    let open = RwSignal::new(false);
    let words = app.words;
    let opens = Opens::new(open);
    let online = table.online();
    // What a server plays has no record before its end.
    let has_record = move || {
        let goes_on = |remote: Remote| remote.with(|info| info.secret.is_none()).unwrap_or(true);
        !online.is_some_and(goes_on)
    };
    let kept = move || {
        let texts = words.get();
        if online.is_some() { tell::say!(texts, "online-kept") } else { tell::say!(texts, "menu-kept") }
    };
    view! {
        {online.map(|remote| later(extras, Around::Nothing, move |extras| (extras.reactions)(remote)))}
        <button type="button" class="icon" data-do="menu" aria-label=t!(words, "menu") on:click=move |_| open.set(true)>
            <Icon name="more"/>
        </button>
        <Drawer open title=t!(words, "menu")>
            <nav class="menu">
                <a href=Route::Rules(table.game).href()><Icon name="help"/>{t!(words, "menu-rules")}</a>
                <Show when=has_record>
                    <button type="button" on:click=move |_| save_record(app, table)>
                        <Icon name="save"/>
                        {t!(words, "menu-save")}
                    </button>
                </Show>
                {online.map(|remote| later(extras, Around::Nothing, move |extras| (extras.menu)(remote, opens)))}
                <a href=Route::New(table.game).href()><Icon name="people"/>{t!(words, "menu-new")}</a>
                <a href=Route::Home.href()><Icon name="back"/>{t!(words, "menu-home")}</a>
            </nav>
            <p class="muted small">{kept}</p>
            <button type="button" class="btn primary" on:click=move |_| open.set(false)>{t!(words, "close")}</button>
        </Drawer>
        {online.map(|remote| later(extras, Around::Nothing, move |extras| (extras.dialogs)(remote, opens)))}
    }
}

/// Lets the person keep the record of a table as a file.
pub(crate) fn save_record(app: App, table: OpenTable) {
    let saved = table.id.with_value(|id| {
        let kept = store::game(id)?;
        browser::download(&file_name(table.game, id), &kept.record)
    });
    if saved.is_none() {
        app.note(tell::say!(app.words.now(), "menu-not-saved"));
    }
}

/// What the file of a record is called.
pub(crate) fn file_name(game: GameKind, id: &str) -> String {
    format!("{game}-{id}.txt")
}
