/// What is known of positions that were searched: bounds of their margins, and which placement is best.
///
/// Places are in pairs. The first of a pair keeps the position with more tiles left, which cost more to search;
/// the second keeps the latest.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Vec<Entry>,
    /// Which ending the entries are about; those with another number count as empty.
    ending: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entry {
    key: u64,
    known: Known,
    /// How many tiles are left.
    tiles: u8,
    ending: u8,
}

/// What is known of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// The margin is at least this.
    pub(crate) low: i16,
    /// The margin is at most this.
    pub(crate) high: i16,
    /// Some bits of the hash of the placement that was best so far; 0 while there is none.
    pub(crate) best: u16,
}

impl Known {
    pub(crate) const NOTHING: Self = Self { low: i16::MIN, high: i16::MAX, best: 0 };
}

impl Table {
    /// Room for two to the power of `bits` positions of 16 bytes.
    pub(crate) fn new(bits: u32) -> Self {
        let empty = Entry { key: 0, known: Known::NOTHING, tiles: 0, ending: 0 };
        Self { entries: vec![empty; 1 << bits.clamp(1, 28)], ending: 0 }
    }

    /// Forgets everything, so that what is found does not depend on what was searched before.
    pub(crate) fn forget(&mut self) {
        self.ending = self.ending.wrapping_add(1);
        if self.ending == 0 {
            self.entries.iter_mut().for_each(|entry| entry.ending = 0);
            self.ending = 1;
        }
    }

    pub(crate) fn find(&self, key: u64) -> Known {
        let known = self.pair(key).iter().find(|entry| entry.key == key && entry.ending == self.ending);
        known.map_or(Known::NOTHING, |entry| entry.known)
    }

    pub(crate) fn keep(&mut self, key: u64, known: Known, tiles: usize) {
        let entry = Entry { key, known, tiles: tiles as u8, ending: self.ending };
        let at = self.place(key);
        let Some([first, second]) = self.entries.get_mut(at..at + 2) else { return };
        let is_same = |old: &Entry| old.key == key && old.ending == entry.ending;
        let yields = first.ending != entry.ending || first.tiles <= entry.tiles;
        let to_first = is_same(first) || !is_same(second) && yields;
        *(if to_first { first } else { second }) = entry;
    }

    fn pair(&self, key: u64) -> &[Entry] {
        let at = self.place(key);
        self.entries.get(at..at + 2).unwrap_or_default()
    }

    /// Where the pair of a key begins.
    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1) & !1
    }
}
