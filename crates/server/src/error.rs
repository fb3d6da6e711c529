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

#[cfg(test)]
mod tests {
    use super::*;

    /// Codes that a request may get with another status than usual, as requests alone have these reasons.
    const OF_REQUESTS: [(u16, Code); 2] = [
        // A name or a page of somebody else.
        (403, Code::NotAllowed),
        // A body that did not arrive in time.
        (408, Code::Unreadable),
    ];

    #[test]
    fn the_page_of_the_protocol_has_every_code_beside_its_status() {
        let page = include_str!("../../../docs/server-protocol.md");
        let rows = page.lines().filter(|line| line.starts_with("| 4") || line.starts_with("| 5"));
        let mut on_page = Vec::new();
        for row in rows {
            let mut columns = row.split('|').skip(1).map(str::trim);
            let status: u16 = columns.next().unwrap().parse().unwrap();
            let codes = columns.next().unwrap().split('`').skip(1).step_by(2);
            on_page.extend(codes.map(|code| (status, code.to_owned())));
        }
        for (status, code) in &on_page {
            let code = Code::ALL.into_iter().find(|known| known.to_string() == *code).unwrap();
            let is_of_request = OF_REQUESTS.contains(&(*status, code));
            assert!(is_of_request || self::status(code) == *status, "{status}: {code}");
        }
        for (status, code) in OF_REQUESTS {
            assert!(on_page.contains(&(status, code.to_string())), "{status}: {code} is not on the page");
        }
    }
}
