//! What the page about running a server promises.

use std::fs;
use std::process::Command;
use std::time::Duration;

use load::{Length, Plan};

use crate::folder::Folder;
use crate::postgres::Postgres;
use crate::programs::{of_postgres, succeed};
use crate::server::{Server, refused_start};
use crate::trial::{hold, plan};

/// The page, next to the code.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");

#[test]
fn a_postgresql_that_is_down_is_named_and_its_password_is_not() {
    let postgres = Postgres::start();
    postgres.stop();
    let port = postgres.port();
    let url = format!("postgres://rowlock:hush-hush@127.0.0.1:{port}/postgres");
    let said = refused_start(&[("DATABASE_URL", url)]);
    assert!(said.contains(&format!("PostgreSQL at 127.0.0.1:{port} does not answer")), "{said}");
    assert!(!said.contains("hush"), "{said}");
}

#[test]
fn servers_speak_with_postgresql_over_tls() {
    let folder = Folder::new("tls");
    let postgres = Postgres::start_with_tls();
    let url = |how: &str| {
        let port = postgres.port();
        [("DATABASE_URL", format!("postgres://rowlock@localhost:{port}/postgres?{how}"))]
    };
    // It speaks with nobody without TLS.
    let said = refused_start(&url("sslmode=disable"));
    assert!(said.contains("no encryption"), "{said}");
    let root = postgres.certificate();
    for how in ["sslmode=require".to_owned(), format!("sslmode=verify-full&sslrootcert={root}")] {
        let server = Server::start(folder.path(), &url(&how));
        server.when_ready_is(true);
    }
    // The certificate is one that nobody has signed whom the system trusts.
    let said = refused_start(&url("sslmode=verify-full"));
    assert!(said.contains("over TLS"), "{said}");
}

#[test]
fn the_restore_of_postgresql_works_as_written() {
    let folder = Folder::new("restore");
    let postgres = Postgres::start_as("keeper");
    postgres.sql("postgres", "CREATE ROLE rowlock LOGIN");
    postgres.sql("postgres", "CREATE DATABASE rowlock OWNER rowlock");
    let url = |database: &str| format!("postgres://rowlock@127.0.0.1:{}/{database}", postgres.port());
    let server = Server::start(folder.path(), &[("DATABASE_URL", url("rowlock"))]);
    let short = Plan { length: Length::Games(1), think: Duration::ZERO, ..plan(vec![server.address()], 2) };
    hold("restore", short);
    let count = "SELECT count(*), sum(length(entry)) FROM entries";
    let before = postgres.sql("rowlock", count);
    let mut shell = Command::new("sh");
    shell.args(["-e", "-c", &commands_after("PostgreSQL, while the servers run:")]);
    shell.current_dir(folder.path()).env("PGHOST", "127.0.0.1").env("PGPORT", postgres.port().to_string());
    let programs = of_postgres("pg_dump");
    let path = format!("{}:{}", programs.parent().unwrap().display(), std::env::var("PATH").unwrap());
    succeed(shell.env("PGUSER", "keeper").env("PATH", path));
    assert_eq!(postgres.sql("restored", count), before);
    let restored = Server::start(folder.path(), &[("DATABASE_URL", url("restored"))]);
    restored.when_ready_is(true);
    hold(
        "restored",
        Plan { length: Length::Games(1), think: Duration::ZERO, ..plan(vec![restored.address()], 2) },
    );
}

/// The first commands on the page behind these words.
fn commands_after(words: &str) -> String {
    let page = fs::read_to_string(PAGE).unwrap();
    let (_, rest) = page.split_once(words).unwrap_or_else(|| panic!("{PAGE} does not say '{words}'"));
    let (_, commands) = rest.split_once("```sh\n").unwrap();
    commands.split_once("```").unwrap().0.to_owned()
}

#[test]
fn a_postgresql_of_a_newer_version_is_used_or_it_is_said_what_to_do() {
    let folder = Folder::new("newer");
    let postgres = Postgres::start();
    let environment = [("DATABASE_URL", postgres.url())];
    drop(Server::start(folder.path(), &environment));
    let newer = |version: u32, name: &str| {
        let insert = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)";
        postgres.sql("postgres", &format!("{insert} VALUES ({version}, '{name}', TRUE, '', 0)"));
    };
    newer(900, "an index for colours");
    // Two at once: the first one has left nothing locked.
    let servers = [Server::start(folder.path(), &environment), Server::start(folder.path(), &environment)];
    for server in &servers {
        server.when_ready_is(true);
    }
    newer(901, "entries in two tables; needs 9.1.0");
    let said = refused_start(&environment);
    assert!(said.contains("install Rowlock 9.1.0 or later, or restore the backup"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn as_many_files_are_open_as_the_system_allows_and_few_are_said() {
    let folder = Folder::new("files");
    let limited = "ulimit -S -n 300; ulimit -H -n 700; exec \"$@\"";
    let words = ["sh", "-c", limited, "sh", env!("CARGO_BIN_EXE_rowlock")];
    let server = Server::start_by(&words, folder.path(), &[]);
    let limits = fs::read_to_string(format!("/proc/{}/limits", server.id())).unwrap();
    let open = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    assert_eq!(open.split_whitespace().nth(3), Some("700"), "{open}");
    let log = server.log();
    assert!(log.contains("700"), "{log}");
}
