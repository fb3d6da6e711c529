//! Text in a picture: what XML wants, and what fits.

/// A text as XML holds it. What XML cannot hold at all becomes a replacement character.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// A text that is cut off with an ellipsis if it could be wider than `width` at this size of type.
pub(super) fn fitted(text: &str, size: f64, width: f64) -> String {
    if width_of(text, size) <= width {
        return text.to_owned();
    }
    let mut room = width - width_of("…", size);
    let fits = |c: &char| {
        room -= ems(*c) * size;
        room >= 0.0
    };
    let cut: String = text.chars().take_while(fits).collect();
    format!("{}…", cut.trim_end())
}

/// How wide a text is at most, whatever of our fonts the reader has.
pub(super) fn width_of(text: &str, size: f64) -> f64 {
    text.chars().map(ems).sum::<f64>() * size
}

/// The width of a character in a bold and rather wide font.
fn ems(c: char) -> f64 {
    match c {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | ' ' => 0.38,
        'f' | 'r' | 't' | '(' | ')' | '-' | '"' => 0.48,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '&' | '…' => 1.05,
        'a'..='z' | '0'..='9' => 0.68,
        '\u{300}'..='\u{36f}' => 0.0,
        // Capitals, letters with accents, Greek, Cyrillic.
        'A'..='Z' | '\u{80}'..='\u{52f}' => 0.8,
        '\u{1f000}'.. => 1.4,
        _ => 1.05,
    }
}

/// The text with a capital first letter.
pub(super) fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_to_xml_is_escaped() {
        assert_eq!(
            escaped("<b a='1' c=\"2\"> & \u{1b}[1m"),
            "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt; &amp; \u{fffd}[1m"
        );
        assert_eq!(escaped("Žofie 梅"), "Žofie 梅");
    }

    #[test]
    fn long_texts_are_cut_off() {
        assert_eq!(fitted("Max", 16.0, 100.0), "Max");
        assert_eq!(fitted("Maximilian", 16.0, 60.0), "Max…");
        assert_eq!(fitted("W W W W W", 16.0, 64.0), "W W…");
        assert_eq!(fitted("Max", 16.0, 0.0), "…");
        for text in ["n".repeat(40), "梅".repeat(40), "W".repeat(40)] {
            assert!(width_of(&fitted(&text, 16.0, 200.0), 16.0) <= 200.0);
        }
    }

    #[test]
    fn sentences_begin_with_a_capital_letter() {
        assert_eq!(sentence("élan vital"), "Élan vital");
        assert_eq!(sentence(""), "");
    }
}
