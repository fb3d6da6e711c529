use game::{Document, Notation, Record, Seat, Viewer};
use host::{CONTRIBUTIONS, Host, SECRET, tag_of, verify};
use protocol::{AnyUpdate, Token, Update, Wire, to_json};
use qwirkle::Qwirkle;
use qwixx::{News, Qwixx};
use table::RedactedStep;

use crate::replayed::{Hiding, Replayed};
use crate::tap::Secrets;
use crate::testimony::hash;
use crate::{Broken, Promise, Testimony};

/// A game that is over, as everybody tells it.
#[derive(Debug)]
pub struct Case {
    /// The name of the table.
    pub table: String,
    /// What the server published before anybody sat down.
    pub commitment: String,
    /// What people's devices added, in seat order.
    pub contributions: Vec<Option<Token>>,
    /// Everything that opens a seat or lets look.
    pub tokens: Vec<Token>,
    /// What the clients say.
    pub testimonies: Vec<Testimony>,
    /// What the server says.
    pub record: String,
}

/// Every promise that was broken in a game.
pub fn judge(case: &Case) -> Vec<Broken> {
    let mut verdict = Verdict { case, broken: Vec::new() };
    for testimony in &case.testimonies {
        for (promise, seen) in &testimony.broken {
            verdict.add(*promise, &named(testimony.viewer), seen.clone());
        }
    }
    match Document::new(&case.record).game() {
        Err(fault) => verdict.of_record(Promise::Ends, fault.to_string()),
        Ok(game) if Qwirkle::GAMES.contains(&game.text) => verdict.judge::<Qwirkle>(),
        Ok(_) => verdict.judge::<Qwixx>(),
    }
    verdict.broken
}

struct Verdict<'a> {
    case: &'a Case,
    broken: Vec<Broken>,
}

impl Verdict<'_> {
    fn add(&mut self, promise: Promise, who: &str, seen: String) {
        let table = self.case.table.clone();
        self.broken.push(Broken { promise, table, who: who.to_owned(), seen });
    }

    fn of_record(&mut self, promise: Promise, seen: String) {
        self.add(promise, "the record", seen);
    }

    fn judge<G: Hiding>(&mut self) {
        let record = match Record::<G>::parse(&self.case.record) {
            Ok(record) => record,
            Err(unreadable) => return self.of_record(Promise::Ends, unreadable.to_string()),
        };
        if record.state().outcome().is_none() {
            self.of_record(Promise::Ends, "the game is not over".to_owned());
        }
        self.judge_chance(&record);
        let secret = tag_of(&record, SECRET).unwrap_or("no secret").to_owned();
        let tokens = self.case.tokens.iter().map(|token| token.expose().to_owned()).collect();
        let secrets = Secrets { server: secret, tokens };
        let replayed = Replayed::new(record);
        let host = Host::resume(&self.case.record);
        for testimony in &self.case.testimonies {
            self.judge_choices(testimony, &replayed);
            match &host {
                Ok(host) => self.judge_last(testimony, host.look(testimony.viewer, 0)),
                Err(error) => self.of_record(Promise::SameView, error.to_string()),
            }
            self.judge_views(testimony, &replayed);
            let leaks = testimony.tap.as_ref().map(|tap| tap.leaks(&replayed, testimony.viewer, &secrets));
            for leak in leaks.unwrap_or_default() {
                self.add(Promise::Hidden, &named(testimony.viewer), leak);
            }
        }
    }

    fn judge_chance<G: Notation>(&mut self, record: &Record<G>) {
        match verify(&self.case.record) {
            Err(unproven) => self.of_record(Promise::Fair, unproven.to_string()),
            Ok(verified) if verified.commitment.to_string() != self.case.commitment => {
                let seen =
                    format!("the commitment was {}, and is {}", self.case.commitment, verified.commitment);
                self.of_record(Promise::Fair, seen);
            }
            Ok(verified) if verified.table != self.case.table => {
                self.of_record(Promise::Fair, format!("the record is one of table {}", verified.table));
            }
            Ok(verified) => self.judge_terms(verified.terms.as_deref()),
        }
        let written = |added: &Option<Token>| added.as_ref().map_or("-", |token| token.expose()).to_owned();
        let added = self.case.contributions.iter().map(written).collect::<Vec<_>>().join(", ");
        let found = tag_of(record, CONTRIBUTIONS).unwrap_or_default();
        if found != added {
            self.of_record(Promise::Fair, format!("people added {added}, and the record has {found}"));
        }
    }

    /// Everybody who sat there showed what their device added on the terms of the record, and on no others.
    fn judge_terms(&mut self, terms: Option<&str>) {
        let people = self.case.testimonies.iter().filter(|testimony| testimony.viewer != Viewer::Spectator);
        let others = people.filter(|testimony| testimony.terms.as_deref() != terms || terms.is_none());
        for testimony in others {
            let seen = format!("the terms were {:?}, and those of the record are {terms:?}", testimony.terms);
            self.add(Promise::Fair, &named(testimony.viewer), seen);
        }
    }

    /// What was acknowledged and what the record has of a seat are the same.
    fn judge_choices<G: Hiding>(&mut self, testimony: &Testimony, replayed: &Replayed<G>) {
        let Viewer::Seat(seat) = testimony.viewer else { return };
        let kept = replayed.choices(seat);
        let acknowledged: Vec<_> = testimony.acknowledged().collect();
        let same = kept.iter().zip(&acknowledged).take_while(|(kept, sent)| **kept == sent.choice).count();
        if same < kept.len().max(acknowledged.len()) {
            let other = acknowledged.get(same).map(|sent| (sent.key.expose(), sent.choice.as_str()));
            let seen = format!(
                "choice {} in the record is {:?}, and what was acknowledged is {other:?}; {} are in the record, {} were \
                 acknowledged and {} sent",
                same + 1,
                kept.get(same),
                kept.len(),
                acknowledged.len(),
                testimony.sent.len(),
            );
            self.add(Promise::Kept, &named(testimony.viewer), seen);
        }
    }

    fn judge_last(&mut self, testimony: &Testimony, right: AnyUpdate) {
        if !testimony.is_close {
            return;
        }
        let Some(last) = &testimony.last else {
            return self.add(Promise::SameView, &named(testimony.viewer), "nothing was ever seen".to_owned());
        };
        let (seen, right) = (in_seat_order(last.clone()), in_seat_order(right));
        if seen != right {
            let seen = format!("{} instead of {}", to_json(&seen), to_json(&right));
            self.add(Promise::SameView, &named(testimony.viewer), seen);
        }
    }

    fn judge_views<G: Hiding>(&mut self, testimony: &Testimony, replayed: &Replayed<G>) {
        let mut known: Option<(usize, u64)> = None;
        for &(steps, seen) in &testimony.views {
            let right = match known {
                Some((same, right)) if same == steps => right,
                _ => replayed.view(steps, testimony.viewer).map_or(0, |view| hash(&view.to_string())),
            };
            known = Some((steps, right));
            if right != seen {
                let seen = format!("what was seen after {steps} steps is not what the record has there");
                return self.add(Promise::TrueViews, &named(testimony.viewer), seen);
            }
        }
    }
}

fn named(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "a spectator".to_owned(),
    }
}

/// An update in which what is sealed together is told in seat order: in a record it has no other.
fn in_seat_order(update: AnyUpdate) -> AnyUpdate {
    match update {
        AnyUpdate::Qwixx(mut update) => {
            order(&mut update);
            AnyUpdate::Qwixx(update)
        }
        other @ AnyUpdate::Qwirkle(_) => other,
    }
}

fn order(update: &mut Update<Qwixx>) {
    let seats = update.seats.len();
    let is_roll = |told: &RedactedStep<Qwixx>| matches!(told, RedactedStep::News(News::Rolled { .. }));
    let seat = |told: &RedactedStep<Qwixx>| -> Seat {
        match told {
            RedactedStep::News(news) => Qwixx::seat_of(news),
            RedactedStep::Sealed(seat) => *seat,
        }
    };
    let mut told: Vec<RedactedStep<Qwixx>> = update.told.iter().cloned().collect();
    for turn in told.chunk_by_mut(|_, next| !is_roll(next)) {
        let end = turn.len().min(seats + 1);
        if let Some(sealed) = turn.get_mut(1..end) {
            sealed.sort_by_key(seat);
        }
    }
    update.told = told.into_iter().collect();
}
