use crate::{Language, Texts};

/// A number with one decimal, as the language writes it: "1.3" or "1,3".
pub fn decimal(number: f64, texts: &Texts) -> String {
    let tenths = (10.0 * number).round() as i64;
    let sign = if tenths < 0 { "−" } else { "" };
    let mark = if texts.language() == Language::English { '.' } else { ',' };
    format!("{sign}{}{mark}{}", tenths.abs() / 10, tenths.abs() % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_and_have_the_mark_of_the_language() {
        let english = Texts::of(Language::English, &[] as &[&str]);
        let said: Vec<String> =
            [0.0, 0.04, 0.05, 1.28, 115.483, -0.04, -3.1].map(|number| decimal(number, &english)).into();
        assert_eq!(said, ["0.0", "0.0", "0.1", "1.3", "115.5", "0.0", "−3.1"]);
        assert_eq!(decimal(54.2, &Texts::of(Language::Czech, &[] as &[&str])), "54,2");
    }
}
