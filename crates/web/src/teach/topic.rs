//! What explains a topic where it matters: a section of the rules, or a piece of one.

use host::GameKind;
use leptos::prelude::*;
use markup::view;

use super::section::{Block, Section, SectionView, Texted};
use crate::page::rules_address;
use crate::parts::Topic;

/// A topic explained, with the way to its section of the rules.
#[component]
pub(crate) fn Explained(topic: Topic, game: GameKind) -> impl IntoView {
    let section = section(topic, game);
    let address = rules_address(game, section.id);
    view! {
        <div class="explained">
            <SectionView section args=super::args(game)/>
            <a href=address><Texted id="help-more" args=Vec::new()/></a>
        </div>
    }
}

/// The section that explains a topic; its title is the topic's.
fn section(topic: Topic, game: GameKind) -> Section {
    match topic {
        Topic::Action1 => part(game, "turn", "help-action-1", "rq-turn-2", "rq-turn-white"),
        Topic::Action2 => part(game, "turn", "help-action-2", "rq-turn-3", "rq-turn-colour"),
        Topic::Misthrow => whole(game, "misthrow"),
        Topic::Lock => whole(game, "locks"),
        Topic::Lucky => whole(game, "lucky"),
        Topic::RowPoints | Topic::LinePoints => whole(game, "points"),
        Topic::DiceByHand => texts("turn", "help-dice", ["help-dice-1", "help-dice-2"]),
        Topic::Placing => whole(game, "placing"),
        Topic::Trade => whole(game, "trade"),
        Topic::Unseen => texts("tiles", "help-unseen", ["help-unseen-1", "help-unseen-2"]),
        Topic::Opening => whole(game, "begin"),
    }
}

/// A section of the rules.
fn whole(game: GameKind, id: &'static str) -> Section {
    let found = super::sections(game).into_iter().find(|section| section.id == id);
    found.unwrap_or_else(|| texts(id, "explain", []))
}

/// One text of a section, and one of its drawings.
fn part(
    game: GameKind,
    id: &'static str,
    title: &'static str,
    text: &'static str,
    picture: &'static str,
) -> Section {
    let drawn = |block: &Block| matches!(block, Block::Picture { caption, .. } if *caption == picture);
    let blocks = whole(game, id).blocks.into_iter().filter(drawn);
    Section { id, title, blocks: [Block::Text(text)].into_iter().chain(blocks).collect() }
}

/// A section that is nowhere in the rules, near the one of this name.
fn texts<const N: usize>(id: &'static str, title: &'static str, texts: [&'static str; N]) -> Section {
    Section { id, title, blocks: texts.into_iter().map(Block::Text).collect() }
}

#[cfg(test)]
mod tests {
    use super::super::sections;
    use super::*;

    const ALL: [Topic; 12] = [
        Topic::Action1,
        Topic::Action2,
        Topic::Misthrow,
        Topic::Lock,
        Topic::Lucky,
        Topic::RowPoints,
        Topic::DiceByHand,
        Topic::Placing,
        Topic::LinePoints,
        Topic::Trade,
        Topic::Unseen,
        Topic::Opening,
    ];

    #[test]
    fn every_topic_is_explained_and_leads_to_a_section_of_the_rules() {
        for topic in ALL {
            for table in GameKind::ALL {
                let game = topic.game(Some(table));
                let section = section(topic, game);
                assert!(!section.blocks.is_empty(), "{topic:?}");
                assert_eq!(section.title, topic.title(), "{topic:?}");
                assert!(sections(game).iter().any(|known| known.id == section.id), "{topic:?}");
            }
        }
    }

    #[test]
    fn the_actions_have_their_drawings() {
        for game in qwixx::Rules::ALL.map(GameKind::Qwixx) {
            for topic in [Topic::Action1, Topic::Action2] {
                assert_eq!(section(topic, game).blocks.len(), 2, "{game}: {topic:?}");
            }
        }
    }
}
