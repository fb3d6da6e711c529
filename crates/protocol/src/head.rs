use std::borrow::Cow;

use serde::Deserialize;

/// What has to be known of a message before it can be read.
#[derive(Deserialize, Debug)]
pub(crate) struct Head<'a> {
    /// What kind of message it is.
    #[serde(borrow, rename = "type")]
    pub(crate) kind: Cow<'a, str>,
    /// Which game an update is of.
    #[serde(borrow)]
    pub(crate) game: Option<Cow<'a, str>>,
    /// Which version of the protocol a greeting names.
    pub(crate) version: Option<u32>,
}
