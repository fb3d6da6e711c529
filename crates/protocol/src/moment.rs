use serde::{Deserialize, Serialize};

/// The moment of a game that a client saw when somebody chose.
///
/// A message for another moment than the table's is refused, so that a choice is never carried out in a
/// situation that nobody chose it for. What others seal is no new moment, as nobody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// How many steps of the log everybody may know of.
    pub opened: usize,
    /// How often choices were taken back.
    pub taken_back: u32,
}
