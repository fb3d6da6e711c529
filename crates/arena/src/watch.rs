/// Whoever watches while games are played.
pub trait Watch {
    /// Play begins: there are so many games in all, of which some were played before.
    fn begin(&mut self, games: u64, before: u64);

    /// So many games were played; `leading` says who is ahead.
    fn played(&mut self, games: u64, leading: &dyn Fn() -> String);

    /// A player lost a game by forfeit, in a sentence.
    fn forfeited(&mut self, sentence: &str);
}

/// Nobody watches.
#[derive(Clone, Copy, Debug)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn begin(&mut self, _: u64, _: u64) {}

    fn played(&mut self, _: u64, _: &dyn Fn() -> String) {}

    fn forfeited(&mut self, _: &str) {}
}
