//! Making, listing, joining and reading tables.

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use game::Seat;
use protocol::{Code, MadeTable, NewTableRequest, Refused, SitDown, TableInfo, TableList};

use super::answer::{Answer, Problem, body, json, read, token};
use super::{App, Asker};
use crate::TableId;
use crate::hub::TaskMessage;
use crate::order::Order;

/// The tables that strangers may see: those with open seats first.
#[utoipa::path(
    get, path = "/api/tables", tag = "tables",
    responses(
        (status = 200, description = "the tables", body = TableList),
        (status = 403, description = "asked for by a name that is not the server's", body = Refused),
        (status = 429, description = "too many requests", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again"))),
        (status = 503, description = "not now", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again")))
    )
)]
pub(super) async fn list(State(app): State<App>) -> Result<Answer, Problem> {
    let tables = app.hub.listed().await?;
    Ok(json(StatusCode::OK, &TableList { tables }))
}

/// Makes a table. Nobody sits there yet, not even who made it.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTableRequest,
    responses(
        (status = 200, description = "the table was made before with the same key", body = MadeTable),
        (status = 201, description = "the table is made", body = MadeTable),
        (status = 400, description = "the request cannot be understood", body = Refused),
        (status = 403, description = "from a page of another site", body = Refused),
        (status = 408, description = "the body did not come in time", body = Refused),
        (status = 409, description = "the key was used for another table", body = Refused),
        (status = 413, description = "the request is too large", body = Refused),
        (status = 415, description = "the request is not JSON", body = Refused),
        (status = 429, description = "too many requests or tables", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again"))),
        (status = 503, description = "not now", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again")))
    )
)]
pub(super) async fn make(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Answer, Problem> {
    let order = Order::of(&read::<NewTableRequest>(&app, &headers, body).await?)?;
    app.limits.table(asker.address).inspect_err(|_| _ = app.hub.metrics().limited.inc())?;
    let (info, is_new) = app.hub.make(&order.id, order.made).await?;
    let status = if is_new { StatusCode::CREATED } else { StatusCode::OK };
    Ok(json(status, &MadeTable { commitment: info.commitment, ..order.answer }))
}

/// What everybody at a table may know.
#[utoipa::path(
    get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "the name of the table", pattern = "^[0-9a-f]{20}$")),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "who is there, and how far things have come", body = TableInfo),
        (status = 403, description = "the token does not open this table", body = Refused),
        (status = 404, description = "there is no such table", body = Refused),
        (status = 429, description = "too many requests", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again"))),
        (status = 503, description = "not now", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again")))
    )
)]
pub(super) async fn look(
    State(app): State<App>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Answer, Problem> {
    let (table, token) = (id(&table)?, token(&headers)?);
    let info = app.hub.ask(&table, |reply| TaskMessage::Info(Box::new((token, reply)))).await?;
    Ok(json(StatusCode::OK, &info))
}

/// The game as a record from which all chance can be checked, once it is over.
#[utoipa::path(
    get, path = "/api/tables/{table}/record", tag = "tables",
    params(("table" = String, Path, description = "the name of the table", pattern = "^[0-9a-f]{20}$")),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "the record", body = String, content_type = "text/plain"),
        (status = 403, description = "the token does not open this table", body = Refused),
        (status = 404, description = "there is no such table", body = Refused),
        (status = 409, description = "the game is not over", body = Refused),
        (status = 429, description = "too many requests", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again"))),
        (status = 503, description = "not now", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again")))
    )
)]
pub(super) async fn record(
    State(app): State<App>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Answer, Problem> {
    let (table, token) = (id(&table)?, token(&headers)?);
    let record = app.hub.ask(&table, |reply| TaskMessage::Record(Box::new((token, reply)))).await?;
    Ok(body(StatusCode::OK, "text/plain; charset=utf-8", record))
}

/// Sits down. When the last person has, the game begins.
#[utoipa::path(
    put, path = "/api/tables/{table}/seats/{seat}", tag = "tables", request_body = SitDown,
    params(
        ("table" = String, Path, description = "the name of the table", pattern = "^[0-9a-f]{20}$"),
        ("seat" = u8, Path, description = "the number of the seat", minimum = 1, maximum = 8)
    ),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "you sit there", body = TableInfo),
        (status = 400, description = "the request cannot be understood", body = Refused),
        (status = 403, description = "the token does not open this seat", body = Refused),
        (status = 404, description = "there is no such table or seat", body = Refused),
        (status = 408, description = "the body did not come in time", body = Refused),
        (status = 409, description = "somebody sits there, or the table is closed", body = Refused),
        (status = 413, description = "the request is too large", body = Refused),
        (status = 415, description = "the request is not JSON", body = Refused),
        (status = 429, description = "too many requests", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again"))),
        (status = 503, description = "not now", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again")))
    )
)]
pub(super) async fn sit_down(
    State(app): State<App>,
    Path((table, seat)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body,
) -> Result<Answer, Problem> {
    let (table, token) = (id(&table)?, token(&headers)?);
    let none = || Refused::new(Code::NoSuchSeat, "there is no such seat");
    // One way to write each number, so that there is one address for each seat.
    let number = seat.parse().ok().filter(|number: &usize| number.to_string() == seat);
    let seat = number.and_then(Seat::from_number).ok_or_else(none)?;
    let request: SitDown = read(&app, &headers, body).await?;
    let command = |reply| TaskMessage::SitDown(Box::new((seat, token, request, reply)));
    let info = app.hub.ask(&table, command).await?;
    Ok(json(StatusCode::OK, &info))
}

fn id(text: &str) -> Result<TableId, Refused> {
    text.parse().map_err(|_| Refused::new(Code::Unknown, "there is no such table"))
}
