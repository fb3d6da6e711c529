//! What goes on at a server's table besides the game.

use game::Seat;
use leptos::prelude::*;
use markup::view;
use protocol::{AnyUpdate, Command, TableInfo, TableStage, Undo, Update};
use table::RedactedStep;
use tell::{Tell, Texts, TileStyle, Voice};

use super::extras::extras;
use super::remote::Remote;
use crate::client::Frame;
use crate::dom::each;
use crate::page::{App, OpenTable};
use crate::part::{Around, later};
use crate::reactive::memo;
use crate::t;

/// Something that is said below the bar, and what can be done about it.
#[derive(Clone, PartialEq, Debug)]
struct Line {
    /// Its name in the page, for tests.
    id: &'static str,
    text: String,
    buttons: Vec<Button>,
    /// The number of the question that the buttons answer: the same words may ask something else.
    question: Option<u32>,
}

#[derive(Clone, PartialEq, Debug)]
struct Button {
    id: &'static str,
    text: String,
    command: Command,
}

/// What is asked, who is missed, and how much time is left; nothing at a table on this device.
#[component]
pub(crate) fn AtTable() -> impl IntoView {
    let remote = use_context::<OpenTable>().and_then(OpenTable::online);
    remote.map(|remote| later(extras, Around::Nothing, move |extras| (extras.lines)(remote)))
}

#[component]
pub(super) fn Lines(remote: Remote) -> impl IntoView {
    let words = App::get().words;
    let lines = memo(move || lines(remote, &words.get()));
    let left = move || remote.ends.get().map(|end| time((end - remote.wire.now.get()) / 1000));
    view! {
        <div
            class="at-table"
            role="region"
            aria-label=t!(words, "online-table")
            data-connected=move || remote.wire.connected.get().to_string()
        >
            <div role="status">
                {each(
                    move || lines.get(),
                    |line| (line.id, line.text.clone(), line.question),
                    move |line| view! { <LineView remote line/> },
                )}
            </div>
            {move || left().map(|left| view! {
                <p class="clock small" role="timer">
                    <span class="muted">{t!(words, "online-left")}</span>
                    " "
                    <b>{left}</b>
                </p>
            })}
        </div>
    }
}

#[component]
fn LineView(remote: Remote, line: Line) -> impl IntoView {
    let button = move |button: Button| {
        let command = button.command;
        view! {
            <button
                type="button"
                class="btn quiet sm"
                data-do=button.id
                on:click=move |_| remote.command(command.clone())
            >
                {button.text}
            </button>
        }
    };
    view! {
        <div class="line" data-line=line.id>
            <p class="small">{line.text}</p>
            <div class="line-do">{line.buttons.into_iter().map(button).collect_view()}</div>
        </div>
    }
}

/// Minutes and seconds, and hours where there are some.
fn time(seconds: i64) -> String {
    let seconds = seconds.max(0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

fn lines(remote: Remote, texts: &Texts) -> Vec<Line> {
    let mut lines = Vec::new();
    if !remote.wire.connected.get() {
        let (id, text) = match remote.wire.pending() {
            Some(_) => ("offline-choice", tell::say!(texts, "online-offline-choice")),
            None => ("offline", tell::say!(texts, "online-offline")),
        };
        lines.push(Line { id, text, buttons: Vec::new(), question: None });
    }
    let warning = remote.proof.with(|proof| proof.as_ref().and_then(|proof| proof.warning(texts)));
    lines.extend(warning.map(|text| Line { id: "objection", text, buttons: Vec::new(), question: None }));
    let choice = |asked: &Undo| remote.client.shown.with(|frame| undone_choice(frame.as_ref(), asked, texts));
    lines.extend(remote.with(|info| said(info, choice, texts)).into_iter().flatten());
    lines
}

fn said(info: &TableInfo, choice: impl Fn(&Undo) -> Option<String>, texts: &Texts) -> Vec<Line> {
    let Some(me) = info.viewer else {
        let text = tell::say!(texts, "online-watching");
        return vec![Line { id: "watching", text, buttons: Vec::new(), question: None }];
    };
    if info.stage != TableStage::Playing {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if info.seats.get(me.index()).is_some_and(|seat| seat.bot.is_some()) {
        let back =
            Button { id: "return", text: tell::say!(texts, "online-return"), command: Command::Return };
        let text = tell::say!(texts, "online-replaced");
        lines.push(Line { id: "replaced", text, buttons: vec![back], question: None });
    }
    lines.extend(undo(info, me, choice, texts));
    lines.extend(info.seats.iter().enumerate().filter(|(_, seat)| seat.replaceable).map(|(index, seat)| {
        let name = seat.name.clone().unwrap_or_default();
        let text = tell::say!(texts, "online-sit-in");
        let sit_in = Button { id: "sit-in", text, command: Command::SitIn(Seat::new(index)) };
        let text = tell::say!(texts, "online-missed", name = name);
        Line { id: "away", text, buttons: vec![sit_in], question: None }
    }));
    lines
}

/// The choice that somebody asks to undo, in words, as far as this viewer knows it.
fn undone_choice(frame: Option<&Frame>, asked: &Undo, texts: &Texts) -> Option<String> {
    fn of<G: Tell + protocol::Wire>(update: &Update<G>, step: usize, texts: &Texts) -> Option<String> {
        let names: Vec<String> = update.seats.iter().map(|seat| seat.name.clone()).collect();
        let voice = Voice::new(texts, &names, update.viewer.seat()).with_tiles(TileStyle::Names);
        match update.told.get(step.checked_sub(update.from)?)? {
            RedactedStep::News(news) => Some(G::clause(news, voice)),
            RedactedStep::Sealed(_) => None,
        }
    }
    match frame?.first()? {
        AnyUpdate::Qwixx(update) => of(update, asked.choice, texts),
        AnyUpdate::Qwirkle(update) => of(update, asked.choice, texts),
    }
}

/// Somebody asks to undo a choice: which one, and what becomes of the dice.
fn undo(info: &TableInfo, me: Seat, choice: impl Fn(&Undo) -> Option<String>, texts: &Texts) -> Option<Line> {
    let undo = info.undo.as_ref()?;
    let choice = choice(undo).unwrap_or_else(|| tell::say!(texts, "online-undo-some"));
    let chances = tell::say!(texts, "online-undo-chances", count = undo.chances);
    let name = info.seats.get(undo.seat.index()).and_then(|seat| seat.name.clone()).unwrap_or_default();
    let decline =
        |text| Button { id: "decline-undo", text, command: Command::DeclineUndo { question: undo.question } };
    let agree = || Button {
        id: "agree-undo",
        text: tell::say!(texts, "online-undo-agree"),
        command: Command::AgreeUndo { question: undo.question },
    };
    let (text, buttons) = if undo.seat == me {
        let withdraw = decline(tell::say!(texts, "online-undo-withdraw"));
        (tell::say!(texts, "online-undo-mine", choice = choice), vec![withdraw])
    } else {
        let decline = decline(tell::say!(texts, "online-undo-decline"));
        if undo.agreed.contains(me) {
            // Until everybody has agreed people may change their minds.
            (tell::say!(texts, "online-undo-agreed", name = name, choice = choice), vec![decline])
        } else {
            (tell::say!(texts, "online-undo-asked", name = name, choice = choice), vec![decline, agree()])
        }
    };
    Some(Line { id: "undo", text: format!("{text} {chances}"), buttons, question: undo.question })
}

#[cfg(test)]
mod tests {
    use game::Seats;
    use protocol::{SeatKind, SeatStatus};
    use tell::Language;

    use super::*;

    /// A table of three at which the first one asks to undo a choice, and these have agreed.
    fn asked(agreed: Seats) -> TableInfo {
        let person = |name: &str| SeatStatus {
            name: Some(name.to_owned()),
            kind: SeatKind::Person,
            bot: None,
            here: true,
            replaceable: false,
            left: false,
        };
        TableInfo {
            table: "0123456789abcdef0123".to_owned(),
            game: "qwixx".to_owned(),
            stage: TableStage::Playing,
            viewer: None,
            seats: ["Anna", "Bas", "Cleo"].map(person).to_vec(),
            listed: false,
            clock: None,
            left: None,
            away: 60,
            undo: Some(Undo { seat: Seat::new(0), agreed, choice: 3, to: 3, chances: 0, question: Some(7) }),
            undone: 0,
            commitment: String::new(),
            seals: vec![None; 3],
            contributions: vec![None; 3],
            secret: None,
            next: None,
        }
    }

    #[test]
    fn who_has_agreed_to_an_undo_may_decline_it_after_all() {
        let info = asked([0, 1].into_iter().map(Seat::new).collect());
        let texts = Texts::new(Language::English);
        let buttons = [0, 1, 2].map(|seat| {
            let line = undo(&info, Seat::new(seat), |_| None, &texts);
            let buttons = line.map(|line| line.buttons).unwrap_or_default();
            buttons.into_iter().map(|button| button.text).collect::<Vec<_>>()
        });
        assert_eq!(buttons, [vec!["Never mind"], vec!["Decline"], vec!["Decline", "Agree"]]);
    }

    #[test]
    fn an_answer_names_the_question_that_was_shown() {
        let texts = Texts::new(Language::English);
        let line = undo(&asked(Seats::only(Seat::new(0))), Seat::new(1), |_| None, &texts).unwrap();
        let commands: Vec<_> = line.buttons.into_iter().map(|button| button.command).collect();
        let question = Some(7);
        assert_eq!(commands, [Command::DeclineUndo { question }, Command::AgreeUndo { question }]);
    }

    #[test]
    fn times_read_as_clocks_show_them() {
        assert_eq!([-3, 0, 59, 60, 3599].map(time), ["0:00", "0:00", "0:59", "1:00", "59:59"]);
        assert_eq!([3600, 86_399].map(time), ["1:00:00", "23:59:59"]);
    }
}
