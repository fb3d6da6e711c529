//! Whether chance was fair: how it comes about at a server's table, and what its record proves.

use leptos::prelude::*;
use markup::view;

use super::App;
use crate::online::{MyTable, Proof, witness};
use crate::parts::{Icon, Top};
use crate::route::Route;
use crate::t;

/// Explains fair chance, and checks the game that is kept under a name.
#[component]
pub(super) fn Fair(id: String) -> impl IntoView {
    let words = App::get().words;
    let seen = witness(&id);
    let proof = Proof::of(&id);
    let is_mine = seen.as_ref().is_some_and(|seen| seen.added.is_some() && seen.terms.is_some());
    let published = match &proof {
        Proof::Proven(verified) | Proof::Unsure(verified, _) => Some(verified.commitment.to_string()),
        _ => seen.map(|seen| seen.commitment),
    };
    let back = if MyTable::find(&id).is_some() { Route::Online(id) } else { Route::Records };
    let state = proof.name();
    let result = move || proof.words(is_mine, &words.get());
    view! {
        <div class="screen">
            <Top title=t!(words, "fair-title") back/>
            <main id="main" class="page" tabindex="-1" data-proof=state>
                <section class="card part fair">
                    {(state == "proven").then(|| view! { <span class="crown"><Icon name="check"/></span> })}
                    <p role="status">{result}</p>
                </section>
                <section class="part">
                    <h2 class="display">{t!(words, "fair-how")}</h2>
                    <ol class="fair-steps">
                        <li>{t!(words, "fair-how-1")}</li>
                        <li>{t!(words, "fair-how-2")}</li>
                        <li>{t!(words, "fair-how-3")}</li>
                        <li>{t!(words, "fair-how-4")}</li>
                    </ol>
                </section>
                {published.map(|published| view! {
                    <section class="card part">
                        <h2 class="eyebrow">{t!(words, "fair-published")}</h2>
                        <code class="small" data-commitment>{published}</code>
                    </section>
                })}
            </main>
        </div>
    }
}
