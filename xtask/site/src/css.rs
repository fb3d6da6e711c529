//! Style sheets without what only their authors need.

/// The sheet without comments, indentation and empty lines.
pub(crate) fn smaller(sheet: &str) -> String {
    let plain = without_comments(sheet);
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn without_comments(sheet: &str) -> String {
    let mut kept = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(at) = rest.find(['"', '\'', '/']) {
        let (before, from) = rest.split_at(at);
        kept.push_str(before);
        let (whole, behind) = from.split_at(length(from));
        // Between two words a comment keeps them apart.
        let apart = kept.ends_with(is_word) && behind.starts_with(is_word);
        match (whole.starts_with("/*"), apart) {
            (true, true) => kept.push_str("/**/"),
            (true, false) => {}
            (false, _) => kept.push_str(whole),
        }
        rest = behind;
    }
    kept.push_str(rest);
    kept
}

/// How long the comment or the string is that a text begins with; 1 if it is neither.
fn length(text: &str) -> usize {
    if let Some(comment) = text.strip_prefix("/*") {
        return comment.find("*/").map_or(text.len(), |end| end + 4);
    }
    let mut characters = text.char_indices();
    let quote = characters.next().map(|(_, quote)| quote).filter(|quote| *quote != '/');
    let mut escaped = false;
    for (at, character) in characters {
        match character {
            _ if quote.is_none() => return at,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if Some(character) == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn is_word(character: char) -> bool {
    !character.is_whitespace() && !";{},".contains(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_go() {
        let sheet = "/* It's \"a\" */\n:root {\n  --a: 1px; /* b */\n\n  --b: calc(1px / 2);\n}\n";
        assert_eq!(smaller(sheet), ":root {\n--a: 1px;\n--b: calc(1px / 2);\n}\n");
    }

    #[test]
    fn strings_stay_as_they_are() {
        let sheet = "a::before { content: \"/* no \\\" comment */\"; }\nb { background: url('//x/*y*/') }";
        assert_eq!(smaller(sheet), format!("{sheet}\n"));
    }

    #[test]
    fn words_stay_apart() {
        assert_eq!(smaller("a/* x */b{}"), "a/**/b{}\n");
        assert_eq!(smaller("a{}/* open"), "a{}\n");
        assert_eq!(smaller("a{}/"), "a{}/\n");
        assert_eq!(smaller("é/é'ü"), "é/é'ü\n");
    }
}
