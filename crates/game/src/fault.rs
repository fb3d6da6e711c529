use alloc::format;
use alloc::string::{String, ToString};
use core::{error, fmt};

/// A place in a text and what is wrong there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Fault {
    /// The line, counted from one.
    pub line: usize,
    /// The column in characters, counted from one.
    pub column: usize,
    /// What was expected, or which rule the text breaks.
    pub reason: String,
}

impl Fault {
    /// A fault at a place.
    pub fn new(line: usize, column: usize, reason: impl fmt::Display) -> Self {
        Self { line, column, reason: reason.to_string() }
    }

    /// The same fault on another line: that of the file from which the text came.
    #[must_use]
    pub fn on_line(self, line: usize) -> Self {
        Self { line, ..self }
    }

    /// "expected … , found …" at a place.
    pub fn expected(line: usize, column: usize, what: &str, found: &str) -> Self {
        let found = if found.is_empty() { "nothing".to_string() } else { format!("'{}'", shortened(found)) };
        Self::new(line, column, format_args!("expected {what}, found {found}"))
    }
}

/// Long garbage is quoted only in part, and control characters never reach a terminal.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let mut shown: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl error::Error for Fault {}
