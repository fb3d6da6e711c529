use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use anstream::stdout;
use chance::Seeded;
use qwixx::Qwixx;
use solo::{Compact, Fit, Oracle, ToCome};

use crate::failure::Failure;
use crate::progress::Progress;

/// The size of the first steps of learning; the last ones are nearly nothing.
const FIRST_STEPS: f64 = 0.2;

/// Learns a compact table from the exact one and writes it.
pub(crate) fn make<T: ToCome>(
    oracle: &Oracle<T>,
    start: &Qwixx,
    path: &Path,
    games: u64,
    seed: u64,
    interrupted: &AtomicBool,
) -> Result<(), Failure> {
    let mut fit = Fit::new(oracle);
    let mut progress = Progress::with_rate(games, 0);
    for game in 0..games {
        if interrupted.load(Ordering::Relaxed) {
            return Err(Failure::Interrupted);
        }
        let size = FIRST_STEPS * (games - game) as f64 / games as f64;
        fit.learn(start, size, &mut Seeded::new(seed, game));
        progress.set(game, || format!("{game} games"));
    }
    drop(progress);
    let bytes = fit.compact().to_bytes();
    fs::write(path, &bytes)
        .map_err(|error| Failure::BadInput(format!("cannot write {}: {error}", path.display())))?;
    let (path, length) = (path.display(), bytes.len());
    writeln!(stdout(), "{path}: {length} bytes, learnt from {games} games with seed {seed}")?;
    Ok(())
}

/// Reads a compact table.
pub(crate) fn read(path: &Path) -> Result<Compact, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::unreadable(path, &error))?;
    Compact::read(&bytes)
        .map_err(|reason| Failure::BadInput(format!("cannot use {}: {reason}", path.display())))
}
