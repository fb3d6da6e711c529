//! The schemas of values that are written by hand: as a number, as a text, or as a list of them.

use std::borrow::Cow;

use game::MAX_SEATS;
use qwixx::Row;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::qwixx::RowNames;
use crate::{OptionalSeat, SeatNumber, SeatNumbers, Token, ViewerSeat};

/// Describes types where they are used.
macro_rules! describe {
    ($($type:ident: $schema:tt)*) => {$(
        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!($schema)
            }
        }
    )*};
}

describe! {
    SeatNumber: { "type": "integer", "minimum": 1, "maximum": MAX_SEATS }
    OptionalSeat: { "type": ["integer", "null"], "minimum": 1, "maximum": MAX_SEATS }
    ViewerSeat: { "type": ["integer", "null"], "minimum": 1, "maximum": MAX_SEATS }
    SeatNumbers: {
        "type": "array",
        "items": { "type": "integer", "minimum": 1, "maximum": MAX_SEATS },
        "maxItems": MAX_SEATS,
    }
    RowNames: {
        "type": "array",
        "items": { "type": "string", "enum": Row::ALL.map(Row::name) },
        "maxItems": Row::ALL.len(),
    }
    Token: { "type": "string", "pattern": "^[0-9a-f]{32}$" }
}
