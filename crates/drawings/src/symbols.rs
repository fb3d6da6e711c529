//! The shapes of the design, each once in a picture.

/// One symbol on a line.
const SYMBOLS: &str = include_str!("symbols.svg");

/// The symbols that some markup uses.
pub(super) fn used_by(markup: &str) -> String {
    let is_used = |line: &&str| id_of(line).is_some_and(|id| markup.contains(&format!("\"#{id}\"")));
    SYMBOLS.lines().filter(is_used).flat_map(|line| [line, "\n"]).collect()
}

fn id_of(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("<symbol id=\"")?.split_once('"')?;
    Some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_used_is_there() {
        let symbols = used_by("<use href=\"#star\"/><use href=\"#m-red\"/>");
        assert_eq!(symbols.lines().filter_map(id_of).collect::<Vec<_>>(), ["star", "m-red"]);
    }

    #[test]
    fn symbols_have_names_of_their_own() {
        let mut ids: Vec<&str> = SYMBOLS.lines().filter_map(id_of).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!((count, ids.len()), (SYMBOLS.matches("<symbol").count(), count));
    }
}
