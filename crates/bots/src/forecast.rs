/// How a game will probably end for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// The chance of winning, 0 to 1; a victory that is shared counts in part.
    pub chance: f64,
    /// The points to expect at the end.
    pub points: f64,
}

/// What the next player will probably make of a board, whatever they hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Answer {
    /// The points to expect.
    pub points: f64,
    /// The chance of a Qwirkle, 0 to 1.
    pub qwirkle: f64,
}
