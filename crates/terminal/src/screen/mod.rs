//! The game on the whole screen of a terminal.

mod app;
mod canvas;
mod counsel;
mod log;
mod qwirkle;
mod qwixx;
mod start;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;

use std::env;
use std::fmt::Debug;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use game::{Seat, Step};
use players::Failure;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tell::{Texts, Voice};

use self::app::{App, Flow};
use self::canvas::{Canvas, Hint};
use self::log::Log;
use self::start::{Start, Started};
use self::terminal::Terminal;
use self::theme::Theme;
use super::Options;
use super::counsel::Counsel;
use super::opening::{Front, NewGame, Opening};
use super::save::unfinished;
use super::session::{Play, Session, Thought};

/// A game that can be played on a whole screen.
pub(crate) trait Screen: Play {
    /// What a person has selected before confirming: a cursor, a field chosen, tiles laid.
    type Selection: Debug;
    /// Something of the game that can be clicked.
    type Spot: Copy + Debug;
    /// The key for a hint; in every game its capital letter is one, too.
    const HINT: char;

    /// The selection for a new view; what carries over from the last one is taken from it.
    fn selection(view: &Self::View, old: Option<Self::Selection>) -> Self::Selection;

    /// Takes what a person did.
    fn press(
        selection: &mut Self::Selection,
        scene: &Scene<'_, Self>,
        press: Press<Self::Spot>,
    ) -> Reaction<Self::Choice>;

    /// Draws everything between the title and the keys. The notice stands in place of the line about the
    /// selection.
    fn paint(
        selection: &mut Self::Selection,
        scene: &Scene<'_, Self>,
        canvas: &mut Canvas<'_, Self::Spot>,
        area: Rect,
        log: &Log,
        notice: Option<&str>,
    );

    /// The keys that matter now, with what they do.
    fn keys(selection: &Self::Selection, scene: &Scene<'_, Self>) -> Vec<Hint>;

    /// Whether the viewer has more than one thing to choose from.
    fn has_alternatives(selection: &Self::Selection, scene: &Scene<'_, Self>) -> bool;

    /// Brings what a hint recommends into sight.
    fn show(_desk: &mut Self::Selection, _choice: &Self::Choice) {}

    /// The rules in short, all keys of the game, and how to read its marks.
    fn help(scene: &Scene<'_, Self>) -> Vec<String>;
}

/// What the screen shows, as one person may see it.
#[derive(Debug)]
pub(crate) struct Scene<'a, G: Play> {
    /// For asking the rules about the viewer's own choices.
    pub(crate) state: &'a G,
    pub(crate) view: G::View,
    pub(crate) seat: Option<Seat>,
    pub(crate) may_choose: bool,
    pub(crate) voice: Voice<'a>,
    pub(crate) steps: &'a [Step<G>],
    pub(crate) theme: Theme,
    /// The hint that the viewer has asked for.
    pub(crate) counsel: Option<&'a Counsel<G>>,
}

impl<G: Play> Scene<'_, G> {
    /// Why the viewer may not choose so, as a sentence; `None` if it is legal.
    pub(crate) fn why_not(&self, choice: &G::Choice) -> Option<String> {
        let reason = self.state.clone().play(self.seat?, choice).err()?;
        Some(G::illegal(&reason, self.voice))
    }
}

/// What a person did.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Press<S> {
    /// A key, and whether the shift key was held.
    Key(KeyCode, bool),
    Click(S),
    Scroll(i8, i8),
}

/// What comes of it.
#[derive(Clone, Debug)]
pub(crate) enum Reaction<C> {
    Nothing,
    Choose(C),
    Say(String),
}

/// Short lines, two of them on each line.
fn side_by_side(lines: &[String]) -> Vec<String> {
    let width = lines.iter().step_by(2).map(|line| line.chars().count()).max().unwrap_or(0);
    let pair = |pair: &[String]| match pair {
        [left, right] => format!("{left:width$}  {right}"),
        alone => alone.concat(),
    };
    lines.chunks(2).map(pair).collect()
}

/// How often to look for signals and answers while somebody thinks.
const GLANCE: Duration = Duration::from_millis(15);
/// The same while nobody but a person is awaited.
const REST: Duration = Duration::from_millis(200);

/// Plays on the screen; without an opening the start screen comes first.
pub(super) fn run(args: &Options, opening: Option<Opening>, texts: &Texts) -> Result<(), Failure> {
    let colour = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let theme = Theme { colour, ascii: args.ascii };
    let opening = match opening {
        None => choose(&mut Terminal::new()?, theme, args, texts)?,
        chosen => chosen,
    };
    opening
        .map_or(Ok(()), |opening| opening.run(texts, &args.knowledge, FullScreen { theme, pace: args.pace }))
}

/// The start screen; `None` if somebody quits there.
fn choose(
    terminal: &mut Terminal,
    theme: Theme,
    args: &Options,
    texts: &Texts,
) -> Result<Option<Opening>, Failure> {
    let mut start = Start::new(theme, texts, &args.players, unfinished(start::OFFERED));
    loop {
        terminal.draw(|buffer| start.draw(buffer))?;
        if Terminal::is_told_to_end() {
            return Ok(None);
        }
        let Some(event) = Terminal::event(REST)? else {
            continue;
        };
        match start.update(&event) {
            None => {}
            Some(Started::Quit) => return Ok(None),
            Some(Started::Game { game, players }) => {
                let new = NewGame { game, players, seed: args.seed, save: args.save.clone() };
                return Ok(Some(Opening::New(new)));
            }
            Some(Started::Resume(path)) => {
                return Opening::resumed(&path, args.save.clone(), Vec::new()).map(Some);
            }
        }
    }
}

struct FullScreen {
    theme: Theme,
    pace: Duration,
}

impl Front for FullScreen {
    fn play<G: Screen>(self, session: Session<G>) -> Result<(), Failure> {
        let mut terminal = Terminal::new()?;
        let mut app = App::new(session, self.theme);
        let ended = loop {
            match Loop::new(&mut terminal, self.pace).run(&mut app) {
                Ok(Flow::Rematch) => match app.session.rematch() {
                    Ok(session) => app = App::new(session, self.theme),
                    Err(failure) => break Err(failure),
                },
                Ok(_) => break Ok(()),
                Err(failure) => break Err(failure),
            }
        };
        drop(terminal);
        let left = app.session.leave();
        if let Ok(text) = &left {
            anstream::println!("{text}");
        }
        ended.and(left.map(|_| ()))
    }
}

/// One game on the terminal, from its first to its last picture.
struct Loop<'a, G: Play> {
    terminal: &'a mut Terminal,
    pace: Duration,
    answers: (Sender<Thought<G>>, Receiver<Thought<G>>),
    /// Answers that wait for their time.
    waiting: Vec<Thought<G>>,
    thinking: usize,
    /// How many steps were seen, and when the last of them was.
    seen: (usize, Instant),
}

impl<'a, G: Screen> Loop<'a, G> {
    fn new(terminal: &'a mut Terminal, pace: Duration) -> Self {
        Self {
            terminal,
            pace,
            answers: mpsc::channel(),
            waiting: Vec::new(),
            thinking: 0,
            seen: (0, Instant::now()),
        }
    }

    fn run(mut self, app: &mut App<G>) -> Result<Flow, Failure> {
        loop {
            self.terminal.draw(|buffer| app.draw(buffer))?;
            if Terminal::is_told_to_end() {
                return Ok(Flow::Quit);
            }
            let moved = self.go_on(app);
            let busy = self.thinking > 0 || !self.waiting.is_empty() || app.session.awaits_chance();
            let patience = match (moved, busy) {
                (true, _) => Duration::ZERO,
                (false, true) => GLANCE,
                (false, false) => REST,
            };
            let mut event = Terminal::event(patience)?;
            while let Some(done) = event {
                match app.update(&done) {
                    Flow::Go => {}
                    flow => return Ok(flow),
                }
                // Keys from a script come faster than pictures are drawn.
                event = if Terminal::has_more() { Terminal::event(Duration::ZERO)? } else { None };
            }
        }
    }

    /// Lets the dice and the computers go on, each in its time; says whether anything changed.
    fn go_on(&mut self, app: &mut App<G>) -> bool {
        while let Some(job) = app.session.job() {
            let sender = self.answers.0.clone();
            self.thinking += 1;
            // Nobody listens any more when the game was left, and then nobody needs the answer.
            thread::spawn(move || _ = sender.send(job.think()));
        }
        while let Ok(thought) = self.answers.1.try_recv() {
            self.thinking -= 1;
            self.waiting.push(thought);
        }
        let steps = app.session.table().record().steps().len();
        if steps != self.seen.0 {
            self.seen = (steps, Instant::now());
        }
        if app.session.awaits_chance() && (!app.session.computer_was_last() || self.is_time()) {
            app.session.cast();
        } else if !self.waiting.is_empty() && (app.session.is_sealing() || self.is_time()) {
            // Sealed choices show nothing, so they need not wait.
            app.session.take(self.waiting.remove(0));
        } else {
            return false;
        }
        app.refresh();
        true
    }

    fn is_time(&self) -> bool {
        self.seen.1.elapsed() >= self.pace
    }
}
