//! Texts with places for names that only the build knows: `{{boot.js}}`.

use std::collections::BTreeMap;

/// The text with every place filled; an error names the first that has nothing to fill it.
pub(crate) fn fill(path: &str, text: &str, names: &BTreeMap<String, String>) -> Result<String, String> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, behind) = after.split_once("}}").ok_or_else(|| format!("{path}: a '{{{{' has no end"))?;
        let value = names.get(name).ok_or_else(|| {
            let known = names.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
            format!("{path}: there is nothing called '{name}' to put in; there are: {known}")
        })?;
        filled.push_str(before);
        filled.push_str(value);
        rest = behind;
    }
    filled.push_str(rest);
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled_or_named() {
        let names = BTreeMap::from([("a.js".to_string(), "a-1.js".to_string())]);
        assert_eq!(fill("x", "<{{a.js}}> {{a.js}} {b}", &names).unwrap(), "<a-1.js> a-1.js {b}");
        assert!(fill("x", "{{b.js}}", &names).unwrap_err().starts_with("x: there is nothing called 'b.js'"));
        assert!(fill("x", "{{a.js", &names).unwrap_err().contains("no end"));
    }
}
