use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{InJson, Unsound};

/// Up to here every whole number can be told from its neighbours in JavaScript.
const MOST: f64 = 9_007_199_254_740_992.0;
/// Most objects have no more fields than this.
const USUAL_FIELDS: usize = 8;
/// Why other numbers are refused.
const NO_NUMBER: &str = "no message has a number that is not whole, or so large";

/// A value of JSON.
///
/// `serde_json` reads and writes it. That the messages are read from it, and are not derived readers of their
/// own, makes the browser app smaller by a tenth.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the kinds of values that JSON has")]
pub enum Json {
    Null,
    Bool(bool),
    /// A whole number: no message has others.
    Number(i64),
    /// Words of the protocol are not copied.
    Text(Cow<'static, str>),
    List(Vec<Self>),
    /// The fields of an object, each name once.
    Object(Vec<(Cow<'static, str>, Self)>),
}

impl Json {
    /// The value that a text says.
    pub fn parse(text: &str) -> Result<Self, Unsound> {
        serde_json::from_str(text).map_err(Unsound::new)
    }

    /// An object without fields yet.
    pub const fn object() -> Self {
        Self::Object(Vec::new())
    }

    /// An object whose field `type` says what it is.
    pub fn of_type(name: &'static str) -> Self {
        Self::object().with("type", name)
    }

    /// An object with one more field.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Self>) -> Self {
        if let Self::Object(fields) = &mut self {
            if fields.capacity() == 0 {
                fields.reserve(USUAL_FIELDS);
            }
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
        self.find(name).unwrap_or(&Self::Null)
    }

    /// The value of a field, if there is one.
    pub(crate) fn find(&self, name: &str) -> Option<&Self> {
        let fields = if let Self::Object(fields) = self { fields.as_slice() } else { &[] };
        fields.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// The value of a field, taken out.
    pub(crate) fn take(&mut self, name: &str) -> Option<Self> {
        let Self::Object(fields) = self else { return None };
        let place = fields.iter().position(|(key, _)| key == name)?;
        Some(fields.swap_remove(place).1)
    }

    /// What this is, found in a field of that name.
    pub(crate) fn read_as<T: InJson>(&self, name: &str) -> Result<T, Unsound> {
        T::read(self).map_err(|unsound| unsound.within(name))
    }

    /// What stands in a field.
    pub fn field<T: InJson>(&self, name: &str) -> Result<T, Unsound> {
        self.get(name).read_as(name)
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

    /// As a text, without spaces.
    pub(crate) fn to_text(&self) -> String {
        // Nothing in it can fail to be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    pub(crate) fn is_not(&self, expected: &str) -> Unsound {
        Unsound::new(format_args!("expected {expected}, found {self}"))
    }
}

/// As a text, without spaces.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(bool) => serializer.serialize_bool(*bool),
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(list) => serializer.collect_seq(list),
            Self::Object(fields) => serializer.collect_map(fields.iter().map(|(name, value)| (name, value))),
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyJson)
    }
}

/// Takes whatever a text says.
struct AnyJson;

impl<'de> Visitor<'de> for AnyJson {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value that messages can have in them")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, bool: bool) -> Result<Json, E> {
        Ok(Json::Bool(bool))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Json, E> {
        Ok(Json::Number(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Json, E> {
        i64::try_from(number).map(Json::Number).map_err(|_| E::custom(NO_NUMBER))
    }

    /// A number with a point is taken where nothing follows it.
    fn visit_f64<E: Error>(self, number: f64) -> Result<Json, E> {
        let is_whole = number.fract() == 0.0 && number.abs() < MOST;
        is_whole.then_some(Json::Number(number as i64)).ok_or_else(|| E::custom(NO_NUMBER))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned().into()))
    }

    fn visit_string<E>(self, text: String) -> Result<Json, E> {
        Ok(Json::Text(text.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = values.next_element()? {
            list.push(value);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json, A::Error> {
        let mut fields: Vec<(Cow<'static, str>, Json)> = Vec::new();
        while let Some((name, value)) = entries.next_entry::<String, Json>()? {
            if fields.iter().any(|(before, _)| *before == name) {
                return Err(A::Error::custom(format_args!("the field {name:?} stands there twice")));
            }
            fields.push((name.into(), value));
        }
        Ok(Json::Object(fields))
    }
}

/// A word of the protocol.
impl From<&'static str> for Json {
    fn from(word: &'static str) -> Self {
        Self::Text(Cow::Borrowed(word))
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
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
