use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use game::{Awaits, Game, MAX_SEATS, RandomSource, Reasons, Seat, Seats, Step, Viewer};

use crate::draw::for_each_draw;
use crate::{
    Bag, Board, Chance, Choice, HAND_SIZE, Hand, Illegal, Impossible, News, Placement, Score, Setup,
    SetupError, View, check, choice, generate,
};

/// so many rounds without a placement end the game.
pub const IDLE_ROUNDS: usize = 3;

/// A game of Qwirkle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Qwirkle {
    pub(crate) stage: Stage,
    pub(crate) count: usize,
    /// Whose turn it is; when the game is over, whose turn was the last.
    pub(crate) turn: Seat,
    /// The turns since the last placement. While there are tiles in the bag these were trades, with an
    /// empty bag passes.
    pub(crate) idle: usize,
    /// Shared by all copies of the state until one of them places a tile: it is by far the largest part.
    pub(crate) board: Arc<Board>,
    pub(crate) bag: Bag,
    pub(crate) hands: [Hand; MAX_SEATS],
    /// What the placements brought; the six points at the end are not in it.
    pub(crate) scores: [Score; MAX_SEATS],
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stage {
    /// The first hands are dealt; who starts in a tie depends on the ages.
    Deal { ages: Vec<Seat> },
    /// The seat in turn chooses.
    Play,
    /// The seat in turn draws; with tiles set aside it is a trade.
    Draw { aside: Hand },
    /// The game has ended.
    Over,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// This seat played its last tile with the bag empty.
    LastTile(Seat),
    /// nobody can place a tile and the bag is empty.
    AllPassed,
    /// no tile was placed for three rounds.
    NoTilePlaced,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LastTile(seat) => write!(f, "player {seat} played the last tile"),
            Self::AllPassed => f.write_str("nobody could place a tile and the bag was empty"),
            Self::NoTilePlaced => f.write_str("no tile was placed for three rounds"),
        }
    }
}

impl Qwirkle {
    /// A game of `count` seats before the deal.
    pub(crate) fn before_deal(ages: Vec<Seat>) -> Self {
        Self {
            count: ages.len(),
            stage: Stage::Deal { ages },
            turn: Seat::new(0),
            idle: 0,
            board: Arc::new(Board::new()),
            bag: Bag::FULL,
            hands: [Hand::EMPTY; MAX_SEATS],
            scores: [Score::default(); MAX_SEATS],
        }
    }

    /// The tiles on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles of a seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The tiles in the bag; tiles set aside for a trade are not among them until the draw.
    pub fn bag(&self) -> &Bag {
        &self.bag
    }

    /// Whose turn it is; when the game is over, whose turn was the last.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How many turns there were since the last placement.
    pub fn idle(&self) -> usize {
        self.idle
    }

    /// How many tiles the opening line must have, if it is to be laid now.
    pub fn opening(&self) -> Option<usize> {
        let opens = self.stage == Stage::Play && self.board.is_empty();
        opens.then(|| self.hand(self.turn).longest_line())
    }

    /// Shows every legal placement of a seat, each once, and the points it brings.
    ///
    /// Nothing is allocated. The six points for ending the game are not among the points.
    pub fn for_each_placement(&self, seat: Seat, mut show: impl FnMut(&Placement, u32)) {
        if self.is_to_play(seat) {
            generate::for_each_placement(&self.board, self.hand(seat), &mut show);
        }
    }

    /// Whether a seat is to play and can place a tile.
    pub fn can_place(&self, seat: Seat) -> bool {
        self.is_to_play(seat) && generate::can_place(&self.board, self.hand(seat))
    }

    fn is_to_play(&self, seat: Seat) -> bool {
        self.stage == Stage::Play && self.turn == seat
    }

    /// How the game ended, if it has.
    pub(crate) fn end(&self) -> Option<End> {
        if self.stage != Stage::Over {
            None
        } else if !self.bag.is_empty() {
            Some(End::NoTilePlaced)
        } else if self.hand(self.turn).is_empty() {
            Some(End::LastTile(self.turn))
        } else {
            Some(End::AllPassed)
        }
    }

    /// How many tiles are to be drawn now.
    pub(crate) fn due(&self) -> usize {
        match &self.stage {
            // A trade draws as many tiles as were set aside, a placement fills the hand up again.
            Stage::Draw { aside } if !aside.is_empty() => aside.len(),
            Stage::Draw { .. } => (HAND_SIZE - self.hand(self.turn).len()).min(self.bag.len()),
            Stage::Deal { .. } | Stage::Play | Stage::Over => 0,
        }
    }

    /// the longest line starts; of several, the oldest player's.
    fn starter(&self, ages: &[Seat]) -> Seat {
        let longest = |seat: &Seat| self.hand(*seat).longest_line();
        let most = ages.iter().map(longest).max();
        ages.iter().copied().find(|seat| Some(longest(seat)) == most).unwrap_or(self.turn)
    }

    fn place(&mut self, placement: &Placement) {
        let hand = &mut self.hands[self.turn.index()];
        let board = Arc::make_mut(&mut self.board);
        for placed in placement.tiles() {
            hand.remove(placed.tile);
            board.put(placed.cell, placed.tile);
        }
        self.scores[self.turn.index()].add(board.lines_through(placement));
        self.idle = 0;
        if !self.bag.is_empty() {
            self.stage = Stage::Draw { aside: Hand::EMPTY };
        } else if hand.is_empty() {
            self.stage = Stage::Over;
        } else {
            self.end_turn();
        }
    }

    fn trade(&mut self, tiles: Hand) {
        for &tile in tiles.tiles() {
            self.hands[self.turn.index()].remove(tile);
        }
        self.idle += 1;
        self.stage = Stage::Draw { aside: tiles };
    }

    fn draw(&mut self, tiles: Hand) {
        for &tile in tiles.tiles() {
            self.bag.take(tile);
            self.hands[self.turn.index()].add(tile);
        }
        if let Stage::Draw { aside } = self.stage {
            aside.tiles().iter().for_each(|&tile| self.bag.put(tile));
        }
        self.end_turn();
    }

    fn end_turn(&mut self) {
        if self.is_idle_too_long() {
            self.stage = Stage::Over;
        } else {
            self.stage = Stage::Play;
            self.turn = self.turn.next(self.count);
        }
    }

    /// one round of passes ends the game; R-16: so do three rounds of trades.
    pub(crate) fn is_idle_too_long(&self) -> bool {
        let rounds = if self.bag.is_empty() { 1 } else { IDLE_ROUNDS };
        self.idle >= rounds * self.count
    }

    pub(crate) fn deal(&mut self, hands: &[Hand]) {
        for (place, hand) in self.hands.iter_mut().zip(hands) {
            *place = *hand;
            hand.tiles().iter().for_each(|&tile| _ = self.bag.take(tile));
        }
        if let Stage::Deal { ages } = &self.stage {
            self.turn = self.starter(ages);
        }
        self.stage = Stage::Play;
    }

    fn check_deal(&self, hands: &[Hand]) -> Result<(), Impossible> {
        if !matches!(self.stage, Stage::Deal { .. }) {
            return Err(Impossible::NoDeal);
        }
        if hands.len() != self.count {
            return Err(Impossible::Hands { seats: self.count, hands: hands.len() });
        }
        if let Some(i) = hands.iter().position(|hand| hand.len() != HAND_SIZE) {
            return Err(Impossible::HandSize(Seat::new(i), hands.get(i).map_or(0, Hand::len)));
        }
        self.check_in_bag(hands)
    }

    fn check_draw(&self, drawn: Hand) -> Result<(), Impossible> {
        if !matches!(self.stage, Stage::Draw { .. }) {
            return Err(Impossible::NoDraw);
        }
        if drawn.len() != self.due() {
            return Err(Impossible::DrawSize { due: self.due(), drawn: drawn.len() });
        }
        self.check_in_bag(core::slice::from_ref(&drawn))
    }

    fn check_in_bag(&self, hands: &[Hand]) -> Result<(), Impossible> {
        let mut bag = self.bag.clone();
        let mut tiles = hands.iter().flat_map(Hand::tiles);
        tiles.find(|&&tile| !bag.take(tile)).map_or(Ok(()), |&tile| Err(Impossible::NotInBag(tile)))
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        match &self.stage {
            Stage::Over => Err(Illegal::Over),
            Stage::Deal { .. } => Err(Illegal::NotDealt),
            Stage::Draw { .. } => Err(Illegal::DrawFirst(self.turn)),
            Stage::Play if seat != self.turn => Err(Illegal::NotYourTurn(self.turn)),
            Stage::Play => Ok(()),
        }
    }
}

impl Game for Qwirkle {
    type Setup = Setup;
    type SetupError = SetupError;
    type Choice = Choice;
    type Illegal = Illegal;
    type Chance = Chance;
    type Impossible = Impossible;
    type View = View;
    type News = News;
    type Score = Score;
    type End = End;

    fn new(setup: &Setup) -> Result<Self, Reasons<SetupError>> {
        setup.check()?;
        Ok(Self::before_deal(setup.ages.clone()))
    }

    fn seats(&self) -> Seats {
        Seats::first(self.count)
    }

    fn awaits(&self) -> Awaits<End> {
        match (&self.stage, self.end()) {
            (_, Some(end)) => Awaits::Nothing(end),
            (Stage::Play, _) => Awaits::Choices(Seats::only(self.turn)),
            _ => Awaits::Chance,
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.is_to_play(seat) {
            choice::choices(&self.board, self.hand(seat), self.bag.len(), out);
        }
    }

    fn play(&mut self, seat: Seat, choice: &Choice) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        check::check(&self.board, self.hand(seat), self.bag.len(), choice)?;
        self.play_unchecked(seat, choice);
        Ok(())
    }

    fn play_unchecked(&mut self, _seat: Seat, choice: &Choice) {
        match choice {
            Choice::Place(placement) => self.place(placement),
            Choice::Trade(tiles) => self.trade(*tiles),
            Choice::Pass => {
                self.idle += 1;
                self.end_turn();
            }
        }
    }

    fn happen(&mut self, chance: &Chance) -> Result<(), Impossible> {
        match chance {
            Chance::Deal(hands) => self.check_deal(hands)?,
            Chance::Draw(tiles) => self.check_draw(*tiles)?,
        }
        self.happen_unchecked(chance);
        Ok(())
    }

    fn happen_unchecked(&mut self, chance: &Chance) {
        match chance {
            Chance::Deal(hands) => self.deal(hands),
            Chance::Draw(tiles) => self.draw(*tiles),
        }
    }

    fn cast(&self, random: &mut impl RandomSource) -> Option<Chance> {
        let mut bag = self.bag.clone();
        match &self.stage {
            Stage::Deal { .. } => {
                Some(Chance::Deal((0..self.count).map(|_| bag.draw(HAND_SIZE, random)).collect()))
            }
            Stage::Draw { .. } => Some(Chance::Draw(bag.draw(self.due(), random))),
            Stage::Play | Stage::Over => None,
        }
    }

    fn outcomes(&self, each: &mut dyn FnMut(&Chance, u64)) -> bool {
        match &self.stage {
            Stage::Deal { .. } => return false,
            Stage::Draw { .. } => for_each_draw(&self.bag, self.due(), each),
            Stage::Play | Stage::Over => {}
        }
        true
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn choices_in_view(view: &View, out: &mut Vec<Choice>) {
        view.choices(out);
    }

    fn news(&self, step: &Step<Self>, viewer: Viewer) -> News {
        News::of(self, step, viewer)
    }

    // `Game::leaders`, made from these totals, shares a tie.
    fn score(&self, seat: Seat) -> Score {
        let finish = self.end() == Some(End::LastTile(seat));
        Score { finish, ..self.scores[seat.index()] }
    }
}
