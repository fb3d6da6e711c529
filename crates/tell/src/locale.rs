//! The Fluent files of every language, as part of the program.

use crate::Language;

macro_rules! locale {
    ($code:literal: $($area:literal)*) => {
        &[$(include_str!(concat!("../locales/", $code, "/", $area, ".ftl"))),*]
    };
}

macro_rules! areas {
    ($code:literal) => {
        locale!($code: "table" "qwixx" "qwirkle" "terminal" "app" "home" "qwixx-page" "qwirkle-page"
            "records" "rules" "teach")
    };
}

/// The texts of a language, one file for each area.
pub(crate) const fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => areas!("en"),
        Language::Dutch => areas!("nl"),
        Language::German => areas!("de"),
        Language::Czech => areas!("cs"),
        Language::Polish => areas!("pl"),
        Language::Slovak => areas!("sk"),
    }
}
