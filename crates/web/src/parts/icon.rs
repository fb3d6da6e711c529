use std::borrow::Cow;

use leptos::prelude::*;
use markup::view;

/// The name of a symbol, for now or for ever.
pub(crate) enum IconName {
    /// It never changes.
    Fixed(Cow<'static, str>),
    /// It follows something.
    Live(Signal<String>),
}

impl From<&'static str> for IconName {
    fn from(name: &'static str) -> Self {
        Self::Fixed(name.into())
    }
}

impl From<String> for IconName {
    fn from(name: String) -> Self {
        Self::Fixed(name.into())
    }
}

impl From<Signal<String>> for IconName {
    fn from(name: Signal<String>) -> Self {
        Self::Live(name)
    }
}

/// A symbol of `symbols.svg`, which a screen reader passes over.
#[component]
pub(crate) fn Icon(
    /// The name of the symbol.
    #[prop(into)]
    name: IconName,
) -> impl IntoView {
    let address = move || match &name {
        IconName::Fixed(name) => format!("#{name}"),
        IconName::Live(name) => format!("#{}", name.get()),
    };
    view! {
        <svg aria-hidden="true">
            <use href=address></use>
        </svg>
    }
}
