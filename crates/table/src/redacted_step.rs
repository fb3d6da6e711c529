use game::{Game, Seat};

/// What a viewer knows of one step of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RedactedStep<G: Game> {
    /// What happened.
    News(G::News),
    /// This seat has chosen, but the choice is sealed until everybody has.
    Sealed(Seat),
}
