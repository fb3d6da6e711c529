//! Names that people could take for each other.

use unicode_security::skeleton;

/// Whether two names look the same, but perhaps for upper and lower case.
pub(super) fn are_alike(one: &str, other: &str) -> bool {
    shapes(one).into_iter().zip(shapes(other)).any(|(one, other)| one == other)
}

/// What a name looks like, in three ways. No single one is enough: "IAN" and "ian" differ in case alone, but as
/// shapes the one is "lan"; and a Cyrillic "МАХ" is "max" only after its shapes have become Latin.
fn shapes(name: &str) -> [String; 3] {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let as_it_is = skeleton(&name).collect();
    let in_lower_case = skeleton(&name.to_lowercase()).collect();
    let in_latin = name.chars().map(latin).collect::<String>().to_lowercase();
    [as_it_is, in_lower_case, in_latin]
}

/// What a character from elsewhere looks like; those of ASCII are what they are.
fn latin(c: char) -> String {
    let text = c.to_string();
    if c.is_ascii() { text } else { skeleton(&text).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (one, other) in [
            ("Max", "Max"),
            ("Max", "max"),
            ("Max", "MAX"),
            ("IAN", "ian"),
            // A capital i and a small L.
            ("Ian", "lan"),
            // Cyrillic letters, all of them or one.
            ("Max", "\u{41c}\u{430}\u{445}"),
            ("max", "\u{41c}\u{410}\u{425}"),
            ("Anna", "Ann\u{430}"),
            ("\u{41c}\u{410}\u{41a}\u{421}", "\u{43c}\u{430}\u{43a}\u{441}"),
            // Greek, full width, mathematical.
            ("Max", "M\u{3b1}x"),
            ("Max", "\u{ff2d}\u{ff41}\u{ff58}"),
            ("Max", "\u{1d40c}\u{1d41a}\u{1d431}"),
            // Composed or not.
            ("Zo\u{eb}", "Zoe\u{308}"),
            ("\u{17d}OFIE", "\u{17e}ofie"),
            // A page shows one space for two.
            ("Max B", "Max  B"),
            ("O0", "00"),
        ] {
            assert!(are_alike(one, other), "{one} and {other}");
            assert!(are_alike(other, one), "{other} and {one}");
        }
    }

    #[test]
    fn names_that_can_be_told_apart_are_not() {
        for (one, other) in [
            ("Max", "Mex"),
            ("Ian", "Lan"),
            ("Zoe", "Zo\u{eb}"),
            ("Jos\u{e9}", "Jose"),
            ("Player 1", "Player 2"),
            ("Anna", "Anna B"),
            ("\u{6885}", "\u{674e}"),
            ("\u{41c}\u{430}\u{43a}\u{441}", "Max"),
        ] {
            assert!(!are_alike(one, other), "{one} and {other}");
        }
    }
}
