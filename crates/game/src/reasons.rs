use alloc::vec::Vec;
use core::{error, fmt};

/// Everything that is wrong with a setup, not only the first thing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reasons<E>(Vec<E>);

impl<E> Reasons<E> {
    /// `Ok` if there is nothing to complain about, else all the reasons.
    pub fn none_or(reasons: Vec<E>) -> Result<(), Self> {
        if reasons.is_empty() { Ok(()) } else { Err(Self(reasons)) }
    }

    /// The reasons in the order they were found; there is at least one.
    pub fn iter(&self) -> core::slice::Iter<'_, E> {
        self.0.iter()
    }
}

impl<'a, E> IntoIterator for &'a Reasons<E> {
    type Item = &'a E;
    type IntoIter = core::slice::Iter<'a, E>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<E: fmt::Display> fmt::Display for Reasons<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.0.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            write!(f, "{separator}{reason}")?;
        }
        Ok(())
    }
}

impl<E: fmt::Debug + fmt::Display> error::Error for Reasons<E> {}
