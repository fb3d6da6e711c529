//! When something was, in the words of a language. The browser knows them.

use js_sys::{Array, Date, Intl, Object, Reflect};
use leptos::prelude::*;
use tell::Language;
use wasm_bindgen::JsValue;

use crate::browser;
use crate::reactive::memo;

/// The units of time with their lengths in seconds, the longest first.
const UNITS: [(&str, i64); 4] = [("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)];

/// Older than this many days, a date says more than a number of days.
const DAYS: i64 = 7;

/// How long ago something was, given in milliseconds since 1970: "5 minutes ago", or a date.
pub(crate) fn ago(when: i64, language: Language) -> String {
    let seconds = ((browser::now() - when) / 1000).max(0);
    if seconds > DAYS * UNITS[0].1 {
        return date(when, language);
    }
    let fits = |(_, length): &&(&str, i64)| seconds >= *length;
    let (unit, length) = UNITS.iter().find(fits).copied().unwrap_or(("second", 1));
    let options = Object::new();
    // "yesterday" rather than "1 day ago".
    set(&options, "numeric", "auto");
    let format = Intl::RelativeTimeFormat::new(&Array::of1(&language.code().into()), &options);
    format.format(-(seconds / length) as f64, unit).into()
}

fn date(when: i64, language: Language) -> String {
    let options = Object::new();
    set(&options, "dateStyle", "medium");
    Date::new(&JsValue::from_f64(when as f64)).to_locale_date_string(language.code(), &options).into()
}

/// Fails only for objects that are sealed.
fn set(options: &Object, name: &str, value: &str) {
    _ = Reflect::set(options, &name.into(), &value.into());
}

/// How long ago something was, as it follows the language.
pub(crate) fn since(
    when: i64,
    words: crate::words::Words,
) -> impl Fn() -> String + Send + Sync + Copy + 'static {
    let language = memo(move || words.language());
    move || ago(when, language.get())
}
