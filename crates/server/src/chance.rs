//! Random bytes from the system: secrets of tables, and nothing else draws from here.

use fair::Secret;

/// A secret that nobody can guess.
///
/// # Panics
///
/// If the system gives no random numbers: then no table can be fair, and going on would be worse.
#[expect(clippy::expect_used, reason = "there is nothing sensible to go on with")]
pub(crate) fn fresh_secret() -> Secret {
    Secret::new(bytes())
}

/// Bytes that nobody can guess.
#[expect(clippy::expect_used, reason = "there is nothing sensible to go on with")]
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}
