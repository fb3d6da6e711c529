//! Leptos' effects and memos for closures of one type: what is around a closure is written once for all of
//! them, not once for each.

use leptos::prelude::*;

/// Does something soon, and again whenever what it reads changes.
pub(crate) fn effect(act: impl FnMut() + 'static) {
    follow(Box::new(act));
}

#[inline(never)]
fn follow(mut act: Box<dyn FnMut()>) {
    Effect::new(move |_| act());
}

/// Like [`effect`], and is told what it made the time before.
pub(crate) fn effect_after<T: 'static>(mut act: impl FnMut(Option<T>) -> T + 'static) {
    let mut before = None;
    effect(move || before = Some(act(before.take())));
}

/// What a closure makes of other values: made anew when they change, and news only if it differs.
pub(crate) fn memo<T>(make: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    remember(Box::new(make))
}

#[inline(never)]
fn remember<T>(make: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| make())
}
