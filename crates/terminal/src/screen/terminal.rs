//! The terminal itself: taken over at the start, given back as it was at the end, whatever happens.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{process, thread};

use players::end_all;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

#[derive(Debug)]
pub(super) struct Terminal {
    inner: ratatui::Terminal<CrosstermBackend<Stdout>>,
}

/// Set by a signal that asks the program to end.
static TOLD_TO_END: AtomicBool = AtomicBool::new(false);

/// How long the program has to end by itself when it is told to. Whoever waits for keys of a terminal that is
/// gone would wait for ever.
const FAREWELL: Duration = Duration::from_secs(2);

impl Terminal {
    /// Takes the terminal over.
    pub(super) fn new() -> io::Result<Self> {
        static WATCH: Once = Once::new();
        WATCH.call_once(watch);
        enable_raw_mode()?;
        let taken = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture);
        let inner = taken.and_then(|()| ratatui::Terminal::new(CrosstermBackend::new(stdout())));
        match inner {
            Ok(inner) => Ok(Self { inner }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Draws a picture.
    pub(super) fn draw(&mut self, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        self.inner.draw(|frame| draw(frame.buffer_mut())).map(|_| ())
    }

    /// The next thing that a person does, if it comes in time.
    pub(super) fn event(patience: Duration) -> io::Result<Option<Event>> {
        match event::poll(patience) {
            Ok(true) => event::read().map(Some),
            Ok(false) => Ok(None),
            // A signal came first.
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Whether more has been done already, as when keys come from a script.
    pub(super) fn has_more() -> bool {
        event::poll(Duration::ZERO).unwrap_or(false)
    }

    /// Whether a signal asked the program to end.
    pub(super) fn is_told_to_end() -> bool {
        TOLD_TO_END.load(Ordering::Relaxed)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

/// Sees to it that signals and panics end the program in order.
fn watch() {
    // Without a handler a signal ends the program at once: the game is saved, but the terminal stays as it is.
    let _ = ctrlc::set_handler(|| {
        TOLD_TO_END.store(true, Ordering::Relaxed);
        thread::sleep(FAREWELL);
        // The game is saved after every step, so nothing is lost.
        give_back();
        end_all();
        process::exit(1);
    });
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // It may be a bot's thread that fails: then this one ends the game, which is saved.
        TOLD_TO_END.store(true, Ordering::Relaxed);
        give_back();
        before(info);
    }));
}

/// Gives the terminal back as it was. What fails here fails for a terminal that is gone.
fn give_back() {
    _ = disable_raw_mode();
    _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
}
