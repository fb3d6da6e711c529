//! Elements of the page.
//!
//! `markup::view!` writes its elements as calls of [`Element`]'s methods: one type for all of them, and little
//! code for each. Leptos still makes, moves and drops them, and everything else of a view is its own.

mod built;
mod child;
mod each;
mod element;
mod listener;
mod show;
mod value;

use leptos::prelude::*;
use leptos::tachys::view::iterators::StaticVec;

pub(crate) use self::child::IntoChild;
pub(crate) use self::each::each;
pub(crate) use self::element::{Element, Tag};
pub(crate) use self::show::Show;

/// Something that is made anew whenever what it reads changes. All have one type.
pub(crate) type Live = Box<dyn FnMut() -> AnyView + Send>;

/// What a closure makes, now and whenever what it reads changes.
pub(crate) fn live<T: IntoView + 'static>(mut make: impl FnMut() -> T + Send + 'static) -> Live {
    Box::new(move || make().into_any())
}

/// Several things, one after the other.
pub(crate) fn list(views: Vec<AnyView>) -> AnyView {
    StaticVec::from(views).into_any()
}
