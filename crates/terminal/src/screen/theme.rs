//! How things look: colours of the terminal's own palette, and marks that need no colour.

use ratatui::style::{Color, Modifier, Style};
use tell::{TileStyle, glyph};

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    pub(crate) colour: bool,
    pub(crate) ascii: bool,
}

/// What stands around the best choice while a hint is shown.
pub(crate) const BEST: [char; 2] = ['!', '!'];

impl Theme {
    fn in_colour(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// How tiles are written in a sentence.
    pub(crate) const fn tiles(self) -> TileStyle {
        if self.ascii { TileStyle::Notation } else { TileStyle::Shapes }
    }

    /// A field of a sheet, or a die.
    pub(crate) fn colour(self, colour: qwixx::Colour) -> Style {
        self.in_colour(match colour {
            qwixx::Colour::Red => Color::Red,
            qwixx::Colour::Yellow => Color::Yellow,
            qwixx::Colour::Green => Color::Green,
            qwixx::Colour::Blue => Color::Blue,
        })
    }

    /// A tile.
    pub(crate) fn tile(self, tile: qwirkle::Tile) -> Style {
        let style = self.in_colour(match tile.colour() {
            qwirkle::Colour::Red => Color::Red,
            // The terminal's own palette has no orange.
            qwirkle::Colour::Orange => Color::Indexed(208),
            qwirkle::Colour::Yellow => Color::Yellow,
            qwirkle::Colour::Green => Color::Green,
            qwirkle::Colour::Blue => Color::Blue,
            qwirkle::Colour::Purple => Color::Magenta,
        });
        style.add_modifier(Modifier::BOLD)
    }

    /// The two characters of a tile: its colour's letter and its shape.
    pub(crate) fn glyph(self, tile: qwirkle::Tile) -> String {
        if self.ascii { tile.to_string() } else { glyph(tile) }
    }

    /// What cannot be chosen any more.
    pub(crate) fn gone(self) -> char {
        if self.ascii { '.' } else { '·' }
    }

    /// What stands around something that may be chosen.
    pub(crate) fn may(self) -> [char; 2] {
        if self.ascii { ['(', ')'] } else { ['‹', '›'] }
    }

    /// What stands around something that is chosen and yet to be confirmed.
    pub(crate) fn chosen(self) -> [char; 2] {
        if self.ascii { ['{', '}'] } else { ['«', '»'] }
    }

    /// A line across.
    pub(crate) fn rule(self) -> &'static str {
        if self.ascii { "-" } else { "─" }
    }

    /// The three lines of a box for a die: above, beside and below.
    pub(crate) fn die(self) -> [&'static str; 3] {
        if self.ascii { ["+---+", "|", "+---+"] } else { ["┌───┐", "│", "└───┘"] }
    }

    /// To the left, up, to the right and down.
    pub(crate) fn arrows(self) -> [char; 4] {
        if self.ascii { ['<', '^', '>', 'v'] } else { ['←', '↑', '→', '↓'] }
    }

    /// What stands between things on one line.
    pub(crate) fn dot(self) -> &'static str {
        if self.ascii { " | " } else { " · " }
    }
}

pub(crate) const PLAIN: Style = Style::new();
pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
pub(crate) const DIM: Style = Style::new().add_modifier(Modifier::DIM);
pub(crate) const REVERSED: Style = Style::new().add_modifier(Modifier::REVERSED);
