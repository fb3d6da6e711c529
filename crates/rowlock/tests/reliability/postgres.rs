use std::path::PathBuf;
use std::process::Command;

use crate::folder::Folder;
use crate::ports;
use crate::programs::{is_root, of_postgres, succeed, without_root};

/// A PostgreSQL of the test's own.
#[derive(Debug)]
pub(crate) struct Postgres {
    folder: Folder,
    port: u16,
}

impl Postgres {
    /// Makes a database and starts it.
    pub(crate) fn start() -> Self {
        let postgres = Self { folder: Folder::new("postgres"), port: ports::free() };
        if is_root() {
            succeed(Command::new("chown").arg("postgres:postgres").arg(postgres.folder.path()));
        }
        let mut initdb = without_root(&of_postgres("initdb"));
        initdb.args(["--auth=trust", "--username=rowlock", "--encoding=UTF8", "--no-locale", "--no-sync"]);
        succeed(initdb.arg("--pgdata").arg(postgres.data()).current_dir(postgres.folder.path()));
        postgres.control(&["start", "--log", &postgres.file("log"), "--options", &postgres.options()]);
        postgres
    }

    /// What servers are told of it.
    pub(crate) fn url(&self) -> String {
        format!("postgres://rowlock@127.0.0.1:{}/postgres", self.port)
    }

    /// Stops it as an administrator does who is in a hurry, and starts it again.
    pub(crate) fn restart(&self) {
        self.control(&["stop", "--mode=fast"]);
        self.control(&["start", "--log", &self.file("log"), "--options", &self.options()]);
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn file(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    fn options(&self) -> String {
        let folder = self.folder.path().display();
        format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}", self.port)
    }

    /// Does something and waits until it is done.
    fn control(&self, words: &[&str]) {
        let mut control = without_root(&of_postgres("pg_ctl"));
        control.arg("--pgdata").arg(self.data()).args(["--wait", "--silent"]).args(words);
        succeed(control.current_dir(self.folder.path()));
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut control = without_root(&of_postgres("pg_ctl"));
        control.arg("--pgdata").arg(self.data()).args(["--wait", "--silent", "stop", "--mode=immediate"]);
        let _ = control.current_dir(self.folder.path()).status();
    }
}
