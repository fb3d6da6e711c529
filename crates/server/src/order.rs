use bots::BotName;
use host::{GameKind, has_bot};
use protocol::{Code, Invite, MadeTable, NewTableRequest, Refused, Token};

use crate::event::{LogRules, Made, Plan};
use crate::token_hash::derived;
use crate::{TableId, TokenHash, entropy};

/// Seconds until a bot may sit in, unless another time is asked for: games over days are the usual ones.
const USUAL_AWAY: u32 = 24 * 60 * 60;
const CLOCKS: std::ops::RangeInclusive<u32> = 10..=86_400;
const AWAYS: std::ops::RangeInclusive<u32> = 30..=2_592_000;

/// A table that somebody wants: how it is made, and what its maker is told.
///
/// Its name and its tokens follow from the maker's key, so that who asks twice gets the same.
pub(crate) struct Order {
    pub(crate) id: TableId,
    pub(crate) made: Made,
    pub(crate) answer: MadeTable,
}

impl Order {
    /// The table of a request, or what is wrong with it.
    pub(crate) fn of(request: &NewTableRequest) -> Result<Self, Refused> {
        let unreadable = |reason: String| Refused::new(Code::Unreadable, reason);
        let game: GameKind = request.game.parse().map_err(|error| unreadable(format!("game: {error}")))?;
        let count = request.seats.len();
        let most = game.seats();
        if !most.contains(&count) {
            let reason = format!("seats: {game} is for {} to {} players", most.start(), most.end());
            return Err(unreadable(reason));
        }
        let within = |name: &str, value: Option<u32>, range: std::ops::RangeInclusive<u32>| match value {
            Some(value) if !range.contains(&value) => {
                Err(unreadable(format!("{name}: expected {} to {} seconds", range.start(), range.end())))
            }
            value => Ok(value),
        };
        let clock = within("clock", request.clock, CLOCKS)?;
        let away = within("away", request.away, AWAYS)?.unwrap_or(USUAL_AWAY);
        let key = request.key.expose().as_bytes();
        let watch = Token::new(derived(key, "watch"));
        let mut invites = Vec::new();
        let mut seats = Vec::with_capacity(count);
        for (i, who) in request.seats.iter().enumerate() {
            let bad = |error: String| unreadable(format!("seats.{i}: {error}"));
            seats.push(match who.as_str() {
                "person" => {
                    let token = Token::new(derived(key, &format!("invite {}", i + 1)));
                    let hash = TokenHash::of(&token);
                    invites.push(Invite { seat: game::Seat::new(i), token });
                    Plan::Invited(hash)
                }
                bot => {
                    let bot = BotName::with_people(bot).map_err(|error| bad(error.to_string()))?;
                    if !has_bot(game, bot) {
                        return Err(bad(format!("{game} has no bot '{bot}'")));
                    }
                    Plan::Bot(bot)
                }
            });
        }
        if invites.is_empty() {
            return Err(unreadable("seats: at least one has to be for a person".to_owned()));
        }
        let id = TableId::new(derived(key, "table"));
        let made = Made {
            game,
            seats,
            listed: request.listed,
            clock,
            away,
            secret: entropy::fresh_secret(),
            watch: TokenHash::of(&watch),
            rules: LogRules::Second,
        };
        // If the table is there already, its own commitment takes the place of this one.
        let commitment = made.secret.commitment().to_string();
        let answer = MadeTable { table: id.to_string(), commitment, invites, watch };
        Ok(Self { id, made, answer })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_seat_is_for_a_bot_that_the_game_does_not_have() {
        let order = |game: GameKind, bot: &str| {
            let seats = vec!["person".to_owned(), bot.to_owned()];
            let key = Token::new([7; 16]);
            let game = game.name().to_owned();
            Order::of(&NewTableRequest { key, game, seats, listed: false, clock: None, away: None })
        };
        for game in GameKind::ALL {
            for bot in BotName::ALL {
                let refused = order(game, bot.name()).err();
                let expected = (!has_bot(game, bot))
                    .then(|| Refused::new(Code::Unreadable, format!("seats.1: {game} has no bot '{bot}'")));
                assert_eq!(refused, expected);
            }
        }
        assert!(order(GameKind::Qwirkle, "evolved").is_err());
    }

    #[test]
    fn the_page_of_the_protocol_names_every_bot() {
        let page = include_str!("../../../docs/server-protocol.md");
        let row = page.lines().find(|line| line.starts_with("| `seats` | who may sit where")).unwrap();
        let named: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        for bot in BotName::ALL {
            assert!(named.contains(&bot.name()), "{bot}");
        }
        assert_eq!(named.len(), BotName::ALL.len() + 3, "{row}");
    }
}
