//! An element: its attributes and what stands inside it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use rstml::node::{CustomNode, KeyedAttribute, NodeAttribute, NodeElement};
use syn::spanned::Spanned;
use syn::{Error, Result};

use crate::nodes;

/// The elements that are drawn rather than written.
const DRAWN: [&str; 8] = ["svg", "use", "g", "path", "rect", "circle", "line", "text"];

/// An element as an expression of type `crate::dom::Element`.
pub(crate) fn write<C: CustomNode>(tag: &NodeElement<C>) -> Result<TokenStream> {
    let name = tag.name().to_string();
    let is_drawn = DRAWN.contains(&&*name);
    let element = Ident::new("element", Span::mixed_site());
    let (mut fixed, mut calls) = (Vec::new(), Vec::new());
    for attribute in tag.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(Error::new(attribute.span(), "an element has attributes with names only"));
        };
        match literal(attribute) {
            Some(value) => {
                let name = attribute.key.to_string();
                fixed.push(quote! { (#name, #value) });
            }
            None => calls.push(set(attribute)?),
        }
    }
    for child in &tag.children {
        let child = nodes::node(child)?;
        calls.push(quote! { child(#child) });
    }
    let tag = quote! { crate::dom::Tag { name: #name, is_drawn: #is_drawn, fixed: &[#(#fixed),*] } };
    let new = quote! { crate::dom::Element::new(&#tag) };
    if calls.is_empty() {
        return Ok(new);
    }
    Ok(quote! {{
        let mut #element = #new;
        #(#element.#calls;)*
        #element
    }})
}

/// The value of a plain attribute that never changes.
fn literal(attribute: &KeyedAttribute) -> Option<String> {
    let plain = !attribute.key.to_string().contains(':');
    let value = match attribute.value() {
        Some(_) => attribute.value_literal_string(),
        None => Some(String::new()),
    };
    value.filter(|_| plain)
}

/// The call that sets any other attribute.
fn set(attribute: &KeyedAttribute) -> Result<TokenStream> {
    let key = attribute.key.to_string();
    let Some(value) = attribute.value() else {
        return Err(Error::new(attribute.span(), "a value is missing"));
    };
    Ok(match key.split_once(':') {
        None if key == "node_ref" => quote! { node_ref(#value) },
        None => quote! { attribute(#key, #value) },
        Some(("class", name)) => quote! { class(#name, #value) },
        Some(("style", name)) => quote! { style(#name, #value) },
        Some(("prop", name)) => quote! { property(#name, #value) },
        Some(("on", event)) => {
            let event = Ident::new(event, attribute.key.span());
            quote! { on(::leptos::ev::#event, #value) }
        }
        Some(_) => return Err(Error::new(attribute.key.span(), "known are class:, style:, prop: and on:")),
    })
}
