use std::error::Error;
use std::fmt;

/// Why a text is not so many bytes in hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoHex {
    /// How many digits there should be.
    digits: usize,
}

impl fmt::Display for NoHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} hexadecimal digits in lower case", self.digits)
    }
}

impl Error for NoHex {}

/// Bytes that are shown in hexadecimal digits.
pub(crate) struct Hex<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self.0, f)
    }
}

/// Bytes in hexadecimal digits.
pub(crate) fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    // All at once: a server writes many of them for every choice.
    let digit = |half: u8| char::from_digit(u32::from(half), 16).unwrap_or_default();
    let text: String = bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect();
    f.write_str(&text)
}

/// The bytes that a text says. There is one way to write them, so that two texts never mean the same.
pub(crate) fn read<const N: usize>(text: &str) -> Result<[u8; N], NoHex> {
    let no_hex = NoHex { digits: 2 * N };
    let digit = |digit: u8| match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(no_hex),
    };
    if text.len() != 2 * N {
        return Err(no_hex);
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}
