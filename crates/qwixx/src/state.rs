use alloc::vec::Vec;

use game::{Awaits, Game, MAX_SEATS, RandomSource, Reasons, Seat, Seats, Step, Viewer};

use crate::sealed::Packed;
use crate::{
    Choice, Choices, End, Illegal, Impossible, News, Roll, Row, Rows, Rules, Score, Sealed, Setup,
    SetupError, Sheet, View,
};

/// A game of Qwixx, classic or Longo, at some moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Qwixx {
    pub(crate) rules: Rules,
    pub(crate) players: u8,
    pub(crate) active: Seat,
    pub(crate) closed: Rows,
    pub(crate) stage: Stage,
    pub(crate) sheets: [Sheet; MAX_SEATS],
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The active player is about to roll.
    Roll,
    /// Everybody chooses about the sum of the white dice.
    Action1 {
        /// The dice.
        roll: Roll,
        /// Who has chosen.
        chosen: Seats,
        /// What they chose; nobody else is told before all have chosen.
        sealed: Sealed,
    },
    /// The active player chooses about a white and a coloured die.
    Action2 {
        /// The dice that are still in the game.
        roll: Roll,
        /// What the active player did in action 1.
        first: Choice,
    },
    /// The game is over.
    Over(End),
}

impl Qwixx {
    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Who rolls, and who alone has an action 2.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The rows that are closed for everybody.
    pub fn closed(&self) -> Rows {
        self.closed
    }

    /// How far the turn has come.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The sheet of a seat; an empty one where nobody sits.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The dice on the table.
    pub fn roll(&self) -> Option<Roll> {
        match self.stage {
            Stage::Action1 { roll, .. } | Stage::Action2 { roll, .. } => Some(roll),
            Stage::Roll | Stage::Over(_) => None,
        }
    }

    /// The legal choices of a seat, as a set; empty if the seat has nothing to choose now.
    #[inline]
    pub fn legal(&self, seat: Seat) -> Choices {
        match self.stage {
            Stage::Action1 { roll, chosen, .. }
                if seat.index() < self.players.into() && !chosen.contains(seat) =>
            {
                self.sheet(seat).white_choices(self.rules, self.closed, roll.white_sum())
            }
            Stage::Action2 { roll, .. } if seat == self.active => {
                self.sheet(seat).colour_choices(self.rules, self.closed, roll)
            }
            _ => Choices::none(self.rules),
        }
    }

    /// Plays a whole turn at once, for searches: the state must be about to roll, and `choose` must give
    /// one of the legal choices that it is shown with the seat and its sheet.
    ///
    /// The same as the roll and all choices one by one, but without the stages in between. As with
    /// [`Game::play_unchecked`], anything else leads to an unspecified state, but nothing panics.
    #[inline]
    pub fn play_turn(&mut self, roll: Roll, mut choose: impl FnMut(Seat, &Sheet, Choices) -> Choice) {
        let (rules, closed) = (self.rules, self.closed);
        let (mut closing, mut first) = (Rows::NONE, Choice::Pass);
        for (i, sheet) in self.sheets.iter_mut().enumerate().take(self.players.into()) {
            let seat = Seat::new(i);
            let choice = choose(seat, sheet, sheet.white_choices(rules, closed, roll.white_sum()));
            // Nobody else's choices depend on this sheet, so it need not wait for the others.
            closing = closing.union(sheet.cross(rules, Packed::of(choice)));
            if seat == self.active {
                first = choice;
            }
        }
        self.end_action_1(roll, closing, first);
        if let Stage::Action2 { roll, first } = self.stage {
            let sheet = self.sheet(self.active);
            let second = choose(self.active, sheet, sheet.colour_choices(rules, self.closed, roll));
            self.end_action_2(first, second);
        }
    }

    /// Opens the sealed choices of action 1 and carries them all out together, so that several players
    /// can close the same row.
    #[inline]
    fn unseal(&mut self, roll: Roll, sealed: Sealed) {
        let mut closing = Rows::NONE;
        for (i, sheet) in self.sheets.iter_mut().enumerate().take(self.players.into()) {
            closing = closing.union(sheet.cross(self.rules, sealed.packed(Seat::new(i))));
        }
        self.end_action_1(roll, closing, sealed.get(self.active));
    }

    /// Closes rows after action 1; `first` is what the active player chose in it.
    #[inline]
    fn end_action_1(&mut self, roll: Roll, closing: Rows, first: Choice) {
        self.closed = self.closed.union(closing);
        // with the second row closed there is no action 2, and no misthrow either.
        if !self.ended_by_rows() {
            // the die of a row closed just now is gone already.
            let roll = if closing.is_empty() { roll } else { roll.without(closing) };
            self.stage = Stage::Action2 { roll, first };
        }
    }

    #[inline]
    fn end_action_2(&mut self, first: Choice, second: Choice) {
        let active = self.active;
        self.closed = self.closed.union(self.sheets[active.index()].cross(self.rules, Packed::of(second)));
        if self.ended_by_rows() {
            return;
        }
        let misthrow = first == Choice::Pass && second == Choice::Pass;
        if misthrow && self.sheets[active.index()].add_misthrow() {
            self.stage = Stage::Over(End::FourthMisthrow(active));
        } else {
            self.active = active.next(self.players.into());
            self.stage = Stage::Roll;
        }
    }

    fn ended_by_rows(&mut self) -> bool {
        let ended = self.closed.len() >= 2;
        if ended {
            self.stage = Stage::Over(End::RowsClosed(self.closed));
        }
        ended
    }

    /// Why a choice that is not among the legal ones is illegal.
    fn why_illegal(&self, seat: Seat, choice: Choice) -> Illegal {
        if seat.index() >= self.players.into() {
            return Illegal::NoSuchSeat(seat);
        }
        match self.stage {
            Stage::Over(_) => Illegal::GameOver,
            Stage::Roll => Illegal::NotRolled,
            Stage::Action1 { chosen, .. } if chosen.contains(seat) => Illegal::ChosenAlready(seat),
            Stage::Action2 { .. } if seat != self.active => Illegal::ActiveOnly(self.active),
            Stage::Action1 { roll, .. } => self.why_no_cross(seat, choice, |row, number| {
                self.why_not_white(seat, row, number, roll.white_sum())
            }),
            Stage::Action2 { roll, .. } => self.why_no_cross(seat, choice, |row, number| {
                let colour = self.rules.colour(row, number);
                match roll.colour_sums(colour) {
                    None => Some(Illegal::DieGone { colour, number }),
                    Some(sums) if sums.contains(&number) => None,
                    Some(sums) => Some(Illegal::NotAColourSum { colour, number, sums }),
                }
            }),
        }
    }

    /// Why a field cannot be crossed: what speaks against it is asked in the order in which people look,
    /// the sheet's numbers, the closed rows, the dice, and the crosses of the row.
    fn why_no_cross(&self, seat: Seat, choice: Choice, dice: impl Fn(Row, u8) -> Option<Illegal>) -> Illegal {
        // Passing is always legal for a seat that may choose, so it does not come here.
        let Choice::Cross { row, number } = choice else {
            return Illegal::NotRolled;
        };
        let crossed = self.sheet(seat).row(row);
        let Some(field) = self.rules.field(row, number) else {
            return Illegal::NoSuchNumber { row, number };
        };
        if self.closed.contains(row) {
            return Illegal::RowClosed(row);
        }
        if let Some(reason) = dice(row, number) {
            return reason;
        }
        let colour = self.rules.colour(row, number);
        match crossed.last() {
            Some(last) if last == field => Illegal::CrossedAlready { colour, number },
            Some(last) if last > field => {
                let last = self.rules.number(row, last);
                Illegal::LeftOfLast { colour, number, last: (self.rules.colour(row, last), last) }
            }
            _ => Illegal::TooFewCrosses {
                colour,
                number,
                needed: self.rules.needed(),
                crosses: crossed.crosses(),
            },
        }
    }

    fn why_not_white(&self, seat: Seat, row: Row, number: u8, sum: u8) -> Option<Illegal> {
        let (sheet, colour) = (self.sheet(seat), self.rules.colour(row, number));
        if number == sum {
            None
        } else if sheet.lucky().is_some_and(|lucky| lucky.contains(sum)) {
            let choices = sheet.white_choices(self.rules, self.closed, sum);
            Some(Illegal::NotLucky { colour, number, sum, choices })
        } else {
            Some(Illegal::NotTheWhiteSum { colour, number, sum })
        }
    }
}

impl Game for Qwixx {
    type Setup = Setup;
    type SetupError = SetupError;
    type Choice = Choice;
    type Illegal = Illegal;
    type Chance = Roll;
    type Impossible = Impossible;
    type View = View;
    type News = News;
    type Score = Score;
    type End = End;

    fn new(setup: &Setup) -> Result<Self, Reasons<SetupError>> {
        Reasons::none_or(setup.reasons())?;
        let mut sheets = [Sheet::default(); MAX_SEATS];
        for (i, sheet) in sheets.iter_mut().enumerate().take(setup.names.len()) {
            *sheet = Sheet::empty(setup.rules, setup.lucky.get(i).copied());
        }
        let players = setup.names.len() as u8;
        let (rules, active) = (setup.rules, setup.first);
        Ok(Self { rules, players, active, closed: Rows::NONE, stage: Stage::Roll, sheets })
    }

    fn seats(&self) -> Seats {
        Seats::first(self.players.into())
    }

    #[inline]
    fn awaits(&self) -> Awaits<End> {
        match self.stage {
            Stage::Roll => Awaits::Chance,
            Stage::Action1 { chosen, .. } => Awaits::Choices(self.seats().without(chosen)),
            Stage::Action2 { .. } => Awaits::Choices(Seats::only(self.active)),
            Stage::Over(end) => Awaits::Nothing(end),
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(self.legal(seat));
    }

    fn play(&mut self, seat: Seat, choice: &Choice) -> Result<(), Illegal> {
        if !self.legal(seat).contains(*choice) {
            return Err(self.why_illegal(seat, *choice));
        }
        self.play_unchecked(seat, choice);
        Ok(())
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, choice: &Choice) {
        if let Stage::Action1 { roll, chosen, sealed } = &mut self.stage {
            *sealed = sealed.with(seat, *choice);
            *chosen = chosen.with(seat);
            if *chosen == Seats::first(self.players.into()) {
                let (roll, sealed) = (*roll, *sealed);
                self.unseal(roll, sealed);
            }
        } else if let Stage::Action2 { first, .. } = self.stage {
            self.end_action_2(first, *choice);
        }
    }

    fn happen(&mut self, roll: &Roll) -> Result<(), Impossible> {
        match self.awaits() {
            Awaits::Nothing(_) => return Err(Impossible::GameOver),
            Awaits::Choices(seats) => return Err(Impossible::ChoicesAwaited(seats)),
            Awaits::Chance => roll.check(self.rules, self.closed)?,
        }
        self.happen_unchecked(roll);
        Ok(())
    }

    #[inline]
    fn happen_unchecked(&mut self, roll: &Roll) {
        self.stage = Stage::Action1 { roll: *roll, chosen: Seats::NONE, sealed: Sealed::NONE };
    }

    #[inline]
    fn cast(&self, random: &mut impl RandomSource) -> Option<Roll> {
        matches!(self.stage, Stage::Roll).then(|| Roll::cast(self.rules, self.closed, random))
    }

    fn outcomes(&self, each: &mut dyn FnMut(&Roll, u64)) -> bool {
        if matches!(self.stage, Stage::Roll) {
            Roll::each(self.rules, self.closed, each);
        }
        true
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn choices_in_view(view: &View, out: &mut Vec<Choice>) {
        out.extend(view.choices());
    }

    fn news(&self, step: &Step<Self>, _viewer: Viewer) -> News {
        News::of(self, step)
    }

    fn score(&self, seat: Seat) -> Score {
        Score::of(self.sheet(seat))
    }
}
