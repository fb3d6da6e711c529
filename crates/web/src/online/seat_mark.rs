use game::Seat;
use leptos::prelude::*;
use markup::view;
use protocol::Reaction;
use tell::Texts;

use super::remote::Presence;
use crate::page::{App, OpenTable};
use crate::reactive::memo;

impl Presence {
    /// The name in the page, for styles and tests.
    const fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Away => "away",
            Self::Replaced => "replaced",
            Self::Left => "left",
        }
    }

    /// In words.
    pub(crate) fn words(self, texts: &Texts) -> String {
        tell::say!(texts, "online-presence", presence = self.name())
    }
}

/// Whether the person of a seat is there, and what they say without words; nothing at a table on this device.
#[component]
pub(crate) fn SeatMark(seat: Seat) -> impl IntoView {
    let words = App::get().words;
    use_context::<OpenTable>().and_then(OpenTable::online).map(|remote| {
        let presence = memo(move || remote.presence(seat));
        let said = memo(move || remote.said_by(seat).map(glyph));
        view! {
            {move || presence.get().map(|presence| view! {
                <span class="dot" data-presence=presence.name()>
                    <span class="sr">{move || presence.words(&words.get())}</span>
                </span>
            })}
            {move || said.get().map(|glyph| view! { <span class="bubble" aria-hidden="true">{glyph}</span> })}
        }
    })
}

/// A reaction as everybody knows it.
pub(super) const fn glyph(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Hello => "👋",
        Reaction::Nice => "👍",
        Reaction::Wow => "😮",
        Reaction::Oops => "😬",
        Reaction::Laugh => "😄",
        Reaction::Thanks => "🙏",
    }
}
