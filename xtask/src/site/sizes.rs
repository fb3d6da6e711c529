//! How large the site is.

use super::assets::{is_kept, is_spoken};

/// The sizes of one file, in bytes.
#[derive(Debug)]
pub(super) struct Row {
    path: String,
    raw: usize,
    brotli: Option<usize>,
}

impl Row {
    pub(super) fn new(path: &str, raw: usize) -> Self {
        Self { path: path.into(), raw, brotli: None }
    }

    /// Adds the size of a compressed form.
    pub(super) fn add(&mut self, ending: &str, size: usize) {
        if ending == ".br" {
            self.brotli = Some(size);
        }
    }

    fn loaded(&self) -> usize {
        self.brotli.unwrap_or(self.raw)
    }
}

/// A line for each file, and what a first visit loads: everything that the service worker keeps then, and the texts
/// of the language that has the most.
pub(super) fn table(rows: &[Row]) -> Vec<String> {
    let width = rows.iter().map(|row| row.path.len()).max().unwrap_or_default();
    let line = |name: &str, raw, packed| {
        format!("  {name:<width$}  {:>8.1} KB  {:>8.1} KB", kilobytes(raw), kilobytes(packed))
    };
    let mut lines = vec![format!("  {:<width$}  {:>11}  {:>11}", "file", "raw", "brotli")];
    lines.extend(rows.iter().map(|row| line(&row.path, row.raw, row.loaded())));
    let texts = rows.iter().filter(|row| is_spoken(&row.path)).max_by_key(|row| row.loaded());
    let first: Vec<&Row> = rows.iter().filter(|row| is_kept(&row.path)).chain(texts).collect();
    let raw = first.iter().map(|row| row.raw).sum();
    let loaded = first.iter().map(|row| row.loaded()).sum();
    lines.push(line("first visit", raw, loaded));
    lines
}

fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_adds_up_what_is_loaded() {
        let mut script = Row::new("app.js", 30_000);
        script.add(".br", 6_200);
        script.add(".gz", 7_000);
        let others = [
            ("icon.svg", 1_000),
            ("icons/512.png", 9_000),
            ("worker.js", 40_000),
            ("texts-en.ftl", 200),
            ("texts-pl.ftl", 300),
        ];
        let others = others.map(|(path, size)| Row::new(path, size));
        let lines = table(&[script].into_iter().chain(others).collect::<Vec<_>>());
        assert_eq!(lines[1], "  app.js             30.0 KB       6.2 KB");
        assert_eq!(lines[7], "  first visit        31.3 KB       7.5 KB");
    }
}
