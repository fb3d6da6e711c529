use bots::Level;
use host::GameKind;
use leptos::prelude::*;
use markup::view;

use super::by_formula::ByFormula;
use super::chair::ChairRow;
use super::start::start;
use crate::dom::{Show, each};
use crate::line_up::{self, Chair, LineUp};
use crate::page::App;
use crate::parts::{Help, Icon, Switch, Topic};
use crate::reactive::memo;
use crate::t;

/// A chair on the page, which keeps its place there when the order changes.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Place {
    pub(super) key: usize,
    pub(super) chair: RwSignal<Chair>,
}

/// A table that is being laid.
#[derive(Clone, Copy)]
pub(super) struct Laying {
    pub(super) places: RwSignal<Vec<Place>>,
    dice_by_hand: RwSignal<bool>,
    next_key: StoredValue<usize>,
    /// Whether people are named here; on a server they name themselves.
    pub(super) is_named: bool,
    /// What everybody will be called.
    pub(super) names: Memo<Vec<String>>,
}

impl Laying {
    pub(super) fn new(last: LineUp, is_named: bool) -> Self {
        let app = App::get();
        let place = |(key, chair)| Place { key, chair: RwSignal::new(chair) };
        let places: Vec<Place> = last.chairs.into_iter().enumerate().map(place).collect();
        let next_key = StoredValue::new(places.len());
        let places = RwSignal::new(places);
        let names = memo(move || {
            let chairs: Vec<Chair> =
                places.with(|places| places.iter().map(|place| place.chair.get()).collect());
            app.settings.with(|settings| line_up::names(&chairs, &settings.name, &app.words.get()))
        });
        Self { places, dice_by_hand: RwSignal::new(last.dice_by_hand), next_key, is_named, names }
    }

    /// Everybody as they are put together now; tracked.
    pub(super) fn line_up(self, game: GameKind) -> LineUp {
        let chairs: Vec<Chair> =
            self.places.with(|places| places.iter().map(|place| place.chair.get()).collect());
        LineUp { chairs, dice_by_hand: has_dice(game) && self.dice_by_hand.get() }
    }

    fn add(self, chair: Chair) {
        let key = self.next_key.get_value();
        self.next_key.set_value(key + 1);
        self.places.update(|places| places.push(Place { key, chair: RwSignal::new(chair) }));
    }

    pub(super) fn remove(self, key: usize) {
        self.places.update(|places| places.retain(|place| place.key != key));
    }

    /// Changes places with the one before.
    pub(super) fn up(self, index: usize) {
        self.places.update(|places| {
            if (1..places.len()).contains(&index) {
                places.swap(index, index - 1);
            }
        });
    }

    /// Where a place stands now.
    pub(super) fn index_of(self, key: usize) -> usize {
        self.places.with(|places| places.iter().position(|place| place.key == key).unwrap_or_default())
    }

    pub(super) fn has_person(self) -> bool {
        self.places.with(|places| places.iter().any(|place| place.chair.with(Chair::is_person)))
    }
}

const fn has_dice(game: GameKind) -> bool {
    !matches!(game, GameKind::Qwirkle)
}

/// People and bots round this device.
#[component]
pub(super) fn Together(game: GameKind) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let laying = Laying::new(LineUp::last(game), true);
    // A fault is shown at its place; after an attempt to start the button says so, too.
    let tried = RwSignal::new(false);
    let faults = memo(move || line_up::name_faults(&laying.names.get()));
    let is_sound = move || laying.has_person() && faults.with(|faults| faults.iter().all(Option::is_none));
    let begin = move |_| {
        tried.set(true);
        if is_sound() {
            let line_up = laying.line_up(game);
            line_up.keep(game);
            remember_name(app, &line_up);
            start(app, game, &line_up);
        } else {
            crate::browser::focus(".new [aria-invalid='true'], .new [data-do='add-seat']");
        }
    };
    let error = move || {
        let texts = words.get();
        if laying.has_person() {
            (tried.get() && !is_sound()).then(|| tell::say!(texts, "new-error-names"))
        } else {
            Some(tell::say!(texts, "new-error-people"))
        }
    };
    view! {
        <section class="part">
            <div>
                <h2 class="eyebrow">{t!(words, "new-seats")}</h2>
                <p class="small muted">{t!(words, "new-seats-note")}</p>
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
        <Show when=move || has_dice(game) && laying.has_person()>
            <section class="card set">
                <span>{t!(words, "new-dice")}<small>{t!(words, "new-dice-note")}</small></span>
                <Help topic=Topic::DiceByHand/>
                <Switch
                    label=t!(words, "new-dice")
                    on=laying.dice_by_hand
                    change=move |on| laying.dice_by_hand.set(on)
                />
            </section>
        </Show>
        <div class="start">
            <p class="error" role="alert">{error}</p>
            <button type="button" class="btn primary" data-do="start" on:click=begin>
                {move || tell::say!(words.get(), "new-start", count = laying.places.with(Vec::len))}
            </button>
        </div>
    }
}

/// Who plays alone with bots under a name is called so the next time, too.
fn remember_name(app: App, line_up: &LineUp) {
    let mut people = line_up.chairs.iter().filter(|chair| chair.is_person());
    if let (Some(person), None) = (people.next(), people.next())
        && !person.name.trim().is_empty()
    {
        app.settings.update(|settings| person.name.trim().clone_into(&mut settings.name));
    }
}

/// More chairs, as long as there is room.
#[component]
pub(super) fn Adding(game: GameKind, laying: Laying) -> impl IntoView {
    let words = App::get().words;
    let most = *game.seats().end();
    let is_full = move || laying.places.with(Vec::len) >= most;
    view! {
        <Show
            when=move || !is_full()
            fallback=move || view! { <p class="small muted">{t!(words, "new-full", count = most)}</p> }
        >
            <div class="adding">
                <button
                    type="button"
                    class="btn quiet"
                    data-do="add-seat"
                    data-kind="person"
                    on:click=move |_| laying.add(Chair::default())
                >
                    <Icon name="plus"/>
                    {t!(words, "new-add-person")}
                </button>
                <button
                    type="button"
                    class="btn quiet"
                    data-do="add-seat"
                    data-kind="bot"
                    on:click=move |_| laying.add(Chair::bot(Level::Casual))
                >
                    <Icon name="plus"/>
                    {t!(words, "new-add-bot")}
                </button>
            </div>
        </Show>
    }
}
