//! Lists in an order.

/// A list by its keys, the smallest first; equals keep their order. All lists share the code that sorts.
pub(crate) fn by_key<T>(items: Vec<T>, key: impl Fn(&T) -> i64) -> Vec<T> {
    let order = order(items.iter().map(key).collect());
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    order.into_iter().filter_map(|index| items.get_mut(index)?.take()).collect()
}

/// Where the smallest key stands, then the next, and so on.
fn order(keys: Vec<i64>) -> Vec<usize> {
    let mut keys: Vec<(i64, usize)> = keys.into_iter().enumerate().map(|(index, key)| (key, index)).collect();
    keys.sort_unstable();
    keys.into_iter().map(|(_, index)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_keep_their_order() {
        let words = vec!["three", "one", "four", "two", "five"];
        assert_eq!(by_key(words, |word| word.len() as i64), ["one", "two", "four", "five", "three"]);
        assert_eq!(by_key(vec![1, 2, 3_i64], |number| -number), [3, 2, 1]);
    }
}
