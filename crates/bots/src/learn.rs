use crate::qwixx::Alone;
use crate::{Net, NetFault};

/// Keeps the file of a network, or of a compact table for one player, for the rest of the program: for programs that
/// have none of their own. Where one for the same tables is known already, that one stays.
pub fn learn(bytes: &[u8]) -> Result<(), NetFault> {
    if Alone::learn(bytes) { Ok(()) } else { Net::learn(bytes).map(|_| ()) }
}

#[cfg(test)]
mod tests {
    use qwixx::Rules;

    use super::*;
    use crate::net::twin::random_file;

    #[test]
    fn either_kind_of_file_is_learnt_and_nothing_else() {
        assert_eq!(learn(solo::CLASSIC_COMPACT), Ok(()));
        assert_eq!(learn(&random_file(Rules::LONGO, 5, [4, 32, 8], 5)), Ok(()));
        assert!(Alone::known().is_some() && Net::of(Rules::LONGO, 5).is_some());
        for bytes in [&b""[..], b"<!doctype html>", &solo::CLASSIC_COMPACT[..100]] {
            assert!(learn(bytes).is_err(), "{bytes:?}");
        }
    }
}
