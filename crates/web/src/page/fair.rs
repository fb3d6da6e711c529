//! Whether chance was fair: how it comes about at a server's table, and what its record proves.

use host::{Unproven, Verified, verify};
use leptos::prelude::*;
use markup::view;

use super::App;
use crate::online::MyTable;
use crate::parts::{Icon, Top};
use crate::route::Route;
use crate::{store, t};

/// What came of working out all chance of a game again.
#[derive(Clone, PartialEq, Debug)]
enum Proof {
    /// The secret is not known before the end.
    NotYet,
    Proven(Verified),
    /// The server has published something else before the game.
    Other,
    Unproven(Unproven),
}

fn proof(record: Option<&str>, seen: Option<&str>) -> Proof {
    match record.map(verify) {
        None => Proof::NotYet,
        Some(Ok(verified)) if seen.is_some_and(|seen| seen != verified.commitment.to_string()) => {
            Proof::Other
        }
        Some(Ok(verified)) => Proof::Proven(verified),
        Some(Err(unproven)) => Proof::Unproven(unproven),
    }
}

/// Explains fair chance, and checks the game that is kept under a name.
#[component]
pub(super) fn Fair(id: String) -> impl IntoView {
    let words = App::get().words;
    let kept = store::game(&id);
    let mine = MyTable::find(&id);
    let seen = mine.as_ref().map(|mine| mine.commitment.clone()).filter(|seen| !seen.is_empty());
    let proof = proof(kept.as_ref().map(|kept| kept.record.as_str()), seen.as_deref());
    let published = match &proof {
        Proof::Proven(verified) => Some(verified.commitment.to_string()),
        _ => seen,
    };
    let back = if mine.is_some() { Route::Online(id) } else { Route::Records };
    let state = match &proof {
        Proof::NotYet => "not-yet",
        Proof::Proven(_) => "proven",
        Proof::Other | Proof::Unproven(_) => "unproven",
    };
    let result = move || {
        let texts = words.get();
        match &proof {
            Proof::NotYet => tell::say!(texts, "fair-not-yet"),
            Proof::Other => tell::say!(texts, "fair-other"),
            Proof::Unproven(reason) => tell::say!(texts, "fair-unproven", reason = reason.to_string()),
            Proof::Proven(verified) => {
                let people = tell::say!(texts, "fair-people", count = verified.contributions);
                format!("{} {people}", tell::say!(texts, "fair-proven", count = verified.draws))
            }
        }
    };
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
