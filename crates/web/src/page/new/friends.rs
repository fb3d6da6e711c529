use host::GameKind;
use leptos::prelude::*;
use markup::view;
use protocol::{Code, NewTableRequest, Token};
use wasm_bindgen_futures::spawn_local;

use super::by_formula::ByFormula;
use super::chair::ChairRow;
use super::together::{Adding, Laying};
use crate::dom::each;
use crate::line_up::{Chair, LineUp};
use crate::online::{self, Unseated, random, sit_down};
use crate::page::App;
use crate::page::online::{NameField, given_name, span, taken_name};
use crate::parts::Switch;
use crate::reactive::memo;
use crate::route::Route;
use crate::{browser, t};

/// The clocks there are, in seconds; nothing without one.
const CLOCKS: [u32; 5] = [0, 60, 300, 3_600, 86_400];
/// After how many seconds others may let a bot sit in.
const AWAYS: [u32; 5] = [60, 300, 3_600, 86_400, 259_200];

/// A table on the server: who may sit where, and how it is played there.
#[component]
pub(super) fn WithFriends(game: GameKind) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let laying = Laying::new(LineUp::last_online(game), false);
    let (clock, away) = (RwSignal::new(0), RwSignal::new(86_400));
    let listed = RwSignal::new(false);
    let (tried, busy) = (RwSignal::new(false), RwSignal::new(false));
    let taken = RwSignal::new(None);
    let faults = memo(Vec::new);
    // Asked twice for the same, the server makes one table.
    let asked = StoredValue::new(None::<NewTableRequest>);
    let make = move |_| {
        tried.set(true);
        let Some(name) = given_name(app) else { return browser::focus("[data-name]") };
        if !laying.has_person() {
            return;
        }
        let line_up = laying.line_up(game);
        line_up.keep_online(game);
        let key = asked.get_value().map_or_else(random, |asked| asked.key);
        let wanted = |key: Token| NewTableRequest {
            key,
            game: game.name().to_owned(),
            seats: line_up.chairs.iter().map(seat).collect(),
            listed: listed.get_untracked(),
            clock: Some(clock.get_untracked()).filter(|clock| *clock > 0),
            away: Some(away.get_untracked()),
        };
        let again = wanted(key);
        let request = if asked.get_value().as_ref() == Some(&again) { again } else { wanted(random()) };
        asked.set_value(Some(request.clone()));
        busy.set(true);
        spawn_local(async move {
            match sit_at_new(&request, &name).await {
                Ok(table) => Route::Online(table).go(),
                Err(Unseated::Refused(refused)) if refused.code == Code::NameTaken => taken_name(taken, name),
                Err(unseated) => app.note(unseated.words(&words.now())),
            }
            _ = busy.try_set(false);
        });
    };
    let error = move || (!laying.has_person()).then(|| tell::say!(words.get(), "new-error-people"));
    view! {
        <NameField tried taken/>
        <section class="part">
            <div>
                <h2 class="eyebrow">{t!(words, "new-seats")}</h2>
                <p class="small muted">{t!(words, "online-seats-note")}</p>
            </div>
            <ol class="chairs">
                {each(
                    move || laying.places.get(),
                    |place| place.key,
                    move |place| view! { <ChairRow place laying faults/> },
                )}
            </ol>
            <Adding game laying/>
            <ByFormula game/>
        </section>
        <section class="card part">
            <Spans label=t!(words, "online-clock") note=t!(words, "online-clock-note") spans=CLOCKS chosen=clock name="clock"/>
            <Spans label=t!(words, "online-away") note=t!(words, "online-away-note") spans=AWAYS chosen=away name="away"/>
            <div class="set">
                <span>{t!(words, "online-listed")}<small>{t!(words, "online-listed-note")}</small></span>
                <Switch label=t!(words, "online-listed") on=listed change=move |on| listed.set(on)/>
            </div>
        </section>
        <div class="start">
            <p class="error" role="alert">{error}</p>
            <button type="button" class="btn primary" data-do="make-table" disabled=move || busy.get() on:click=make>
                {t!(words, "online-make")}
            </button>
        </div>
    }
}

/// Makes a table, and sits down on its first seat for a person; says the name of the table.
async fn sit_at_new(request: &NewTableRequest, name: &str) -> Result<String, Unseated> {
    let made = online::make(request).await?;
    let table = made.table.clone();
    if let Some(invite) = made.invites.first().cloned() {
        sit_down(&table, invite.seat, Some(invite.token), name, Some(made)).await?;
    }
    Ok(table)
}

/// Who may sit on a chair, as the server knows it.
fn seat(chair: &Chair) -> String {
    chair.bot.clone().unwrap_or_else(|| "person".to_owned())
}

/// One of some lengths of time.
#[component]
fn Spans(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] note: Signal<String>,
    spans: [u32; 5],
    chosen: RwSignal<u32>,
    name: &'static str,
) -> impl IntoView {
    let words = App::get().words;
    let option = move |seconds: u32| {
        let text = move || tell::say!(words.get(), "online-span", span = span(i64::from(seconds)));
        view! { <option value=seconds.to_string() selected=move || chosen.get() == seconds>{text}</option> }
    };
    view! {
        <label class="set">
            <span>{move || label.get()}<small>{move || note.get()}</small></span>
            <select
                class="span"
                data-set=name
                on:change=move |event| chosen.set(event_target_value(&event).parse().unwrap_or_default())
            >
                {spans.map(option).collect_view()}
            </select>
        </label>
    }
}
