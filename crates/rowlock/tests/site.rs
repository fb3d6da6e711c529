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
    for words in [&[][..], &["serve"], &["serve", "--port", "0"], &["export-site", "never-made"]] {
        let ended = output(words);
        let said = String::from_utf8(ended.stderr).unwrap();
        assert!(said.starts_with("error: this rowlock was built without the browser app"), "{said}");
        assert!(said.contains("'cargo play'"), "{said}");
        assert_eq!(ended.status.code(), Some(2));
        assert!(ended.stdout.is_empty());
    }
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

    #[test]
    fn it_names_its_address_and_serves_it() {
        let mut server = Server(rowlock(&["serve", "--no-open", "--port", "0"]).spawn().unwrap());
        let mut line = String::new();
        BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap().1.split_once('/').unwrap().0;
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
        let mut page = String::new();
        stream.read_to_string(&mut page).unwrap();
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.contains("<title>"), "{page}");
        let (_, port) = address.split_once(':').unwrap();
        let second = output(&["serve", "--no-open", "--port", port]);
        let said = String::from_utf8(second.stderr).unwrap();
        assert!(said.contains(&format!("cannot serve on port {port}: another program uses it")), "{said}");
        assert_eq!(second.status.code(), Some(2));
    }
}
