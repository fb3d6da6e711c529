use std::borrow::Cow;
use std::fmt::{self, Write};

use crate::reader::Reader;
use crate::{InJson, Unsound};

/// A value of JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the kinds of values that JSON has")]
pub enum Json {
    Null,
    Bool(bool),
    /// A number as it is written.
    Number(String),
    Text(String),
    List(Vec<Self>),
    /// The fields of an object, each name once.
    Object(Vec<(Cow<'static, str>, Self)>),
}

impl Json {
    /// The value that a text says.
    pub fn parse(text: &str) -> Result<Self, Unsound> {
        Reader::new(text).whole()
    }

    /// An object without fields yet.
    pub const fn object() -> Self {
        Self::Object(Vec::new())
    }

    /// An object whose field `type` says what it is.
    pub fn of_type(name: &str) -> Self {
        Self::object().with("type", name)
    }

    /// An object with one more field.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Self>) -> Self {
        if let Self::Object(fields) = &mut self {
            fields.push((Cow::Borrowed(name), value.into()));
        }
        self
    }

    /// An object that has the fields of another one as well, where it has none of that name.
    #[must_use]
    pub fn or(mut self, usual: Self) -> Self {
        if let (Self::Object(fields), Self::Object(usual)) = (&mut self, usual) {
            let missing =
                |(name, _): &(Cow<'static, str>, Self)| fields.iter().all(|(known, _)| known != name);
            let missing: Vec<_> = usual.into_iter().filter(missing).collect();
            fields.extend(missing);
        }
        self
    }

    /// The value of a field; `null` where there is none.
    pub fn get(&self, name: &str) -> &Self {
        let fields = if let Self::Object(fields) = self { fields.as_slice() } else { &[] };
        fields.iter().find(|(key, _)| key == name).map_or(&Self::Null, |(_, value)| value)
    }

    /// What stands in a field.
    pub fn field<T: InJson>(&self, name: &str) -> Result<T, Unsound> {
        T::read(self.get(name)).map_err(|unsound| unsound.within(name))
    }

    /// What the field `type` says.
    pub fn kind(&self) -> Result<&str, Unsound> {
        self.get("type").text().map_err(|unsound| unsound.within("type"))
    }

    /// A text.
    pub fn text(&self) -> Result<&str, Unsound> {
        if let Self::Text(text) = self { Ok(text) } else { Err(self.is_not("a text")) }
    }

    /// A list.
    pub fn list(&self) -> Result<&[Self], Unsound> {
        if let Self::List(list) = self { Ok(list) } else { Err(self.is_not("a list")) }
    }

    /// Refuses an object with other fields than these.
    pub fn has_only(&self, names: &[&str]) -> Result<(), Unsound> {
        let Self::Object(fields) = self else { return Err(self.is_not("an object")) };
        match fields.iter().find(|(name, _)| !names.contains(&name.as_ref())) {
            Some((name, _)) => Err(Unsound::new(format_args!("there is no field {name:?}"))),
            None => Ok(()),
        }
    }

    /// Refuses what does not say all of this; it may have more fields.
    pub fn says(&self, all: &Self) -> Result<(), Unsound> {
        match (self, all) {
            (Self::Object(_), Self::Object(fields)) => fields.iter().try_for_each(|(name, value)| {
                self.get(name).says(value).map_err(|unsound| unsound.within(name))
            }),
            (Self::List(list), Self::List(all)) if list.len() == all.len() => {
                let mut pairs = list.iter().zip(all).enumerate();
                pairs.try_for_each(|(i, (one, all))| {
                    one.says(all).map_err(|unsound| unsound.within(&i.to_string()))
                })
            }
            _ if self == all => Ok(()),
            _ => Err(Unsound::new(format_args!("{self} contradicts the rest, by which it is {all}"))),
        }
    }

    pub(crate) fn is_not(&self, expected: &str) -> Unsound {
        Unsound::new(format_args!("expected {expected}, found {self}"))
    }
}

/// Writes values one after the other.
fn join<T>(
    f: &mut fmt::Formatter<'_>,
    all: &[T],
    each: fn(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    all.iter().enumerate().try_for_each(|(i, one)| {
        if i > 0 {
            f.write_char(',')?;
        }
        each(f, one)
    })
}

fn quote(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_char('"')?;
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                f.write_char('\\')?;
                f.write_char(letter)?;
            }
            '\n' => f.write_str("\\n")?,
            '\0'..' ' => write!(f, "\\u{:04x}", u32::from(letter))?,
            _ => f.write_char(letter)?,
        }
    }
    f.write_char('"')
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Bool(true) => f.write_str("true"),
            Self::Bool(false) => f.write_str("false"),
            Self::Number(number) => f.write_str(number),
            Self::Text(text) => quote(f, text),
            Self::List(list) => {
                f.write_char('[')?;
                join(f, list, |f, one| fmt::Display::fmt(one, f))?;
                f.write_char(']')
            }
            Self::Object(fields) => {
                f.write_char('{')?;
                join(f, fields, |f, (name, value)| {
                    quote(f, name)?;
                    f.write_char(':')?;
                    fmt::Display::fmt(value, f)
                })?;
                f.write_char('}')
            }
        }
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl<T: InJson> From<&T> for Json {
    fn from(value: &T) -> Self {
        value.json()
    }
}

impl FromIterator<Self> for Json {
    fn from_iter<I: IntoIterator<Item = Self>>(values: I) -> Self {
        Self::List(values.into_iter().collect())
    }
}
