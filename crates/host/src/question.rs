use std::fmt;

use game::Seat;

use crate::AnyChoice;

/// What a bot is asked. It knows all that the bot may know, and can be answered anywhere.
pub struct Question {
    seat: Seat,
    think: Box<dyn FnOnce() -> Option<AnyChoice> + Send>,
}

impl Question {
    pub(crate) fn new(seat: Seat, think: impl FnOnce() -> Option<AnyChoice> + Send + 'static) -> Self {
        Self { seat, think: Box::new(think) }
    }

    /// Whose choice it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Thinks, and says the choice.
    pub fn answer(self) -> Option<AnyChoice> {
        (self.think)()
    }
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question").field("seat", &self.seat).finish_non_exhaustive()
    }
}
