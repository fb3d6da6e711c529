//! The macro [`view!`]: Leptos' markup for the browser app, compiled to less code.
//!
//! Leptos gives every element, attribute and closure of a view a type of its own, and the compiler writes code
//! for each of them. Here elements all have one type, `web::dom::Element`, which is filled by plain calls.
//! Components are left to Leptos.

mod element;
mod nodes;

use proc_macro::TokenStream;

/// A view in Leptos' markup. Elements become values of `crate::dom::Element`; several at the top become a list.
#[proc_macro]
pub fn view(tokens: TokenStream) -> TokenStream {
    let written = rstml::parse2(tokens.into()).and_then(|nodes| nodes::view(&nodes));
    written.unwrap_or_else(|error| error.to_compile_error()).into()
}
