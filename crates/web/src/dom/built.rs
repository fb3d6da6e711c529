use std::cell::RefCell;
use std::ptr;

use leptos::prelude::*;
use leptos::tachys::renderer::dom::Dom;
use leptos::tachys::view::Mountable;
use leptos::tachys::view::any_view::AnyViewState;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element as Node, HtmlElement};

use super::element::{Element, Parts, Tag};
use super::listener::Listener;
use super::value::{MakeText, Text, Value};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Where a value stands in an element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Attribute,
    Class,
    Style,
    Property,
}

/// A value, and where it stands.
pub(super) struct Setting {
    pub(super) place: Place,
    pub(super) name: &'static str,
    pub(super) value: Value,
}

/// A value that was set, and what keeps it up to date.
struct Set {
    place: Place,
    name: &'static str,
    value: SetValue,
}

enum SetValue {
    Fixed(Text),
    Live { _effect: RenderEffect<Text> },
}

/// An element in the page.
pub(crate) struct Built {
    node: Node,
    tag: &'static Tag,
    set: Vec<Set>,
    listeners: Vec<Listener>,
    children: Vec<AnyViewState>,
}

impl Built {
    pub(super) fn new(element: Element) -> Self {
        let Parts { tag, settings, handlers, load, children } = *element.0;
        let node = create(tag);
        let set = settings.into_iter().map(|setting| setting.set(&node)).collect();
        let listeners = handlers.into_iter().map(|handler| handler.listen(&node)).collect();
        let children = children.into_iter().map(|child| inside(child, &node)).collect();
        if let Some(load) = load {
            load(&node);
        }
        Self { node, tag, set, listeners, children }
    }

    /// Turns into another element. It stays itself if the two are alike, so that it keeps the focus and glides
    /// on; otherwise the other one takes its place.
    pub(super) fn turn_into(&mut self, element: Element) {
        if self.is_like(&element.0) {
            self.change(*element.0);
            return;
        }
        let mut other = Self::new(element);
        self.insert_before_this(&mut other);
        self.unmount();
        *self = other;
    }

    fn is_like(&self, element: &Parts) -> bool {
        let places = element.settings.iter().map(|setting| (setting.place, setting.name));
        self.tag == element.tag
            && self.children.len() == element.children.len()
            && self.set.iter().map(|set| (set.place, set.name)).eq(places)
    }

    fn change(&mut self, element: Parts) {
        for (set, setting) in self.set.iter_mut().zip(element.settings) {
            match (&set.value, &setting.value) {
                (SetValue::Fixed(before), Value::Fixed(after)) if before == after => {}
                _ => *set = setting.set(&self.node),
            }
        }
        let handlers = element.handlers.into_iter();
        self.listeners = handlers.map(|handler| handler.listen(&self.node)).collect();
        for (state, child) in self.children.iter_mut().zip(element.children) {
            child.rebuild(state);
        }
        if let Some(load) = element.load {
            load(&self.node);
        }
    }
}

impl Setting {
    /// Sets it, now and whenever it changes.
    fn set(self, node: &Node) -> Set {
        let Self { place, name, value } = self;
        let value = match value {
            Value::Fixed(text) => {
                put(node, place, name, text.as_deref());
                SetValue::Fixed(text)
            }
            Value::Live(maker) => SetValue::Live { _effect: follow(node.clone(), place, name, maker) },
        };
        Set { place, name, value }
    }
}

fn follow(
    node: Node,
    place: Place,
    name: &'static str,
    mut maker: Box<dyn MakeText + Send>,
) -> RenderEffect<Text> {
    RenderEffect::new(move |before: Option<Text>| {
        let text = maker.make();
        if before.as_ref() != Some(&text) {
            put(&node, place, name, text.as_deref());
        }
        text
    })
}

thread_local! {
    /// An element for every tag that was made, with its attributes. To copy it is one call into the browser; to make
    /// another is one for each attribute.
    static MODELS: RefCell<Vec<(&'static Tag, Node)>> = const { RefCell::new(Vec::new()) };
}

fn create(tag: &'static Tag) -> Node {
    MODELS.with_borrow_mut(|models| {
        let known = models.iter().find(|(other, _)| ptr::eq(*other, tag));
        if let Some(copy) = known.and_then(|(_, model)| model.clone_node().ok()) {
            return copy.unchecked_into();
        }
        let node = Dom::create_element(tag.name, tag.is_drawn.then_some(SVG));
        for (name, value) in tag.fixed {
            put(&node, Place::Attribute, name, Some(value));
        }
        // Elements come into the page as copies, so the model stays as it is.
        models.push((tag, node.clone()));
        node.clone_node().map_or(node, JsCast::unchecked_into)
    })
}

/// Builds a child and puts it last into its parent.
fn inside(child: AnyView, parent: &Node) -> AnyViewState {
    let mut state = child.build();
    state.mount(parent, None);
    state
}

/// Sets a value. The browser refuses only names that are none, and ours stand in the program.
fn put(node: &Node, place: Place, name: &str, text: Option<&str>) {
    match (place, text) {
        (Place::Attribute, Some(text)) => _ = node.set_attribute(name, text),
        (Place::Attribute, None) => _ = node.remove_attribute(name),
        (Place::Class, Some(_)) => _ = node.class_list().add_1(name),
        (Place::Class, None) => _ = node.class_list().remove_1(name),
        (Place::Style, text) => put_style(node, name, text),
        (Place::Property, text) => _ = js_sys::Reflect::set(node, &name.into(), &property(name, text)),
    }
}

fn put_style(node: &Node, name: &str, text: Option<&str>) {
    // Elements of HTML and of SVG have the same kind of style by different ways.
    let style = node.unchecked_ref::<HtmlElement>().style();
    match text {
        Some(text) => _ = style.set_property(name, text),
        None => _ = style.remove_property(name),
    }
}

/// `checked` is so or not; the others are texts.
fn property(name: &str, text: Option<&str>) -> JsValue {
    match name {
        "checked" => text.is_some().into(),
        _ => text.into(),
    }
}

impl Mountable for Built {
    fn unmount(&mut self) {
        self.node.remove();
    }

    fn mount(&mut self, parent: &Node, marker: Option<&web_sys::Node>) {
        // Refused only where the marker is not in the parent.
        _ = parent.insert_before(&self.node, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent = self.node.parent_element();
        if let Some(parent) = &parent {
            child.mount(parent, Some(&self.node));
        }
        parent.is_some()
    }

    fn elements(&self) -> Vec<Node> {
        vec![self.node.clone()]
    }
}
