//! Elements of the page.
//!
//! `markup::view!` writes its elements as calls of [`Element`]'s methods: one type for all of them, and little
//! code for each. Leptos still makes, moves and drops them, and everything else of a view is its own.

mod built;
mod child;
mod each;
mod element;
mod listener;
mod live;
mod show;
mod value;

use leptos::prelude::*;
use leptos::tachys::view::iterators::StaticVec;

pub(crate) use self::child::IntoChild;
pub(crate) use self::each::each;
pub(crate) use self::element::{Element, Tag};
pub(crate) use self::live::{Live, live};
pub(crate) use self::show::Show;
pub(crate) use self::value::{IntoValue, Value};

/// Several things, one after the other.
pub(crate) fn list(views: Vec<AnyView>) -> AnyView {
    StaticVec::from(views).into_any()
}
