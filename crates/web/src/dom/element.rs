use leptos::ev::EventDescriptor;
use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::html::element::ElementType;
use leptos::tachys::html::node_ref::NodeRefContainer;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::{Position, PositionState};
use wasm_bindgen::JsCast;

use super::IntoChild;
use super::built::{Built, Place, Setting};
use super::listener::Handler;
use super::value::{IntoValue, Value};

/// What never changes in an element.
#[derive(PartialEq, Eq)]
pub(crate) struct Tag {
    pub(crate) name: &'static str,
    /// Whether it belongs to SVG rather than to HTML.
    pub(crate) is_drawn: bool,
    /// Its attributes with values that stand in the program.
    pub(crate) fixed: &'static [(&'static str, &'static str)],
}

/// An element that can be shown. It is only a pointer, because it is handed on often.
pub(crate) struct Element(pub(super) Box<Parts>);

/// Tells somebody which element it has become.
type Load = Box<dyn FnOnce(&web_sys::Element) + Send>;

/// What an element consists of.
pub(super) struct Parts {
    pub(super) tag: &'static Tag,
    pub(super) settings: Vec<Setting>,
    pub(super) handlers: Vec<Handler>,
    pub(super) load: Option<Load>,
    pub(super) children: Vec<AnyView>,
}

/// Views are long rows of calls of these: none of them may be written out where it is called.
impl Element {
    /// An element with nothing in it.
    #[inline(never)]
    pub(crate) fn new(tag: &'static Tag) -> Self {
        let (settings, handlers, children) = (Vec::new(), Vec::new(), Vec::new());
        Self(Box::new(Parts { tag, settings, handlers, load: None, children }))
    }

    /// Sets an attribute.
    #[inline(never)]
    pub(crate) fn attribute(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Attribute, name, value.into_value());
    }

    /// Has a class while the value is `true`.
    #[inline(never)]
    pub(crate) fn class(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Class, name, value.into_value());
    }

    /// Sets a property of its style.
    #[inline(never)]
    pub(crate) fn style(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Style, name, value.into_value());
    }

    /// Sets a property that scripts see.
    #[inline(never)]
    pub(crate) fn property(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Property, name, value.into_value());
    }

    #[inline(never)]
    fn set(&mut self, place: Place, name: &'static str, value: Value) {
        self.0.settings.push(Setting { place, name, value });
    }

    /// Does something when something happens to it.
    pub(crate) fn on<E>(&mut self, event: E, act: impl FnMut(E::EventType) + Send + 'static)
    where
        E: EventDescriptor,
        E::EventType: JsCast + 'static,
    {
        self.handle(Handler::new(&event, act));
    }

    #[inline(never)]
    fn handle(&mut self, handler: Handler) {
        self.0.handlers.push(handler);
    }

    /// Can be found from now on.
    pub(crate) fn node_ref<E: ElementType>(&mut self, found: impl NodeRefContainer<E>) {
        self.0.load = Some(Box::new(move |node| found.load(node)));
    }

    /// Has something more inside.
    #[inline(never)]
    pub(crate) fn child(&mut self, child: impl IntoChild) {
        self.0.children.push(child.into_child());
    }
}

impl Render for Element {
    type State = Built;

    fn build(self) -> Built {
        Built::new(self)
    }

    fn rebuild(self, state: &mut Built) {
        state.turn_into(self);
    }
}

leptos::tachys::no_attrs!(Element);

/// The app is never written on a server: nothing of this is called.
impl RenderHtml for Element {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _buf: &mut String,
        _position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra_attrs: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _cursor: &Cursor, _position: &PositionState) -> Built {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
