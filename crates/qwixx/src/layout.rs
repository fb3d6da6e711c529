use crate::{Colour, Row};

/// The most fields that a row has on any sheet.
pub(crate) const MAX_FIELDS: usize = 15;

/// What is printed in the four rows of a sheet: the number and the colour of every field, from left to right.
///
/// Every row has each sum of two dice once, and so has every colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    fields: u8,
    numbers: [[u8; MAX_FIELDS]; 4],
    colours: [[Colour; MAX_FIELDS]; 4],
}

impl Layout {
    /// The classic sheet.
    pub(crate) const CLASSIC: Self = Self::printed([
        "r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12",
        "y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12",
        "g12 g11 g10 g9 g8 g7 g6 g5 g4 g3 g2",
        "b12 b11 b10 b9 b8 b7 b6 b5 b4 b3 b2",
    ]);

    /// The sheet with mixed colours.
    pub(crate) const MIXX_A: Self = Self::printed([
        "y2 y3 y4 b5 b6 b7 g8 g9 g10 r11 r12",
        "r2 r3 g4 g5 g6 g7 b8 b9 y10 y11 y12",
        "b12 b11 b10 y9 y8 y7 r6 r5 r4 g3 g2",
        "g12 g11 r10 r9 r8 r7 y6 y5 b4 b3 b2",
    ]);

    /// The sheet with mixed numbers.
    pub(crate) const MIXX_B: Self = Self::printed([
        "r10 r6 r2 r8 r3 r4 r12 r5 r9 r7 r11",
        "y9 y12 y4 y6 y7 y2 y5 y8 y11 y3 y10",
        "g8 g2 g10 g12 g6 g9 g7 g4 g5 g11 g3",
        "b5 b7 b11 b9 b12 b3 b8 b10 b2 b6 b4",
    ]);

    /// The sheet of Longo.
    pub(crate) const LONGO: Self = Self::printed([
        "r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r14 r15 r16",
        "y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 y13 y14 y15 y16",
        "g16 g15 g14 g13 g12 g11 g10 g9 g8 g7 g6 g5 g4 g3 g2",
        "b16 b15 b14 b13 b12 b11 b10 b9 b8 b7 b6 b5 b4 b3 b2",
    ]);

    /// How many fields each row has.
    pub const fn fields(&self) -> u8 {
        self.fields
    }

    /// The number of a field; zero past the last one.
    pub const fn number(&self, row: Row, field: u8) -> u8 {
        if field < self.fields { self.numbers[row.index()][field as usize] } else { 0 }
    }

    /// The colour of a field; that of the lock past the last one.
    pub const fn colour(&self, row: Row, field: u8) -> Colour {
        if field < self.fields { self.colours[row.index()][field as usize] } else { row.lock() }
    }

    /// The place of a number in a row, from the left and from zero.
    pub const fn field(&self, row: Row, number: u8) -> Option<u8> {
        let mut field = 0;
        while field < self.fields {
            if self.numbers[row.index()][field as usize] == number {
                return Some(field);
            }
            field += 1;
        }
        None
    }

    /// Whether the numbers of a row rise from left to right.
    pub const fn rises(&self, row: Row) -> bool {
        let numbers = &self.numbers[row.index()];
        let mut field = 1;
        while field < self.fields as usize {
            if numbers[field - 1] > numbers[field] {
                return false;
            }
            field += 1;
        }
        true
    }

    /// Whether a row has fields of other colours than its lock's.
    pub fn has_mixed_colours(&self) -> bool {
        Row::ALL.into_iter().any(|row| (0..self.fields).any(|field| self.colour(row, field) != row.lock()))
    }

    /// Whether rows differ in nothing but their colour and direction: each has the colour of its lock throughout, the
    /// first two rise and the others fall. Whoever treats rows alike (networks, the solver) must ask this first.
    pub fn is_plain(&self) -> bool {
        Row::ALL.into_iter().all(|row| {
            (0..self.fields).all(|field| {
                let rising = field + 2;
                let number = if row.index() < 2 { rising } else { self.fields + 3 - rising };
                self.number(row, field) == number && self.colour(row, field) == row.lock()
            })
        })
    }

    /// A sheet as people read it, row by row: the letter of a field's colour and its number.
    ///
    /// Panics, which stops the compiler, when a row or a colour does not have every number once.
    const fn printed(rows: [&str; 4]) -> Self {
        let mut layout =
            Self { fields: 0, numbers: [[0; MAX_FIELDS]; 4], colours: [[Colour::Red; MAX_FIELDS]; 4] };
        let mut row = 0;
        while row < 4 {
            let fields = layout.print(row, rows[row].as_bytes());
            assert!(row == 0 || fields == layout.fields, "all rows have as many fields");
            layout.fields = fields;
            row += 1;
        }
        layout.check();
        layout
    }

    /// Fills a row and says how many fields it has.
    const fn print(&mut self, row: usize, text: &[u8]) -> u8 {
        let (mut field, mut at) = (0, 0);
        while at < text.len() {
            self.colours[row][field] = colour_of(text[at]);
            at += 1;
            while at < text.len() && text[at] != b' ' {
                assert!(text[at].is_ascii_digit(), "a field is a letter and a number");
                self.numbers[row][field] = 10 * self.numbers[row][field] + (text[at] - b'0');
                at += 1;
            }
            at += 1;
            field += 1;
        }
        field as u8
    }

    /// Every number is there once in every row and once in every colour.
    const fn check(&self) {
        let (mut in_rows, mut in_colours) = ([0_u32; 4], [0_u32; 4]);
        let mut row = 0;
        while row < 4 {
            let mut field = 0;
            while field < self.fields as usize {
                let bit = 1 << self.numbers[row][field];
                let colour = self.colours[row][field].index();
                assert!(in_rows[row] & bit == 0, "a number stands once in a row");
                assert!(in_colours[colour] & bit == 0, "a number stands once in a colour");
                in_rows[row] |= bit;
                in_colours[colour] |= bit;
                field += 1;
            }
            assert!(in_rows[row] == ((1 << self.fields) - 1) << 2, "a row has all numbers from 2");
            row += 1;
        }
    }
}

const fn colour_of(letter: u8) -> Colour {
    match letter {
        b'r' => Colour::Red,
        b'y' => Colour::Yellow,
        b'g' => Colour::Green,
        _ => {
            assert!(letter == b'b', "a field begins with r, y, g or b");
            Colour::Blue
        }
    }
}
