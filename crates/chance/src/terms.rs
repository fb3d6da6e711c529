use std::fmt;

use game::Seat;
use sha2::{Digest, Sha256};

use crate::{Commitment, Contribution, Seal, hex};

/// What the text is for, and in which version.
const PURPOSE: &str = "rowlock fair 2";

/// What is fixed before any contribution is shown, and known to everybody: which game is played at which table,
/// what the server is committed to, who sits where, and what each device has sealed.
///
/// A device shows its contribution only for terms that it has seen, and keeps them: a game that was played on
/// other terms is not the one it agreed to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The name of the table.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// What the server published of its secret.
    pub commitment: Commitment,
    /// Who sits where, in seat order.
    pub places: Vec<Place>,
}

/// One seat in the terms of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Who sits there, as records have it: `person:Max`, or the name of a bot.
    pub who: String,
    /// What a person's device has sealed; a bot adds nothing.
    pub seal: Option<Seal>,
}

impl Terms {
    /// The terms of a game at a table, for those who sit there, as records have them, and what their devices have sealed, in
    /// seat order.
    pub fn of(
        table: &str,
        game: &str,
        commitment: Commitment,
        sitters: &[impl fmt::Display],
        seals: &[Option<Seal>],
    ) -> Self {
        let places =
            sitters.iter().zip(seals).map(|(sitter, seal)| Place { who: sitter.to_string(), seal: *seal });
        Self { table: table.to_owned(), game: game.to_owned(), commitment, places: places.collect() }
    }

    /// What is wrong with the contributions of a game on these terms, if anything.
    pub fn fault_in(&self, contributions: &[Option<Contribution>]) -> Option<String> {
        (0..).zip(contributions.iter().zip(&self.places)).find_map(|(seat, (contribution, place))| {
            let seat = Seat::new(seat);
            let is_person = place.who.starts_with("person");
            match (contribution, place.seal) {
                (Some(contribution), Some(seal)) if seal != Seal::of(contribution, &self.table, seat) => {
                    Some(format!("the contribution of player {seat} is not the one that was sealed"))
                }
                (Some(_), Some(_)) if is_person => None,
                (None, None) if !is_person => None,
                _ if is_person => {
                    Some(format!("player {seat} is a person and needs a seal and a contribution"))
                }
                _ => {
                    Some(format!("player {seat} is no person and can have neither a seal nor a contribution"))
                }
            }
        })
    }

    /// A short name for the terms, which no other terms have.
    pub fn digest(&self) -> String {
        let digest: [u8; 32] = Sha256::digest(self.to_string()).into();
        hex::Hex(&digest).to_string()
    }
}

/// The text that stands for the terms; `docs/fair-chance.md` describes it.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { table, game, commitment, places } = self;
        write!(f, "{PURPOSE}\n{table}\n{game}\n{commitment}\n")?;
        places.iter().try_for_each(|Place { who, seal }| match seal {
            Some(seal) => writeln!(f, "{seal} {who}"),
            None => writeln!(f, "- {who}"),
        })
    }
}
