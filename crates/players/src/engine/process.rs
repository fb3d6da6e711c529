//! A program of somebody else, spoken with by lines, and never waited for longer than agreed.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The most bytes of a line from an engine.
const LONGEST_LINE: u64 = 1 << 16;

/// So many lines of an engine wait to be read; then the engine waits.
const WAITING_LINES: usize = 16;

/// How much of what an engine says on standard error is kept for messages.
const LAST_WORDS: usize = 300;

/// How long an engine has to end by itself when it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// How often to look whether a program still runs.
const GLANCE: Duration = Duration::from_millis(100);

/// A running program.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// Lines for the program. A thread of its own writes them, so that a program which does not read cannot
    /// hold anybody up; dropped to say goodbye.
    input: Option<Sender<String>>,
    output: Receiver<Heard>,
    last_words: Arc<Mutex<String>>,
    /// Nothing is ever sent: it is closed when all last words are there.
    words_ended: Receiver<()>,
}

/// What is heard from a program.
#[derive(PartialEq, Eq, Debug)]
enum Heard {
    Line(String),
    TooLong,
    NoText,
}

impl Process {
    /// Starts a program; its words are split as a shell does, without any other service of a shell.
    pub(crate) fn start(command: &str) -> Result<Self, String> {
        let words = shlex::split(command);
        let words =
            words.ok_or_else(|| format!("'{command}' is no command: a quotation mark is not closed"))?;
        let (program, options) =
            words.split_first().ok_or_else(|| format!("'{command}' names no program"))?;
        let mut child = in_own_group(Command::new(program).args(options))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("'{program}' cannot be started: {error}"))?;
        note(child.id());
        let (input, lines) = channel();
        let (sender, output) = sync_channel(WAITING_LINES);
        let last_words = Arc::new(Mutex::new(String::new()));
        let (words_end, words_ended) = channel();
        if let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        {
            let words = Arc::clone(&last_words);
            thread::spawn(move || write_lines(stdin, &lines));
            thread::spawn(move || read_lines(stdout, &sender));
            thread::spawn(move || {
                keep_last_words(stderr, &words);
                drop(words_end);
            });
        }
        Ok(Self { child, input: Some(input), output, last_words, words_ended })
    }

    /// Sends a line. Whether it arrives shows when an answer is awaited.
    pub(crate) fn send(&self, line: String) {
        if let Some(input) = &self.input {
            // The writing thread ends when the program does; the answer that does not come says so.
            let _ = input.send(line);
        }
    }

    /// The next line of the program, or why there is none.
    pub(crate) fn hear(&mut self, deadline: Instant) -> Result<String, String> {
        match self.wait_for_line(deadline) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(format!("it sent a line of more than {LONGEST_LINE} bytes")),
            Ok(Heard::NoText) => Err("it sent bytes that are not UTF-8".to_owned()),
            Err(RecvTimeoutError::Timeout) => Err("it did not answer in time".to_owned()),
            Err(RecvTimeoutError::Disconnected) => Err(self.why_ended()),
        }
    }

    /// Waits for a line; a program that has ended is not waited for, even if something that it started holds
    /// its output open.
    fn wait_for_line(&mut self, deadline: Instant) -> Result<Heard, RecvTimeoutError> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let heard = self.output.recv_timeout(left.min(GLANCE));
            if heard.is_ok() || heard == Err(RecvTimeoutError::Disconnected) || left <= GLANCE {
                return heard;
            }
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                // What it said before its end may still be on the way.
                return self.output.recv_timeout(GLANCE).map_err(|_| RecvTimeoutError::Disconnected);
            }
        }
    }

    /// How the program ended, with the last that it said on standard error.
    fn why_ended(&mut self) -> String {
        let ended = match self.wait(FAREWELL) {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its output".to_owned(),
        };
        // Something that it started may hold its standard error open: what came until now is enough then.
        let _ = self.words_ended.recv_timeout(FAREWELL);
        let words = self.last_words.lock().map(|words| words.trim().to_owned()).unwrap_or_default();
        let line = words.lines().last().unwrap_or_default();
        if line.is_empty() { ended } else { format!("{ended}: {line}") }
    }

    fn wait(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let deadline = Instant::now() + patience;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(1)),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The end of its input tells a program to end, should it have missed that it was told.
        self.input = None;
        self.wait(FAREWELL);
        // Even if it has ended, something that it started may not have.
        kill(self.child.id());
        let _ = self.child.kill();
        // Without this it would stay in the list of processes.
        let _ = self.child.wait();
        forget(self.child.id());
    }
}

/// A group of its own, so that whatever a program starts can be ended together with it, and so that an
/// interruption from the keyboard reaches us alone.
#[cfg(unix)]
fn in_own_group(command: &mut Command) -> &mut Command {
    std::os::unix::process::CommandExt::process_group(command, 0)
}

#[cfg(not(unix))]
fn in_own_group(command: &mut Command) -> &mut Command {
    command
}

/// The programs that run.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn note(id: u32) {
    if let Ok(mut running) = RUNNING.lock() {
        running.push(id);
    }
}

fn forget(id: u32) {
    if let Ok(mut running) = RUNNING.lock() {
        running.retain(|&other| other != id);
    }
}

/// Ends all programs at once, before we end ourselves.
pub fn end_all() {
    if let Ok(running) = RUNNING.lock() {
        running.iter().copied().for_each(kill);
    }
}

/// Ends a program together with whatever it has started.
#[cfg(unix)]
fn kill(id: u32) {
    let group = i32::try_from(id).ok().and_then(rustix::process::Pid::from_raw);
    if let Some(group) = group {
        // If all of it is gone already, so much the better.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill(_: u32) {}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: ChildStdout, sender: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut bytes = Vec::new();
        let heard = match (&mut stdout).take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) if bytes.last() != Some(&b'\n') && bytes.len() as u64 > LONGEST_LINE => Heard::TooLong,
            // Half a line before the end is no line.
            Ok(_) if bytes.last() != Some(&b'\n') => return,
            Ok(_) => String::from_utf8(bytes).map_or(Heard::NoText, Heard::Line),
        };
        let last = !matches!(heard, Heard::Line(_));
        if sender.send(heard).is_err() || last {
            return;
        }
    }
}

fn keep_last_words(stderr: ChildStderr, kept: &Mutex<String>) {
    let mut stderr = BufReader::new(stderr);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match (&mut stderr).take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) => return,
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return,
        }
        let line = String::from_utf8_lossy(&bytes);
        let line: String = line.trim().chars().filter(|c| !c.is_control()).take(LAST_WORDS).collect();
        if let Ok(mut kept) = kept.lock()
            && !line.is_empty()
        {
            *kept = line;
        }
    }
}
