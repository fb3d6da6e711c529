//! `--svg`: which state is drawn.

use std::io::{self, Write};

use drawings::{Picture, Scene, picture_after};
use game::{Document, Documents, Record, Seat, Unreadable, counted};

use crate::cli::ReplayArgs;
use crate::failure::Failure;
use crate::input::{Lines, name_of};
use crate::kind::{AnyGame, ForAnyGame, for_document};

/// Draws a state of a record.
pub(crate) fn of_record(args: &ReplayArgs) -> Result<(), Failure> {
    let document = the_game(args)?;
    let fault = |fault| Failure::BadInput(format!("{}, {fault}", name_of(&args.file)));
    let draw = Draw { args, document: &document };
    print(&for_document(&document, draw).map_err(fault)??)
}

/// Draws a position, whose players have no names.
pub(crate) fn of_position<G: Picture>(state: &G, viewer: Option<Seat>) -> Result<(), Failure> {
    let names: Vec<String> = state.seats().into_iter().map(|seat| format!("Player {seat}")).collect();
    check_viewer(state, viewer)?;
    print(&state.picture(&Scene { names: &names, viewer, turn: None, last: None }))
}

/// Pictures are for files and browsers: nothing in them depends on a terminal.
fn print(picture: &str) -> Result<(), Failure> {
    Ok(io::stdout().lock().write_all(picture.as_bytes())?)
}

/// The game of the file that is to be drawn.
fn the_game(args: &ReplayArgs) -> Result<Document, Failure> {
    let unreadable = |error: io::Error| Failure::unreadable(&args.file, &error);
    let mut documents = Documents::new(Lines::open(&args.file).map_err(unreadable)?);
    let (mut count, mut wanted) = (0, None);
    // All games are counted, so that whoever has to choose knows among how many.
    while let Some(document) = documents.next().transpose().map_err(unreadable)? {
        count += 1;
        if count == args.number.unwrap_or(1) {
            wanted = Some(document);
            if args.number.is_some() {
                break;
            }
        }
    }
    let file = name_of(&args.file);
    let games = counted(count, "game", "games");
    match (wanted, args.number) {
        (Some(document), Some(_)) => Ok(document),
        (Some(document), None) if count == 1 => Ok(document),
        (Some(_), None) => {
            Err(Failure::BadInput(format!("{file} holds {games}: say which to draw with '--number'")))
        }
        (None, _) if count == 0 => Err(Failure::BadInput(format!("{file} holds no record"))),
        (None, number) => {
            let number = number.unwrap_or_default();
            Err(Failure::BadInput(format!("{file} holds {games}: there is no game {number}")))
        }
    }
}

struct Draw<'a> {
    args: &'a ReplayArgs,
    document: &'a Document,
}

impl ForAnyGame for Draw<'_> {
    type Output = Result<String, Failure>;

    fn run<G: AnyGame>(self) -> Self::Output {
        let record = Record::<G>::read(self.document).map_err(|Unreadable { fault, .. }| {
            Failure::BadInput(format!("{}, {fault}", name_of(&self.args.file)))
        })?;
        check_viewer(record.state(), self.args.viewer)?;
        picture_after(&record, self.args.turn, self.args.viewer).map_err(Failure::BadInput)
    }
}

fn check_viewer<G: Picture>(state: &G, viewer: Option<Seat>) -> Result<(), Failure> {
    let seats = state.seats();
    match viewer.filter(|&seat| !seats.contains(seat)) {
        None => Ok(()),
        Some(seat) => {
            let players = counted(seats.len(), "player", "players");
            Err(Failure::BadInput(format!("there is no player {seat} at a table of {players}")))
        }
    }
}
