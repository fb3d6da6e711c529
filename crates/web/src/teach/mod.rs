//! The rules as texts and drawings, for the pages of rules and for explanations beside what they explain.
//!
//! What a drawing shows as possible, and what its text says it is worth, comes from the rules themselves.

mod board_drawing;
mod qwirkle;
mod qwixx;
mod section;
mod sheet_drawing;
mod topic;

use host::GameKind;
use tell::Arg;

pub(crate) use self::section::{Section, SectionView, Texted};
pub(crate) use self::topic::Explained;

/// What a message is about: the values of its variables.
pub(crate) type Args = Vec<(&'static str, Arg<'static>)>;

/// The rules of a game, section by section.
pub(crate) fn sections(game: GameKind) -> Vec<Section> {
    match game {
        GameKind::Qwixx(rules) => qwixx::sections(rules),
        GameKind::Qwirkle => qwirkle::sections(),
    }
}

/// What we decided where the rulebooks are silent.
pub(crate) fn fine_points(game: GameKind) -> Vec<&'static str> {
    match game {
        GameKind::Qwixx(rules) => qwixx::fine_points(rules),
        GameKind::Qwirkle => qwirkle::FINE.to_vec(),
    }
}

/// The values that all texts of a game may have in them.
pub(crate) fn args(game: GameKind) -> Args {
    match game {
        GameKind::Qwixx(rules) => qwixx::args(rules),
        GameKind::Qwirkle => qwirkle::args(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tell::{Language, Texts};

    use super::section::Block;
    use super::*;

    #[test]
    fn every_text_is_there_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for game in GameKind::ALL {
                let said = |id: &str, more: &Args| {
                    let all: Args = args(game).into_iter().chain(more.clone()).collect();
                    let text = texts.say(id, &all);
                    // A message or a variable that is missing reads as its name.
                    assert!(!text.starts_with('[') && !text.contains('$'), "{language} {id}: {text}");
                };
                for section in sections(game) {
                    said(section.title, &Vec::new());
                    for block in &section.blocks {
                        match block {
                            Block::Text(id) => said(id, &Vec::new()),
                            Block::Steps(ids) => ids.iter().for_each(|id| said(id, &Vec::new())),
                            Block::Picture { caption, args, .. } => said(caption, args),
                            Block::Points(_) => {}
                        }
                    }
                }
                for id in fine_points(game) {
                    said(id, &Vec::new());
                }
            }
        }
    }

    #[test]
    fn sections_have_names_of_their_own() {
        for game in GameKind::ALL {
            let sections = sections(game);
            let ids: BTreeSet<_> = sections.iter().map(|section| section.id).collect();
            assert_eq!(ids.len(), sections.len(), "{game}");
        }
    }
}
