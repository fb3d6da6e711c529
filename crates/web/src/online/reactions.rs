use leptos::prelude::*;
use markup::view;
use protocol::Reaction;

use super::remote::{Remote, reaction_words};
use super::seat_mark::glyph;
use crate::dom::Show;
use crate::page::App;
use crate::parts::Icon;
use crate::reactive::memo;
use crate::t;

/// A button that opens what can be said without words; what one has said shows there, too.
#[component]
pub(crate) fn Reactions(remote: Remote) -> impl IntoView {
    let words = App::get().words;
    let open = RwSignal::new(false);
    let seat = memo(move || remote.with(|info| info.viewer).flatten());
    let said = move || seat.get().and_then(|seat| remote.said_by(seat)).map(glyph);
    let choice = move |reaction: Reaction| {
        view! {
            <button
                type="button"
                class="icon"
                data-react=reaction.to_string()
                aria-label=move || reaction_words(reaction, &words.get())
                on:click=move |_| {
                    open.set(false);
                    remote.wire.react(reaction);
                }
            >
                {glyph(reaction)}
            </button>
        }
    };
    view! {
        <Show when=move || seat.get().is_some()>
            <span class="react">
                <button
                    type="button"
                    class="icon"
                    data-do="react"
                    aria-expanded=move || open.get().to_string()
                    aria-label=t!(words, "online-react")
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    <Icon name="smile"/>
                </button>
                {move || said().map(|glyph| view! { <span class="bubble" aria-hidden="true">{glyph}</span> })}
                <Show when=move || open.get()>
                    <span class="card reactions" role="group" aria-label=t!(words, "online-react")>
                        {Reaction::ALL.map(choice).collect_view()}
                    </span>
                </Show>
            </span>
        </Show>
    }
}
