//! Reasons that the server itself has, and what they are in HTTP.

use axum::http::StatusCode;
use protocol::{Code, Refused};

use crate::StoreError;

/// The store did not answer.
pub(crate) fn of_store(error: &StoreError) -> Refused {
    tracing::error!(%error, "the store does not answer");
    unavailable()
}

/// Something that may work a moment later.
pub(crate) fn unavailable() -> Refused {
    Refused::new(Code::Unavailable, "the server cannot do this now; please try again")
}

/// The status of each kind of reason.
pub(crate) const fn status(code: Code) -> StatusCode {
    match code {
        Code::Unreadable | Code::Version => StatusCode::BAD_REQUEST,
        Code::Forbidden => StatusCode::FORBIDDEN,
        Code::Unknown | Code::NoSuchSeat => StatusCode::NOT_FOUND,
        Code::NotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::Stale
        | Code::NotAPerson
        | Code::NotAwaited
        | Code::Illegal
        | Code::Impossible
        | Code::NotByHand
        | Code::NothingToTakeBack
        | Code::Shown
        | Code::Over
        | Code::Gathering
        | Code::Closed
        | Code::Taken
        | Code::NameTaken
        | Code::NotAway
        | Code::Sealed
        | Code::NothingToUndo
        | Code::NotOver => StatusCode::CONFLICT,
    }
}
