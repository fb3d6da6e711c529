//! How servers that share a database tell each other what is new. Nothing depends on it: who hears nothing
//! finds out from the database a moment later.

use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt;
use game::{Seat, Seats};
use protocol::{Reaction, Unsound, from_json, to_json};
use serde::{Deserialize, Serialize};

use crate::TableId;
use crate::hub::{Hub, TaskMessage};

/// What tables are about, before their names.
const SUBJECT: &str = "rowlock.table";

/// What one server tells the others about a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Notice {
    /// Its log has so many entries.
    Grown { seq: u64 },
    /// These people are connected to the server that says so.
    Here {
        #[serde(with = "protocol::SeatNumbers")]
        seats: Seats,
    },
    /// Somebody says something without words.
    Reacted {
        #[serde(with = "protocol::SeatNumber")]
        seat: Seat,
        reaction: Reaction,
    },
}

/// A notice as it is sent, with the server that sends it.
#[derive(Serialize, Deserialize)]
struct Sent {
    #[serde(flatten)]
    notice: Notice,
    from: String,
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
        let server = crate::entropy::name::<8>();
        Ok(Self { client, server })
    }

    /// Whether there are others.
    pub(crate) const fn has_others(&self) -> bool {
        self.client.is_some()
    }

    /// Tells the others.
    pub(crate) async fn tell(&self, table: &TableId, notice: &Notice) {
        let Some(client) = &self.client else { return };
        let text = to_json(&Sent { notice: notice.clone(), from: self.server.clone() });
        if let Err(error) = client.publish(format!("{SUBJECT}.{table}"), text.into()).await {
            tracing::debug!(%error, "the other servers were not told");
        }
    }

    /// Listens to the others for good.
    pub(crate) async fn listen(self, hub: Hub) {
        let Some(client) = &self.client else { return };
        let Ok(mut notices) = client.subscribe(format!("{SUBJECT}.*")).await else { return };
        while let Some(message) = notices.next().await {
            self.hear(&hub, &message.subject, &message.payload);
        }
    }

    /// Passes a notice on to its table. One that cannot be read is counted, and the first one is complained of: servers
    /// of another version may send many, and nothing is lost by it.
    fn hear(&self, hub: &Hub, subject: &str, payload: &[u8]) {
        match read(subject, payload) {
            Ok((_, from, _)) if from == self.server => {}
            Ok((table, from, notice)) => hub.mention(&table, TaskMessage::Heard(Box::new((from, notice)))),
            Err(error) => {
                if hub.metrics().unreadable_notices.inc() == 0 {
                    tracing::warn!(%error, subject, "a notice of another server cannot be read; more are only counted");
                }
            }
        }
    }
}

/// Of which table a message tells what, and which server does.
fn read(subject: &str, payload: &[u8]) -> Result<(TableId, String, Notice), Unsound> {
    let (_, name) = subject.rsplit_once('.').unwrap_or_default();
    let table = name.parse().map_err(|_| Unsound::new("it names no table"))?;
    let text = std::str::from_utf8(payload).map_err(Unsound::new)?;
    let Sent { notice, from } = from_json(text)?;
    Ok((table, from, notice))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::metrics::Metrics;
    use crate::store::{Place, Store};

    #[tokio::test]
    async fn notices_that_cannot_be_read_are_counted() {
        let folder = std::env::temp_dir().join(format!("rowlock-notices-{}", std::process::id()));
        let store = Store::open(&Place::Folder(folder.clone())).await.unwrap();
        let bus = Bus::open(None).await.unwrap();
        let hub = Hub::new(store, bus.clone(), Metrics::new().0, Clock::default(), bots::Knowledge::none());
        let table = "rowlock.table.0123456789abcdef0123";
        let grown = to_json(&Sent { notice: Notice::Grown { seq: 3 }, from: "another".to_owned() });
        bus.hear(&hub, table, grown.as_bytes());
        bus.hear(&hub, table, grown.replace("another", &bus.server).as_bytes());
        assert_eq!(hub.metrics().unreadable_notices.get(), 0);
        let unknown = grown.replace("grown", "shrunk");
        let nobody = to_json(&Notice::Grown { seq: 3 });
        let broken: [(&str, &[u8]); 5] = [
            ("rowlock.table.none", grown.as_bytes()),
            (table, b"{"),
            (table, b"\xff"),
            (table, unknown.as_bytes()),
            (table, nobody.as_bytes()),
        ];
        for (subject, payload) in broken {
            bus.hear(&hub, subject, payload);
        }
        assert_eq!(hub.metrics().unreadable_notices.get(), 5);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
