use game::RandomSource;

/// Bytes that decide, one after the other: which choice is made, how the dice fall.
#[derive(Clone, Debug)]
pub struct Bytes<'a> {
    rest: &'a [u8],
    /// How often bits were wanted after the bytes had run out.
    beyond: u32,
}

impl<'a> Bytes<'a> {
    /// A source that begins with the first of these bytes.
    pub fn new(data: &'a [u8]) -> Self {
        Self { rest: data, beyond: 0 }
    }

    /// Whether all bytes have been used.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next byte; zero when all have been used.
    pub fn byte(&mut self) -> u8 {
        let (first, rest) = self.rest.split_first().unwrap_or((&0, &[]));
        self.rest = rest;
        *first
    }

    /// Some of the items, by the next byte; `None` if there are none.
    pub fn pick<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        // Two bytes where one does not reach them all.
        let mut number = usize::from(self.byte());
        if items.len() > 256 {
            number = number << 8 | usize::from(self.byte());
        }
        items.get(number.checked_rem(items.len())?)
    }

    /// The text before the first line break and the bytes behind it, if there is such a text.
    pub fn first_line(&self) -> Option<(&'a str, Self)> {
        let end = self.rest.iter().position(|&byte| byte == b'\n')?;
        let line = str::from_utf8(&self.rest[..end]).ok()?;
        Some((line, Self::new(&self.rest[end + 1..])))
    }

    /// A piece of the bytes: the next byte says how long it is, within `most`.
    pub fn piece(&mut self, most: usize) -> &'a [u8] {
        let length = usize::from(self.byte()) % (most + 1);
        let (piece, rest) = self.rest.split_at(length.min(self.rest.len()));
        self.rest = rest;
        piece
    }
}

impl RandomSource for Bytes<'_> {
    /// One byte gives 32 bits, so that a short input rolls many dice. Behind the last byte follow numbers
    /// that never repeat: a draw that rejects some of them still comes to an end.
    fn bits(&mut self) -> u32 {
        if self.is_empty() {
            self.beyond = self.beyond.wrapping_add(0x9E37_79B9);
            self.beyond
        } else {
            u32::from(self.byte()) * 0x0101_0101
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_byte_rolls_one_die() {
        let mut bytes = Bytes::new(&[1, 255, 128]);
        assert_eq!([bytes.below(6), bytes.below(6), bytes.below(6)], [0, 5, 3]);
        assert!(bytes.is_empty());
    }

    #[test]
    fn draws_end_when_the_bytes_have_run_out() {
        let mut bytes = Bytes::new(&[]);
        let drawn: Vec<u32> = (0..1000).map(|_| bytes.below(108)).collect();
        assert!(drawn.iter().all(|&number| number < 108));
        assert!((0..108).all(|number| drawn.contains(&number)));
    }

    #[test]
    fn pieces_and_picks_stay_inside() {
        let mut bytes = Bytes::new(&[7, b'a', b'b']);
        assert_eq!(bytes.piece(9), b"ab");
        assert_eq!(bytes.piece(9), b"");
        assert_eq!(bytes.pick::<u8>(&[]), None);
        assert_eq!(Bytes::new(&[5]).pick(&[1, 2, 3]), Some(&3));
    }
}
