use alloc::sync::Arc;
use alloc::vec::Vec;

use game::Game;

use crate::RedactedStep;

/// So many steps lie together.
const CHUNK: usize = 16;

/// What a viewer knows of the steps of a log.
///
/// Copies share what they have in common: to copy one and add to it costs no more than what is new and a few steps before
/// it, however long it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<G: Game> {
    /// All but the last are full, and none is empty.
    chunks: Vec<Arc<Vec<RedactedStep<G>>>>,
}

impl<G: Game> Told<G> {
    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.chunks.last().map_or(0, |last| (self.chunks.len() - 1) * CHUNK + last.len())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.chunks.is_empty()
    }

    /// The step of this number.
    pub fn get(&self, step: usize) -> Option<&RedactedStep<G>> {
        self.chunks.get(step / CHUNK)?.get(step % CHUNK)
    }

    /// The last step.
    pub fn last(&self) -> Option<&RedactedStep<G>> {
        self.chunks.last()?.last()
    }

    /// All steps in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &RedactedStep<G>> {
        self.chunks.iter().flat_map(|chunk| chunk.iter())
    }

    /// Forgets all steps behind the first so many.
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len() {
            return;
        }
        self.chunks.truncate(len.div_ceil(CHUNK));
        let before = self.chunks.len().saturating_sub(1) * CHUNK;
        if let Some(last) = self.chunks.last_mut().filter(|last| last.len() > len - before) {
            Arc::make_mut(last).truncate(len - before);
        }
    }

    fn push(&mut self, step: RedactedStep<G>) {
        match self.chunks.last_mut() {
            Some(last) if last.len() < CHUNK => Arc::make_mut(last).push(step),
            _ => self.chunks.push(Arc::new([step].into())),
        }
    }
}

impl<G: Game> Default for Told<G> {
    fn default() -> Self {
        Self { chunks: Vec::new() }
    }
}

impl<G: Game> Extend<RedactedStep<G>> for Told<G> {
    fn extend<I: IntoIterator<Item = RedactedStep<G>>>(&mut self, steps: I) {
        steps.into_iter().for_each(|step| self.push(step));
    }
}

impl<G: Game> FromIterator<RedactedStep<G>> for Told<G> {
    fn from_iter<I: IntoIterator<Item = RedactedStep<G>>>(steps: I) -> Self {
        let mut told = Self::default();
        told.extend(steps);
        told
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use qwixx::Qwixx;

    use super::*;

    fn steps(count: usize) -> Vec<RedactedStep<Qwixx>> {
        (0..count).map(|i| RedactedStep::Sealed(Seat::new(i % 5))).collect()
    }

    #[test]
    fn it_holds_what_a_plain_list_would() {
        for count in 0..50 {
            for len in 0..60 {
                let (mut plain, mut told) = (steps(count), steps(count).into_iter().collect::<Told<_>>());
                plain.truncate(len);
                told.truncate(len);
                for _ in 0..3 {
                    assert_eq!((told.len(), told.is_empty()), (plain.len(), plain.is_empty()));
                    assert!(told.iter().eq(&plain) && told.iter().rev().eq(plain.iter().rev()));
                    assert_eq!(told.last(), plain.last());
                    assert!((0..60).all(|i| told.get(i) == plain.get(i)));
                    assert_eq!(told, plain.iter().cloned().collect());
                    plain.extend(steps(7));
                    told.extend(steps(7));
                }
            }
        }
    }

    #[test]
    fn what_goes_on_shares_what_was_before() {
        for count in [20, 200] {
            let before: Told<_> = steps(count).into_iter().collect();
            let mut after = before.clone();
            after.truncate(count - 1);
            after.extend(steps(3));
            let own =
                after.iter().zip(before.iter()).filter(|(after, before)| !core::ptr::eq(*after, *before));
            assert!(own.count() <= CHUNK, "{count}");
        }
    }
}
