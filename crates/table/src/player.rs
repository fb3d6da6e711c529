use alloc::sync::Arc;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody who chooses in their own time.
    Person,
    /// A bot of this name, asked by an effect.
    Bot(Arc<str>),
    /// An external program started by this command, asked by an effect.
    Engine(Arc<str>),
}

impl Player {
    /// Whether choices come from a person, unasked.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }
}
