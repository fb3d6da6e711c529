//! The laws, applied to each game.

use qwirkle::Qwirkle;
use qwixx::Qwixx;

/// The name of a fuzz target and the law it checks.
pub type Target = (&'static str, fn(&[u8]));

/// All fuzz targets; each has a file in `fuzz_targets` and a folder in `corpus`.
pub const TARGETS: [Target; 6] = [
    ("qwirkle_play", qwirkle_play),
    ("qwirkle_position", qwirkle_position),
    ("qwirkle_record", qwirkle_record),
    ("qwixx_play", qwixx_play),
    ("qwixx_position", qwixx_position),
    ("qwixx_record", qwixx_record),
];

/// Where games of Qwixx begin.
const QWIXX_STARTS: [&str; 6] = [
    "qwixx roll 1 -/-/-/-/0 -/-/-/-/0",
    "qwixx roll 1 -/-/-/-/0",
    "longo roll 2 -/-/-/-/0/5+8 -/-/-/-/0/6+11",
    "longo roll 3 -/-/-/-/0/4+9 -/-/-/-/0/9+14 -/-/-/-/0/5+10",
    "mixx-a roll 1 -/-/-/-/0 -/-/-/-/0",
    "mixx-b roll 1 -/-/-/-/0 -/-/-/-/0",
];

/// Where games of Qwirkle begin.
const QWIRKLE_STARTS: [&str; 3] = ["qwirkle deal 2,1", "qwirkle deal 1,3,2", "qwirkle deal 8,7,6,5,4,3,2,1"];

/// [`record`](crate::record()) for Qwixx.
pub fn qwixx_record(data: &[u8]) {
    crate::record::<Qwixx>(data);
}

/// [`position`](crate::position()) for Qwixx.
pub fn qwixx_position(data: &[u8]) {
    crate::position::<Qwixx>(data);
}

/// [`play`](crate::play()) for Qwixx.
pub fn qwixx_play(data: &[u8]) {
    crate::play::<Qwixx>(&QWIXX_STARTS, data);
}

/// [`record`](crate::record()) for Qwirkle.
pub fn qwirkle_record(data: &[u8]) {
    crate::record::<Qwirkle>(data);
}

/// [`position`](crate::position()) for Qwirkle.
pub fn qwirkle_position(data: &[u8]) {
    crate::position::<Qwirkle>(data);
}

/// [`play`](crate::play()) for Qwirkle.
pub fn qwirkle_play(data: &[u8]) {
    crate::play::<Qwirkle>(&QWIRKLE_STARTS, data);
}
