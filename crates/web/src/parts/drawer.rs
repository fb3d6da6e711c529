use leptos::html;
use leptos::prelude::*;
use markup::view;

use crate::dom::Show;
use crate::reactive::effect;

use crate::page::App;

/// A dialog: a drawer at the foot of a phone, a card in the middle of a desk. The browser keeps the focus in it,
/// closes it with Escape and gives the focus back.
#[component]
pub(crate) fn Drawer(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// What is in it, made anew whenever it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    effect(move || {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            // Refused only if the dialog is not in the document, and it is.
            (true, false) => _ = dialog.show_modal(),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    // A click outside the card hits the dialog itself.
    let click = move |event: leptos::ev::MouseEvent| {
        if dialog.get_untracked().is_some_and(|dialog| event.target().as_ref() == Some(dialog.as_ref())) {
            open.set(false);
        }
    };
    view! {
        <dialog class="drawer-box" node_ref=dialog aria-label=move || title.get() on:close=move |_| open.set(false) on:click=click>
            <Show when=move || open.get()>
                <div class="drawer">
                    <h2 class="display">{move || title.get()}</h2>
                    {children()}
                </div>
                <Noted/>
            </Show>
        </dialog>
    }
}

/// What the page shows for a moment, again: while a dialog is open, everything else is behind it and silent.
#[component]
fn Noted() -> impl IntoView {
    let notice = App::get().notice;
    view! { <div role="status">{move || notice.get().map(|text| view! { <p class="notice">{text}</p> })}</div> }
}
