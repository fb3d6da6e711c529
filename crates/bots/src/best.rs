/// The best of what was offered so far; of equally good ones the first.
#[derive(Debug)]
pub(crate) struct Best<T>(Option<(f64, T)>);

impl<T> Default for Best<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Best<T> {
    pub(crate) fn offer(&mut self, worth: f64, what: T) {
        if self.0.as_ref().is_none_or(|(best, _)| worth > *best) {
            self.0 = Some((worth, what));
        }
    }

    pub(crate) fn take(self) -> Option<T> {
        self.0.map(|(_, what)| what)
    }
}
