//! Sitting down at a table.

use game::Seat;
use protocol::{Code, MadeTable, Refused, SitDown, Token};

use super::api::{self, random};
use super::my_table::MyTable;
use super::witness::Witnessed;

/// Sits down under a name with what lets this device do so, and keeps what opens the seat from now on.
///
/// That is kept before the server knows of it: if its answer is lost, the same can be asked again.
pub(crate) async fn sit_down(
    table: &str,
    seat: Seat,
    invite: Option<Token>,
    name: &str,
    made: Option<MadeTable>,
) -> Result<(), Refused> {
    let before = MyTable::find(table).filter(|kept| kept.seat == Some(seat));
    let secret = before.and_then(|kept| kept.token).unwrap_or_else(random);
    sit(table, seat, invite, secret, name, made).await
}

/// Sits down on one's own seat at the table where the same people play again.
pub(crate) async fn sit_down_again(old: &MyTable, next: &str, name: &str) -> Result<(), Refused> {
    let (Some(seat), Some(secret)) = (old.seat, old.token.clone()) else { return Ok(()) };
    sit(next, seat, Some(secret.clone()), secret, name, None).await
}

async fn sit(
    table: &str,
    seat: Seat,
    token: Option<Token>,
    secret: Token,
    name: &str,
    made: Option<MadeTable>,
) -> Result<(), Refused> {
    let known = MyTable::find(table);
    // The commitment is seen first; what this device adds is drawn after that.
    let info = api::info(table, token.as_ref()).await?;
    // It is put down before anything of it is sent: whatever is asked again, it stays the same.
    let witnessed = Witnessed::draw(&info, seat);
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
            Err(refused)
        }
    }
}
