//! Seconds as whole numbers, also with a point behind them: in JSON `30.0` is the same number as `30`.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Number;

/// Reads a number of seconds, or that there is none.
pub(crate) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    let Some(number) = Option::<Number>::deserialize(deserializer)? else { return Ok(None) };
    let of_float = |float: f64| (float.fract() == 0.0 && float >= 0.0).then_some(float as u64);
    let whole = number.as_u64().or_else(|| number.as_f64().and_then(of_float));
    let seconds = whole.and_then(|whole| u32::try_from(whole).ok());
    let not_whole = || D::Error::custom(format_args!("expected a whole number of seconds, found {number}"));
    seconds.map(Some).ok_or_else(not_whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(text: &str) -> Result<Option<u32>, String> {
        read(&mut serde_json::Deserializer::from_str(text)).map_err(|error| error.to_string())
    }

    #[test]
    fn a_point_changes_nothing_where_nothing_follows_it() {
        assert_eq!(seconds("30"), Ok(Some(30)));
        assert_eq!(seconds("8745.0"), Ok(Some(8745)));
        assert_eq!(seconds("null"), Ok(None));
    }

    #[test]
    fn what_is_no_whole_number_is_refused() {
        for text in ["30.5", "-1", "-30.0", "4294967296", "1e300"] {
            let reason = seconds(text).unwrap_err();
            assert!(reason.starts_with("expected a whole number of seconds, found "), "{text}: {reason}");
        }
    }
}
