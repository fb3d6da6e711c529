use host::GameKind;
use leptos::prelude::*;
use markup::view;

use super::{Drawer, Icon};
use crate::page::{App, Learned, OpenTable};
use crate::part::{Around, Missing, later, part};
use crate::t;
use crate::teach::{self, Explained};
use crate::words::Area;

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
    let title = Signal::derive(move || app.words.get().say(topic.title(), &teach::args(game)));
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
            {later(explanations, Around::Nothing, move |explain| explain(topic, game))}
            <button type="button" class="btn primary" on:click=move |_| open.set(false)>
                {t!(app.words, "close")}
            </button>
        </Drawer>
    }
}

/// What explains a topic in a game: as much code as the pages of rules, with which it comes.
#[part(library, wasm_split_path = leptos::wasm_split, fallible)]
fn explanations() -> Result<fn(Topic, GameKind) -> AnyView, Missing> {
    Ok(|topic, game| {
        let area = Area::Library;
        view! { <Learned area around=Around::Nothing><Explained topic game/></Learned> }.into_any()
    })
}

impl Topic {
    /// The game in which it matters, at a table of this game.
    pub(crate) fn game(self, table: Option<GameKind>) -> GameKind {
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

    /// The message of its title.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::Action1 => "help-action-1",
            Self::Action2 => "help-action-2",
            Self::Misthrow => "rq-misthrow",
            Self::Lock => "rq-locks",
            Self::Lucky => "rq-lucky",
            Self::RowPoints => "rq-points",
            Self::DiceByHand => "help-dice",
            Self::Placing => "rw-placing",
            Self::LinePoints => "rw-points",
            Self::Trade => "rw-trade",
            Self::Unseen => "help-unseen",
            Self::Opening => "rw-begin",
        }
    }
}
