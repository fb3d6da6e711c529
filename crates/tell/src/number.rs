use crate::{Language, Texts};

/// Hundredths as a number with one decimal, as the language writes it: 128 is "1.3" or "1,3".
pub fn tenths(hundredths: i32, texts: &Texts) -> String {
    let tenths = (i64::from(hundredths).abs() + 5) / 10;
    let sign = if hundredths < 0 && tenths > 0 { "−" } else { "" };
    let point = if texts.language() == Language::English { '.' } else { ',' };
    format!("{sign}{}{point}{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_and_have_the_sign_of_the_language() {
        let english = Texts::of(Language::English, &[] as &[&str]);
        let said: Vec<String> =
            [0, 4, 5, 128, 11_548, -4, -310].map(|number| tenths(number, &english)).into();
        assert_eq!(said, ["0.0", "0.0", "0.1", "1.3", "115.5", "0.0", "−3.1"]);
        assert_eq!(tenths(5_420, &Texts::of(Language::Czech, &[] as &[&str])), "54,2");
    }
}
