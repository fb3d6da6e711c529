//! Sitting down at a table.

use game::Seat;
use protocol::{Code, MadeTable, Refused, SitDown, Token};

use tell::Texts;

use super::api::{self, random};
use super::my_table::MyTable;
use super::witness::{Replayed, Witnessed};
use super::{consents, refusal};

/// Why somebody does not sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unseated {
    /// The server does not let them.
    Refused(Refused),
    /// This device does not: the server shows something else than it has shown before at the same table.
    Replayed,
}

impl Unseated {
    /// In words.
    pub(crate) fn words(&self, texts: &Texts) -> String {
        match self {
            Self::Refused(refused) => refusal(refused.code, texts),
            Self::Replayed => tell::say!(texts, "online-replayed"),
        }
    }
}

impl From<Refused> for Unseated {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<Replayed> for Unseated {
    fn from(Replayed: Replayed) -> Self {
        Self::Replayed
    }
}

/// Sits down under a name with what lets this device do so, and keeps what opens the seat from now on.
///
/// That is kept before the server knows of it: if its answer is lost, the same can be asked again.
pub(crate) async fn sit_down(
    table: &str,
    seat: Seat,
    invite: Option<Token>,
    name: &str,
    made: Option<MadeTable>,
) -> Result<(), Unseated> {
    let before = MyTable::find(table).filter(|kept| kept.seat == Some(seat)).and_then(|kept| kept.token);
    // What is drawn now nobody else has yet; what is known may have come by a link.
    let is_only = before.is_none();
    let secret = before.unwrap_or_else(random);
    sit(table, Place { seat, token: invite, secret, is_only }, name, made).await
}

/// Sits down on one's own seat at the table where the same people play again.
pub(crate) async fn sit_down_again(old: &MyTable, next: &str, name: &str) -> Result<(), Unseated> {
    let (Some(seat), Some(secret)) = (old.seat, old.token.clone()) else { return Ok(()) };
    let is_only = consents::find(&old.table).is_all;
    sit(next, Place { seat, token: Some(secret.clone()), secret, is_only }, name, None).await
}

/// Where somebody sits down.
struct Place {
    seat: Seat,
    /// What lets them.
    token: Option<Token>,
    /// What opens the seat from now on.
    secret: Token,
    /// Whether nobody has that but this device.
    is_only: bool,
}

async fn sit(table: &str, place: Place, name: &str, made: Option<MadeTable>) -> Result<(), Unseated> {
    let Place { seat, token, secret, is_only } = place;
    let known = MyTable::find(table);
    // The commitment is seen first; what this device adds is drawn after that.
    let info = api::info(table, token.as_ref()).await?;
    // It is put down before anything of it is sent: whatever is asked again, it stays the same.
    let witnessed = Witnessed::draw(&info, seat)?;
    if Witnessed::find(table).as_ref() != Some(&witnessed) {
        consents::begin(table, is_only);
    }
    witnessed.keep();
    let seal = witnessed.seal().map(|seal| seal.to_string()).unwrap_or_default();
    let mut kept = MyTable::new(table, Some(seat), Some(secret.clone()));
    kept.hear(&info);
    if let Some(made) = made {
        (kept.invites, kept.watch) = (made.invites, Some(made.watch));
    }
    kept.keep();
    let body = SitDown { name: name.to_owned(), secret, seal };
    match api::sit(table, seat.number(), token.as_ref(), &body).await {
        Ok(info) => {
            kept.hear(&info);
            kept.keep();
            Ok(())
        }
        Err(refused) => {
            match known {
                Some(known) => known.keep(),
                // Whether an answer that was lost was a yes is seen the next time.
                None if refused.code == Code::Unavailable => {}
                None => MyTable::forget(table),
            }
            Err(refused.into())
        }
    }
}
