use std::borrow::Cow;

use leptos::ev::EventDescriptor;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

/// What is done when something happens.
pub(super) struct Handler {
    event: Cow<'static, str>,
    act: Box<dyn FnMut(Event) + Send>,
}

impl Handler {
    pub(super) fn new<E>(event: &E, mut act: impl FnMut(E::EventType) + Send + 'static) -> Self
    where
        E: EventDescriptor,
        E::EventType: JsCast,
    {
        Self { event: event.name(), act: Box::new(move |event| act(event.unchecked_into())) }
    }

    pub(super) fn listen(self, element: &Element) -> Listener {
        let Self { event, act } = self;
        let act = Closure::wrap(act as Box<dyn FnMut(Event)>);
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
