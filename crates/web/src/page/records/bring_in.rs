use std::collections::HashSet;

use game::Fault;
use js_sys::Promise;
use leptos::html;
use leptos::prelude::*;
use markup::view;
use tell::Texts;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;

use super::Shelf;
use crate::dom::Element;
use crate::import::{LARGEST, MOST, records};
use crate::page::App;
use crate::parts::{Drawer, Icon};
use crate::{browser, store, t};

/// So many records are read before the page gets a turn.
const AT_ONCE: usize = 10;

/// Why something of a file was not taken.
#[derive(Clone, PartialEq, Debug)]
enum Trouble {
    TooLarge,
    Unreadable,
    Nothing,
    TooMany,
    Refused(Fault),
}

/// What came of bringing games in.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Outcome {
    taken: usize,
    /// How many were kept already.
    same: usize,
    /// What was not taken, with the name of its file; none for a pasted text.
    troubles: Vec<(Option<String>, Trouble)>,
    /// Whether the browser had no more room.
    full: bool,
    read: usize,
}

/// A text from somewhere.
struct Source {
    file: Option<String>,
    text: String,
}

/// Files and pasted texts become kept games.
#[component]
pub(super) fn BringIn(open: RwSignal<bool>, shelf: Shelf) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let pasted = RwSignal::new(String::new());
    let input = NodeRef::<html::Input>::new();
    let from_files = move |_| {
        let files = input.get_untracked().and_then(|input| input.files());
        let files: Vec<File> =
            files.map(|files| (0..files.length()).filter_map(|i| files.get(i)).collect()).unwrap_or_default();
        open.set(false);
        spawn_local(async move {
            let mut outcome = Outcome::default();
            for file in files {
                let name = file.name();
                match text_of(&file).await {
                    Ok(text) => take(Source { file: Some(name), text }, &mut outcome).await,
                    Err(trouble) => outcome.troubles.push((Some(name), trouble)),
                }
            }
            finish(app, shelf, outcome);
        });
    };
    let from_text = move |_| {
        let text = pasted.get_untracked();
        pasted.set(String::new());
        open.set(false);
        spawn_local(async move {
            let mut outcome = Outcome::default();
            take(Source { file: None, text }, &mut outcome).await;
            finish(app, shelf, outcome);
        });
    };
    view! {
        <Drawer open title=t!(words, "records-import")>
            <p class="small muted">{t!(words, "records-import-note", max = MOST)}</p>
            <label class="btn primary files">
                <Icon name="plus"/>
                {t!(words, "records-files")}
                <input
                    class="sr"
                    type="file"
                    multiple
                    accept=".txt,text/plain"
                    data-do="import-files"
                    node_ref=input
                    on:change=from_files
                />
            </label>
            <label class="part">
                <span class="small">{t!(words, "records-paste")}</span>
                <textarea
                    class="paste"
                    rows="5"
                    spellcheck="false"
                    data-do="paste"
                    prop:value=move || pasted.get()
                    on:input=move |event| pasted.set(event_target_value(&event))
                ></textarea>
            </label>
            <div class="adding">
                <button type="button" class="btn quiet" on:click=move |_| open.set(false)>
                    {t!(words, "cancel")}
                </button>
                <button
                    type="button"
                    class="btn primary"
                    data-do="import-text"
                    disabled=move || pasted.with(|text| text.trim().is_empty())
                    on:click=from_text
                >
                    {t!(words, "records-take")}
                </button>
            </div>
        </Drawer>
    }
}

async fn text_of(file: &File) -> Result<String, Trouble> {
    if file.size() > LARGEST {
        return Err(Trouble::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.map_err(|_| Trouble::Unreadable)?;
    text.as_string().ok_or(Trouble::Unreadable)
}

/// Keeps the records of a text that are sound and not kept yet.
async fn take(source: Source, outcome: &mut Outcome) {
    let mut known: HashSet<String> = store::games().into_iter().map(|kept| kept.record).collect();
    let before = outcome.read;
    for found in records(&source.text) {
        if outcome.full {
            return;
        }
        if outcome.read == MOST {
            outcome.troubles.push((source.file.clone(), Trouble::TooMany));
            return;
        }
        outcome.read += 1;
        match found {
            Err(fault) => outcome.troubles.push((source.file.clone(), Trouble::Refused(fault))),
            Ok(record) if known.contains(&record) => outcome.same += 1,
            Ok(record) => {
                outcome.keep(&record);
                known.insert(record);
            }
        }
        if outcome.read.is_multiple_of(AT_ONCE) {
            breathe().await;
        }
    }
    if outcome.read == before {
        outcome.troubles.push((source.file, Trouble::Nothing));
    }
}

impl Outcome {
    fn keep(&mut self, record: &str) {
        let id = store::fresh_id();
        if store::keep(&id, record) {
            self.taken += 1;
        } else {
            // What is only in memory would be gone tomorrow: better say so now.
            store::forget(&id);
            self.full = true;
        }
    }

    /// How many games were read, in one or two sentences.
    fn summary(&self, texts: &Texts) -> String {
        let mut said = vec![tell::say!(texts, "records-taken", count = self.taken)];
        if self.same > 0 {
            said.push(tell::say!(texts, "records-same", count = self.same));
        }
        if self.full {
            said.push(tell::say!(texts, "records-full"));
        }
        said.join(" ")
    }
}

/// Lets the page do what it has to.
async fn breathe() {
    let turn = Promise::new(&mut |resolve, _| {
        browser::after(0, move || _ = resolve.call0(&wasm_bindgen::JsValue::UNDEFINED));
    });
    // It is only resolved, never rejected.
    _ = JsFuture::from(turn).await;
}

fn finish(app: App, shelf: Shelf, outcome: Outcome) {
    app.say(outcome.summary(&app.words.now()));
    // The person may have left the page meanwhile.
    if shelf.outcome.try_set(Some(outcome)).is_none() {
        shelf.refresh();
        browser::focus("#outcome");
    }
}

/// What came of it, until the person has read it.
#[component]
pub(super) fn OutcomeCard(outcome: RwSignal<Option<Outcome>>) -> impl IntoView {
    let words = App::get().words;
    move || {
        outcome.get().map(|found| {
            let texts = words.get();
            let refused = found.troubles.iter().filter(|(_, trouble)| matches!(trouble, Trouble::Refused(_))).count();
            let troubles = found.troubles.iter().map(|(file, trouble)| line(file.as_deref(), trouble, &texts));
            view! {
                <section class="card part outcome" id="outcome" tabindex="-1" data-taken=found.taken data-refused=refused>
                    <p>{found.summary(&texts)}</p>
                    {(refused > 0).then(|| view! {
                        <p class="error">{tell::say!(texts, "records-refused", count = refused)}</p>
                    })}
                    <ul class="small troubles">{troubles.collect_view()}</ul>
                    <button type="button" class="btn quiet sm" on:click=move |_| outcome.set(None)>
                        {t!(words, "close")}
                    </button>
                </section>
            }
        })
    }
}

fn line(file: Option<&str>, trouble: &Trouble, texts: &Texts) -> Element {
    let file = file.map_or_else(|| tell::say!(texts, "records-pasted"), str::to_owned);
    let (lead, reason) = match trouble {
        Trouble::TooLarge => (tell::say!(texts, "records-too-large", file = file), None),
        Trouble::Unreadable => (tell::say!(texts, "records-unreadable", file = file), None),
        Trouble::Nothing => (tell::say!(texts, "records-nothing", file = file), None),
        Trouble::TooMany => (tell::say!(texts, "records-too-many", file = file, max = MOST), None),
        Trouble::Refused(Fault { line, column, reason, .. }) => {
            let lead = tell::say!(texts, "records-refused-at", file = file, line = *line, column = *column);
            (lead, Some(reason.clone()))
        }
    };
    view! {
        <li>
            {lead}
            // The rules give their reasons in English.
            {reason.map(|reason| view! { " "<span lang="en">{reason}</span> })}
        </li>
    }
}
