//! Value networks: how likely each seat is to win a game of Qwixx, and what it will still score.
//!
//! A network is a file that training has written (`docs/nets.md`). It is read into tables, so that a
//! state costs a few sums and two small layers. All arithmetic is plain, in a fixed order and without
//! functions of the system, so that every machine and the browser get the same bits.

mod fault;
mod file;
mod inputs;
mod layers;
mod power;
#[cfg(test)]
pub(crate) mod twin;

use qwixx::{MAX_PLAYERS, Rules};

pub use fault::NetFault;
pub(crate) use file::Header;
#[cfg(test)]
pub(crate) use file::RULE_SETS;
pub(crate) use inputs::Inputs;
use layers::{Block, add_layer, add_rows, padded};

/// The widest first layer; one that is wider is refused.
const WIDEST_FIRST: usize = 256;

/// The widest second layer.
const WIDEST_SECOND: usize = 64;

/// How many lucky numbers there are: the sums of two dice of eight sides.
const LUCKY: usize = 15;

/// Totals and points to come are divided by this for the network.
const POINTS: f32 = 32.0;

/// A network that values the states of one rule set with one number of players.
///
/// The first layer is folded into tables: what a token in a slot adds to it is looked up. Totals need no input of their
/// own then, as they are sums of what rows and misthrows bring.
pub struct Net {
    rules: Rules,
    players: usize,
    tokens: usize,
    /// How many blocks each layer has.
    first: usize,
    second: usize,
    /// A row of the first layer for every token of every slot, with what the row's points add.
    token_rows: Vec<Block>,
    /// For every seat and number of misthrows, with what their points take away.
    misthrow_rows: Vec<Block>,
    /// For every seat and lucky number.
    lucky_rows: Vec<Block>,
    first_bias: Vec<Block>,
    /// A row of the second layer for every unit of the first.
    second_rows: Vec<Block>,
    second_bias: Vec<Block>,
    /// A row of outputs for every unit of the second layer.
    output_rows: Vec<Block>,
    output_bias: Block,
}

/// What a network says of a state, seat by seat from who rolls next.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Values {
    /// The share of the victory to expect.
    pub(crate) shares: [f32; MAX_PLAYERS],
    /// The points still to come.
    pub(crate) points: [f32; MAX_PLAYERS],
}

impl Net {
    /// The rule set that it knows.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many players its games have.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The value of a state before a roll.
    pub(crate) fn value(&self, inputs: &Inputs) -> Values {
        let mut first = [Block::default(); padded(WIDEST_FIRST)];
        let mut second = [Block::default(); padded(WIDEST_SECOND)];
        let (first, second) = (&mut first[..self.first], &mut second[..self.second]);
        self.sum(inputs, first);
        second.copy_from_slice(&self.second_bias);
        add_layer(second, first, &self.second_rows);
        let mut outputs = self.output_bias;
        add_layer(std::slice::from_mut(&mut outputs), second, &self.output_rows);
        self.read_out(&outputs)
    }

    /// The first layer: the rows of everything that is so.
    fn sum(&self, inputs: &Inputs, sums: &mut [Block]) {
        let mut rows: [&[Block]; 7 * MAX_PLAYERS] = [&[]; 7 * MAX_PLAYERS];
        let mut free = rows.iter_mut();
        let mut add = |row| free.next().map_or((), |free| *free = row);
        for (slot, token) in inputs.slots(self.players) {
            add(self.row(&self.token_rows, slot * self.tokens + token));
        }
        sums.copy_from_slice(&self.first_bias);
        for seat in 0..self.players {
            add(self.row(&self.misthrow_rows, 4 * seat + inputs.misthrows(seat)));
            if self.rules.has_lucky_numbers() {
                for number in inputs.lucky(seat) {
                    add(self.row(&self.lucky_rows, LUCKY * seat + number));
                }
            }
        }
        let left = free.len();
        add_rows(sums, &rows[..rows.len() - left]);
    }

    /// A row of a table of the first layer.
    fn row<'a>(&self, rows: &'a [Block], number: usize) -> &'a [Block] {
        rows.get(number * self.first..(number + 1) * self.first).unwrap_or_default()
    }

    fn read_out(&self, outputs: &Block) -> Values {
        let (logits, points) = outputs.split_at(self.players);
        let mut values = Values::default();
        power::softmax(logits, &mut values.shares[..self.players]);
        for (value, points) in values.points.iter_mut().zip(&points[..self.players]) {
            *value = POINTS * points;
        }
        values
    }
}

impl std::fmt::Debug for Net {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Net({:?}, {} players)", self.rules, self.players)
    }
}
