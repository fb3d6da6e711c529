use tell::{Language, Texts, say};

/// The names of plural forms, which are the keys of variants that a number chooses.
const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The first number for which the variants of a selector have only a wrong form, if a number selects. The last
/// key is the default.
pub(crate) fn first_wrong(language: Language, keys: &[String]) -> Option<u32> {
    let is_number = |key: &String| key.parse::<u32>().is_ok();
    let by_number = keys.iter().all(|key| is_number(key) || FORMS.contains(&key.as_str()));
    let fits = |number: u32| {
        let form = form(language, number);
        keys.iter().any(|key| *key == form || *key == number.to_string())
    };
    if by_number { (0..=200).find(|&number| !fits(number)) } else { None }
}

/// A file with one message: the name of the plural form of `n`.
pub(crate) fn file() -> String {
    let variants = FORMS.map(|form| format!("\n    [{form}] {form}")).concat();
    format!("form = {{ $n ->{}\n}}\n", variants.replace("[other]", "*[other]"))
}

/// The plural form of a whole number.
fn form(language: Language, number: u32) -> String {
    say!(Texts::of(language, &[file()]), "form", n = number)
}

#[test]
fn a_form_that_is_missing_is_found() {
    let keys = |keys: &[&str]| keys.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(first_wrong(Language::English, &keys(&["one", "other"])), None);
    assert_eq!(first_wrong(Language::English, &keys(&["0", "1", "other"])), None);
    assert_eq!(first_wrong(Language::Czech, &keys(&["one", "other"])), Some(2));
    assert_eq!(first_wrong(Language::Slovak, &keys(&["one", "few", "other"])), None);
    assert_eq!(first_wrong(Language::Polish, &keys(&["one", "few", "other"])), Some(0));
    assert_eq!(first_wrong(Language::Polish, &keys(&["one", "few", "many"])), None);
    assert_eq!(first_wrong(Language::Polish, &keys(&["1", "2", "3", "4", "many"])), Some(22));
    assert_eq!(first_wrong(Language::Polish, &keys(&["red", "other"])), None);
}
