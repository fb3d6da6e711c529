use std::borrow::Cow;
use std::marker::PhantomData;

use leptos::ev::EventDescriptor;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

/// What is done when something happens.
pub(super) struct Handler {
    event: Cow<'static, str>,
    act: Box<dyn Act + Send>,
}

/// Does something. A trait of our own, because those of closures can be called in several ways, each of them code.
trait Act {
    fn act(&mut self, event: Event);
}

/// What is done with a kind of event.
struct With<F, E>(F, PhantomData<fn(E)>);

impl<F: FnMut(E), E: JsCast> Act for With<F, E> {
    fn act(&mut self, event: Event) {
        (self.0)(event.unchecked_into());
    }
}

impl Handler {
    pub(super) fn new<E>(event: &E, act: impl FnMut(E::EventType) + Send + 'static) -> Self
    where
        E: EventDescriptor,
        E::EventType: JsCast + 'static,
    {
        Self { event: event.name(), act: Box::new(With(act, PhantomData)) }
    }

    pub(super) fn listen(self, element: &Element) -> Listener {
        let Self { event, mut act } = self;
        let act = Closure::<dyn FnMut(Event)>::new(move |event| act.act(event));
        // Refused only for options, and there are none.
        _ = element.add_event_listener_with_callback(&event, act.as_ref().unchecked_ref());
        Listener { element: element.clone(), event, act }
    }
}

/// Somebody who waits for something to happen to an element, until dropped.
pub(super) struct Listener {
    element: Element,
    event: Cow<'static, str>,
    act: Closure<dyn FnMut(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        _ = self.element.remove_event_listener_with_callback(&self.event, self.act.as_ref().unchecked_ref());
    }
}
