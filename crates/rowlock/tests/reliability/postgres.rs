use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::folder::Folder;
use crate::ports;
use crate::programs::{is_root, of_postgres, succeed, without_root};

/// What stands in a certificate: for whom it is, and that it vouches for nobody else.
const CERTIFICATE: &str = "[req]\ndistinguished_name = name\nx509_extensions = more\n[name]\n\
                           [more]\nsubjectAltName = DNS:localhost\nbasicConstraints = CA:FALSE\n";

/// A PostgreSQL of the test's own.
#[derive(Debug)]
pub(crate) struct Postgres {
    folder: Folder,
    port: u16,
    /// Who may do everything.
    owner: &'static str,
}

impl Postgres {
    /// Makes a database and starts it.
    pub(crate) fn start() -> Self {
        Self::start_as("rowlock")
    }

    /// The same with this user as the one who may do everything.
    pub(crate) fn start_as(owner: &'static str) -> Self {
        let postgres = Self::make(owner);
        postgres.go_on();
        postgres
    }

    /// One that speaks with nobody without TLS, and has made its certificate itself.
    pub(crate) fn start_with_tls() -> Self {
        let postgres = Self::make("rowlock");
        fs::write(postgres.file("certificate"), CERTIFICATE).unwrap();
        let mut openssl = without_root(Path::new("openssl"));
        openssl.args([
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
        ]);
        openssl.args(["-config", &postgres.file("certificate"), "-out", &postgres.certificate()]);
        openssl.arg("-keyout").arg(postgres.data().join("server.key"));
        succeed(openssl.current_dir(postgres.folder.path()));
        fs::write(postgres.data().join("pg_hba.conf"), "hostssl all all localhost trust\n").unwrap();
        append(&postgres.data().join("postgresql.conf"), "ssl = on\n");
        postgres.go_on();
        postgres
    }

    fn make(owner: &'static str) -> Self {
        let postgres = Self { folder: Folder::new("postgres"), port: ports::free(), owner };
        if is_root() {
            succeed(Command::new("chown").arg("postgres:postgres").arg(postgres.folder.path()));
        }
        let mut initdb = without_root(&of_postgres("initdb"));
        initdb.args(["--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "--username", owner]);
        succeed(initdb.arg("--pgdata").arg(postgres.data()).current_dir(postgres.folder.path()));
        postgres
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// The file with its certificate.
    pub(crate) fn certificate(&self) -> String {
        self.data().join("server.crt").to_str().unwrap().to_owned()
    }

    /// What servers are told of it.
    pub(crate) fn url(&self) -> String {
        format!("postgres://rowlock@127.0.0.1:{}/postgres", self.port)
    }

    /// Stops it as an administrator does who is in a hurry, and starts it again.
    pub(crate) fn restart(&self) {
        self.stop();
        self.go_on();
    }

    pub(crate) fn stop(&self) {
        self.control(&["stop", "--mode=fast"]);
    }

    /// Starts it, again if need be.
    pub(crate) fn go_on(&self) {
        self.control(&["start", "--log", &self.file("log"), "--options", &self.options()]);
    }

    /// Whether it takes writes from now on.
    pub(crate) fn take_writes(&self, takes: bool) {
        let value = if takes { "off" } else { "on" };
        self.sql("postgres", &format!("ALTER SYSTEM SET default_transaction_read_only = {value}"));
        self.sql("postgres", "SELECT pg_reload_conf()");
    }

    /// What it answers to this.
    pub(crate) fn sql(&self, database: &str, sql: &str) -> String {
        let mut psql = Command::new(of_postgres("psql"));
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
        psql.args(["--host=127.0.0.1", "--username", self.owner, "--dbname", database, "--command", sql]);
        succeed(psql.arg(format!("--port={}", self.port)))
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

fn append(path: &Path, text: &str) {
    let mut file = fs::OpenOptions::new().append(true).open(path).unwrap();
    file.write_all(text.as_bytes()).unwrap();
}
