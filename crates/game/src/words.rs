use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

const WORDS: [&str; 16] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen",
];

/// A small number as English says it in a sentence: "five"; digits from sixteen on.
pub fn number_word(number: usize) -> Cow<'static, str> {
    WORDS.get(number).map_or_else(|| number.to_string().into(), |&word| word.into())
}

/// A number of things: "one cross", "five crosses", "no crosses".
pub fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{} {}", number_word(number), if number == 1 { one } else { many })
}

/// Things in a row as English lists them: "4, 6 or 7".
pub fn listed<T: ToString>(items: impl IntoIterator<Item = T>, last_word: &str) -> String {
    let mut text = String::new();
    let mut items = items.into_iter().peekable();
    while let Some(item) = items.next() {
        if !text.is_empty() && items.peek().is_some() {
            text += ", ";
        } else if !text.is_empty() {
            text.extend([" ", last_word, " "]);
        }
        text += &item.to_string();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_as_words() {
        assert_eq!(counted(0, "cross", "crosses"), "no crosses");
        assert_eq!(counted(1, "cross", "crosses"), "one cross");
        assert_eq!(counted(5, "cross", "crosses"), "five crosses");
        assert_eq!(number_word(16), "16");
    }

    #[test]
    fn lists_end_with_a_word() {
        assert_eq!(listed([4], "or"), "4");
        assert_eq!(listed([4, 6], "or"), "4 or 6");
        assert_eq!(listed([4, 6, 7], "or"), "4, 6 or 7");
        assert_eq!(listed::<u8>([], "or"), "");
    }
}
