//! The sweep over all levels, each shared out among threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use solo::{Lanes, Scratch, Solver};

/// How many sheets a thread works out before it looks for more work, or for an interruption.
const PORTION: usize = 1024;

/// Works out a level from the levels before it; says whether it got to its end. `tell` is told from time to time
/// up to which place it has come.
///
/// Who works out which sheets makes no difference to them.
pub(crate) fn sweep(
    solver: &Solver,
    level: usize,
    values: &mut [Lanes],
    threads: usize,
    interrupted: &AtomicBool,
    mut tell: impl FnMut(usize),
) -> bool {
    let places = solver.shape().level(level);
    let (done, rest) = values.split_at_mut(places.start);
    let done = &*done;
    let portions = Mutex::new(rest[..places.len()].chunks_mut(PORTION).enumerate());
    let work = |tell: &mut dyn FnMut(usize)| {
        let mut scratch = Scratch::default();
        // A thread that panicked has left nothing half done in the list.
        let next = || portions.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next();
        while !interrupted.load(Ordering::Relaxed)
            && let Some((number, portion)) = next()
        {
            let begin = places.start + number * PORTION;
            tell(begin);
            solver.fill(done, begin, portion, &mut scratch);
        }
    };
    thread::scope(|scope| {
        // Small levels are done before another thread has begun.
        for _ in 1..threads.min(places.len().div_ceil(4 * PORTION)) {
            scope.spawn(|| work(&mut |_| {}));
        }
        work(&mut tell);
    });
    !interrupted.load(Ordering::Relaxed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use solo::Problem;

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let solver = Solver::new(Problem::CLASSIC);
        let shape = solver.shape();
        // Enough for levels that are shared out.
        let levels = (0..shape.levels()).find(|&level| shape.level(level).end > 60_000).unwrap_or(0);
        let end = shape.level(levels).start;
        let of_threads = [1, 2, 7].map(|threads| {
            let mut values = vec![[0.0; 4]; end];
            for level in 0..levels {
                assert!(sweep(&solver, level, &mut values, threads, &AtomicBool::new(false), |_| {}));
            }
            values.into_iter().flatten().map(f64::to_bits).collect::<Vec<_>>()
        });
        assert!(of_threads[0].iter().any(|&bits| bits != 0));
        assert_eq!(of_threads[0], of_threads[1]);
        assert_eq!(of_threads[0], of_threads[2]);
    }

    #[test]
    fn an_interruption_ends_it() {
        let solver = Solver::new(Problem::CLASSIC);
        let mut values = vec![[0.0; 4]; solver.shape().level(1).start];
        assert!(!sweep(&solver, 0, &mut values, 2, &AtomicBool::new(true), |_| {}));
    }
}
