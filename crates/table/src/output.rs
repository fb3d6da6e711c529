use game::Seat;

/// What goes out from a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Output {
    /// Something that clients are told; [`crate::Table::told`] says what each may know of it.
    Event(Event),
    /// Something that whoever drives the table does now.
    Effect(Effect),
}

/// What happened at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The dice or the bag decided; the log has this many steps now.
    Happened(usize),
    /// A seat chose; the log has this many steps now.
    Chosen {
        /// Who.
        seat: Seat,
        /// The steps of the log.
        steps: usize,
    },
    /// Choices were sealed, and now everybody may know what was chosen up to this step of the log.
    Opened(usize),
    /// The log went back to this many steps.
    TakenBack(usize),
    /// A seat lost the game by forfeit.
    Forfeited(Seat),
    /// Somebody else sits on a seat.
    Seated(Seat),
    /// The game is over.
    Over,
}

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
