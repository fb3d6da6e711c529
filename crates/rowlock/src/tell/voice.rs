use game::Seat;
use qwirkle::{Shape, Tile};

/// How the people at a table are spoken of: the only person is "you", several go by their names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice<'a> {
    names: &'a [String],
    you: Option<Seat>,
    /// Whether tiles are written with the shapes on them, or else as in records.
    shapes: bool,
}

impl<'a> Voice<'a> {
    /// These names; `you` is the only person at the table, if there is only one.
    pub(crate) fn new(names: &'a [String], you: Option<Seat>) -> Self {
        Self { names, you, shapes: false }
    }

    /// The same voice for where tiles are drawn with their shapes.
    pub(crate) fn with_shapes(self, shapes: bool) -> Self {
        Self { shapes, ..self }
    }

    /// Tiles one after the other.
    pub(crate) fn tiles(self, tiles: impl IntoIterator<Item = Tile>) -> String {
        let tiles = tiles.into_iter().map(|tile| if self.shapes { glyph(tile) } else { tile.to_string() });
        tiles.collect::<Vec<_>>().join(" ")
    }

    /// The name alone, as it stands beside a sheet.
    pub(crate) fn name(self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The name, or "You".
    pub(crate) fn subject(self, seat: Seat) -> &'a str {
        if self.is_you(seat) { "You" } else { self.name(seat) }
    }

    /// "You are", "Anna is".
    pub(crate) fn is(self, seat: Seat) -> String {
        format!("{} {}", self.subject(seat), if self.is_you(seat) { "are" } else { "is" })
    }

    /// "You have", "Anna has".
    pub(crate) fn has(self, seat: Seat) -> String {
        format!("{} {}", self.subject(seat), if self.is_you(seat) { "have" } else { "has" })
    }

    /// What stands before a sentence that is meant for one of several people: "Anna, ".
    pub(crate) fn call(self, seat: Seat) -> String {
        if self.is_you(seat) { String::new() } else { format!("{}, ", self.name(seat)) }
    }

    fn is_you(self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}

/// A tile in two characters: the letter of its colour, and its shape.
pub(crate) fn glyph(tile: Tile) -> String {
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
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
