//! The texts of the page, in the language that is set.

use leptos::prelude::*;
use tell::Texts;

use crate::reactive::{effect, memo};
use crate::settings::Settings;

/// The texts of the language that is set now; whoever reads them is told when that changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(RwSignal<Texts, LocalStorage>);

impl Words {
    /// Texts that follow the settings.
    pub(crate) fn follow(settings: RwSignal<Settings>) -> Self {
        let words = RwSignal::new_local(Texts::new(settings.with_untracked(Settings::language)));
        let language = memo(move || settings.with(Settings::language));
        effect(move || {
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

    /// A message without values, which follows the language.
    #[inline(never)]
    pub(crate) fn text(self, id: &'static str) -> Text {
        text(move || self.get().say(id, &[]))
    }

    /// The texts as they are now, for what is said once.
    pub(crate) fn now(self) -> Texts {
        self.0.get_untracked()
    }
}

/// Makes a text, now and whenever what it reads changes. All have one type, and so one piece of code.
pub(crate) type Text = Box<dyn Fn() -> String + Send + Sync>;

/// The text that a closure makes.
pub(crate) fn text(make: impl Fn() -> String + Send + Sync + 'static) -> Text {
    Box::new(make)
}

/// A text that follows the language: `t!(words, "home-title", name = value)` is a closure for a view.
#[macro_export]
macro_rules! t {
    ($words:expr, $id:literal) => {
        $words.text($id)
    };
    ($words:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        let words = $words;
        $crate::words::text(move || tell::say!(words.get(), $id $(, $name = $value.clone())*))
    }};
}
