//! What a person has set, kept on the device.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use tell::Language;

use crate::reactive::effect_after;
use crate::{browser, store};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Look {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

/// How long others' choices are shown before the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Pace {
    #[default]
    Calm,
    Brisk,
    AtOnce,
}

impl Pace {
    /// So many milliseconds at a calm pace, fewer at another.
    pub(crate) fn of(self, calm: u32) -> u32 {
        match self {
            Self::Calm => calm,
            Self::Brisk => calm / 2,
            Self::AtOnce => 0,
        }
    }
}

/// Everything that can be set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the page")]
pub(crate) struct Settings {
    /// The code of the language; the browser's until one was chosen.
    pub(crate) language: Option<String>,
    pub(crate) look: Look,
    /// The palette for colour-blind eyes.
    pub(crate) safe_colours: bool,
    /// A mark besides every colour.
    pub(crate) marks: bool,
    /// Choose first, then confirm.
    pub(crate) ask: bool,
    pub(crate) sounds: bool,
    pub(crate) less_motion: bool,
    /// Single letters are keys.
    pub(crate) letters: bool,
    /// Whoever has nothing to choose is passed over after a moment.
    pub(crate) pass_over: bool,
    pub(crate) pace: Pace,
    /// What the person is called at tables, if they said so.
    pub(crate) name: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            look: Look::System,
            safe_colours: false,
            marks: true,
            ask: true,
            sounds: true,
            less_motion: false,
            letters: true,
            pass_over: true,
            pace: Pace::Calm,
            name: String::new(),
        }
    }
}

impl Settings {
    /// The language to begin with.
    pub(crate) fn language(&self) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_code);
        chosen.unwrap_or_else(|| Language::preferred(browser::languages()))
    }

    /// Whether nothing is to travel over the screen.
    pub(crate) fn is_still(&self) -> bool {
        self.less_motion || browser::matches("(prefers-reduced-motion: reduce)")
    }

    /// Makes the page look as it is set.
    fn apply(&self) {
        let Some(root) = browser::root() else { return };
        let set = |name: &str, value: Option<&str>| match value {
            Some(value) => _ = root.set_attribute(name, value),
            None => _ = root.remove_attribute(name),
        };
        set(
            "data-theme",
            match self.look {
                Look::System => None,
                Look::Light => Some("light"),
                Look::Dark => Some("dark"),
            },
        );
        set("data-palette", self.safe_colours.then_some("safe"));
        set("data-marks", (!self.marks).then_some("off"));
        set("data-motion", self.less_motion.then_some("less"));
    }
}

/// The settings that are kept, which from now on show on the page and are kept when they change.
pub(crate) fn live() -> RwSignal<Settings> {
    let settings = RwSignal::new(store::settings());
    effect_after(move |before: Option<()>| {
        settings.with(|settings| {
            settings.apply();
            // What was just read need not be written.
            if before.is_some() {
                store::keep_settings(settings);
            }
        });
    });
    settings
}
