use game::{Points, Seat};
use qwixx::{Choice, MAX_PLAYERS, MOST_MISTHROWS, Roll, Rows, Rules, Score, Sheet, View};

/// How things stand, as somebody who thinks ahead imagines them: everybody's sheets, one's own first.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) rules: Rules,
    pub(super) closed: Rows,
    players: usize,
    sheets: [Sheet; MAX_PLAYERS],
    /// How many turns after this one each player rolls.
    waits: [usize; MAX_PLAYERS],
}

impl Standing {
    /// What `seat` sees.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let players = view.seats().len().min(MAX_PLAYERS);
        let next = view.active().next(players).index();
        let (mut sheets, mut waits) = ([Sheet::default(); MAX_PLAYERS], [0; MAX_PLAYERS]);
        for (i, (sheet, wait)) in sheets.iter_mut().zip(&mut waits).enumerate().take(players) {
            let index = (seat.index() + i) % players;
            *sheet = *view.sheet(Seat::new(index));
            *wait = (index + players - next) % players;
        }
        Self { rules: view.rules(), closed: view.closed(), players, sheets, waits }
    }

    /// The sheets, one's own first.
    pub(super) fn sheets(&self) -> &[Sheet] {
        &self.sheets[..self.players]
    }

    /// The sheets with the number of turns after this one until their player rolls.
    pub(super) fn with_waits(&self) -> impl Iterator<Item = (&Sheet, usize)> {
        self.sheets().iter().zip(self.waits)
    }

    /// The same after a choice of the player with this sheet.
    #[must_use]
    pub(super) fn after(&self, sheet: usize, choice: Choice) -> Self {
        let mut then = self.clone();
        then.sheets[sheet] = self.sheets[sheet].after(self.rules, choice);
        then.closed = self.closed.union(closed_by(&then.sheets[sheet], choice));
        then
    }

    /// The same after the second choice of one's own turn.
    #[must_use]
    pub(super) fn after_turn(&self, first: Choice, second: Choice) -> Self {
        let mut then = self.after(0, second);
        if first == Choice::Pass && second == Choice::Pass {
            then.sheets[0] = then.sheets[0].after_misthrow();
        }
        then
    }

    /// The same when the others have made these choices of action 1 as well.
    #[must_use]
    pub(super) fn joined_by(&self, others: &[Choice; MAX_PLAYERS]) -> Self {
        (1..self.players).fold(self.clone(), |then, sheet| then.after(sheet, others[sheet]))
    }

    /// The choices of one's own action 2, as the whole turn leaves things.
    pub(super) fn each_second(&self, roll: Roll, first: Choice) -> impl Iterator<Item = Self> {
        let seconds = self.sheets[0].colour_choices(self.rules, self.closed, roll);
        seconds.into_iter().map(move |second| self.after_turn(first, second))
    }

    pub(super) fn is_over(&self) -> bool {
        self.closed.len() >= 2 || self.sheets().iter().any(|sheet| sheet.misthrows() >= MOST_MISTHROWS)
    }

    /// The points of a sheet so far.
    pub(super) fn total(&self, sheet: usize) -> i32 {
        Score::of(&self.sheets[sheet]).total()
    }

    /// The most points that anybody but the player with this sheet has; `None` if there is nobody else.
    pub(super) fn best_but(&self, sheet: usize) -> Option<i32> {
        (0..self.players).filter(|&other| other != sheet).map(|other| self.total(other)).max()
    }
}

/// The row that a choice has closed.
fn closed_by(after: &Sheet, choice: Choice) -> Rows {
    match choice {
        Choice::Cross { row, .. } if after.row(row).is_locked() => Rows::NONE.with(row),
        _ => Rows::NONE,
    }
}
