/// A table of four gigabytes is as large as it gets.
const MOST_BITS: u32 = 28;

/// What is known of positions that were searched: bounds of their margins, and which placement is best.
#[derive(Debug)]
pub(crate) struct Table {
    pairs: Vec<Pair>,
    /// Which ending the entries are about; those with another number count as empty.
    ending: u8,
}

/// Two positions that share a place, and are together in one line of the processor's cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Pair {
    /// Keeps the position with more tiles left, which costs more to search.
    large: Entry,
    /// Keeps the latest.
    latest: Entry,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    known: Known,
    /// How many tiles are left.
    tiles: u8,
    ending: u8,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// The margin is at least this.
    pub(crate) low: i16,
    /// The margin is at most this.
    pub(crate) high: i16,
    /// Some bits of the hash of the placement that was best so far; 0 while there is none.
    pub(crate) best: u16,
}

impl Known {
    const NOTHING: Self = Self { low: i16::MIN, high: i16::MAX, best: 0 };
}

impl Entry {
    const EMPTY: Self = Self { key: 0, known: Known::NOTHING, tiles: 0, ending: 0 };

    const fn is_about(&self, key: u64, ending: u8) -> bool {
        self.key == key && self.ending == ending
    }
}

impl Table {
    /// Room for two to the power of `bits` positions of 16 bytes.
    pub(crate) fn new(bits: u32) -> Self {
        let empty = Pair { large: Entry::EMPTY, latest: Entry::EMPTY };
        Self { pairs: vec![empty; 1 << bits.clamp(1, MOST_BITS).saturating_sub(1)], ending: 0 }
    }

    /// Forgets everything, so that what is found does not depend on what was searched before.
    pub(crate) fn forget(&mut self) {
        self.ending = self.ending.wrapping_add(1);
        if self.ending == Entry::EMPTY.ending {
            self.pairs.fill(Pair { large: Entry::EMPTY, latest: Entry::EMPTY });
            self.ending += 1;
        }
    }

    pub(crate) fn find(&self, key: u64) -> Known {
        let pair = &self.pairs[self.place(key)];
        let mut entries = [&pair.large, &pair.latest].into_iter();
        entries.find(|entry| entry.is_about(key, self.ending)).map_or(Known::NOTHING, |entry| entry.known)
    }

    pub(crate) fn keep(&mut self, key: u64, known: Known, tiles: usize) {
        let entry = Entry { key, known, tiles: tiles as u8, ending: self.ending };
        let place = self.place(key);
        let Pair { large, latest } = &mut self.pairs[place];
        let is_larger = large.ending != self.ending || large.tiles <= entry.tiles;
        let is_in_latest = latest.is_about(key, self.ending);
        let replaced = if is_larger && !is_in_latest { large } else { latest };
        *replaced = entry;
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.pairs.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(best: u16) -> Known {
        Known { best, ..Known::NOTHING }
    }

    /// All keys share one pair.
    #[test]
    fn a_pair_keeps_the_largest_and_the_latest() {
        let mut table = Table::new(1);
        table.forget();
        for (key, tiles) in [(1, 5), (2, 9), (3, 4), (4, 3)] {
            table.keep(key, known(key as u16), tiles);
        }
        assert_eq!([1, 2, 3, 4].map(|key| table.find(key).best), [0, 2, 0, 4]);
        table.keep(4, known(7), 3);
        table.keep(2, known(8), 9);
        assert_eq!([2, 4].map(|key| table.find(key).best), [8, 7]);
    }

    #[test]
    fn what_is_forgotten_does_not_come_back() {
        let mut table = Table::new(4);
        table.forget();
        table.keep(1, known(1), 12);
        for _ in 0..300 {
            table.forget();
            assert_eq!(table.find(1).best, 0);
        }
        table.keep(1, known(2), 1);
        assert_eq!(table.find(1).best, 2);
    }
}
