//! The program serves the browser app that was built into it, or says how to get one.
#![allow(missing_docs, clippy::unwrap_used)]

use std::process::{Command, Output, Stdio};

fn rowlock(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.args(words).env("NO_COLOR", "1").stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn output(words: &[&str]) -> Output {
    rowlock(words).output().unwrap()
}

#[cfg(not(app))]
#[test]
fn without_the_app_it_says_how_to_get_it() {
    let ended = output(&["export-site", "never-made"]);
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(said.starts_with("error: this rowlock was built without the browser app"), "{said}");
    assert!(said.contains("'cargo play'"), "{said}");
    assert_eq!(ended.status.code(), Some(2));
    assert!(ended.stdout.is_empty());
}

#[test]
fn ports_that_are_none_are_refused() {
    let ended = output(&["serve", "--port", "70000"]);
    assert_eq!(ended.status.code(), Some(2));
    assert!(String::from_utf8(ended.stderr).unwrap().contains("70000"));
}

#[cfg(app)]
mod with_the_app {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::net::TcpStream;
    use std::process::Child;

    use super::*;

    /// Ended when the test ends, however it ends.
    struct Server(Child);

    impl Drop for Server {
        fn drop(&mut self) {
            // It may have ended already.
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    /// A folder for the tables of a server.
    fn folder(name: &str) -> String {
        let folder = format!("rowlock-site-{}-{name}", std::process::id());
        std::env::temp_dir().join(folder).to_string_lossy().into_owned()
    }

    #[test]
    fn it_names_its_address_and_serves_it() {
        let (one, other) = (folder("one"), folder("other"));
        let serve = ["serve", "--no-open", "--port", "0", "--data", &one];
        let mut server = Server(rowlock(&serve).spawn().unwrap());
        let mut line = String::new();
        BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap().1.split_once('/').unwrap().0;
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
        let mut page = String::new();
        stream.read_to_string(&mut page).unwrap();
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.contains("<title>"), "{page}");
        let (_, port) = address.split_once(':').unwrap();
        let second = output(&["serve", "--no-open", "--port", port, "--data", &other]);
        let said = String::from_utf8(second.stderr).unwrap();
        assert!(said.contains(&format!("cannot serve on port {port}: another program uses it")), "{said}");
        assert_eq!(second.status.code(), Some(2));
        let third = output(&["serve", "--no-open", "--data", &one]);
        let said = String::from_utf8(third.stderr).unwrap();
        assert!(said.contains("another rowlock keeps its tables in"), "{said}");
        assert_eq!(third.status.code(), Some(2));
    }
}
