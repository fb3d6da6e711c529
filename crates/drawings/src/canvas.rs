//! A tiny writer of SVG: only what the pictures need, with every text escaped and every number short.

use std::fmt::{self, Write};

use super::words::escaped;

/// A rectangle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Area {
    pub(super) const fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self { x, y, width, height }
    }

    /// The rectangle that is larger on every side.
    pub(super) fn grown(self, by: f64) -> Self {
        Self::new(self.x - by, self.y - by, self.width + 2.0 * by, self.height + 2.0 * by)
    }

    pub(super) fn right(self) -> f64 {
        self.x + self.width
    }

    pub(super) fn bottom(self) -> f64 {
        self.y + self.height
    }
}

/// A coordinate with at most two digits behind the point.
pub(super) struct Short(pub(super) f64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero makes a negative zero a plain one.
        write!(f, "{}", (self.0 * 100.0).round() / 100.0 + 0.0)
    }
}

/// Shapes and texts in the order in which they are painted. What they look like is a matter of their
/// classes, so that one document has a look for the day and one for the night.
#[derive(Debug, Default)]
pub(super) struct Canvas {
    out: String,
}

impl Canvas {
    pub(super) fn into_text(self) -> String {
        self.out
    }

    /// Writing to a string cannot fail.
    fn put(&mut self, line: fmt::Arguments<'_>) {
        _ = self.out.write_fmt(line);
        self.out.push('\n');
    }

    pub(super) fn rect(&mut self, class: &str, area: Area, radius: f64) {
        let (x, y, w, h) = (Short(area.x), Short(area.y), Short(area.width), Short(area.height));
        let rx = Short(radius);
        self.put(format_args!(
            r#"<rect class="{class}" x="{x}" y="{y}" width="{w}" height="{h}" rx="{rx}"/>"#
        ));
    }

    pub(super) fn circle(&mut self, class: &str, x: f64, y: f64, radius: f64) {
        let (x, y, r) = (Short(x), Short(y), Short(radius));
        self.put(format_args!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{r}"/>"#));
    }

    /// The part of a circle from the top clockwise, as a share of the whole.
    pub(super) fn arc(&mut self, class: &str, x: f64, y: f64, radius: f64, share: f64) {
        let round = radius * std::f64::consts::TAU;
        let (dash, gap) = (Short(round * share), Short(round));
        let (x, y, r) = (Short(x), Short(y), Short(radius));
        let turned = format!(r#"stroke-dasharray="{dash} {gap}" transform="rotate(-90 {x} {y})""#);
        self.put(format_args!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{r}" {turned}/>"#));
    }

    pub(super) fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let (x1, y1, x2, y2) = (Short(from.0), Short(from.1), Short(to.0), Short(to.1));
        self.put(format_args!(r#"<path class="{class}" d="M{x1} {y1}L{x2} {y2}"/>"#));
    }

    /// A shape like a rectangle, of which only the corners on the left are round.
    pub(super) fn rail(&mut self, class: &str, area: Area, radius: f64) {
        let (x, y, r) = (Short(area.right()), Short(area.y), Short(radius));
        let (back, down) = (Short(radius - area.width), Short(area.height - 2.0 * radius));
        let forth = Short(area.width - radius);
        let (upper, lower) = (format!("a{r} {r} 0 0 0 -{r} {r}"), format!("a{r} {r} 0 0 0 {r} {r}"));
        self.put(format_args!(
            r#"<path class="{class}" d="M{x} {y}h{back}{upper}v{down}{lower}h{forth}z"/>"#
        ));
    }

    pub(super) fn text(&mut self, class: &str, x: f64, y: f64, words: &str) {
        let (x, y, words) = (Short(x), Short(y), escaped(words));
        self.put(format_args!(r#"<text class="{class}" x="{x}" y="{y}">{words}</text>"#));
    }

    /// One line of text in parts that look different.
    pub(super) fn parts(&mut self, class: &str, x: f64, y: f64, parts: &[(String, String)]) {
        let spans = parts.iter().map(|(class, words)| {
            let words = escaped(words);
            if class.is_empty() { words } else { format!(r#"<tspan class="{class}">{words}</tspan>"#) }
        });
        let (x, y, spans) = (Short(x), Short(y), spans.collect::<String>());
        self.put(format_args!(r#"<text class="{class}" x="{x}" y="{y}">{spans}</text>"#));
    }

    /// A crossed field; its symbol is not square.
    pub(super) fn crossed(&mut self, class: &str, area: Area) {
        let (x, y, w, h) = (Short(area.x), Short(area.y), Short(area.width), Short(area.height));
        self.put(format_args!(
            r##"<use href="#crossed" class="{class}" x="{x}" y="{y}" width="{w}" height="{h}"/>"##
        ));
    }

    /// A symbol of which the picture has one copy, in a square of this size.
    pub(super) fn symbol(&mut self, class: &str, id: &str, x: f64, y: f64, size: f64) {
        let (x, y, s) = (Short(x), Short(y), Short(size));
        let class = if class.is_empty() { String::new() } else { format!(r#" class="{class}""#) };
        self.put(format_args!(r##"<use href="#{id}"{class} x="{x}" y="{y}" width="{s}" height="{s}"/>"##));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let texts = [1.0, -0.001, 0.1 + 0.2, 1234.5678, -2.555].map(|number| Short(number).to_string());
        assert_eq!(texts, ["1", "0", "0.3", "1234.57", "-2.56"]);
    }

    #[test]
    fn texts_cannot_break_out() {
        let mut canvas = Canvas::default();
        canvas.text("name", 1.0, 2.0, "</text><script>");
        let text = canvas.into_text();
        assert_eq!(text, "<text class=\"name\" x=\"1\" y=\"2\">&lt;/text&gt;&lt;script&gt;</text>\n");
    }
}
