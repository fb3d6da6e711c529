use game::{Seat, Viewer};
use protocol::Moment;
use serde::Deserialize;
use serde_json::{Map, Value};

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
    let Ok(json) = serde_json::from_str::<Value>(text) else { return Some("no JSON".to_owned()) };
    let update = &json["update"];
    let stages = [&json["table"]["stage"], &json["stage"]];
    let is_over = !update["result"].is_null()
        || stages.iter().any(|stage| matches!(stage.as_str(), Some("over" | "closed")));
    if is_over {
        return None;
    }
    if text.contains(secrets.server.as_str()) {
        return Some("the secret before the end".to_owned());
    }
    if update.is_null() {
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
    fn of(update: &Value, viewer: Viewer, replayed: &'a Replayed<G>) -> Option<Self> {
        let at = Moment::deserialize(&update["at"]).ok()?;
        let from = usize::deserialize(&update["from"]).ok()?;
        let steps = update["told"].as_array()?.len() + from;
        let own = viewer.seat().map(|seat| G::tiles_of(replayed, steps, seat)).unwrap_or_default();
        Some(Self { replayed, viewer, opened: at.opened, from, own })
    }

    /// A choice that is sealed for the viewer.
    fn seal_in(&self, update: &Value) -> Option<String> {
        let is_other = |seat: Seat| self.viewer != Viewer::Seat(seat);
        for (i, told) in update["told"].as_array()?.iter().enumerate() {
            let seat = protocol::SeatNumber::deserialize(&told["seat"]);
            let is_sealed = self.from + i >= self.opened && seat.is_ok_and(is_other);
            let fields = told.as_object().map_or(0, Map::len);
            if is_sealed && (told["type"] != "sealed" || fields != 2) {
                return Some(format!("a sealed choice, {told}"));
            }
        }
        let view = &update["view"];
        let open = self.replayed.view(self.opened, Viewer::Spectator)?;
        if view["sheets"] != open["sheets"] {
            return Some(format!("sheets that show what is sealed, {}", view["sheets"]));
        }
        sealed_in_position(view, self.viewer)
    }

    /// Tiles that neither lie on the table nor were ever the viewer's own.
    fn tiles_in(&self, json: &Value, name: &str) -> Option<String> {
        match json {
            Value::Null | Value::Bool(_) | Value::Number(_) => None,
            // What lies on the table is compared with the record elsewhere.
            Value::String(_) if name == "tile" => None,
            Value::String(text) if name == "choice" => {
                let is_known = self.replayed.has_choice(self.opened, text);
                let is_own = self
                    .viewer
                    .seat()
                    .is_some_and(|seat| self.replayed.choices(seat).iter().any(|choice| choice == text));
                (!is_known && !is_own).then(|| format!("the choice {text}"))
            }
            Value::String(text) => has_tiles(text).then(|| format!("tiles in {name}, {text}")),
            Value::Array(list) => self.list_in(list, name),
            Value::Object(fields) => fields.iter().find_map(|(name, value)| self.tiles_in(value, name)),
        }
    }

    fn list_in(&self, list: &[Value], name: &str) -> Option<String> {
        let tiles = |one: &Value| one.as_str().filter(|text| has_tiles(text)).map(str::to_owned);
        let mut tiles: Vec<String> = list.iter().filter_map(tiles).collect();
        tiles.sort();
        if tiles.is_empty() {
            return list.iter().find_map(|one| self.tiles_in(one, name));
        }
        (!self.own.contains(&tiles)).then(|| format!("tiles of somebody else in {name}, {}", tiles.join(" ")))
    }
}

/// In a position of Qwixx the fifth word has what each seat chose in action 1: only the viewer's may be there.
fn sealed_in_position(view: &Value, viewer: Viewer) -> Option<String> {
    let position = view["position"].as_str()?;
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
    use serde_json::json;

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
            json!({ "position": position })
        };
        let [first, second] = [0, 1].map(|i| Viewer::Seat(Seat::new(i)));
        assert_eq!(sealed_in_position(&view("_,_"), first), None);
        assert_eq!(sealed_in_position(&view("r5,_"), first), None);
        assert!(sealed_in_position(&view("r5,_"), second).is_some());
        assert!(sealed_in_position(&view("_,-"), Viewer::Spectator).is_some());
    }
}
