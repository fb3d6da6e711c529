//! What the menu of a server's table has besides that of any table.

use leptos::prelude::*;
use markup::view;
use protocol::{AnyUpdate, Command, Moment, TableStage};

use super::consents;
use super::link::Link;
use super::my_table::MyTable;
use super::remote::Remote;
use crate::dom::Show;
use crate::page::App;
use crate::parts::{Drawer, Icon};
use crate::reactive::memo;
use crate::route::Route;
use crate::t;

/// What the menu opens; it stands beside the menu, which closes meanwhile.
#[derive(Clone, Copy)]
pub(crate) struct Opens {
    menu: RwSignal<bool>,
    phone: RwSignal<bool>,
    watch: RwSignal<bool>,
    leave: RwSignal<bool>,
}

impl Opens {
    /// Everything closed but this menu, which may be open.
    pub(crate) fn new(menu: RwSignal<bool>) -> Self {
        let [phone, watch, leave] = [(); 3].map(|()| RwSignal::new(false));
        Self { menu, phone, watch, leave }
    }

    fn open(self, dialog: RwSignal<bool>) {
        self.menu.set(false);
        dialog.set(true);
    }
}

/// The lines of the menu.
#[component]
pub(crate) fn Menu(remote: Remote, opens: Opens) -> impl IntoView {
    let words = App::get().words;
    let is_playing = memo(move || {
        remote.with(|info| info.viewer.is_some() && info.stage == TableStage::Playing).unwrap_or_default()
    });
    let is_seated = memo(move || remote.with(|info| info.viewer.is_some()).unwrap_or_default());
    let fair = remote.table.with_value(|table| Route::Fair(table.clone()).href());
    let ask_undo = move |_| {
        opens.menu.set(false);
        // What is shown is meant, even if more has happened since.
        let at = remote.client.shown.with_untracked(|shown| shown.as_ref()?.first().map(moment));
        remote.command(Command::AskUndo { at });
    };
    let phone = move |_| {
        // Whoever has the link can agree to undos there.
        remote.table.with_value(|table| consents::share(table));
        opens.open(opens.phone);
    };
    view! {
        <Show when=move || is_playing.get()>
            <button type="button" data-do="ask-undo" on:click=ask_undo>
                <Icon name="undo"/>{t!(words, "online-undo-ask")}
            </button>
        </Show>
        <Show when=move || is_seated.get()>
            <button type="button" data-do="phone" on:click=phone>
                <Icon name="link"/>{t!(words, "online-phone")}
            </button>
        </Show>
        <button type="button" data-do="invite-watch" on:click=move |_| opens.open(opens.watch)>
            <Icon name="people"/>{t!(words, "online-watch-link")}
        </button>
        <a href=fair data-do="fair"><Icon name="check"/>{t!(words, "fair-title")}</a>
        <button type="button" data-do="leave" on:click=move |_| opens.open(opens.leave)>
            <Icon name="close"/>{t!(words, "online-leave")}
        </button>
    }
}

/// The moment of the game that is shown.
const fn moment(update: &AnyUpdate) -> Moment {
    match update {
        AnyUpdate::Qwixx(update) => update.at,
        AnyUpdate::Qwirkle(update) => update.at,
    }
}

/// What the menu opens.
#[component]
pub(crate) fn Dialogs(remote: Remote, opens: Opens) -> impl IntoView {
    let words = App::get().words;
    let kept = move || remote.table.with_value(|table| MyTable::find(table));
    let phone = move || {
        kept().and_then(|kept| Some(Route::Seat(kept.table, kept.seat?, kept.token?))).map(|to| {
            view! { <Link to label=t!(words, "online-phone") drawn=true/> }
        })
    };
    let watch = move || {
        let listed = remote.with(|info| info.listed).unwrap_or_default();
        // Who looks may let others look; who sits may not hand out the seat.
        let token = kept().and_then(|kept| kept.watch.or(kept.token.filter(|_| kept.seat.is_none())));
        if listed || token.is_some() {
            let to = Route::Watch(remote.table.get_value(), token);
            view! { <Link to label=t!(words, "online-watch-link") drawn=true/> }.into_any()
        } else {
            view! { <p>{t!(words, "online-watch-ask")}</p> }.into_any()
        }
    };
    let close = move |dialog: RwSignal<bool>| {
        view! {
            <button type="button" class="btn primary" on:click=move |_| dialog.set(false)>{t!(words, "close")}</button>
        }
    };
    view! {
        <Drawer open=opens.phone title=t!(words, "online-phone")>
            <p>{t!(words, "online-phone-note")}</p>
            {phone}
            {close(opens.phone)}
        </Drawer>
        <Drawer open=opens.watch title=t!(words, "online-watch-link")>{watch}{close(opens.watch)}</Drawer>
        <Leaving remote open=opens.leave/>
    }
}

/// Asks before somebody leaves.
#[component]
fn Leaving(remote: Remote, open: RwSignal<bool>) -> impl IntoView {
    let words = App::get().words;
    let is_seated = move || remote.with(|info| info.viewer.is_some()).unwrap_or_default();
    let leave = move |_| {
        open.set(false);
        remote.leave();
    };
    view! {
        <Drawer open title=t!(words, "online-leave")>
            <p>{move || {
                let texts = words.get();
                if is_seated() { tell::say!(texts, "online-leave-note") } else { tell::say!(texts, "online-leave-watch") }
            }}</p>
            <div class="two">
                <button type="button" class="btn quiet" data-do="cancel" on:click=move |_| open.set(false)>
                    {t!(words, "cancel")}
                </button>
                <button type="button" class="btn primary" data-do="leave-now" on:click=leave>
                    {t!(words, "online-leave")}
                </button>
            </div>
        </Drawer>
    }
}
