//! How large the site is, and how large it may be.

use crate::assets::Need;

/// So many compressed bytes may be needed before the first page can be used.
const FIRST: usize = 320_000;
/// And so many with a first table of Qwixx.
const TABLE: usize = 520_000;

/// The sizes of one file, in bytes.
#[derive(Debug)]
pub(crate) struct Row {
    path: String,
    need: Need,
    raw: usize,
    brotli: Option<usize>,
}

impl Row {
    pub(crate) fn new(path: &str, need: Need, raw: usize) -> Self {
        Self { path: path.into(), need, raw, brotli: None }
    }

    /// Adds the size of a compressed form.
    pub(crate) fn add(&mut self, ending: &str, size: usize) {
        if ending == ".br" {
            self.brotli = Some(size);
        }
    }

    fn loaded(&self) -> usize {
        self.brotli.unwrap_or(self.raw)
    }
}

/// A line for each file, and what is loaded in all for some purposes, with what may be.
pub(crate) fn table(rows: &[Row]) -> Vec<String> {
    let width = rows.iter().map(|row| row.path.len()).max().unwrap_or_default().max(18);
    let line = |name: &str, raw, packed| {
        format!("  {name:<width$}  {:>8.1} KB  {:>8.1} KB", kilobytes(raw), kilobytes(packed))
    };
    let mut lines = vec![format!("  {:<width$}  {:>11}  {:>11}", "file", "raw", "brotli")];
    lines.extend(rows.iter().map(|row| line(&row.path, row.raw, row.loaded())));
    for Budget { name, needs, most } in budgets() {
        let (raw, packed) = sum(rows, needs);
        let most = most.map_or_else(String::new, |most| format!(" of {:.0} KB", kilobytes(most)));
        lines.push(line(name, raw, packed) + &most);
    }
    lines
}

/// What is larger than it may be.
pub(crate) fn check(rows: &[Row]) -> Result<(), String> {
    let too_large = budgets().into_iter().filter_map(|Budget { name, needs, most }| {
        let (most, (_, packed)) = (most?, sum(rows, needs));
        let (is, may_be) = (kilobytes(packed), kilobytes(most));
        (packed > most).then(|| format!("{name}: {is:.1} KB compressed, more than {may_be:.0} KB"))
    });
    let too_large: Vec<String> = too_large.collect();
    if too_large.is_empty() { Ok(()) } else { Err(too_large.join("\n  ")) }
}

/// What is loaded for a purpose.
struct Budget {
    name: &'static str,
    needs: &'static [Need],
    /// With more than this the site is not built.
    most: Option<usize>,
}

fn budgets() -> [Budget; 3] {
    let (first, table) = (&[Need::First], &[Need::First, Need::Table]);
    let all = &[Need::First, Need::Table, Need::Texts, Need::Later];
    [
        Budget { name: "first page", needs: first, most: Some(FIRST) },
        Budget { name: "with first table", needs: table, most: Some(TABLE) },
        Budget { name: "all, for offline", needs: all, most: None },
    ]
}

/// The size of all files that are needed then, raw and compressed, with the texts of the language that has the most.
fn sum(rows: &[Row], needs: &[Need]) -> (usize, usize) {
    let texts = rows.iter().filter(|row| row.need == Need::Texts && !needs.contains(&Need::Texts));
    let texts = texts.max_by_key(|row| row.loaded());
    let all = || rows.iter().filter(|row| needs.contains(&row.need)).chain(texts);
    (all().map(|row| row.raw).sum(), all().map(Row::loaded).sum())
}

fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(script: usize, worker: usize) -> Vec<Row> {
        let mut page = Row::new("page.js", Need::First, 3 * script);
        page.add(".br", script);
        page.add(".gz", script + 1_000);
        let others = [
            ("icons/512.png", Need::Installing, 9_000),
            ("worker.js", Need::Table, worker),
            ("part-online.wasm", Need::Later, 40_000),
            ("texts-en.ftl", Need::Texts, 200),
            ("texts-pl.ftl", Need::Texts, 300),
        ];
        let others = others.map(|(path, need, size)| Row::new(path, need, size));
        [page].into_iter().chain(others).collect()
    }

    #[test]
    fn the_table_adds_up_what_is_loaded() {
        let lines = table(&rows(6_200, 5_000));
        assert_eq!(lines[1], "  page.js                 18.6 KB       6.2 KB");
        assert_eq!(lines[7], "  first page              18.9 KB       6.5 KB of 320 KB");
        assert_eq!(lines[8], "  with first table        23.9 KB      11.5 KB of 520 KB");
        assert_eq!(lines[9], "  all, for offline        64.1 KB      51.7 KB");
    }

    #[test]
    fn what_is_too_large_is_named() {
        assert_eq!(check(&rows(319_700, 199_999)), Ok(()));
        let fault = check(&rows(319_701, 0)).unwrap_err();
        assert_eq!(fault, "first page: 320.0 KB compressed, more than 320 KB");
        let both = check(&rows(319_701, 200_000)).unwrap_err();
        assert!(both.ends_with("\n  with first table: 520.0 KB compressed, more than 520 KB"), "{both}");
    }
}
