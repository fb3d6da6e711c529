use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use load::Plan;

use crate::folder::Folder;
use crate::server::Server;
use crate::trial::{any_time, hold_while, plan, size, skip};

/// Seconds for each choice. Everybody chooses much faster: a bot that chooses for somebody breaks a promise, as the
/// record then has a choice that nobody sent.
const CLOCK: u32 = 10;
/// Longer than the clock: the server is away for so long.
const AWAY: Duration = Duration::from_secs(12);
/// What the system's clock is set to, in seconds from the right time.
const SET_TO: [i64; 6] = [7_200, 0, -7_200, 0, 32 * 86_400, 0];

fn with_clock(server: &Server, tables: usize) -> Plan {
    Plan { clock: Some(CLOCK), ..plan(vec![server.address()], tables) }
}

#[test]
fn a_server_that_was_away_takes_no_choice_from_anybody() {
    let folder = Folder::new("away");
    let mut server = Server::start(folder.path(), &[]);
    let (rounds, tables) = size((1, 10), (10, 50));
    hold_while("clocks, away", with_clock(&server, tables), |random| {
        for _ in 0..rounds {
            any_time(random, 1000);
            server.pause();
            std::thread::sleep(AWAY);
            server.go_on();
            any_time(random, 1000);
            server.kill();
            std::thread::sleep(AWAY);
            server.restart();
        }
        any_time(random, 1000);
    });
    println!("clocks, away: stopped and killed {rounds} times for {} s each", AWAY.as_secs());
}

#[test]
fn a_clock_that_is_set_takes_no_choice_from_anybody() {
    let Some(library) = faketime() else {
        return skip("clocks, set", "libfaketime is missing; on Debian run: apt-get install faketime");
    };
    let folder = Folder::new("clocks");
    let offset = folder.path().join("offset");
    set(&offset, 0);
    let path = |path: &Path| path.to_str().unwrap().to_owned();
    let environment = [
        ("LD_PRELOAD", path(&library)),
        ("FAKETIME_TIMESTAMP_FILE", path(&offset)),
        ("FAKETIME_NO_CACHE", "1".to_owned()),
        // Nobody sets the other clock of a machine.
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
    ];
    let server = Server::start(folder.path(), &environment);
    let (rounds, tables) = size((1, 10), (10, 50));
    hold_while("clocks, set", with_clock(&server, tables), |random| {
        for seconds in SET_TO.repeat(rounds) {
            // Longer than it takes to look at the clock once.
            any_time(random, 3000);
            set(&offset, seconds);
        }
        any_time(random, 3000);
    });
    println!("clocks, set: {} times, by 2 hours or 32 days, forwards and backwards", SET_TO.len() * rounds);
}

/// In one step, so that nobody reads half of it.
fn set(offset: &Path, seconds: i64) {
    let new = offset.with_extension("new");
    fs::write(&new, format!("{seconds:+}\n")).unwrap();
    fs::rename(new, offset).unwrap();
}

/// The library that gives a program another time than the system's.
fn faketime() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|entry| entry.path());
    folders.map(|folder| folder.join("faketime/libfaketimeMT.so.1")).find(|library| library.exists())
}
