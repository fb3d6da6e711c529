//! The texts of the page, in the language that is shown.

use leptos::prelude::*;
use tell::{Language, Texts};

use crate::browser;
use crate::dom::{IntoChild, IntoValue, Value, live};
use crate::reactive::effect;

/// Texts that only some pages say: they come with these pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Area {
    /// Pages about servers.
    Online,
    /// Rules, lessons and kept games.
    Library,
}

impl Area {
    /// What its files are called.
    const fn name(self) -> &'static str {
        match self {
            Self::Online => "online",
            Self::Library => "library",
        }
    }
}

/// The texts of the language that is shown; whoever reads them is told when that changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    texts: RwSignal<Texts, LocalStorage>,
    /// How often a language was asked for.
    asked: StoredValue<u32>,
    /// The areas whose texts are among them.
    areas: StoredValue<Vec<Area>>,
}

impl Words {
    /// Texts to begin with. From now on the page says which language it is in.
    pub(crate) fn new(texts: Texts) -> Self {
        let words = Self {
            texts: RwSignal::new_local(texts),
            asked: StoredValue::new(0),
            areas: StoredValue::new(Vec::new()),
        };
        effect(move || {
            if let Some(root) = browser::root() {
                _ = root.set_attribute("lang", words.language().code());
            }
        });
        words
    }

    /// The texts, tracked.
    pub(crate) fn get(self) -> Texts {
        self.texts.get()
    }

    /// A message without values, which follows the language.
    #[inline(never)]
    pub(crate) fn text(self, id: &'static str) -> Text {
        Text::new(move || self.get().say(id, &[]))
    }

    /// The texts as they are now, for what is said once.
    pub(crate) fn now(self) -> Texts {
        self.texts.get_untracked()
    }

    /// The language, tracked.
    pub(crate) fn language(self) -> Language {
        self.texts.with(Texts::language)
    }

    /// Shows another language as soon as its texts are here, and says whether they came. None if somebody has asked
    /// for another one meanwhile: then nothing changes.
    pub(crate) async fn change(self, language: Language) -> Option<bool> {
        let mine = self.asked.get_value() + 1;
        self.asked.set_value(mine);
        let shown = self.now();
        let texts = if shown.language() == language { Some(shown) } else { self.load(language).await };
        if self.asked.get_value() != mine {
            return None;
        }
        let came = texts.is_some();
        if let Some(texts) = texts {
            self.texts.set(texts);
        }
        Some(came)
    }

    /// Whether the texts of an area are there.
    pub(crate) fn has(self, area: Area) -> bool {
        self.areas.with_value(|areas| areas.contains(&area))
    }

    /// Sees to it that the texts of an area are there, and says whether they are.
    pub(crate) async fn add(self, area: Area) -> bool {
        while !self.has(area) {
            let (language, known) = (self.now().language(), self.areas.get_value());
            let wanted: Vec<Area> = known.iter().copied().chain([area]).collect();
            let Some(texts) = load(language, &wanted).await else { return false };
            // Another language may have been chosen meanwhile, or another area have come.
            if self.now().language() == language && self.areas.get_value() == known {
                self.areas.set_value(wanted);
                self.texts.set(texts);
            }
        }
        true
    }

    async fn load(self, language: Language) -> Option<Texts> {
        loop {
            let areas = self.areas.get_value();
            let texts = load(language, &areas).await?;
            if self.areas.get_value() == areas {
                return Some(texts);
            }
        }
    }
}

/// Loads the texts of a language from where the head of the page says, with those of some areas; none if they cannot
/// be had.
pub(crate) async fn load(language: Language, areas: &[Area]) -> Option<Texts> {
    let mut files = vec![load_file("texts", language).await?];
    for area in areas {
        files.push(load_file(area.name(), language).await?);
    }
    Some(Texts::of(language, &files))
}

async fn load_file(name: &str, language: Language) -> Option<String> {
    let link = browser::document()?.get_element_by_id(&format!("{name}-{language}"))?;
    let text = browser::load(&link.get_attribute("href")?).await?;
    // Some hosts answer with a page where a file is missing, as if it were the file.
    (!text.starts_with('<')).then_some(text)
}

/// A text that is said anew whenever what it reads changes. All have one type, and so one piece of code.
pub(crate) struct Text(Box<dyn Say + Send + Sync>);

/// Says something. A trait of our own, because those of closures can be called in three ways, each of them code.
trait Say {
    fn say(&self) -> String;
}

impl<F: Fn() -> String> Say for F {
    fn say(&self) -> String {
        self()
    }
}

impl Text {
    /// The text that a closure makes.
    pub(crate) fn new(make: impl Fn() -> String + Send + Sync + 'static) -> Self {
        Self(Box::new(make))
    }
}

impl IntoChild for Text {
    fn into_child(self) -> AnyView {
        live(move || self.0.say()).into_child()
    }
}

impl IntoValue for Text {
    fn into_value(self) -> Value {
        (move || self.0.say()).into_value()
    }
}

impl From<Text> for Signal<String> {
    fn from(text: Text) -> Self {
        Self::derive(move || text.0.say())
    }
}

/// A text that follows the language, for a view or a signal: `t!(words, "home-title", name = value)`.
#[macro_export]
macro_rules! t {
    ($words:expr, $id:literal) => {
        $words.text($id)
    };
    ($words:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        let words = $words;
        $crate::words::Text::new(move || tell::say!(words.get(), $id $(, $name = $value.clone())*))
    }};
}
