//! `rowlock verify`: whether the dice and draws of records were fair.

use std::io::{self, Write};
use std::path::Path;

use anstream::stdout;
use game::{Documents, Fault, counted};
use host::{Unproven, Verified, verify_document};
use serde_json::{Value, json};

use crate::cli::VerifyArgs;
use crate::failure::{Failure, complain};
use crate::input::{Lines, name_of, printable};
use crate::progress::Progress;

pub(crate) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let mut out = io::BufWriter::new(stdout().lock());
    let mut tally = Tally::default();
    for file in &args.files {
        check_file(file, args.json, &mut tally, &mut out)?;
    }
    tally.finish(args.json, &mut out)
}

fn check_file(file: &Path, json: bool, tally: &mut Tally, out: &mut impl Write) -> Result<(), Failure> {
    let lines = Lines::open(file).map_err(|error| Failure::unreadable(file, &error))?;
    let mut progress = Progress::beside_output(lines.size);
    let mut documents = Documents::new(lines);
    let mut number = 0;
    while let Some(document) = documents.next() {
        let document = document.map_err(|error| Failure::unreadable(file, &error))?;
        number += 1;
        let verified = verify_document(&document);
        tally.add(&verified);
        let verified = verified.map_err(Unproven::into_fault);
        if json {
            writeln!(out, "{}", object_of(file, number, &verified))?;
        } else if let Ok(verified) = &verified {
            writeln!(out, "{}", sentence_of(verified))?;
        }
        if let Err(fault) = verified {
            // What was found before is shown before.
            out.flush()?;
            complain(&format_args!("{}, {fault}", name_of(file)));
        }
        progress.set(documents.source().position(), || format!("{number} games"));
    }
    if number == 0 {
        return Err(Failure::BadInput(format!("{} holds no record", name_of(file))));
    }
    Ok(())
}

fn sentence_of(verified: &Verified) -> String {
    let end = if verified.is_over { "was played to its end" } else { "was not played to its end" };
    let sentence = format!(
        "Table {}: {} from the secret behind the commitment {} and from what {} added to it, and the game {end}.",
        printable(&verified.table),
        counted(verified.draws(), "roll or draw follows", "rolls and draws follow"),
        verified.commitment,
        counted(verified.people(), "person", "people"),
    );
    format!("{sentence}{}{}", undone_in(verified), first_in(verified))
}

/// What was undone, and what became of chance after that.
fn undone_in(verified: &Verified) -> String {
    let after = match verified.construction() {
        1 => "which changed no roll or draw",
        _ => "and chance after that was drawn anew",
    };
    match verified.undone.len() {
        0 => String::new(),
        count => {
            format!(" In this game {}, {after}.", counted(count, "choice was undone", "choices were undone"))
        }
    }
}

/// What the proof of an earlier version does not cover.
fn first_in(verified: &Verified) -> &'static str {
    match verified.construction() {
        1 => {
            " By the first construction: what people added was not sealed, and the proof does not cover names and seats."
        }
        _ => "",
    }
}

fn object_of(file: &Path, number: usize, verified: &Result<Verified, Fault>) -> Value {
    let mut object = json!({ "file": name_of(file), "game": number, "proven": verified.is_ok() });
    match verified {
        Ok(verified) => {
            object["table"] = verified.table.as_str().into();
            object["commitment"] = verified.commitment.to_string().into();
            object["contributions"] = verified.people().into();
            object["construction"] = verified.construction().into();
            object["undone"] = verified.undone.len().into();
            object["draws"] = verified.draws().into();
            object["over"] = verified.is_over.into();
            object["fault"] = Value::Null;
        }
        Err(fault) => object["fault"] = fault.to_string().into(),
    }
    object
}

/// What became of all games.
#[derive(Default)]
struct Tally {
    proven: usize,
    unproven: usize,
    unreadable: usize,
}

impl Tally {
    fn add(&mut self, verified: &Result<Verified, Unproven>) {
        *match verified {
            Ok(_) => &mut self.proven,
            Err(Unproven::Record(_)) => &mut self.unreadable,
            Err(_) => &mut self.unproven,
        } += 1;
    }

    fn finish(self, json: bool, out: &mut impl Write) -> Result<(), Failure> {
        if !json {
            let count = self.proven + self.unproven + self.unreadable;
            let games = if count == 1 { "game" } else { "games" };
            let parts = match (self.unproven, self.unreadable) {
                (0, 0) => "proven to be fair".to_owned(),
                (unproven, 0) => format!("{unproven} not proven to be fair"),
                (0, unreadable) => format!("{unreadable} with a fault"),
                (unproven, unreadable) => {
                    format!("{unproven} not proven to be fair, {unreadable} with a fault")
                }
            };
            writeln!(out, "{count} {games}: {parts}")?;
        }
        out.flush()?;
        match (self.unproven, self.unreadable) {
            (0, 0) => Ok(()),
            (_, 0) => Err(Failure::DoesNotHold),
            _ => Err(Failure::Reported),
        }
    }
}
