//! The file of a network, as `docs/nets.md` describes it.

use qwixx::Rules;

use super::layers::{Block, blocks, padded};
use super::{LUCKY, Net, NetFault, POINTS, WIDEST_FIRST, WIDEST_SECOND, inputs};

const MAGIC: &[u8; 12] = b"rowlock net\0";
const VERSION: u8 = 1;

/// The rule sets that networks are for, each at the place of its number in files.
pub(crate) const RULE_SETS: [Rules; 2] = [Rules::CLASSIC, Rules::LONGO];

/// How many bytes come before the weights.
const HEADER: usize = 22;

/// What the first bytes of a file say.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Header {
    pub(crate) rules: Rules,
    pub(crate) players: usize,
    /// How many numbers describe a token.
    depth: usize,
    tokens: usize,
    first: usize,
    second: usize,
}

impl Header {
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, NetFault> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetFault::NotANet)?;
        let &[version, rules, players, depth, t0, t1, f0, f1, s0, s1, ..] = rest else {
            return Err(NetFault::Length { expected: HEADER, found: bytes.len() });
        };
        if version != VERSION {
            return Err(NetFault::Version(version));
        }
        let rules = *RULE_SETS.get(usize::from(rules)).ok_or(NetFault::Rules(rules))?;
        if !(2..=5).contains(&players) {
            return Err(NetFault::Players(players));
        }
        let [found, first, second] = [[t0, t1], [f0, f1], [s0, s1]].map(|two| u16::from_le_bytes(two).into());
        let expected = inputs::tokens(rules);
        if found != expected {
            return Err(NetFault::Tokens { expected, found });
        }
        for (width, most) in [(depth.into(), usize::MAX), (first, WIDEST_FIRST), (second, WIDEST_SECOND)] {
            if width == 0 || width > most {
                return Err(NetFault::Width(width));
            }
        }
        Ok(Self { rules, players: players.into(), depth: depth.into(), tokens: found, first, second })
    }

    fn lucky_rows(&self) -> usize {
        if self.rules.has_lucky_numbers() { LUCKY * self.players } else { 0 }
    }

    /// How long a file with this header is.
    fn length(&self) -> usize {
        let Self { players, depth, tokens, first, second, .. } = *self;
        let scaled = |rows: usize, width: usize| rows * (4 + width);
        let first_rows = 4 * players * depth + 4 * players + players + self.lucky_rows();
        HEADER
            + scaled(tokens, depth)
            + scaled(first_rows, first)
            + 4 * first
            + scaled(second, first)
            + 4 * second
            + scaled(2 * players, second)
            + 4 * 2 * players
    }
}

impl Net {
    /// Reads the file of a network, or says what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, NetFault> {
        let header = Header::read(bytes)?;
        let (expected, found) = (header.length(), bytes.len());
        if expected != found {
            return Err(NetFault::Length { expected, found });
        }
        let Header { rules, players, depth, tokens, first, second } = header;
        let mut weights = Weights { bytes: &bytes[HEADER..], finite: true };
        let embedding = weights.matrix(tokens, depth);
        let slots = weights.matrix(4 * players * depth, first);
        let mut misthrow_rows = weights.matrix(4 * players, first);
        let totals = weights.matrix(players, first);
        let lucky_rows = in_blocks(&weights.matrix(header.lucky_rows(), first), first);
        let first_bias = blocks(&weights.plain(first)).collect();
        let second_rows = in_blocks(&transposed(&weights.matrix(second, first), first), second);
        let second_bias = blocks(&weights.plain(second)).collect();
        let outputs = 2 * players;
        let output_rows = in_blocks(&transposed(&weights.matrix(outputs, second), second), outputs);
        let output_bias = blocks(&weights.plain(outputs)).next().unwrap_or_default();
        if !weights.finite {
            return Err(NetFault::Weight);
        }
        let mut token_rows = folded(&embedding, &slots, depth, first);
        let points: Vec<f32> = inputs::crosses(rules).map(row_points).collect();
        // Four slots a seat.
        add_points(&mut token_rows, &points.repeat(4), &totals, first);
        add_points(&mut misthrow_rows, &[0.0, -5.0, -10.0, -15.0], &totals, first);
        let (token_rows, misthrow_rows) = (in_blocks(&token_rows, first), in_blocks(&misthrow_rows, first));
        let (first, second) = (padded(first), padded(second));
        Ok(Self {
            rules,
            players,
            tokens,
            first,
            second,
            token_rows,
            misthrow_rows,
            lucky_rows,
            first_bias,
            second_rows,
            second_bias,
            output_rows,
            output_bias,
        })
    }
}

/// The weights of a file, taken one matrix after the other; the length was checked.
struct Weights<'a> {
    bytes: &'a [u8],
    /// Whether all so far were finite.
    finite: bool,
}

impl Weights<'_> {
    fn take(&mut self, count: usize) -> &[u8] {
        let (taken, rest) = self.bytes.split_at(count.min(self.bytes.len()));
        self.bytes = rest;
        taken
    }

    fn float(&mut self) -> f32 {
        let bytes = self.take(4).try_into().unwrap_or_default();
        let float = f32::from_le_bytes(bytes);
        self.finite &= float.is_finite();
        float
    }

    /// Numbers as they are.
    fn plain(&mut self, count: usize) -> Vec<f32> {
        (0..count).map(|_| self.float()).collect()
    }

    /// Rows of small whole numbers, each row with what they are to be multiplied by.
    fn matrix(&mut self, rows: usize, width: usize) -> Vec<f32> {
        let mut numbers = Vec::with_capacity(rows * width);
        for _ in 0..rows {
            let scale = self.float();
            numbers.extend(self.take(width).iter().map(|&byte| scale * f32::from(byte as i8)));
        }
        self.finite &= numbers.iter().all(|number| number.is_finite());
        numbers
    }
}

/// The rows of a matrix in blocks.
fn in_blocks(matrix: &[f32], width: usize) -> Vec<Block> {
    matrix.chunks_exact(width).flat_map(blocks).collect()
}

fn transposed(matrix: &[f32], width: usize) -> Vec<f32> {
    (0..width).flat_map(|column| matrix.iter().skip(column).step_by(width)).copied().collect()
}

/// What every token adds to the first layer in every slot.
fn folded(embedding: &[f32], slots: &[f32], depth: usize, width: usize) -> Vec<f32> {
    let mut table = Vec::with_capacity(embedding.len() / depth * (slots.len() / depth));
    for slot in slots.chunks_exact(depth * width) {
        for token in embedding.chunks_exact(depth) {
            let from = table.len();
            table.resize(from + width, 0.0);
            for (number, weights) in token.iter().zip(slot.chunks_exact(width)) {
                for (sum, weight) in table[from..].iter_mut().zip(weights) {
                    *sum += number * weight;
                }
            }
        }
    }
    table
}

/// The points of a row with so many crosses.
fn row_points(crosses: u8) -> f32 {
    f32::from(u16::from(crosses) * (u16::from(crosses) + 1) / 2)
}

/// Adds to every row of a table what its points mean for the total of its seat; each seat has as many rows as
/// there are points.
fn add_points(table: &mut [f32], points: &[f32], totals: &[f32], width: usize) {
    let rows = table.chunks_exact_mut(width).enumerate();
    for (i, row) in rows {
        let (seat, points) = (i / points.len(), points[i % points.len()] / POINTS);
        for (sum, weight) in row.iter_mut().zip(&totals[seat * width..]) {
            *sum += points * weight;
        }
    }
}
