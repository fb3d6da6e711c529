use std::hash::{BuildHasher, RandomState};

/// A seed that nobody chose, short enough to be typed again.
pub fn fresh_seed() -> u64 {
    RandomState::new().hash_one(()) >> 32
}
