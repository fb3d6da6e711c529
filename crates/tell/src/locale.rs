//! The Fluent files of every language, as part of the program.

use crate::Language;

macro_rules! file {
    ($code:literal, $area:literal) => {
        include_str!(concat!("../locales/", $code, "/", $area, ".ftl"))
    };
}

macro_rules! areas {
    ($code:literal) => {
        &[
            file!($code, "table"),
            file!($code, "qwixx"),
            file!($code, "qwirkle"),
            file!($code, "terminal"),
            file!($code, "app"),
            file!($code, "home"),
            file!($code, "help"),
            file!($code, "qwixx-page"),
            file!($code, "qwirkle-page"),
            file!($code, "records"),
            file!($code, "rules"),
            file!($code, "teach"),
            file!($code, "online"),
        ]
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
