use chance::{Place, Terms};
use protocol::{SeatKind, SeatStatus, TableInfo};

/// The terms of the game at a table, as this guest was told: what a device keeps before it shows its contribution, and
/// compares with the record afterwards. `None` as long as they are not fixed, or if they make no sense.
pub fn terms(info: &TableInfo) -> Option<Terms> {
    let place = |(seat, seal): (&SeatStatus, &Option<String>)| {
        let who = match seat.kind {
            SeatKind::Open => None,
            SeatKind::Person => seat.name.as_ref().map(|name| format!("person:{name}")),
            SeatKind::Bot => seat.bot.clone(),
        }?;
        let seal = match seal {
            Some(seal) => Some(seal.parse().ok()?),
            None => None,
        };
        // A person without a seal has not agreed to anything.
        (seat.kind == SeatKind::Bot || seal.is_some()).then_some(Place { who, seal })
    };
    let places = info.seats.iter().zip(&info.seals).map(place).collect::<Option<Vec<_>>>()?;
    let (table, game) = (info.table.clone(), info.game.clone());
    Some(Terms { table, game, commitment: info.commitment.parse().ok()?, places })
}
