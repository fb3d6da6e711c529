use crate::folder::Folder;
use crate::postgres::Postgres;
use crate::server::Server;
use crate::trial::{any_time, hold_while, plan, size};

/// Kills the server again and again while people play.
fn crash(name: &str, environment: &[(&'static str, String)]) {
    let folder = Folder::new("crash");
    let (kills, tables) = size((10, 20), (60, 50));
    let mut server = Server::start(folder.path(), environment);
    let report = hold_while(name, plan(vec![server.address()], tables), |random| {
        for _ in 0..kills {
            any_time(random, 1200);
            server.kill();
            any_time(random, 100);
            server.restart();
        }
    });
    println!("{name}: killed {kills} times while {} clients played", report.clients);
    assert!(report.reconnects >= report.clients as u64, "{report}");
}

#[test]
fn nothing_is_lost_when_a_server_with_sqlite_is_killed() {
    crash("crash, SQLite", &[]);
}

#[test]
fn nothing_is_lost_when_a_server_with_postgresql_is_killed() {
    let postgres = Postgres::start();
    crash("crash, PostgreSQL", &[("DATABASE_URL", postgres.url())]);
}
