use crate::Language;

/// The plural form of a whole number in a language, by the name that CLDR gives it. Fractions never come up.
pub(crate) const fn form(language: Language, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    let (tens, ones) = (number % 100 / 10, number % 10);
    match (language, number) {
        (_, 1) => "one",
        (Language::Czech | Language::Slovak, 2..=4) => "few",
        (Language::Polish, _) if tens != 1 && matches!(ones, 2..=4) => "few",
        (Language::Polish, _) => "many",
        _ => "other",
    }
}
