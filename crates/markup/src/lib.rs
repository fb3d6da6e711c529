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

#[cfg(test)]
mod tests {
    use quote::quote;

    use crate::nodes;

    /// What the macro writes, without its spaces.
    fn written(markup: proc_macro2::TokenStream) -> Result<String, String> {
        let written = rstml::parse2(markup).and_then(|nodes| nodes::view(&nodes));
        written.map(|tokens| tokens.to_string().replace(' ', "")).map_err(|error| error.to_string())
    }

    #[test]
    fn what_never_changes_is_data() {
        let expected = r#"crate::dom::Element::new(&crate::dom::Tag{name:"p",is_drawn:false,fixed:&[("class","a"),("hidden","")]})"#;
        assert_eq!(written(quote! { <p class="a" hidden></p> }).as_deref(), Ok(expected));
    }

    #[test]
    fn what_changes_is_a_call() {
        let text = written(quote! { <a href=link class:on=is_on style:--x=x on:click=act>"go" {more}</a> });
        let text = text.unwrap_or_default();
        for call in [
            r#".attribute("href",link);"#,
            r#".class("on",is_on);"#,
            r#".style("--x",x);"#,
            ".on(::leptos::ev::click,act);",
            r#".child("go");"#,
            ".child(more);",
        ] {
            assert!(text.contains(call), "{call} is not in {text}");
        }
    }

    #[test]
    fn closures_are_live_and_drawings_are_drawn() {
        let text = written(quote! { <svg>{move || word.get()}</svg> }).unwrap_or_default();
        assert!(text.contains(r#"name:"svg",is_drawn:true"#), "{text}");
        assert!(text.contains("child(crate::dom::live(move||word.get()))"), "{text}");
    }

    #[test]
    fn components_are_left_to_leptos_with_our_views_inside() {
        assert_eq!(
            written(quote! { <parts::Icon name="x"/> }).as_deref(),
            Ok(r#"::leptos::view!{<parts::Iconname="x"/>}"#)
        );
        let text = written(quote! { <Show when=is_on><p></p></Show> }).unwrap_or_default();
        assert!(text.starts_with("::leptos::view!{<Showwhen=is_on>{crate::dom::Element::new"), "{text}");
    }

    #[test]
    fn several_things_are_a_list() {
        let text = written(quote! { <p></p> "and" }).unwrap_or_default();
        assert!(
            text.starts_with("crate::dom::list(::std::vec![crate::dom::IntoChild::into_child("),
            "{text}"
        );
    }

    #[test]
    fn what_is_not_known_is_refused_with_a_reason() {
        let error = written(quote! { <p bind:value=x></p> }).err().unwrap_or_default();
        assert_eq!(error, "known are class:, style:, prop: and on:");
        let error = written(quote! { <p {..more}></p> }).err().unwrap_or_default();
        assert_eq!(error, "an element has attributes with names only");
    }
}
