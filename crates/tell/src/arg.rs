use std::borrow::Cow;

/// What stands in a message where it has a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// Words, or the name of a variant.
    Text(Cow<'a, str>),
    /// A whole number, which also decides plural forms.
    Number(i64),
    /// A place for something that is no text, such as the picture of a die: see [`crate::Texts::parts`].
    Slot,
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}

numbers!(u8 u16 u32 i8 i16 i32 i64);
