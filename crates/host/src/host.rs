use bots::{Advice, BotName, Knowledge};
use chance::ChanceSource;
use game::{Notation, Seat, Seats, Viewer};
use protocol::{AnyUpdate, ClientMessage, Moment, Refused};
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use table::Table;

use crate::playing::{Playing, document, resume};
use crate::{
    AnyChoice, Error, GameKind, Hosted, NewText, Question, Sits, Sitter, Undoing, Verdict, names_of,
};

/// A game that is about to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Which game.
    pub game: GameKind,
    /// Who plays, in the order round the table.
    pub seats: Vec<Sitter>,
    /// What decides the dice, the bag and the chance in what bots choose.
    pub source: ChanceSource,
    /// Whether people roll dice of their own and say what they show.
    pub dice_by_hand: bool,
}

/// A table of any of the games, and whatever plays there by itself.
#[derive(Debug)]
pub struct Host(AnyPlaying);

#[derive(Debug)]
enum AnyPlaying {
    Qwixx(Playing<Qwixx>),
    Qwirkle(Playing<Qwirkle>),
}

/// The same for whichever game is played.
macro_rules! any {
    ($any:expr, $playing:ident => $value:expr) => {
        match $any {
            AnyPlaying::Qwixx($playing) => $value,
            AnyPlaying::Qwirkle($playing) => $value,
        }
    };
}

impl Host {
    /// A game at its start, or why it cannot begin.
    pub fn new(new: NewTable) -> Result<Self, Error> {
        Ok(Self(match new.game {
            GameKind::Qwixx(_) => AnyPlaying::Qwixx(begin(new)?),
            GameKind::Qwirkle => AnyPlaying::Qwirkle(begin(new)?),
        }))
    }

    /// A game that goes on where its record ends, or what is wrong with the record. One that is over gives a
    /// table at which it is over.
    pub fn resume(record: &str) -> Result<Self, Error> {
        let document = document(record)?;
        let game = document.game()?.text.to_owned();
        Ok(Self(if Qwirkle::GAMES.contains(&game.as_str()) {
            AnyPlaying::Qwirkle(resume(&document, record)?)
        } else {
            AnyPlaying::Qwixx(resume(&document, record)?)
        }))
    }

    /// Which game is played.
    pub fn game(&self) -> GameKind {
        match &self.0 {
            AnyPlaying::Qwixx(playing) => GameKind::Qwixx(playing.state().rules()),
            AnyPlaying::Qwirkle(_) => GameKind::Qwirkle,
        }
    }

    /// The seats on which people sit.
    pub fn people(&self) -> Seats {
        any!(&self.0, playing => playing.people())
    }

    /// The people whose choices are awaited.
    pub fn awaited_people(&self) -> Seats {
        any!(&self.0, playing => playing.awaited_people())
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.names().len()
    }

    /// What everybody is called, in seat order.
    pub fn names(&self) -> &[String] {
        any!(&self.0, playing => playing.names())
    }

    /// Whether people hold something that others may not see.
    pub fn has_hidden_hands(&self) -> bool {
        match &self.0 {
            AnyPlaying::Qwixx(_) => Qwixx::HIDDEN_HANDS,
            AnyPlaying::Qwirkle(_) => Qwirkle::HIDDEN_HANDS,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        any!(&self.0, playing => playing.is_over())
    }

    /// The points of every seat so far.
    pub fn totals(&self) -> Vec<i32> {
        any!(&self.0, playing => playing.totals())
    }

    /// The moment that messages have to name.
    pub fn moment(&self) -> Moment {
        any!(&self.0, playing => playing.moment())
    }

    /// Does what a person on a seat wants, or says why not and changes nothing.
    pub fn take(&mut self, seat: Seat, message: &ClientMessage) -> Result<(), Refused> {
        any!(&mut self.0, playing => playing.take(seat, message))
    }

    /// Makes the choice of a person that was taken before, as when a log is read again.
    pub fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), Refused> {
        any!(&mut self.0, playing => playing.choose_by_text(seat, choice))
    }

    /// Takes the latest choice of a person back, as when a log is read again.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        any!(&mut self.0, playing => Ok(playing.take_back(seat)?))
    }

    /// Does one thing that is due: the dice or the bag decide, or a bot chooses that knows this much. `false` if nothing
    /// is: a person is awaited, or dice that are rolled by hand, or the game is over.
    pub fn step(&mut self, knowledge: &Knowledge) -> bool {
        any!(&mut self.0, playing => playing.step(knowledge))
    }

    /// The dice or the bag decide, if they are to; `false` otherwise.
    pub fn cast(&mut self) -> bool {
        any!(&mut self.0, playing => playing.cast())
    }

    /// The seat whose bot is to choose now, if one is.
    pub fn awaited_bot(&self) -> Option<Seat> {
        any!(&self.0, playing => playing.awaited_bot())
    }

    /// What a bot that knows this much is asked now, if one is awaited: for who lets it think elsewhere, and gives the
    /// answer to [`Host::answer`].
    pub fn question(&self, knowledge: &Knowledge) -> Option<Question> {
        any!(&self.0, playing => playing.question(knowledge))
    }

    /// What a bot chose on a seat, or why that is no choice now; nothing has changed then.
    pub fn answer(&mut self, seat: Seat, choice: &str) -> Result<(), Refused> {
        any!(&mut self.0, playing => playing.answer_by_text(seat, choice))
    }

    /// What the best judge of the game with this knowledge thinks of the best choices of a person who is awaited, no more
    /// than are wanted; nothing for anybody else.
    pub fn advice(&self, seat: Seat, most: usize, knowledge: &Knowledge) -> Vec<Advice<AnyChoice>> {
        any!(&self.0, playing => playing.advice(seat, most, knowledge))
    }

    /// How good the choices of a seat were, as far as is known, from step `from` of the log on.
    pub fn verdicts(&self, seat: Seat, from: usize, knowledge: &Knowledge) -> Vec<Verdict> {
        any!(&self.0, playing => playing.verdicts(seat, from, knowledge))
    }

    /// Lets a bot sit in for a person, or the person sit down again.
    pub fn stand_in(&mut self, seat: Seat, bot: Option<BotName>) -> Result<(), Refused> {
        any!(&mut self.0, playing => playing.stand_in(seat, bot))
    }

    /// Which choice is undone if a seat asks for it, and to how many steps the log goes back then; `None` if it has
    /// made none.
    pub fn undo_by(&self, seat: Seat) -> Option<Undoing> {
        any!(&self.0, playing => playing.undo_by(seat))
    }

    /// Undoes everything behind so many steps, as a seat has asked and everybody has agreed, or says why not. A trace
    /// of it stays in the record, and all chance that follows is drawn anew.
    pub fn undo(&mut self, seat: Seat, to: usize) -> Result<(), Refused> {
        any!(&mut self.0, playing => playing.undo(seat, to))
    }

    /// How often choices were undone.
    pub fn undos(&self) -> u64 {
        any!(&self.0, playing => playing.undos())
    }

    /// How many rolls, deals and draws there were from a step of the log on.
    pub fn chances_since(&self, step: usize) -> usize {
        any!(&self.0, playing => playing.chances_since(step))
    }

    /// Where the latest choice of a seat stands in the log.
    pub fn latest_choice(&self, seat: Seat) -> Option<usize> {
        any!(&self.0, playing => playing.latest_choice(seat))
    }

    /// Takes the log back to this many steps without a trace: logs of earlier versions have steps that were taken back
    /// by rules of their own.
    pub fn go_back(&mut self, steps: usize) -> Result<(), Refused> {
        any!(&mut self.0, playing => playing.go_back(steps))
    }

    /// How many steps the log has.
    pub fn steps(&self) -> usize {
        any!(&self.0, playing => playing.steps())
    }

    /// How things stand for a viewer, with the news from step `from` of the log on.
    pub fn look(&self, viewer: Viewer, from: usize) -> AnyUpdate {
        any!(&self.0, playing => playing.look(viewer, from))
    }

    /// The game as a record that says who plays. The secret of fair chance is in it once the game is over.
    pub fn record(&self) -> String {
        any!(&self.0, playing => playing.record(false))
    }

    /// What is new in that record since this was asked for last, for whoever wants it after every step. The secret of
    /// fair chance is in it once the game is over.
    pub fn new_in_record(&mut self) -> NewText {
        any!(&mut self.0, playing => playing.new_in_record())
    }

    /// The game as a record from which all chance can be checked, also if it was not played to its end: then
    /// it must not go on.
    pub fn revealed_record(&self) -> String {
        any!(&self.0, playing => playing.record(true))
    }
}

fn begin<G: Hosted>(new: NewTable) -> Result<Playing<G>, Error> {
    let names = names_of(&new.seats.iter().map(Sitter::name).collect::<Vec<_>>());
    let setup = G::by_lot(new.game.name(), names, &mut new.source.of_setup());
    let setup = setup.map_err(|reason| Error::NoTable(reason.to_string()))?;
    let players = new.seats.iter().map(Sitter::at_table).collect();
    let table = Table::new(setup, players).map_err(|reason| Error::NoTable(reason.to_string()))?;
    Playing::new(table, new.seats, new.source, Vec::new(), new.dice_by_hand)
}
