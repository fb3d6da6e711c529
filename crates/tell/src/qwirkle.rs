//! Sentences about Qwirkle.

use ::qwirkle::{
    Cell, Choice, Colour, End, Formed, Hand, Illegal, News, Qwirkle, Shape, Tile, View, ViewStage,
};
use game::{Game, Points, Seat, Viewer};

use crate::voice::capitalised;
use crate::{Tell, Texts, TileStyle, Voice, list, say, table};

impl Tell for Qwirkle {
    fn clause(news: &News, voice: Voice<'_>) -> String {
        let texts = voice.texts();
        match news {
            News::Dealt { starter, longest, .. } => {
                let (who, name) = (voice.who(*starter), voice.name(*starter));
                say!(texts, "qwirkle-dealt", who = who, name = name, count = *longest)
            }
            News::Placed { seat, placement, points, qwirkles } => {
                let tiles = voice.tiles(placement.tiles().iter().map(|placed| placed.tile));
                let (who, name) = (voice.who(*seat), voice.name(*seat));
                let points = points_of(*points, texts);
                let text =
                    say!(texts, "qwirkle-placed", who = who, name = name, tiles = tiles, points = points);
                with_bonus(text, *qwirkles, texts)
            }
            News::Traded { seat, count, own } => {
                let (who, name) = (voice.who(*seat), voice.name(*seat));
                match own {
                    Some(own) => {
                        let tiles = voice.tiles(own.tiles().iter().copied());
                        say!(texts, "qwirkle-traded", who = who, name = name, tiles = tiles)
                    }
                    None => say!(texts, "qwirkle-traded-some", who = who, name = name, count = *count),
                }
            }
            News::Passed(seat) => {
                say!(texts, "qwirkle-passed", who = voice.who(*seat), name = voice.name(*seat))
            }
            News::Drew { seat, count, own } => {
                let (who, name) = (voice.who(*seat), voice.name(*seat));
                say!(texts, "qwirkle-drew", who = who, name = name, tiles = drawn(*count, *own, voice))
            }
        }
    }

    fn clause_of_both(first: &News, second: &News, voice: Voice<'_>) -> Option<String> {
        let News::Drew { seat, count, own } = second else {
            return None;
        };
        let texts = voice.texts();
        let tiles = drawn(*count, *own, voice);
        let same = Self::seat_of(first) == *seat;
        same.then(|| say!(texts, "qwirkle-then-drew", text = Self::clause(first, voice), tiles = tiles))
    }

    fn seat_of(news: &News) -> Seat {
        match news {
            News::Dealt { starter, .. } => *starter,
            News::Placed { seat, .. }
            | News::Traded { seat, .. }
            | News::Drew { seat, .. }
            | News::Passed(seat) => *seat,
        }
    }

    /// Everybody fills the hand up again.
    fn is_idle(news: &News) -> bool {
        matches!(news, News::Drew { own: None, .. })
    }

    fn sentence(view: &View, voice: Voice<'_>) -> String {
        sentence(view, voice)
    }

    fn illegal(reason: &Illegal, voice: Voice<'_>) -> String {
        illegal(reason, voice)
    }

    fn end(end: &End, voice: Voice<'_>) -> String {
        let texts = voice.texts();
        match *end {
            End::LastTile(seat) => {
                say!(texts, "qwirkle-end-last-tile", who = voice.who(seat), name = voice.name(seat))
            }
            End::AllPassed => say!(texts, "qwirkle-end-all-passed"),
            End::NoTilePlaced => say!(texts, "qwirkle-end-no-tile"),
        }
    }

    fn announce(news: &News, view: &View, voice: Voice<'_>) -> String {
        announce(news, view, voice)
    }
}

/// One line about a step.
pub fn report(news: &News, voice: Voice<'_>) -> String {
    Qwirkle::report(news, voice)
}

/// The name of a colour.
pub fn colour_name(colour: Colour, texts: &Texts) -> String {
    say!(texts, "qwirkle-colour", colour = colour_key(colour))
}

/// The name of a shape.
pub fn shape_name(shape: Shape, texts: &Texts) -> String {
    say!(texts, "qwirkle-shape", shape = shape_key(shape))
}

/// The name of a tile: "red star".
pub fn tile_name(tile: Tile, texts: &Texts) -> String {
    let (colour, shape) = (colour_key(tile.colour()), shape_key(tile.shape()));
    say!(texts, "qwirkle-tile", colour = colour, shape = shape)
}

/// "3 tiles".
pub fn tiles_counted(count: usize, texts: &Texts) -> String {
    say!(texts, "qwirkle-tiles", count = count)
}

/// The headings of a table of scores.
pub fn score_headings(texts: &Texts) -> Vec<String> {
    let parts =
        [say!(texts, "qwirkle-lines"), say!(texts, "qwirkle-qwirkles"), say!(texts, "qwirkle-last-tile")];
    parts.into_iter().chain([table::total(texts)]).collect()
}

/// What the viewer may do now and what comes next, or who is awaited.
pub fn sentence(view: &View, voice: Voice<'_>) -> String {
    let texts = voice.texts();
    match view.stage {
        ViewStage::Deal => say!(texts, "qwirkle-to-deal"),
        ViewStage::Play { seat, opening } if view.viewer == Viewer::Seat(seat) => {
            let next = seat.next(view.seats.len());
            let next = say!(texts, "qwirkle-next", name = voice.name(next));
            voice.call(seat, format!("{} {next}", to_play(view, opening, texts)))
        }
        ViewStage::Play { seat, .. } => table::choosing(seat, voice),
        ViewStage::Draw { seat, count, .. } => {
            say!(texts, "qwirkle-to-draw", who = voice.who(seat), name = voice.name(seat), count = count)
        }
        ViewStage::Over(_) => table::over(texts),
    }
}

fn to_play(view: &View, opening: Option<usize>, texts: &Texts) -> String {
    if let Some(length) = opening {
        return say!(texts, "qwirkle-begin", count = length);
    }
    let mut choices = Vec::new();
    view.choices(&mut choices);
    let can_place = choices.iter().any(|choice| matches!(choice, Choice::Place(_)));
    match (can_place, view.bag) {
        (true, 0) => say!(texts, "qwirkle-your-turn-no-bag"),
        (true, _) => say!(texts, "qwirkle-your-turn"),
        (false, 0) => say!(texts, "qwirkle-must-pass"),
        (false, bag) => {
            let most = bag.min(view.hand.map_or(0, |hand| hand.len()));
            say!(texts, "qwirkle-must-trade", count = most)
        }
    }
}

/// The lines that a placement makes: "10 points: lines of 4, 4 and 2".
pub fn lines_formed(formed: Formed, texts: &Texts) -> String {
    let points = points_of(formed.points(), texts);
    let text = match formed.lengths() {
        [1] => say!(texts, "qwirkle-formed-alone", points = points),
        [length] => say!(texts, "qwirkle-formed-line", points = points, length = *length),
        lengths => {
            say!(texts, "qwirkle-formed-lines", points = points, lengths = list::all_of(texts, lengths))
        }
    };
    with_bonus(text, formed.qwirkles(), texts)
}

/// How the points of a placement add up: "4 + 4 + 2 for 3 lines".
pub fn lines_sum(formed: Formed, texts: &Texts) -> String {
    let lengths: Vec<String> = formed.lengths().iter().map(ToString::to_string).collect();
    let (sum, count) = (lengths.join(" + "), lengths.len());
    with_bonus(say!(texts, "qwirkle-formed-sum", sum = sum, count = count), formed.qwirkles(), texts)
}

/// What a legal choice brings, in a few words; nothing but for a placement.
pub fn effect(game: &Qwirkle, seat: Seat, choice: &Choice, texts: &Texts) -> String {
    let Choice::Place(_) = choice else {
        return String::new();
    };
    let mut after = game.clone();
    after.play_unchecked(seat, choice);
    let (before, now) = (game.score(seat), after.score(seat));
    let text = table::points(now.total() - before.total(), texts);
    let text = with_bonus(text, now.qwirkles - before.qwirkles, texts);
    if now.finish { format!("{text}, {}", say!(texts, "qwirkle-effect-ends")) } else { text }
}

/// A step for those who hear it, with what they may do if it is their turn now.
pub fn announce(news: &News, view: &View, voice: Voice<'_>) -> String {
    if Qwirkle::is_idle(news) {
        return String::new();
    }
    let report = Qwirkle::report(news, voice.with_tiles(TileStyle::Names));
    let end = if report.ends_with('!') { "" } else { "." };
    match view.stage {
        ViewStage::Play { seat, .. } if view.viewer == Viewer::Seat(seat) => {
            format!("{report}{end} {}", sentence(view, voice))
        }
        _ => format!("{report}{end}"),
    }
}

/// Why a choice is against the rules, as a sentence.
pub fn illegal(reason: &Illegal, voice: Voice<'_>) -> String {
    let texts = voice.texts();
    let keys = |tile: Tile| (colour_key(tile.colour()), shape_key(tile.shape()));
    match *reason {
        Illegal::Over => table::over(texts),
        Illegal::NotDealt => say!(texts, "qwirkle-illegal-not-dealt"),
        Illegal::DrawFirst(seat) => {
            say!(texts, "qwirkle-illegal-draw-first", who = voice.who(seat), name = voice.name(seat))
        }
        Illegal::NotYourTurn(seat) => say!(texts, "qwirkle-illegal-not-your-turn", name = voice.name(seat)),
        Illegal::OpeningCell => {
            say!(texts, "qwirkle-illegal-opening-cell", cell = Cell::ORIGIN.to_string())
        }
        Illegal::OpeningLength(length) => say!(texts, "qwirkle-illegal-opening-length", count = length),
        Illegal::OpeningNotPlaced => say!(texts, "qwirkle-illegal-opening-not-placed"),
        Illegal::EmptyTrade => say!(texts, "qwirkle-illegal-empty-trade"),
        Illegal::BagTooSmall { bag: 0, .. } => say!(texts, "qwirkle-illegal-bag-empty"),
        Illegal::BagTooSmall { bag, traded } => {
            say!(texts, "qwirkle-illegal-bag-too-small", count = bag, traded = traded)
        }
        Illegal::PassWithBag => say!(texts, "qwirkle-illegal-pass-with-bag"),
        Illegal::PassWithPlacement => say!(texts, "qwirkle-illegal-pass-with-placement"),
        Illegal::NotHeld { tile, held } => {
            let (colour, shape) = keys(tile);
            say!(texts, "qwirkle-illegal-not-held", colour = colour, shape = shape, held = held)
        }
        Illegal::SameCell(cell) => say!(texts, "qwirkle-illegal-same-cell", cell = cell.to_string()),
        Illegal::Taken(cell, tile) => {
            let (colour, shape) = keys(tile);
            say!(texts, "qwirkle-illegal-taken", cell = cell.to_string(), colour = colour, shape = shape)
        }
        Illegal::NotInLine => say!(texts, "qwirkle-illegal-not-in-line"),
        Illegal::Gap(cell) => say!(texts, "qwirkle-illegal-gap", cell = cell.to_string()),
        Illegal::Apart => say!(texts, "qwirkle-illegal-apart"),
        Illegal::Alike(cell, tile) => {
            let (colour, shape) = keys(tile);
            say!(texts, "qwirkle-illegal-alike", cell = cell.to_string(), colour = colour, shape = shape)
        }
        Illegal::Unlike(one, other) => {
            let (one, other) = (tile_name(one, texts), tile_name(other, texts));
            capitalised(&say!(texts, "qwirkle-illegal-unlike", one = one, other = other))
        }
    }
}

/// The tiles that somebody drew, as far as the viewer may know.
fn drawn(count: usize, own: Option<Hand>, voice: Voice<'_>) -> String {
    match own {
        Some(tiles) => voice.tiles(tiles.tiles().iter().copied()),
        None => tiles_counted(count, voice.texts()),
    }
}

fn points_of(points: u32, texts: &Texts) -> String {
    table::points(i32::try_from(points).unwrap_or(i32::MAX), texts)
}

fn with_bonus(text: String, qwirkles: u32, texts: &Texts) -> String {
    if qwirkles == 0 { text } else { say!(texts, "qwirkle-bonus", text = text, count = qwirkles) }
}

/// The name of a colour's variant in the messages.
const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Orange => "orange",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
    }
}

/// The name of a shape's variant in the messages.
const fn shape_key(shape: Shape) -> &'static str {
    match shape {
        Shape::Square => "square",
        Shape::Circle => "circle",
        Shape::Diamond => "diamond",
        Shape::Clover => "clover",
        Shape::Star => "star",
        Shape::Cross => "cross",
    }
}
