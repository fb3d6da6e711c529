//! Pages about tables on a server.

mod friends;
mod gathering;
mod join;
mod name_field;
mod table;
mod table_card;

use game::Seat;
use leptos::prelude::*;
use protocol::Token;

pub(super) use self::friends::Friends;
pub(super) use self::gathering::span;
pub(super) use self::join::Join;
pub(super) use self::name_field::{NameField, given_name, taken_name};
pub(super) use self::table::OnlineTable;
use super::App;
use crate::browser;
use crate::online::{MyTable, consents};
use crate::route::Route;

/// Comes to a table with what a link brought, which leaves the address at once.
pub(super) fn arrive(app: App, table: &str, seat: Option<Seat>, token: Option<Token>) -> AnyView {
    let to = Route::Online(table.to_owned());
    browser::replace_address(&to.href());
    let known = MyTable::find(table);
    // Who sits there already does not give the seat up by looking.
    if seat.is_some() || known.as_ref().is_none_or(|known| known.seat.is_none()) {
        let mut mine = known.unwrap_or_else(|| MyTable::new(table, None, None));
        (mine.seat, mine.token) = (seat, token);
        mine.keep();
        // Somebody has the link from another device, or had it.
        consents::share(table);
    }
    // The page that was asked for is still being made.
    browser::after(0, move || app.route.set(to));
    ().into_any()
}
