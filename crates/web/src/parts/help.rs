use leptos::prelude::*;

use super::{Drawer, Icon};
use crate::page::App;
use crate::t;

/// A rule that can be explained where it matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    /// The white dice, for everybody.
    Action1,
    /// One white and one coloured die, for the active player.
    Action2,
    /// Nothing crossed in a turn of one's own.
    Misthrow,
    /// Crossing the last number and closing a row.
    Lock,
    /// The lucky numbers of Longo.
    Lucky,
    /// How crosses become points.
    RowPoints,
    /// Dice that people roll themselves.
    DiceByHand,
    /// Where tiles may lie.
    Placing,
    /// How lines become points.
    LinePoints,
    /// Giving tiles back.
    Trade,
    /// The tiles that one has not seen.
    Unseen,
    /// Who has the longest line begins.
    Opening,
}

/// A question mark that explains a rule.
#[component]
pub(crate) fn Help(topic: Topic) -> impl IntoView {
    let app = App::get();
    let open = RwSignal::new(false);
    let text = move || format!("{topic:?}");
    view! {
        <button type="button" class="help" aria-label=t!(app.words, "explain") on:click=move |_| open.set(true)>
            <Icon name="help"/>
        </button>
        <Drawer open title=Signal::derive(t!(app.words, "explain"))>
            <p>{text}</p>
            <button type="button" class="btn primary" on:click=move |_| open.set(false)>{t!(app.words, "close")}</button>
        </Drawer>
    }
}
