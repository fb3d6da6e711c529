use core::fmt;

/// A language that Rowlock speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Dutch.
    Dutch,
    /// German.
    German,
    /// Czech.
    Czech,
    /// Polish.
    Polish,
    /// Slovak.
    Slovak,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::English, Self::Dutch, Self::German, Self::Czech, Self::Polish, Self::Slovak];

    /// The code of the language as in HTML and in locales: "en".
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Dutch => "nl",
            Self::German => "de",
            Self::Czech => "cs",
            Self::Polish => "pl",
            Self::Slovak => "sk",
        }
    }

    /// What those who speak the language call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Dutch => "Nederlands",
            Self::German => "Deutsch",
            Self::Czech => "Čeština",
            Self::Polish => "Polski",
            Self::Slovak => "Slovenčina",
        }
    }

    /// The language of a tag or a locale, whatever its country and encoding: "de", "de-AT", "`de_AT.UTF-8`".
    pub fn from_code(tag: &str) -> Option<Self> {
        let code = tag.trim().split(['-', '_', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The first language of a person's list that Rowlock speaks; English if there is none.
    pub fn preferred<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Self {
        tags.into_iter().find_map(|tag| Self::from_code(tag.as_ref())).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_locales_name_a_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        assert_eq!(Language::from_code("de-AT"), Some(Language::German));
        assert_eq!(Language::from_code("cs_CZ.UTF-8"), Some(Language::Czech));
        assert_eq!(Language::from_code("PL"), Some(Language::Polish));
        for other in ["", "C", "POSIX", "C.UTF-8", "csb", "slovak", "fr_FR"] {
            assert_eq!(Language::from_code(other), None, "{other}");
        }
    }

    #[test]
    fn the_first_language_that_is_known_is_taken() {
        assert_eq!(Language::preferred(["fr-CH", "sk", "cs"]), Language::Slovak);
        assert_eq!(Language::preferred(["fr-CH"]), Language::English);
        assert_eq!(Language::preferred::<&str>([]), Language::English);
    }
}
