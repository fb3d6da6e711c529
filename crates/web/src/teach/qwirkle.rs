//! Qwirkle.

use ::qwirkle::{Hand, TILES, Tile};

use super::Args;
use super::board_drawing::{BoardScene, longest_line};
use super::section::{Block, Drawing, Section};

/// What we decided where the rulebook is silent.
pub(super) const FINE: [&str; 6] =
    ["rw-fine-opening", "rw-fine-oldest", "rw-fine-trade", "rw-fine-pass", "rw-fine-stuck", "rules-tie"];

/// What lies on the table in the examples: four lines around a corner.
const TABLE: &str = "gt@0,0 gs@1,0 gc@2,0 bc@2,1 pc@2,2";

/// The placements of the examples on that table.
const LENGTHENED: &str = "rc@2,3";
const IN_TWO_LINES: &str = "bs@1,1";
const TWO_TILES: &str = "yt@0,-1 ys@1,-1";
const APART: &str = "gd@-1,0 gv@3,0";

/// A red line that lacks one tile, and that tile.
const FIVE: &str = "rs@0,0 rc@1,0 rd@2,0 rt@3,0 rx@4,0";
const SIXTH: &str = "rv@5,0";

const HAND: &str = "rs oc yt yc bd yx";

/// The values that all texts may have in them.
pub(super) fn args() -> Args {
    vec![("all", TILES.into())]
}

/// The rules, section by section.
pub(super) fn sections() -> Vec<Section> {
    vec![
        plain("goal", "rw-goal", &["rw-goal-1", "rules-wins"]),
        with(
            plain("tiles", "rw-tiles", &["rw-tiles-1", "rw-tiles-2"]),
            [Some(picture(Drawing::Kinds, "rw-tiles-fig", vec![]))],
        ),
        with(plain("begin", "rw-begin", &["rw-begin-1"]), [begin()]),
        plain("turn", "rw-turn", &["rw-turn-1", "rw-turn-2"]),
        with(
            plain("lines", "rw-lines", &["rw-lines-1", "rw-lines-2"]),
            [
                line("bs bc bx", "rw-lines-colour"),
                line("rt yt gt pt", "rw-lines-shape"),
                line("od ox od", "rw-lines-twice"),
                line("gs gv bc", "rw-lines-mixed"),
            ],
        ),
        with(
            plain("placing", "rw-placing", &["rw-placing-1", "rw-placing-2"]),
            [board(TABLE, APART, "rw-placing-fig")],
        ),
        with(
            plain("points", "rw-points", &["rw-points-1", "rw-points-2"]),
            [
                board(TABLE, LENGTHENED, "rw-points-one"),
                board(TABLE, IN_TWO_LINES, "rw-points-two"),
                board(TABLE, TWO_TILES, "rw-points-three"),
            ],
        ),
        with(
            plain("qwirkle", "rw-qwirkle", &["rw-qwirkle-1"]),
            [board(FIVE, SIXTH, "rw-qwirkle-fig"), Some(Block::Text("rw-qwirkle-2"))],
        ),
        plain("trade", "rw-trade", &["rw-trade-1", "rw-trade-2"]),
        plain("end", "rw-end", &["rw-end-1", "rules-wins"]),
    ]
}

/// A section of texts.
fn plain(id: &'static str, title: &'static str, texts: &[&'static str]) -> Section {
    Section { id, title, blocks: texts.iter().map(|text| Block::Text(text)).collect() }
}

/// The section with more behind its texts.
fn with<const N: usize>(mut section: Section, more: [Option<Block>; N]) -> Section {
    section.blocks.extend(more.into_iter().flatten());
    section
}

fn picture(drawing: Drawing, caption: &'static str, args: Args) -> Block {
    Block::Picture { drawing, caption, args }
}

fn line(tiles: &str, caption: &'static str) -> Option<Block> {
    let tiles = tiles.split_whitespace().map(Tile::read).collect::<Option<Vec<_>>>()?;
    Some(picture(Drawing::Line(tiles), caption, vec![]))
}

fn board(before: &str, laid: &str, caption: &'static str) -> Option<Block> {
    let scene = BoardScene::new(before, laid)?;
    let args = vec![("points", scene.points().into()), ("sum", scene.sum().into())];
    Some(picture(Drawing::Board(Box::new(scene)), caption, args))
}

fn begin() -> Option<Block> {
    let hand = Hand::read(HAND)?;
    let count = longest_line(hand).len();
    Some(picture(Drawing::Hand(hand), "rw-begin-fig", vec![("count", count.into())]))
}

#[cfg(test)]
mod tests {
    use ::qwirkle::Line;

    use super::*;

    /// What the tiles of a message are worth and how that comes about, by name of the message.
    fn scene(caption: &str) -> BoardScene {
        let blocks = sections().into_iter().flat_map(|section| section.blocks);
        let found = blocks.into_iter().find_map(|block| match block {
            Block::Picture { drawing: Drawing::Board(scene), caption: own, .. } if own == caption => {
                Some(*scene)
            }
            _ => None,
        });
        found.unwrap_or_else(|| panic!("{caption} is not a legal placement"))
    }

    #[test]
    fn examples_are_legal_and_make_as_many_lines_as_their_texts_say() {
        for (caption, sum, points) in [
            ("rw-placing-fig", "5", 5),
            ("rw-points-one", "4", 4),
            ("rw-points-two", "2 + 2", 4),
            ("rw-points-three", "2 + 2 + 2", 6),
            ("rw-qwirkle-fig", "6", 12),
        ] {
            let scene = scene(caption);
            assert_eq!((scene.sum().as_str(), scene.points()), (sum, points), "{caption}");
            let traced: Vec<_> = scene.lines.iter().map(|line| line.len).collect();
            assert_eq!(traced, scene.board.formed(&scene.laid).unwrap().lengths(), "{caption}");
        }
    }

    #[test]
    fn lines_are_right_or_wrong_as_their_texts_say() {
        let mut seen = 0;
        for block in sections().into_iter().flat_map(|section| section.blocks) {
            if let Block::Picture { drawing: Drawing::Line(tiles), caption, .. } = block {
                let right = matches!(caption, "rw-lines-colour" | "rw-lines-shape");
                assert_eq!(tiles.into_iter().collect::<Line>().is_valid(), right, "{caption}");
                seen += 1;
            }
        }
        assert_eq!(seen, 4);
    }

    #[test]
    fn the_longest_line_of_the_hand_is_what_the_rules_say() {
        let hand = Hand::read(HAND).unwrap();
        assert_eq!(longest_line(hand).len(), hand.longest_line());
        assert_eq!(hand.longest_line(), 3);
    }
}
