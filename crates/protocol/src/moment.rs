use crate::{InJson, Json, Unsound};

/// The moment of a game that a client saw when somebody chose.
///
/// A message for another moment than the table's is refused, so that a choice is never carried out in a
/// situation that nobody chose it for. What others seal is no new moment, as nobody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many steps of the log everybody may know of.
    pub opened: usize,
    /// How often choices were taken back.
    pub taken_back: u32,
}

impl InJson for Moment {
    fn json(&self) -> Json {
        Json::object().with("opened", &self.opened).with("taken_back", &self.taken_back)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        json.has_only(&["opened", "taken_back"])?;
        Ok(Self { opened: json.field("opened")?, taken_back: json.field("taken_back")? })
    }
}
