use std::sync::Arc;

use chance::{Contribution, Seal, Seeded};
use game::{Seat, Viewer};
use host::GameKind;
use hyper::Method;
use protocol::{MadeTable, NewTableRequest, SitDown, TableInfo, Token, to_json};
use tokio::task::JoinSet;

use crate::api::{Api, Question};
use crate::client::Client;
use crate::fresh;
use crate::run::Shared;
use crate::{Broken, Case, Promise, Testimony, judge};

/// What people are called.
const NAMES: [&str; 8] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"];

/// One game, from the making of its table to the judgement.
#[derive(Debug)]
pub(crate) struct Sitting {
    shared: Arc<Shared>,
    random: Seeded,
    /// The number of the game among all of the run.
    number: u64,
    made: MadeTable,
    /// What opens the seats of people, in their order.
    secrets: Vec<(Seat, Token)>,
    contributions: Vec<Option<Token>>,
    /// What was answered when people sat down.
    answers: Vec<String>,
}

impl Sitting {
    /// Makes a table and sits people down, or says what promise was broken.
    pub(crate) async fn begin(shared: &Arc<Shared>, game: GameKind, number: u64) -> Result<Self, Broken> {
        let mut random = Seeded::new(shared.plan.seed, number << 8);
        let api = api(shared);
        let failed = |table: &str, seen: String| Broken {
            promise: Promise::Ends,
            table: table.to_owned(),
            who: "who made the table".to_owned(),
            seen,
        };
        let plan = &shared.plan;
        let bots = std::iter::repeat_n(plan.bot.name().to_owned(), plan.bots);
        let request = NewTableRequest {
            key: fresh::token(),
            game: game.name().to_owned(),
            seats: std::iter::repeat_n("person".to_owned(), plan.people).chain(bots).collect(),
            listed: false,
            clock: plan.clock,
            away: None,
        };
        let question = Question {
            method: Method::POST,
            path: "/api/tables".to_owned(),
            token: None,
            body: to_json(&request),
        };
        let made = api.ask_json(&question, &mut random).await.map_err(|seen| failed("", seen))?;
        let (made, _): (MadeTable, _) = made;
        let contributions = vec![None; plan.people + plan.bots];
        let shared = Arc::clone(shared);
        let mut sitting =
            Self { shared, random, number, made, secrets: Vec::new(), contributions, answers: Vec::new() };
        let table = sitting.made.table.clone();
        sitting.sit_down().await.map_err(|seen| failed(&table, seen))?;
        Ok(sitting)
    }

    async fn sit_down(&mut self) -> Result<(), String> {
        let shared = Arc::clone(&self.shared);
        let api = api(&shared);
        for (invite, name) in self.made.invites.clone().iter().zip(NAMES) {
            let seat = invite.seat;
            // Drawn when the commitment is known, and shown when all have sealed theirs.
            let contribution = fresh::token();
            let seal = seal(&contribution, &self.made.table, seat)?;
            let sits = SitDown { name: name.to_owned(), secret: fresh::token(), seal };
            let question = Question {
                method: Method::PUT,
                path: format!("/api/tables/{}/seats/{seat}", self.made.table),
                token: Some(&invite.token),
                body: to_json(&sits),
            };
            let (_, text): (TableInfo, _) = api.ask_json(&question, &mut self.random).await?;
            self.answers.push(text);
            if let Some(place) = self.contributions.get_mut(seat.index()) {
                *place = Some(contribution);
            }
            self.secrets.push((seat, sits.secret));
        }
        Ok(())
    }

    /// The clients of this table, each about to connect.
    pub(crate) fn clients(&self) -> Vec<Client> {
        let info = (self.made.table.as_str(), self.made.commitment.as_str());
        let random = |place: u64| Seeded::new(self.shared.plan.seed, self.number << 8 | (place + 1));
        let people = self.secrets.iter().zip(&self.answers).map(|((seat, secret), answer)| {
            let mut testimony = self.testimony(Viewer::Seat(*seat));
            testimony.received(answer, None);
            let contribution = self.contributions.get(seat.index()).cloned().flatten();
            let random = random(seat.index() as u64);
            Client::new(&self.shared, info, secret, testimony, random).with_contribution(contribution)
        });
        let watchers = (0..self.shared.plan.watchers).map(|watcher| {
            let testimony = self.testimony(Viewer::Spectator);
            Client::new(&self.shared, info, &self.made.watch, testimony, random(16 + watcher as u64))
        });
        people.chain(watchers).collect()
    }

    fn testimony(&self, viewer: Viewer) -> Testimony {
        let plan = &self.shared.plan;
        let is_close = plan.tap || self.number.is_multiple_of(plan.one_in.max(1) as u64);
        Testimony { is_close, ..Testimony::new(viewer, plan.tap) }
    }

    /// Plays the game and says which promises were broken.
    pub(crate) async fn play(mut self) -> Vec<Broken> {
        let mut clients: JoinSet<Testimony> = self.clients().into_iter().map(Client::play).collect();
        let mut testimonies = Vec::new();
        while let Some(ended) = clients.join_next().await {
            testimonies.extend(ended);
        }
        let record = self.record().await;
        self.shared.meter.games.add(1);
        let invites = self.made.invites.iter().map(|invite| invite.token.clone());
        let secrets = self.secrets.iter().map(|(_, secret)| secret.clone());
        let tokens = invites.chain(secrets).chain([self.made.watch.clone()]).collect();
        let case = Case {
            table: self.made.table,
            commitment: self.made.commitment,
            contributions: self.contributions,
            tokens,
            testimonies,
            record: record.unwrap_or_else(|reason| reason),
        };
        judge(&case)
    }

    async fn record(&mut self) -> Result<String, String> {
        let question = Question {
            method: Method::GET,
            path: format!("/api/tables/{}/record", self.made.table),
            token: Some(&self.made.watch),
            body: String::new(),
        };
        api(&self.shared).ask(&question, &mut self.random).await
    }
}

/// What a device publishes before it shows its contribution.
fn seal(contribution: &Token, table: &str, seat: Seat) -> Result<String, String> {
    let contribution: Contribution =
        contribution.expose().parse().map_err(|error: chance::NoHex| error.to_string())?;
    Ok(Seal::of(&contribution, table, seat).to_string())
}

fn api(shared: &Shared) -> Api<'_> {
    let plan = &shared.plan;
    Api { servers: &plan.servers, meter: &shared.meter, patience: plan.patience, reloads: plan.reloads }
}
