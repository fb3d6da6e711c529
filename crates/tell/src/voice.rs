use game::{Seat, Seats};
use qwirkle::{Shape, Tile};

use crate::{Texts, list, say};

/// How the people at a table are spoken of, and in which language: the only person is "you", several go by
/// their names.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    texts: &'a Texts,
    names: &'a [String],
    you: Option<Seat>,
    tiles: TileStyle,
}

/// How tiles are written in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TileStyle {
    /// As in records: `rs`.
    #[default]
    Notation,
    /// With their shapes: `r■`.
    Shapes,
    /// In words: "red square".
    Names,
}

impl<'a> Voice<'a> {
    /// These names in seat order; `you` is the only person at the table, if there is only one.
    pub const fn new(texts: &'a Texts, names: &'a [String], you: Option<Seat>) -> Self {
        Self { texts, names, you, tiles: TileStyle::Notation }
    }

    /// The same voice with another way to write tiles.
    #[must_use]
    pub const fn with_tiles(self, tiles: TileStyle) -> Self {
        Self { tiles, ..self }
    }

    /// The texts.
    pub const fn texts(self) -> &'a Texts {
        self.texts
    }

    /// The name alone, as it stands beside a sheet.
    pub fn name(self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Whether this seat is spoken of as "you".
    pub fn is_you(self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Several people in a list: "you, Anna and Ben".
    pub fn people(self, seats: Seats) -> String {
        let name =
            |seat| if self.is_you(seat) { say!(self.texts, "table-you") } else { self.name(seat).to_owned() };
        list::all_of(self.texts, seats.into_iter().map(name))
    }

    /// Tiles one after the other.
    pub fn tiles(self, tiles: impl IntoIterator<Item = Tile>) -> String {
        let tiles = tiles.into_iter();
        match self.tiles {
            TileStyle::Notation => tiles.map(|tile| tile.to_string()).collect::<Vec<_>>().join(" "),
            TileStyle::Shapes => tiles.map(glyph).collect::<Vec<_>>().join(" "),
            TileStyle::Names => {
                list::all_of(self.texts, tiles.map(|tile| crate::qwirkle::tile_name(tile, self.texts)))
            }
        }
    }

    /// The variant of a message that speaks of this seat.
    pub(crate) fn who(self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }

    /// A clause about a seat as a line of its own: "you" begins with a capital letter, a name stays as it is.
    pub(crate) fn begin(self, seat: Seat, clause: String) -> String {
        if self.is_you(seat) { capitalised(&clause) } else { clause }
    }

    /// A sentence that is meant for one of several people has the name before it.
    pub(crate) fn call(self, seat: Seat, text: String) -> String {
        if self.is_you(seat) {
            return text;
        }
        say!(self.texts, "table-call", name = self.name(seat), text = text)
    }
}

/// A tile in two characters: the letter of its colour, and its shape.
pub fn glyph(tile: Tile) -> String {
    let shape = match tile.shape() {
        Shape::Square => '■',
        Shape::Circle => '●',
        Shape::Diamond => '◆',
        Shape::Clover => '♣',
        Shape::Star => '★',
        Shape::Cross => '✖',
    };
    format!("{}{shape}", tile.colour().letter())
}

/// The text with a capital letter at its start.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
