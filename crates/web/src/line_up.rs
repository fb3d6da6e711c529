//! Who is to play: what a person has put together, kept for each game for the next time.

use bots::{BotName, Level};
use game::{NameError, check_names};
use host::{GameKind, Sitter};
use serde::{Deserialize, Serialize};
use tell::{Texts, capitalised, say};

use crate::store;

/// What bots are called: names that all six languages know.
const BOT_NAMES: [&str; 7] = ["Mila", "Bas", "Tom", "Ida", "Leo", "Eva", "Max"];

/// A chair at a table that is being laid.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Chair {
    /// The level of the bot that sits there; none for a person.
    pub(crate) bot: Option<String>,
    /// The name that was given, if one was.
    pub(crate) name: String,
}

impl Chair {
    /// A bot without a name of its own.
    pub(crate) fn bot(level: Level) -> Self {
        Self { bot: Some(level.name().to_owned()), name: String::new() }
    }

    /// Whether a person sits there.
    pub(crate) const fn is_person(&self) -> bool {
        self.bot.is_none()
    }

    fn sitter(&self, name: String) -> Sitter {
        let name = Some(name);
        match &self.bot {
            None => Sitter::Person(name),
            Some(level) => Sitter::Bot { level: BotName::Level(level_of(level)), name },
        }
    }
}

/// The level of this name; the usual one if there is none.
pub(crate) fn level_of(name: &str) -> Level {
    Level::ALL.into_iter().find(|level| level.name() == name).unwrap_or(Level::Casual)
}

/// Everybody at a table, in the order round it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct LineUp {
    /// The chairs.
    pub(crate) chairs: Vec<Chair>,
    /// Whether people roll real dice.
    pub(crate) dice_by_hand: bool,
}

impl LineUp {
    /// Who played this game last; two people at first.
    pub(crate) fn last(game: GameKind) -> Self {
        Self::noted(&format!("line-up/{game}"), game)
    }

    /// Who played this game last over a server; two people at first.
    pub(crate) fn last_online(game: GameKind) -> Self {
        Self::noted(&format!("line-up/online/{game}"), game)
    }

    fn noted(name: &str, game: GameKind) -> Self {
        let kept = store::note(name).filter(|kept: &Self| kept.fits(game));
        kept.unwrap_or_else(|| Self { chairs: vec![Chair::default(); 2], dice_by_hand: false })
    }

    /// Keeps it for the next time.
    pub(crate) fn keep(&self, game: GameKind) {
        store::keep_note(&format!("line-up/{game}"), self);
    }

    /// Keeps it for the next time over a server.
    pub(crate) fn keep_online(&self, game: GameKind) {
        store::keep_note(&format!("line-up/online/{game}"), self);
    }

    fn fits(&self, game: GameKind) -> bool {
        (2..=*game.seats().end()).contains(&self.chairs.len())
    }

    /// Everybody with their names, ready to sit down.
    pub(crate) fn sitters(&self, names: Vec<String>) -> Vec<Sitter> {
        self.chairs.iter().zip(names).map(|(chair, name)| chair.sitter(name)).collect()
    }
}

/// What everybody will be called: as they were named, and otherwise as is usual.
pub(crate) fn names(chairs: &[Chair], own_name: &str, texts: &Texts) -> Vec<String> {
    let given = |name: &str| chairs.iter().any(|chair| chair.name.trim() == name);
    let mut bot_names = BOT_NAMES.into_iter().filter(|name| !given(name) && *name != own_name.trim());
    let several = chairs.iter().filter(|chair| chair.is_person()).count() > 1;
    let mut people = 0;
    let name = |chair: &Chair| {
        people += usize::from(chair.is_person());
        match (chair.name.trim(), &chair.bot) {
            ("", Some(level)) => bot_names.next().map_or_else(|| level.clone(), str::to_owned),
            ("", None) if people == 1 && !own_name.trim().is_empty() => own_name.trim().to_owned(),
            ("", None) if several => say!(texts, "table-player", number = people),
            ("", None) => capitalised(&say!(texts, "table-you")),
            (name, _) => name.to_owned(),
        }
    };
    chairs.iter().map(name).collect()
}

/// What is wrong with the name on each chair.
pub(crate) fn name_faults(names: &[String]) -> Vec<Option<NameError>> {
    let mut faults = vec![None; names.len()];
    for error in check_names(names) {
        let (NameError::Empty(seat)
        | NameError::TooLong(seat)
        | NameError::Unwritable(seat)
        | NameError::Equal(_, seat)) = &error;
        let seat = *seat;
        if let Some(fault) = faults.get_mut(seat.index()) {
            *fault = Some(error);
        }
    }
    faults
}

/// The bots that one person plays against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Rivals {
    /// How many.
    pub(crate) count: usize,
    /// How well they play.
    pub(crate) level: String,
}

impl Rivals {
    /// Those of the last time; one who is kind at first.
    pub(crate) fn last(game: GameKind) -> Self {
        let most = game.seats().end() - 1;
        let kept = store::note(&format!("rivals/{game}"));
        let kept = kept.filter(|kept: &Self| (1..=most).contains(&kept.count));
        kept.unwrap_or_else(|| Self { count: 1, level: Level::Casual.name().to_owned() })
    }

    /// Keeps them for the next time.
    pub(crate) fn keep(&self, game: GameKind) {
        store::keep_note(&format!("rivals/{game}"), self);
    }

    /// One person and them.
    pub(crate) fn line_up(&self) -> LineUp {
        let bots = std::iter::repeat_n(Chair::bot(level_of(&self.level)), self.count);
        LineUp { chairs: std::iter::once(Chair::default()).chain(bots).collect(), dice_by_hand: false }
    }
}

#[cfg(test)]
mod tests {
    use tell::Language;

    use super::*;

    fn person(name: &str) -> Chair {
        Chair { bot: None, name: name.to_owned() }
    }

    #[test]
    fn whoever_has_no_name_gets_the_usual_one() {
        let texts = Texts::new(Language::English);
        let bot = || Chair::bot(Level::Casual);
        assert_eq!(names(&[person(""), bot()], "", &texts), ["You", "Mila"]);
        assert_eq!(names(&[person(""), bot()], "Anna", &texts), ["Anna", "Mila"]);
        assert_eq!(names(&[person(" Mila "), bot()], "", &texts), ["Mila", "Bas"]);
        assert_eq!(names(&[person(""), bot(), person("")], "", &texts), ["Player 1", "Mila", "Player 2"]);
        assert_eq!(names(&[bot(), person(""), person("")], "Eva", &texts), ["Mila", "Eva", "Player 2"]);
    }

    #[test]
    fn the_usual_names_are_never_wrong() {
        let texts = Texts::new(Language::Polish);
        for bots in 1..=7 {
            let rivals = Rivals { count: bots, level: "expert".to_owned() };
            let line_up = rivals.line_up();
            let names = names(&line_up.chairs, "Ida", &texts);
            assert_eq!(name_faults(&names), vec![None; bots + 1]);
            assert_eq!(line_up.sitters(names).len(), bots + 1);
        }
    }

    #[test]
    fn faults_stand_at_the_chair_they_are_about() {
        let names = ["Max", "a,b", "Max", "Eva"].map(str::to_owned);
        let faults = name_faults(&names);
        assert!(faults[0].is_none() && faults[3].is_none());
        assert!(matches!(faults[1], Some(NameError::Unwritable(_))));
        assert!(matches!(faults[2], Some(NameError::Equal(..))));
    }
}
