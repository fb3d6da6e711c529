//! A sign of life for whatever takes longer than two seconds.

use std::fmt;
use std::io::{self, IsTerminal};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// Work that is done sooner than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(2);

/// How far some work has come, on standard error if that is a terminal.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    shown: bool,
}

impl Progress {
    /// Work of a known length, or else of an unknown one.
    pub(crate) fn new(length: Option<u64>) -> Self {
        let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::hidden());
        let template =
            if length.is_some() { "{wide_bar} {percent}%, {eta} left, {msg}" } else { "{spinner} {msg}" };
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        Self { bar: bar.with_style(style), shown: false }
    }

    /// The same for work whose results go to standard output on the way: on a terminal they are sign of
    /// life enough, and a bar would stand between them.
    pub(crate) fn beside_output(length: Option<u64>) -> Self {
        let mut progress = Self::new(length);
        progress.shown = io::stdout().is_terminal();
        progress
    }

    /// Games, of which some were played before: with how many there are a second.
    pub(crate) fn with_rate(length: u64, before: u64) -> Self {
        let progress = Self::new(Some(length));
        let template = "{wide_bar} {percent}%, {eta} left, {per_sec}, {msg}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            progress.bar.set_style(style.with_key("per_sec", games_a_second));
        }
        progress.bar.set_position(before);
        progress.bar.reset_eta();
        progress
    }

    /// Does something that prints on standard error, with the bar out of the way.
    pub(crate) fn suspend(&self, print: impl FnOnce()) {
        self.bar.suspend(print);
    }

    /// The work has come so far; `message` says it in words, and is asked for only if it is shown.
    pub(crate) fn set(&mut self, position: u64, message: impl FnOnce() -> String) {
        self.bar.set_position(position);
        if !self.shown && self.bar.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
            self.shown = true;
        }
        if !self.bar.is_hidden() {
            self.bar.set_message(message());
        }
    }
}

fn games_a_second(state: &ProgressState, out: &mut dyn fmt::Write) {
    // Writing to the line of a terminal cannot fail in a way that matters.
    let _ = write!(out, "{:.0} games/s", state.per_sec());
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
