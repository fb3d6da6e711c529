/// How a game will probably end for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// The chance of winning, 0 to 1; a victory that is shared counts in part.
    pub chance: f64,
    /// The points to expect at the end.
    pub points: f64,
}
