use crate::folder::Folder;
use crate::postgres::Postgres;
use crate::server::Server;
use crate::trial::{any_time, hold_while, plan, size};

#[test]
fn nothing_is_lost_when_postgresql_restarts_or_takes_no_writes() {
    let folder = Folder::new("database");
    let postgres = Postgres::start();
    let server = Server::start(folder.path(), &[("DATABASE_URL", postgres.url())]);
    let (rounds, tables) = size((1, 20), (10, 50));
    let expect = |is_ready, words: &str| {
        let (status, reason) = server.when_ready_is(is_ready);
        assert!(reason.contains(words), "{status} {reason}");
    };
    let report = hold_while("database", plan(vec![server.address()], tables), |random| {
        for _ in 0..rounds {
            any_time(random, 1500);
            postgres.restart();
            any_time(random, 1500);
            postgres.stop();
            expect(false, "the database does not answer");
            postgres.go_on();
            expect(true, "ready");
            any_time(random, 1500);
            postgres.take_writes(false);
            expect(false, "is read-only");
            any_time(random, 500);
            postgres.take_writes(true);
            expect(true, "ready");
        }
    });
    println!(
        "database: PostgreSQL restarted {} times and read-only {rounds} times while {} clients played",
        2 * rounds,
        report.clients
    );
    assert!(report.reconnects > 0, "{report}");
}
