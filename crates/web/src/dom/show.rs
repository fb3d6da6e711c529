use leptos::prelude::*;

use crate::reactive::memo;

/// Whether something is so.
pub(crate) struct Flag(Box<dyn Fn() -> bool + Send + Sync>);

impl<F: Fn() -> bool + Send + Sync + 'static> From<F> for Flag {
    fn from(is_so: F) -> Self {
        Self(Box::new(is_so))
    }
}

/// Shows something while a condition holds, and perhaps something else while it does not.
///
/// This is Leptos' `Show` with one type for all conditions.
#[component]
pub(crate) fn Show(
    /// The condition.
    #[prop(into)]
    when: Flag,
    /// What is shown while it holds.
    children: ChildrenFn,
    /// What is shown while it does not.
    #[prop(optional, into)]
    fallback: ViewFn,
) -> impl IntoView {
    let holds = memo(move || (when.0)());
    super::live(move || if holds.get() { children() } else { fallback.run() })
}
