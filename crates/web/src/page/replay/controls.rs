use leptos::ev;
use leptos::prelude::*;
use markup::view;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::page::App;
use crate::parts::Icon;
use crate::{browser, t};

/// How long a moment is shown at the slowest pace, in milliseconds.
const SLOWEST: u32 = 2000;

/// How many times as fast as the slowest the fastest pace is.
const FASTEST: u32 = 4;

/// Which moment of a game is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Player {
    /// The moment, counted from zero.
    pub(super) at: RwSignal<usize>,
    /// How many there are.
    pub(super) count: usize,
    playing: RwSignal<bool>,
    /// How many times as fast as the slowest pace.
    pace: RwSignal<u32>,
    /// What was set going before is void when this has changed.
    run: StoredValue<u32>,
}

impl Player {
    pub(super) fn new(count: usize) -> Self {
        Self {
            at: RwSignal::new(0),
            count,
            playing: RwSignal::new(false),
            pace: RwSignal::new(2),
            run: StoredValue::new(0),
        }
    }

    fn last(self) -> usize {
        self.count.saturating_sub(1)
    }

    /// Shows a moment and stays there.
    pub(super) fn go(self, at: usize) {
        self.playing.set(false);
        self.at.set(at.min(self.last()));
    }

    fn step(self, forward: bool) {
        let at = self.at.get_untracked();
        self.go(if forward { at + 1 } else { at.saturating_sub(1) });
    }

    /// Plays, from the start if it is at its end, or stops.
    fn toggle(self) {
        if self.playing.get_untracked() {
            self.playing.set(false);
            return;
        }
        if self.at.get_untracked() >= self.last() {
            self.at.set(0);
        }
        self.playing.set(true);
        self.run.update_value(|run| *run += 1);
        self.wait(self.run.get_value());
    }

    fn wait(self, run: u32) {
        let pace = self.pace.get_untracked().max(1);
        browser::after(SLOWEST / pace, move || {
            // The person may have left, or set another run going.
            let goes_on =
                self.run.try_get_value() == Some(run) && self.playing.try_get_untracked() == Some(true);
            if goes_on {
                self.at.update(|at| *at += 1);
                if self.at.get_untracked() < self.last() {
                    self.wait(run);
                } else {
                    self.playing.set(false);
                }
            }
        });
    }

    /// Twice as fast, or from the fastest pace to the slowest.
    fn change_pace(self) {
        self.pace.update(|pace| *pace = if *pace < FASTEST { *pace * 2 } else { 1 });
    }

    /// Does what a key means; whether it means something.
    fn key(self, key: &str) -> bool {
        match key {
            "ArrowLeft" => self.step(false),
            "ArrowRight" => self.step(true),
            "Home" => self.go(0),
            "End" => self.go(self.last()),
            " " => self.toggle(),
            _ => return false,
        }
        true
    }
}

/// Keys work wherever the focus is, unless it is on something that has a use for them.
fn listen_to_keys(player: Player) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
        let tag = target.map(|target| target.tag_name()).unwrap_or_default();
        let is_taken = match tag.as_str() {
            "INPUT" | "TEXTAREA" | "SELECT" | "DIALOG" => true,
            "BUTTON" | "A" | "SUMMARY" => event.key() == " ",
            _ => false,
        };
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        if is_plain && !is_taken && player.key(&event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// The slider and its buttons.
#[component]
pub(super) fn Controls(
    player: Player,
    /// What is shown now, for those who hear it.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let words = App::get().words;
    listen_to_keys(player);
    let pace = move || format!("{}×", player.pace.get());
    let pace_label = move || format!("{}: {}", tell::say!(words.get(), "replay-pace"), pace());
    let play_label = move || {
        let texts = words.get();
        if player.playing.get() {
            tell::say!(texts, "replay-pause")
        } else {
            tell::say!(texts, "replay-play")
        }
    };
    let slide = move |event| {
        if let Ok(at) = event_target_value(&event).parse() {
            player.go(at);
        }
    };
    // Two bars, or a triangle.
    let sign =
        move || if player.playing.get() { "M6 4h4v16H6ZM14 4h4v16h-4Z" } else { "M7 3.500v17l14-8.500Z" };
    let is_first = move || player.at.get() == 0;
    let is_last = move || player.at.get() == player.last();
    view! {
        <div class="rp-controls card">
            <div class="slide">
                <input
                    type="range"
                    data-slider=""
                    min="0"
                    max=player.last()
                    step="1"
                    aria-label=t!(words, "replay-slider")
                    aria-valuetext=move || label.get()
                    prop:value=move || player.at.get().to_string()
                    on:input=slide
                />
                <output class="small muted">{move || format!("{} / {}", player.at.get(), player.last())}</output>
            </div>
            <div class="rp-keys">
                <Key name="first" icon="back" label=t!(words, "replay-first") off=Signal::derive(is_first) press=move |()| player.go(0)/>
                <Key name="back" icon="back" label=t!(words, "replay-back") off=Signal::derive(is_first) press=move |()| player.step(false)/>
                <button
                    type="button"
                    class="btn primary rp-play"
                    data-do="play"
                    aria-label=play_label
                    on:click=move |_| player.toggle()
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path fill="currentColor" d=sign></path>
                    </svg>
                </button>
                <Key name="forward" icon="next" label=t!(words, "replay-forward") off=Signal::derive(is_last) press=move |()| player.step(true)/>
                <Key name="last" icon="next" label=t!(words, "replay-last") off=Signal::derive(is_last) press=move |()| player.go(player.last())/>
                <button
                    type="button"
                    class="icon box rp-pace"
                    data-do="pace"
                    aria-label=pace_label
                    on:click=move |_| player.change_pace()
                >
                    {pace}
                </button>
            </div>
        </div>
    }
}

#[component]
fn Key(
    name: &'static str,
    icon: &'static str,
    #[prop(into)] label: Signal<String>,
    /// Whether there is nowhere to go. The button stays where the focus can find it.
    off: Signal<bool>,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("icon box key-{name}")
            data-do=name
            aria-label=move || label.get()
            aria-disabled=move || off.get().to_string()
            on:click=move |_| press.run(())
        >
            <Icon name=icon/>
        </button>
    }
}
