//! How long `master` thinks about the choices of games that it has played elsewhere, in a browser perhaps, and whether it
//! chooses the same here.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::time::{Duration, Instant};

use bots::{BotName, Budget, Knowledge, Level, Roster};
use game::{Documents, Game, Record, Step, Viewer};
use qwirkle::Qwirkle;

use super::games::Fast;

/// Asks `master` again for every choice of the games of a file, and says how that went.
pub(crate) fn measure(path: &str) -> io::Result<String> {
    let lines = BufReader::new(File::open(path)?).lines();
    let (mut choices, mut same, mut time) = (0_u32, 0, Duration::ZERO);
    for document in Documents::new(lines) {
        let record = Record::<Qwirkle>::read(&document?)
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))?;
        let mut master = Qwirkle::bot(BotName::Level(Level::Master), &Knowledge::none())
            .ok_or_else(|| io::Error::other("Qwirkle has no master"))?;
        for (state, step) in record.replay() {
            let Step::Choice(seat, choice) = step else { continue };
            let view = state.view(Viewer::Seat(*seat));
            let start = Instant::now();
            let chosen = master.choose(&view, &Budget::default(), &mut Fast(1));
            time += start.elapsed();
            choices += 1;
            same += u32::from(chosen.as_ref() == Some(choice));
        }
    }
    let each = time.as_secs_f64() * 1e3 / f64::from(choices);
    Ok(format!("{choices} choices, {same} of them the same, {each:.2} ms each"))
}
