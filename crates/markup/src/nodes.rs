//! What stands between elements: texts, blocks, components, and several of them in a row.

use proc_macro2::TokenStream;
use quote::quote;
use rstml::node::{CustomNode, Node, NodeBlock, NodeElement, NodeName};
use syn::spanned::Spanned;
use syn::{Error, Expr, Result, Stmt};

use crate::element;

/// A view: what it is made of, as it is if it is one thing, as a list otherwise.
pub(crate) fn view<C: CustomNode>(nodes: &[Node<C>]) -> Result<TokenStream> {
    match nodes {
        [one] => node(one),
        many => {
            let many = many.iter().map(node).collect::<Result<Vec<_>>>()?;
            Ok(quote! { crate::dom::list(::std::vec![#(crate::dom::IntoChild::into_child(#many)),*]) })
        }
    }
}

/// One node as an expression that Leptos can show.
pub(crate) fn node<C: CustomNode>(node: &Node<C>) -> Result<TokenStream> {
    match node {
        Node::Element(tag) if is_component(tag.name()) => component(tag),
        Node::Element(tag) => element::write(tag),
        Node::Text(text) => {
            let text = &text.value;
            Ok(quote! { #text })
        }
        Node::Block(block) => Ok(show(block)),
        Node::Fragment(fragment) => view(&fragment.children),
        other => Err(Error::new(other.span(), "only elements, components, \"texts\" and {blocks} are views")),
    }
}

/// The value of a block. A closure is made anew whenever what it reads changes.
fn show(block: &NodeBlock) -> TokenStream {
    let only = match block {
        NodeBlock::ValidBlock(inner) => match &*inner.stmts {
            [Stmt::Expr(only, None)] => Some(only),
            _ => None,
        },
        NodeBlock::Invalid(_) => None,
    };
    match only {
        Some(closure @ Expr::Closure(_)) => quote! { crate::dom::live(#closure) },
        Some(value) => quote! { #value },
        None => quote! { #block },
    }
}

/// A component is Leptos' own; what stands inside it is ours.
fn component<C: CustomNode>(tag: &NodeElement<C>) -> Result<TokenStream> {
    let (open, close) = (&tag.open_tag, &tag.close_tag);
    if tag.children.is_empty() {
        return Ok(quote! { ::leptos::view! { #open #close } });
    }
    let inside = view(&tag.children)?;
    Ok(quote! { ::leptos::view! { #open { #inside } #close } })
}

/// Components begin with a capital letter, as types do.
fn is_component(name: &NodeName) -> bool {
    let name = name.to_string();
    name.rsplit("::").next().is_some_and(|last| last.trim().starts_with(char::is_uppercase))
}
