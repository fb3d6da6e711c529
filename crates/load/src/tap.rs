use game::{Seat, Viewer};
use protocol::{Json, Moment};

use crate::replayed::{Hiding, Replayed};

/// All that one client received at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tap {
    texts: Vec<Box<str>>,
}

/// What nobody may ever be sent, or not before the end, and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Secrets {
    /// The server's secret: everybody may know it once the game is over.
    pub(crate) server: String,
    /// What opens seats and lets look.
    pub(crate) tokens: Vec<String>,
}

impl Tap {
    /// One more text was received.
    pub fn add(&mut self, text: &str) {
        self.texts.push(text.into());
    }

    /// What was received that is hidden from this viewer, with the text it was found in.
    pub(crate) fn leaks<G: Hiding>(
        &self,
        replayed: &Replayed<G>,
        viewer: Viewer,
        secrets: &Secrets,
    ) -> Vec<String> {
        let search =
            |text: &&str| leak_in(text, replayed, viewer, secrets).map(|leak| format!("{leak}: {text}"));
        self.texts.iter().map(AsRef::as_ref).filter_map(|text| search(&text)).collect()
    }
}

/// What a text has that the viewer must not know.
fn leak_in<G: Hiding>(
    text: &str,
    replayed: &Replayed<G>,
    viewer: Viewer,
    secrets: &Secrets,
) -> Option<String> {
    if secrets.tokens.iter().any(|token| text.contains(token.as_str())) {
        return Some("a token".to_owned());
    }
    let Ok(json) = Json::parse(text) else { return Some("no JSON".to_owned()) };
    let update = json.get("update");
    let stages = [json.get("table").get("stage"), json.get("stage")];
    let is_over = *update.get("result") != Json::Null
        || stages.iter().any(|stage| matches!(stage.text(), Ok("over" | "closed")));
    if is_over {
        return None;
    }
    if text.contains(secrets.server.as_str()) {
        return Some("the secret before the end".to_owned());
    }
    if *update == Json::Null {
        return None;
    }
    let sight = Sight::of(update, viewer, replayed)?;
    sight.seal_in(update).or_else(|| sight.tiles_in(update, ""))
}

/// What a viewer may know at the moment of an update.
struct Sight<'a, G: Hiding> {
    replayed: &'a Replayed<G>,
    viewer: Viewer,
    opened: usize,
    from: usize,
    /// The lists of tiles that are the viewer's own.
    own: Vec<Vec<String>>,
}

impl<'a, G: Hiding> Sight<'a, G> {
    fn of(update: &Json, viewer: Viewer, replayed: &'a Replayed<G>) -> Option<Self> {
        let at: Moment = update.field("at").ok()?;
        let from = update.field("from").ok()?;
        let steps = update.get("told").list().ok()?.len() + from;
        let own = viewer.seat().map(|seat| G::tiles_of(replayed, steps, seat)).unwrap_or_default();
        Some(Self { replayed, viewer, opened: at.opened, from, own })
    }

    /// A choice that is sealed for the viewer.
    fn seal_in(&self, update: &Json) -> Option<String> {
        let is_other = |seat: Seat| self.viewer != Viewer::Seat(seat);
        for (i, told) in update.get("told").list().ok()?.iter().enumerate() {
            let is_sealed = self.from + i >= self.opened && told.field("seat").is_ok_and(is_other);
            if is_sealed && (told.kind() != Ok("sealed") || told.has_only(&["type", "seat"]).is_err()) {
                return Some(format!("a sealed choice, {told}"));
            }
        }
        let view = update.get("view");
        let open = self.replayed.view(self.opened, Viewer::Spectator)?;
        if view.get("sheets") != open.get("sheets") {
            return Some(format!("sheets that show what is sealed, {}", view.get("sheets")));
        }
        sealed_in_position(view, self.viewer)
    }

    /// Tiles that neither lie on the table nor were ever the viewer's own.
    fn tiles_in(&self, json: &Json, name: &str) -> Option<String> {
        match json {
            Json::Null | Json::Bool(_) | Json::Number(_) => None,
            // What lies on the table is compared with the record elsewhere.
            Json::Text(_) if name == "tile" => None,
            Json::Text(text) if name == "choice" => {
                let is_known = self.replayed.has_choice(self.opened, text);
                let is_own = self
                    .viewer
                    .seat()
                    .is_some_and(|seat| self.replayed.choices(seat).iter().any(|choice| choice == text));
                (!is_known && !is_own).then(|| format!("the choice {text}"))
            }
            Json::Text(text) => has_tiles(text).then(|| format!("tiles in {name}, {text}")),
            Json::List(list) => self.list_in(list, name),
            Json::Object(fields) => fields.iter().find_map(|(name, value)| self.tiles_in(value, name)),
        }
    }

    fn list_in(&self, list: &[Json], name: &str) -> Option<String> {
        let tiles = |one: &Json| one.text().ok().filter(|text| has_tiles(text)).map(str::to_owned);
        let mut tiles: Vec<String> = list.iter().filter_map(tiles).collect();
        tiles.sort();
        if tiles.is_empty() {
            return list.iter().find_map(|one| self.tiles_in(one, name));
        }
        (!self.own.contains(&tiles)).then(|| format!("tiles of somebody else in {name}, {}", tiles.join(" ")))
    }
}

/// In a position of Qwixx the fifth word has what each seat chose in action 1: only the viewer's may be there.
fn sealed_in_position(view: &Json, viewer: Viewer) -> Option<String> {
    let position = view.get("position").text().ok()?;
    let mut words = position.split(' ');
    if words.nth(1) != Some("action1") {
        return None;
    }
    let chosen = words.nth(2)?;
    let is_hidden = |(i, choice): (usize, &str)| viewer == Viewer::Seat(Seat::new(i)) || choice == "_";
    let all_hidden = chosen.split(',').enumerate().all(is_hidden);
    (!all_hidden).then(|| format!("a sealed choice in the position {position}"))
}

/// Whether a word of a text is made of tiles: a colour and a shape each.
fn has_tiles(text: &str) -> bool {
    let is_tile = |pair: &[u8]| match pair {
        [colour, shape] => b"roygbp".contains(colour) && b"scdvtx".contains(shape),
        _ => false,
    };
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.any(|word| word.as_bytes().chunks(2).all(is_tile))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_made_of_tiles_are_found() {
        for text in ["rs", "rsbc", "0,0:rsrcrd/bs", "x rs@0,0"] {
            assert!(has_tiles(text), "{text}");
        }
        for text in ["", "over", "Ada", "play", "person", "r5", "qwirkle", "0123456789abcdef"] {
            assert!(!has_tiles(text), "{text}");
        }
    }

    #[test]
    fn positions_show_only_what_the_viewer_sealed() {
        let view = |chosen: &str| {
            let position = format!("qwixx action1 1 4+1,r3,y5,g2,b6 {chosen} -/-/-/-/0 -/-/-/-/0");
            Json::object().with("position", &position)
        };
        let [first, second] = [0, 1].map(|i| Viewer::Seat(Seat::new(i)));
        assert_eq!(sealed_in_position(&view("_,_"), first), None);
        assert_eq!(sealed_in_position(&view("r5,_"), first), None);
        assert!(sealed_in_position(&view("r5,_"), second).is_some());
        assert!(sealed_in_position(&view("_,-"), Viewer::Spectator).is_some());
    }
}
