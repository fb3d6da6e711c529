//! The frame of a picture: its size, its head, and what it says to those who cannot see it.

use super::canvas::{Area, Canvas, Short};
use super::words::escaped;
use super::{palette, symbols};

/// The space around everything.
pub(super) const MARGIN: f64 = 24.0;

/// How much of the height the head takes.
pub(super) const HEAD: f64 = 56.0;

/// What stands on a page besides what is drawn on it.
#[derive(Debug)]
pub(super) struct Page {
    pub(super) width: f64,
    pub(super) height: f64,
    /// The name of the game.
    pub(super) game: &'static str,
    /// How far it has come.
    pub(super) moment: String,
    /// Everything that can be seen, in sentences.
    pub(super) description: String,
    /// The colours of the game.
    pub(super) colours: &'static [&'static str],
    /// Definitions that this game needs besides the symbols.
    pub(super) definitions: String,
}

impl Page {
    /// The whole document.
    pub(super) fn with(&self, drawing: Canvas) -> String {
        let mut head = Canvas::default();
        head.rect("page", Area::new(0.0, 0.0, self.width, self.height), 0.0);
        self.draw_head(&mut head);
        let body = head.into_text() + &drawing.into_text();
        let symbols = symbols::used_by(&format!("{}{body}", self.definitions));
        let (width, height) = (Short(self.width), Short(self.height));
        let title = [self.game, &self.moment].join(" ");
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"title desc\">\n\
             <title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n\
             <style>\n{}</style>\n<defs>\n{symbols}{}</defs>\n{body}</svg>\n",
            escaped(title.trim()),
            escaped(&self.description),
            palette::style(self.colours),
            self.definitions,
        )
    }

    fn draw_head(&self, canvas: &mut Canvas) {
        canvas.symbol("text oars", "logo", MARGIN, 17.0, 28.0);
        let parts = [
            (String::new(), self.game.to_owned()),
            ("moment quiet".to_owned(), format!("  {}", self.moment)),
        ];
        canvas.parts("title", MARGIN + 38.0, 40.0, &parts);
    }
}
