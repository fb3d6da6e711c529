use std::hash::{DefaultHasher, Hash, Hasher};

use leptos::prelude::*;

/// Something in a list.
struct Item {
    /// Tells it from the others, now and later.
    key: u64,
    make: Box<dyn FnOnce() -> AnyView + Send>,
}

/// A view for each of some things. Whatever has the same key as before stays, and moves with its place.
///
/// This is Leptos' `For` with one type for all lists.
pub(crate) fn each<T: Send + 'static, K: Hash, V: IntoView>(
    things: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: impl Fn(&T) -> K + Send + Sync + 'static,
    view: impl Fn(T) -> V + Clone + Send + Sync + 'static,
) -> AnyView {
    let item = move |thing: T| {
        let (key, view) = (digest(&key(&thing)), view.clone());
        Item { key, make: Box::new(move || view(thing).into_any()) }
    };
    keyed(Box::new(move || things().into_iter().map(&item).collect()))
}

fn keyed(items: Box<dyn Fn() -> Vec<Item> + Send + Sync>) -> AnyView {
    leptos::view! { <For each=items key=|item| item.key children=|item| (item.make)()/> }.into_any()
}

/// Two keys of one list that differ agree here once in 2^64 times.
fn digest(key: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}
