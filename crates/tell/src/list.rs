//! Things in a row, as each language lists them.

use crate::{Texts, say};

/// "red, green and blue".
pub fn all_of<T: ToString>(texts: &Texts, items: impl IntoIterator<Item = T>) -> String {
    listed(items, |first, last| say!(texts, "table-and", first = first, last = last))
}

/// "red, green or blue".
pub fn any_of<T: ToString>(texts: &Texts, items: impl IntoIterator<Item = T>) -> String {
    listed(items, |first, last| say!(texts, "table-or", first = first, last = last))
}

fn listed<T: ToString>(
    items: impl IntoIterator<Item = T>,
    join: impl FnOnce(String, String) -> String,
) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match (items.pop(), items.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(last), false) => join(items.join(", "), last),
    }
}
