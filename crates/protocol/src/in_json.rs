use game::{Seat, Seats, Viewer};

use crate::{Json, Unsound};

/// Something that has a form in JSON.
pub trait InJson: Sized {
    /// As it is written.
    fn json(&self) -> Json;

    /// What was written, or what is wrong with it.
    fn read(json: &Json) -> Result<Self, Unsound>;

    /// As a text.
    fn to_text(&self) -> String {
        self.json().to_text()
    }

    /// What was written as a text, or what is wrong with it.
    fn from_text(text: &str) -> Result<Self, Unsound> {
        Self::read(&Json::parse(text)?)
    }
}

/// Structs that are objects in JSON with the same fields; where fields may be left out, `..` says what stands
/// for them.
#[macro_export]
macro_rules! fields_in_json {
    ($type:ty { $($field:ident),* $(, ..$usual:expr)? $(,)? }) => {
        impl $crate::InJson for $type {
            fn json(&self) -> $crate::Json {
                $crate::Json::object()$(.with(stringify!($field), &self.$field))*
            }

            fn read(json: &$crate::Json) -> Result<Self, $crate::Unsound> {
                $(let json = &json.clone().or($usual);)?
                Ok(Self { $($field: json.field(stringify!($field))?),* })
            }
        }
    };
}

/// Enums that are words in JSON.
#[macro_export]
macro_rules! words_in_json {
    ($type:ty { $($variant:ident = $word:literal),* $(,)? }) => {
        impl $crate::InJson for $type {
            fn json(&self) -> $crate::Json {
                match self { $(Self::$variant => $word),* }.into()
            }

            fn read(json: &$crate::Json) -> Result<Self, $crate::Unsound> {
                match json.text()? {
                    $($word => Ok(Self::$variant),)*
                    word => Err($crate::Unsound::new(format_args!("there is no word {word:?} here"))),
                }
            }
        }
    };
}

macro_rules! whole_numbers_in_json {
    ($($type:ty)*) => {$(
        impl InJson for $type {
            #[allow(clippy::cast_lossless, reason = "only some of these types are larger elsewhere")]
            fn json(&self) -> Json {
                Json::Number(*self as i64)
            }

            fn read(json: &Json) -> Result<Self, Unsound> {
                let whole = if let Json::Number(number) = json { Self::try_from(*number).ok() } else { None };
                whole.ok_or_else(|| json.is_not(concat!("a whole number that fits into ", stringify!($type))))
            }
        }
    )*};
}

whole_numbers_in_json!(u8 i8 u32 i32 i64 u64 usize);

impl InJson for bool {
    fn json(&self) -> Json {
        Json::Bool(*self)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        if let Json::Bool(bool) = json { Ok(*bool) } else { Err(json.is_not("true or false")) }
    }
}

impl InJson for String {
    fn json(&self) -> Json {
        self.clone().into()
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        json.text().map(str::to_owned)
    }
}

impl<T: InJson> InJson for Option<T> {
    fn json(&self) -> Json {
        self.as_ref().map_or(Json::Null, T::json)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        if *json == Json::Null { Ok(None) } else { T::read(json).map(Some) }
    }
}

impl<T: InJson> InJson for Vec<T> {
    fn json(&self) -> Json {
        self.iter().map(T::json).collect()
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let one = |(i, one): (usize, &Json)| T::read(one).map_err(|unsound| unsound.within(&i.to_string()));
        json.list()?.iter().enumerate().map(one).collect()
    }
}

impl InJson for Seat {
    fn json(&self) -> Json {
        self.number().json()
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let number = usize::read(json)?;
        Self::from_number(number).ok_or_else(|| Unsound::new(format_args!("there is no seat {number}")))
    }
}

impl InJson for Seats {
    fn json(&self) -> Json {
        self.into_iter().map(|seat| seat.json()).collect()
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        Vec::<Seat>::read(json).map(|seats| seats.into_iter().collect())
    }
}

impl InJson for Viewer {
    fn json(&self) -> Json {
        self.seat().json()
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        Ok(Option::read(json)?.map_or(Self::Spectator, Self::Seat))
    }
}
