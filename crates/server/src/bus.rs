//! How servers that share a database tell each other what is new. Nothing depends on it: who hears nothing
//! finds out from the database a moment later.

use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt;
use game::{Seat, Seats};
use protocol::{InJson, Json, Reaction, Unsound};

use crate::TableId;
use crate::hub::{Command, Hub};

/// What tables are about, before their names.
const SUBJECT: &str = "rowlock.table";

/// What one server tells the others about a table.
#[derive(Clone, Debug)]
pub(crate) enum Notice {
    /// Its log has so many entries.
    Grown(u64),
    /// These people are connected to the server that says so.
    Here(Seats),
    /// Somebody says something without words.
    Reacted(Seat, Reaction),
}

/// The way to other servers, if there are any.
#[derive(Clone, Debug)]
pub(crate) struct Bus {
    client: Option<Client>,
    /// What tells this server from the others.
    server: String,
}

impl Bus {
    /// A bus of this address, or none. It comes about in its own time and after every interruption again.
    pub(crate) async fn open(url: Option<&str>) -> Result<Self, async_nats::ConnectError> {
        let client = match url {
            None => None,
            Some(url) => Some(ConnectOptions::new().retry_on_initial_connect().connect(url).await?),
        };
        let server = crate::chance::name::<8>();
        Ok(Self { client, server })
    }

    /// Whether there are others.
    pub(crate) const fn has_others(&self) -> bool {
        self.client.is_some()
    }

    /// Tells the others.
    pub(crate) async fn tell(&self, table: &TableId, notice: &Notice) {
        let Some(client) = &self.client else { return };
        let text = notice.json().with("from", &self.server).to_string();
        if let Err(error) = client.publish(format!("{SUBJECT}.{table}"), text.into()).await {
            tracing::debug!(%error, "the other servers were not told");
        }
    }

    /// Listens to the others for good.
    pub(crate) async fn listen(self, hub: Hub) {
        let Some(client) = &self.client else { return };
        let Ok(mut notices) = client.subscribe(format!("{SUBJECT}.*")).await else { return };
        while let Some(message) = notices.next().await {
            let table = message.subject.rsplit('.').next().and_then(|name| name.parse().ok());
            let text = std::str::from_utf8(&message.payload).unwrap_or_default();
            let (Some(table), Ok(json)) = (table, Json::parse(text)) else { continue };
            let from = json.field::<String>("from").unwrap_or_default();
            if let Ok(notice) = Notice::read(&json)
                && from != self.server
            {
                hub.mention(&table, Command::Heard(Box::new((from, notice))));
            }
        }
    }
}

impl InJson for Notice {
    fn json(&self) -> Json {
        match self {
            Self::Grown(seq) => Json::of_type("grown").with("seq", seq),
            Self::Here(seats) => Json::of_type("here").with("seats", seats),
            Self::Reacted(seat, reaction) => {
                Json::of_type("reacted").with("seat", seat).with("reaction", reaction)
            }
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        match json.kind()? {
            "grown" => json.field("seq").map(Self::Grown),
            "here" => json.field("seats").map(Self::Here),
            "reacted" => Ok(Self::Reacted(json.field("seat")?, json.field("reaction")?)),
            kind => Err(Unsound::new(format_args!("there is no notice {kind:?}"))),
        }
    }
}
