//! What tables on a server have besides the game: it comes with their part of the program.

use leptos::prelude::*;
use markup::view;

use super::at_table::Lines;
use super::menu::{Dialogs, Menu, Opens};
use super::reactions::Reactions;
use super::remote::Remote;
use crate::part::{Missing, part};

/// The views, each by what makes it.
#[derive(Clone, Copy)]
pub(crate) struct Extras {
    /// What is asked, who is missed, and how much time is left.
    pub(crate) lines: fn(Remote) -> AnyView,
    /// What can be said without words.
    pub(crate) reactions: fn(Remote) -> AnyView,
    /// The lines of the menu.
    pub(crate) menu: fn(Remote, Opens) -> AnyView,
    /// What the menu opens.
    pub(crate) dialogs: fn(Remote, Opens) -> AnyView,
    /// The same people once more.
    pub(crate) again: fn(Remote),
}

#[part(online, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn extras() -> Result<Extras, Missing> {
    Ok(Extras {
        lines: |remote| view! { <Lines remote/> }.into_any(),
        reactions: |remote| view! { <Reactions remote/> }.into_any(),
        menu: |remote, opens| view! { <Menu remote opens/> }.into_any(),
        dialogs: |remote, opens| view! { <Dialogs remote opens/> }.into_any(),
        again: Remote::again,
    })
}
