//! `rowlock serve` for the commands that need one.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Linux counts in these, whatever the machine does: hundredths of a second.
const TICK: Duration = Duration::from_millis(10);

/// A server that lives as long as this.
pub(crate) struct Server {
    process: Child,
    address: String,
}

impl Server {
    pub(crate) fn start(program: &Path, data: &Path) -> Result<Self, String> {
        let mut command = Command::new(program);
        command.args(["serve", "--no-limits", "--no-open", "--port", "0", "--data"]).arg(data);
        // Tables are in the folder, whatever the environment says.
        command.env_remove("DATABASE_URL").env_remove("NATS_URL").stdout(Stdio::piped());
        let mut process = command.spawn().map_err(|error| format!("rowlock serve cannot start: {error}"))?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            // Without a line there is no address in it, which is said below.
            let _ = BufReader::new(out).read_line(&mut line);
        }
        let address = address(&line).unwrap_or_default().to_owned();
        let server = Self { process, address };
        if server.address.is_empty() {
            return Err(format!("rowlock serve does not say where it is: {line:?}"));
        }
        Ok(server)
    }

    /// Ends with a slash.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// How much time of processors it has used.
    pub(crate) fn processor_time(&self) -> Result<Duration, String> {
        let path = format!("/proc/{}/stat", self.process.id());
        let stat = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        processor_time(&stat).ok_or_else(|| format!("{path} does not say it"))
    }

    pub(crate) fn is_alive(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It fails only if the process is gone.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The address in what the server says first.
fn address(line: &str) -> Option<&str> {
    line.split(' ').find(|word| word.starts_with("http://") && word.ends_with('/'))
}

/// What `/proc` says of the time that a process used, for itself and in the kernel.
fn processor_time(stat: &str) -> Option<Duration> {
    // The name of the program stands in parentheses, and may have anything in it.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let ticks: u32 = fields.next()?.parse::<u32>().ok()? + fields.next()?.parse::<u32>().ok()?;
    Some(TICK * ticks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_what_the_server_says() {
        let line = "Rowlock is at http://127.0.0.1:7117/ in your browser; Ctrl-C ends it.\n";
        assert_eq!(address(line), Some("http://127.0.0.1:7117/"));
        assert_eq!(address("what?"), None);
    }

    #[test]
    fn the_time_of_a_process_is_found_behind_its_name() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194560 1 0 0 0 250 50 0 0 20 0 3 0 100 1 1";
        assert_eq!(processor_time(stat), Some(Duration::from_secs(3)));
        assert_eq!(processor_time("7 (rowlock) S 1"), None);
    }
}
