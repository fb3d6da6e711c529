use host::GameKind;
use leptos::prelude::*;
use markup::view;

use super::{Drawer, Icon};
use crate::page::{App, OpenTable, rules_address};
use crate::t;
use crate::teach::{self, Block, Section, SectionView, Texted};

/// A rule that can be explained where it matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    /// The white dice, for everybody.
    Action1,
    /// One white and one coloured die, for the active player.
    Action2,
    /// Nothing crossed in a turn of one's own.
    Misthrow,
    /// Crossing the last number and closing a row.
    Lock,
    /// The lucky numbers of a sheet.
    Lucky,
    /// How crosses become points.
    RowPoints,
    /// Dice that people roll themselves.
    DiceByHand,
    /// Where tiles may lie.
    Placing,
    /// How lines become points.
    LinePoints,
    /// Giving tiles back.
    Trade,
    /// The tiles that one has not seen.
    Unseen,
    /// Who has the longest line begins.
    Opening,
}

/// A question mark that explains a rule.
#[component]
pub(crate) fn Help(topic: Topic) -> impl IntoView {
    let app = App::get();
    let open = RwSignal::new(false);
    let game = topic.game(use_context::<OpenTable>().map(|table| table.game));
    let section = StoredValue::new(topic.section(game));
    let title = Signal::derive(move || {
        section.with_value(|section| app.words.get().say(section.title, &teach::args(game)))
    });
    let label = move || tell::say!(app.words.get(), "help-about", what = title.get());
    view! {
        <button
            type="button"
            class="help"
            aria-label=label
            data-help=format!("{topic:?}")
            on:click=move |_| open.set(true)
        >
            <Icon name="help"/>
        </button>
        <Drawer open title>
            <div class="explained">
                <SectionView section=section.get_value() args=teach::args(game)/>
                <a href=rules_address(game, section.with_value(|section| section.id))>
                    <Texted id="help-more" args=Vec::new()/>
                </a>
            </div>
            <button type="button" class="btn primary" on:click=move |_| open.set(false)>
                {t!(app.words, "close")}
            </button>
        </Drawer>
    }
}

impl Topic {
    /// The game in which it matters, at a table of this game.
    fn game(self, table: Option<GameKind>) -> GameKind {
        match self {
            Self::Placing | Self::LinePoints | Self::Trade | Self::Unseen | Self::Opening => {
                GameKind::Qwirkle
            }
            Self::Lucky => {
                let fits =
                    |game: &GameKind| matches!(game, GameKind::Qwixx(rules) if rules.has_lucky_numbers());
                table.into_iter().chain(GameKind::ALL).find(fits).unwrap_or(GameKind::CLASSIC)
            }
            _ => table.filter(|game| *game != GameKind::Qwirkle).unwrap_or(GameKind::CLASSIC),
        }
    }

    /// What explains it: a section of the rules, or a piece of one.
    fn section(self, game: GameKind) -> Section {
        match self {
            Self::Action1 => part(game, "turn", "help-action-1", "rq-turn-2", "rq-turn-white"),
            Self::Action2 => part(game, "turn", "help-action-2", "rq-turn-3", "rq-turn-colour"),
            Self::Misthrow => whole(game, "misthrow"),
            Self::Lock => whole(game, "locks"),
            Self::Lucky => whole(game, "lucky"),
            Self::RowPoints | Self::LinePoints => whole(game, "points"),
            Self::DiceByHand => texts("turn", "help-dice", ["help-dice-1", "help-dice-2"]),
            Self::Placing => whole(game, "placing"),
            Self::Trade => whole(game, "trade"),
            Self::Unseen => texts("tiles", "help-unseen", ["help-unseen-1", "help-unseen-2"]),
            Self::Opening => whole(game, "begin"),
        }
    }
}

/// A section of the rules.
fn whole(game: GameKind, id: &'static str) -> Section {
    let found = teach::sections(game).into_iter().find(|section| section.id == id);
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
                let section = topic.section(game);
                assert!(!section.blocks.is_empty(), "{topic:?}");
                assert!(teach::sections(game).iter().any(|known| known.id == section.id), "{topic:?}");
            }
        }
    }

    #[test]
    fn the_actions_have_their_drawings() {
        for game in qwixx::Rules::ALL.map(GameKind::Qwixx) {
            for topic in [Topic::Action1, Topic::Action2] {
                assert_eq!(topic.section(game).blocks.len(), 2, "{game}: {topic:?}");
            }
        }
    }
}
