use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::ReactiveFunction;

/// Something that is made anew whenever what it reads changes. All have one type.
pub(crate) struct Live(Box<dyn Make + Send>);

/// Makes what is shown. A trait of our own, because those of closures can be called in several ways, each of them
/// code.
trait Make {
    fn make(&mut self) -> AnyView;
}

impl<F: FnMut() -> T, T: IntoView + 'static> Make for F {
    fn make(&mut self) -> AnyView {
        self().into_any()
    }
}

/// What a closure makes, now and whenever what it reads changes.
pub(crate) fn live<T: IntoView + 'static>(make: impl FnMut() -> T + Send + 'static) -> Live {
    Live(Box::new(make))
}

impl ReactiveFunction for Live {
    type Output = AnyView;

    fn invoke(&mut self) -> AnyView {
        self.0.make()
    }

    fn into_shared(mut self) -> Arc<Mutex<dyn FnMut() -> AnyView + Send>> {
        Arc::new(Mutex::new(move || self.invoke()))
    }
}
