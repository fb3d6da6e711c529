//! Random bytes from the system, and nothing else draws from here.

use std::fmt::Write;

use chance::Secret;

/// A secret that nobody can guess.
///
/// # Panics
///
/// If the system gives no random numbers: then no table can be fair, and going on would be worse.
pub(crate) fn fresh_secret() -> Secret {
    Secret::new(bytes())
}

/// A name that nobody else has, of so many bytes in hexadecimal digits.
pub(crate) fn name<const N: usize>() -> String {
    hex(&bytes::<N>())
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a text does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes that nobody can guess.
///
/// # Panics
///
/// If the system gives no random numbers.
#[expect(clippy::expect_used, reason = "there is nothing sensible to go on with")]
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}
