//! Texts become JSON, exactly as RFC 8259 has it.

use std::borrow::Cow;

use crate::{Json, Unsound};

/// How deep lists and objects may lie within each other; messages are far from it.
const DEEPEST: usize = 64;

/// Reads a text from its start to its end.
pub(crate) struct Reader<'a> {
    text: &'a str,
    /// How many bytes have been read.
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The one value of the text.
    pub(crate) fn whole(mut self) -> Result<Json, Unsound> {
        let value = self.value(0)?;
        if self.peek().is_some() { Err(self.wrong("the end")) } else { Ok(value) }
    }

    fn value(&mut self, depth: usize) -> Result<Json, Unsound> {
        if depth > DEEPEST {
            return Err(self.wrong("less depth"));
        }
        match self.peek() {
            Some(b'{') => {
                let mut fields: Vec<(Cow<'static, str>, Json)> = Vec::new();
                self.each(b'}', |reader| {
                    let name = reader.string()?;
                    if fields.iter().any(|(before, _)| *before == name) {
                        return Err(reader.wrong("each field once"));
                    }
                    reader.expect(b':')?;
                    fields.push((name.into(), reader.value(depth + 1)?));
                    Ok(())
                })?;
                Ok(Json::Object(fields))
            }
            Some(b'[') => {
                let mut list = Vec::new();
                self.each(b']', |reader| {
                    list.push(reader.value(depth + 1)?);
                    Ok(())
                })?;
                Ok(Json::List(list))
            }
            Some(b'"') => self.string().map(Json::Text),
            _ => self.word(),
        }
    }

    /// Reads what stands between brackets, separated by commas.
    fn each(
        &mut self,
        close: u8,
        mut one: impl FnMut(&mut Self) -> Result<(), Unsound>,
    ) -> Result<(), Unsound> {
        self.at += 1;
        if self.takes(close) {
            return Ok(());
        }
        loop {
            one(self)?;
            if self.takes(close) {
                return Ok(());
            }
            self.expect(b',')?;
        }
    }

    fn string(&mut self) -> Result<String, Unsound> {
        self.expect(b'"')?;
        let mut string = String::new();
        loop {
            let rest = self.rest();
            let Some(end) = rest.bytes().position(|byte| matches!(byte, b'"' | b'\\' | 0..b' ')) else {
                return Err(self.wrong("the end of a text"));
            };
            string.push_str(&rest[..end]);
            self.at += end + 1;
            match rest.as_bytes()[end] {
                b'"' => return Ok(string),
                b'\\' => string.push(self.escaped()?),
                _ => return Err(self.wrong("no control character before")),
            }
        }
    }

    /// The character for which the text has a backslash and something else.
    fn escaped(&mut self) -> Result<char, Unsound> {
        let letter = self.rest().bytes().next();
        self.at += 1;
        Ok(match letter {
            Some(letter @ (b'"' | b'\\' | b'/')) => letter.into(),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(),
            _ => {
                self.at -= 1;
                return Err(self.wrong("something that can be escaped"));
            }
        })
    }

    fn unicode(&mut self) -> Result<char, Unsound> {
        let first = self.hex()?;
        let mut units = vec![first];
        if matches!(first, 0xD800..0xDC00) && self.rest().starts_with("\\u") {
            self.at += 2;
            units.push(self.hex()?);
        }
        match char::decode_utf16(units).next() {
            Some(Ok(letter)) => Ok(letter),
            _ => Err(self.wrong("both halves of a character before")),
        }
    }

    fn hex(&mut self) -> Result<u16, Unsound> {
        let digits = self.rest().get(..4).filter(|digits| digits.bytes().all(|d| d.is_ascii_hexdigit()));
        let unit = digits.and_then(|digits| u16::from_str_radix(digits, 16).ok());
        let unit = unit.ok_or_else(|| self.wrong("four hexadecimal digits"))?;
        self.at += 4;
        Ok(unit)
    }

    /// Whatever is neither text nor has brackets.
    fn word(&mut self) -> Result<Json, Unsound> {
        let rest = self.rest();
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
        let end = rest.bytes().position(|byte| !is_part(byte)).unwrap_or(rest.len());
        let word = &rest[..end];
        let value = match word {
            "null" => Json::Null,
            "true" => Json::Bool(true),
            "false" => Json::Bool(false),
            _ if is_number(word.as_bytes()) => Json::Number(word.to_owned()),
            _ => return Err(self.wrong("a value")),
        };
        self.at += end;
        Ok(value)
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next byte that is not a space.
    fn peek(&mut self) -> Option<u8> {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let spaces = rest.iter().position(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | b'\n'));
        self.at += spaces.unwrap_or(rest.len());
        spaces.map(|spaces| rest[spaces])
    }

    fn takes(&mut self, mark: u8) -> bool {
        let takes = self.peek() == Some(mark);
        self.at += usize::from(takes);
        takes
    }

    fn expect(&mut self, mark: u8) -> Result<(), Unsound> {
        if self.takes(mark) { Ok(()) } else { Err(self.wrong(char::from(mark).encode_utf8(&mut [0; 4]))) }
    }

    fn wrong(&self, expected: &str) -> Unsound {
        Unsound::new(format_args!("expected {expected} at byte {}", self.at))
    }
}

/// An optional minus, a whole part without needless zeros, and optionally a fraction and an exponent.
fn is_number(word: &[u8]) -> bool {
    let digits = |rest: &[u8]| rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let word = word.strip_prefix(b"-").unwrap_or(word);
    let whole = digits(word);
    let mut good = whole == 1 || (whole > 1 && word[0] != b'0');
    let mut rest = &word[whole..];
    if let [b'.', fraction @ ..] = rest {
        good &= digits(fraction) > 0;
        rest = &fraction[digits(fraction)..];
    }
    if let [b'e' | b'E', b'+' | b'-', exponent @ ..] | [b'e' | b'E', exponent @ ..] = rest {
        good &= digits(exponent) > 0;
        rest = &exponent[digits(exponent)..];
    }
    good && rest.is_empty()
}
