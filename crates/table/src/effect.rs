use game::Seat;

/// What a table wants done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Roll or draw, and hand in what came of it.
    Cast,
    /// Ask the bot or the engine of a seat.
    Ask(Ask),
}

/// A question to a bot or an engine. Its answer counts only as long as the question stands: a choice taken
/// back or another player on the seat makes it void.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// The number of the question at this table.
    pub(crate) number: u32,
}
