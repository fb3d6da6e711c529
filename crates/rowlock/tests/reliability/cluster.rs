use game::RandomSource;

use crate::folder::Folder;
use crate::nats::Nats;
use crate::postgres::Postgres;
use crate::server::Server;
use crate::trial::{any_time, hold_while, plan, size};

#[test]
fn three_servers_keep_their_promises_while_everything_is_restarted() {
    let folder = Folder::new("cluster");
    let postgres = Postgres::start();
    let mut nats = Nats::start();
    let environment = [("DATABASE_URL", postgres.url()), ("NATS_URL", nats.url())];
    let mut servers: Vec<Server> = (0..3).map(|_| Server::start(folder.path(), &environment)).collect();
    let (rounds, tables) = size((2, 20), (12, 50));
    let addresses = servers.iter().map(Server::address).collect();
    let (mut kills, mut restarts) = (0, 0);
    let report = hold_while("cluster", plan(addresses, tables), |random| {
        for _ in 0..rounds {
            for _ in 0..3 {
                any_time(random, size(2000, 4000));
                let server = &mut servers[random.below(3) as usize];
                server.kill();
                any_time(random, 1000);
                server.restart();
                kills += 1;
            }
            any_time(random, 1000);
            nats.restart();
            any_time(random, 1000);
            postgres.restart();
            restarts += 1;
        }
    });
    println!(
        "cluster: {kills} servers killed, NATS and PostgreSQL restarted {restarts} times while {} clients played",
        report.clients
    );
}
