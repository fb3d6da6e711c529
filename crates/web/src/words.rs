//! The texts of the page, in the language that is set.

use leptos::prelude::*;
use tell::Texts;

use crate::settings::Settings;

/// The texts of the language that is set now; whoever reads them is told when that changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(RwSignal<Texts, LocalStorage>);

impl Words {
    /// Texts that follow the settings.
    pub(crate) fn follow(settings: RwSignal<Settings>) -> Self {
        let words = RwSignal::new_local(Texts::new(settings.with_untracked(Settings::language)));
        let language = Memo::new(move |_| settings.with(Settings::language));
        Effect::new(move |_| {
            let language = language.get();
            if words.with_untracked(Texts::language) != language {
                words.set(Texts::new(language));
            }
        });
        Self(words)
    }

    /// The texts, tracked.
    pub(crate) fn get(self) -> Texts {
        self.0.get()
    }

    /// The texts as they are now, for what is said once.
    pub(crate) fn now(self) -> Texts {
        self.0.get_untracked()
    }
}

/// A text that follows the language: `t!(words, "home-title", name = value)` is a closure for a view.
#[macro_export]
macro_rules! t {
    ($words:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        let words = $words;
        move || tell::say!(words.get(), $id $(, $name = $value.clone())*)
    }};
}
