//! Whether chance was fair: how it comes about at a server's table, and what its record proves.

use host::{Objection, SeenUndos, Unproven, Verified, Witness, verify};
use leptos::prelude::*;
use markup::view;
use tell::Texts;

use super::App;
use crate::online::{MyTable, Witnessed};
use crate::parts::{Icon, Top};
use crate::route::Route;
use crate::{store, t};

/// What came of working out all chance of a game again.
#[derive(Clone, PartialEq, Debug)]
enum Proof {
    /// The secret is not known before the end.
    NotYet,
    Proven(Verified),
    /// This device saw something else.
    Other(Objection),
    Unproven(Unproven),
}

/// What a record proves to somebody whose device saw this.
fn proof(record: Option<&str>, seen: Option<&Witness>) -> Proof {
    match record.map(verify) {
        None => Proof::NotYet,
        Some(Err(unproven)) => Proof::Unproven(unproven),
        Some(Ok(verified)) => match seen.and_then(|seen| seen.objection(&verified)) {
            Some(objection) => Proof::Other(objection),
            None => Proof::Proven(verified),
        },
    }
}

/// What this device saw of a game: all of it where it played, the fingerprint where it looked.
fn witness(table: &str, mine: Option<&MyTable>) -> Option<Witness> {
    let looked = || {
        let commitment = mine.map(|mine| mine.commitment.clone()).filter(|seen| !seen.is_empty())?;
        let (table, undos) = (table.to_owned(), SeenUndos::default());
        Some(Witness { table, commitment, added: None, terms: None, undos })
    };
    Witnessed::find(table).map(|seen| seen.as_witness()).or_else(looked)
}

fn name(objection: Objection) -> &'static str {
    match objection {
        Objection::Table => "table",
        Objection::Commitment => "commitment",
        Objection::Contribution => "contribution",
        Objection::Terms => "terms",
        Objection::Undos { .. } | Objection::Undo(_) => "undos",
    }
}

fn proven(verified: &Verified, is_mine: bool, texts: &Texts) -> String {
    let mut sentences = vec![
        tell::say!(texts, "fair-proven", count = verified.draws),
        tell::say!(texts, "fair-people", count = verified.people()),
    ];
    if is_mine {
        sentences.push(tell::say!(texts, "fair-mine"));
    }
    if !verified.undone.is_empty() {
        sentences.push(tell::say!(texts, "fair-undone", count = verified.undone.len()));
    }
    sentences.join(" ")
}

/// Explains fair chance, and checks the game that is kept under a name.
#[component]
pub(super) fn Fair(id: String) -> impl IntoView {
    let words = App::get().words;
    let kept = store::game(&id);
    let mine = MyTable::find(&id);
    let seen = witness(&id, mine.as_ref());
    let proof = proof(kept.as_ref().map(|kept| kept.record.as_str()), seen.as_ref());
    let is_mine = seen.as_ref().is_some_and(|seen| seen.added.is_some() && seen.terms.is_some());
    let published = match &proof {
        Proof::Proven(verified) => Some(verified.commitment.to_string()),
        _ => seen.map(|seen| seen.commitment),
    };
    let back = if mine.is_some() { Route::Online(id) } else { Route::Records };
    let state = match &proof {
        Proof::NotYet => "not-yet",
        Proof::Proven(_) => "proven",
        Proof::Other(_) | Proof::Unproven(_) => "unproven",
    };
    let result = move || {
        let texts = words.get();
        match &proof {
            Proof::NotYet => tell::say!(texts, "fair-not-yet"),
            Proof::Other(objection) => tell::say!(texts, "fair-other", what = name(*objection)),
            Proof::Unproven(reason) => tell::say!(texts, "fair-unproven", reason = reason.to_string()),
            Proof::Proven(verified) => proven(verified, is_mine, &texts),
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
