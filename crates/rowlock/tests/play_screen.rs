//! The real program in a pseudo-terminal, played by keys.
#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Far more than any picture takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program on a terminal of its own.
struct Terminal {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

impl Terminal {
    fn new(folder: &Path, words: &str, (cols, rows): (u16, u16)) -> Self {
        let pair = native_pty_system().openpty(size(cols, rows)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_rowlock"));
        command.arg("play");
        command.args(words.split_whitespace());
        command.cwd(folder);
        command.env("XDG_STATE_HOME", folder);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C");
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().unwrap();
        let screen = vt100::Parser::new(rows.try_into().unwrap(), cols.try_into().unwrap(), 0);
        Self { master: pair.master, child, keys, output, screen }
    }

    fn resize(&mut self, cols: u16, rows: u16) {
        self.master.resize(size(cols, rows)).unwrap();
        self.screen.screen_mut().set_size(rows.try_into().unwrap(), cols.try_into().unwrap());
    }

    fn contents(&self) -> String {
        self.screen.screen().contents()
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until the screen is as wanted.
    fn wait(&mut self, wanted: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let contents = self.contents();
            if wanted(&contents) {
                return contents;
            }
            let left = PATIENCE.saturating_sub(start.elapsed());
            let Ok(bytes) = self.output.recv_timeout(left) else {
                panic!("the screen never came to show what was awaited:\n{contents}");
            };
            self.screen.process(&bytes);
        }
    }

    fn wait_for(&mut self, text: &str) -> String {
        self.wait(|contents| contents.contains(text))
    }

    /// Presses a key and waits until the screen shows something else.
    fn press_and_see(&mut self, keys: &str) -> String {
        let before = self.contents();
        self.press(keys);
        self.wait(|contents| contents != before)
    }

    fn exit_code(mut self) -> u32 {
        self.child.wait().unwrap().exit_code()
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-screen-{name}"));
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Whatever goes on by itself has come to rest: a person is asked, or the game is over.
fn is_asked(contents: &str) -> bool {
    contents.contains("Enter ") || contents.contains("The game is over") || contents.contains("1-6")
}

fn play_whole_game(game: &str, size: (u16, u16)) {
    let folder = folder(&format!("{game}-{}", size.0));
    let words = format!("--game {game} --players person,skilled --seed 5 --pace 0 --save game.txt");
    let mut terminal = Terminal::new(&folder, &words, size);
    let mut turns = 0;
    loop {
        let contents = terminal.wait(is_asked);
        if contents.contains("The game is over") {
            break;
        }
        if contents.contains("1-6 pick a tile") {
            // Those that do not fit stay in the hand.
            for key in ["1", "2", "3", "4", "5", "6"] {
                terminal.press(key);
            }
            terminal.wait_for("Enter place");
        } else if contents.contains("t trade") {
            terminal.press_and_see("t");
            terminal.press_and_see("1");
        }
        terminal.press_and_see("\r");
        turns += 1;
        assert!(turns < 2000);
    }
    let contents = terminal.wait_for("play again");
    assert!(contents.contains("won with") || contents.contains("Shared win"), "{contents}");
    terminal.press("q");
    assert_eq!(terminal.exit_code(), 0);
    let text = fs::read_to_string(folder.join("game.txt")).unwrap();
    assert!(text.contains("\nresult: "), "{text}");
}

#[test]
fn whole_games_of_qwixx() {
    for size in SIZES {
        play_whole_game("qwixx", size);
    }
}

#[test]
fn whole_games_of_longo() {
    for size in SIZES {
        play_whole_game("longo", size);
    }
}

#[test]
fn whole_games_of_qwirkle() {
    for size in SIZES {
        play_whole_game("qwirkle", size);
    }
}

#[test]
fn from_the_start_screen_to_quitting_and_back() {
    let folder = folder("start");
    let mut terminal = Terminal::new(&folder, "--pace 0 --seed 5", (80, 24));
    terminal.wait_for("Which game?");
    terminal.press("\r\r");
    terminal.wait_for("Action 1");
    terminal.press("?");
    terminal.wait_for("closes this help");
    terminal.press("?");
    terminal.wait(|contents| !contents.contains("closes this help"));
    // A field is chosen with the mouse, and confirmed with another click.
    let contents = terminal.wait(|contents| contents.contains('›'));
    let (row, line) = contents.lines().enumerate().find(|(_, line)| line.contains('‹')).unwrap();
    let column = line.chars().position(|letter| letter == '‹').unwrap() + 2;
    terminal.press(&format!("\x1b[<0;{column};{}M", row + 1));
    terminal.wait(|contents| contents.contains('»'));
    terminal.press(&format!("\x1b[<0;{column};{}M", row + 1));
    terminal.wait_for("Action 2");
    terminal.press("q");
    terminal.wait_for("rowlock play --resume");
    terminal.press("\r");
    terminal.wait_for("The game is saved: rowlock play --resume");
    assert_eq!(terminal.exit_code(), 0);

    let mut again = Terminal::new(&folder, "--resume rowlock/play-qwixx.txt --pace 0", (80, 24));
    again.wait_for("Action 2");
    // Ctrl-C leaves at once.
    again.press("\x03");
    assert_eq!(again.exit_code(), 0);
}

#[test]
fn a_hint_comes_and_goes() {
    for size in SIZES {
        let folder = folder(&format!("hint-{}", size.0));
        let words = "--game qwixx --players person,random --seed 5 --pace 0 --save game.txt";
        let mut terminal = Terminal::new(&folder, words, size);
        terminal.wait_for("h hint");
        terminal.press("h");
        terminal.wait_for("% to win, ");
        terminal.press("h");
        terminal.wait(|contents| !contents.contains("% to win, "));
        terminal.press("h");
        terminal.wait_for("% to win, ");
        terminal.press("\r\r");
        terminal.wait(|contents| contents.contains("Action 2") && !contents.contains("% to win, "));
        terminal.press("q\r");
        assert_eq!(terminal.exit_code(), 0);
    }
}

#[test]
fn a_terminal_may_change_its_size_and_a_signal_may_end_the_game() {
    let folder = folder("resize");
    let mut terminal = Terminal::new(&folder, "--game qwirkle --seed 1 --pace 0 --save game.txt", (120, 40));
    terminal.wait_for("bag ");
    terminal.resize(60, 20);
    terminal.wait_for("Please enlarge it");
    terminal.resize(80, 24);
    terminal.wait_for("bag ");
    let id = terminal.child.process_id().unwrap();
    let mut kill = std::process::Command::new("kill");
    assert!(kill.args(["-TERM", &id.to_string()]).status().unwrap().success());
    terminal.wait_for("The game is saved: rowlock play --resume game.txt");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn no_colours_where_none_are_wanted() {
    for (words, coloured) in [("1", false), ("", true)] {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_rowlock"));
        command.args(["play", "--game", "qwixx", "--pace", "0", "--seed", "1"]);
        command.env("XDG_STATE_HOME", folder(&format!("colour-{coloured}")));
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C");
        command.env("NO_COLOR", words);
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (mut all, mut bytes) = (String::new(), [0; 4096]);
        while !all.contains("help") {
            let count = reader.read(&mut bytes).unwrap();
            all += &String::from_utf8_lossy(&bytes[..count]);
        }
        let red = all.contains("\x1b[38;5;1") || all.contains("\x1b[31");
        assert_eq!(red, coloured, "{all:?}");
        pair.master.take_writer().unwrap().write_all(b"\x03").unwrap();
        let mut child = child;
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn a_terminal_that_is_gone_ends_the_program() {
    let folder = folder("gone");
    let mut terminal = Terminal::new(&folder, "--game qwixx --seed 5 --pace 0 --save game.txt", (80, 24));
    terminal.wait(is_asked);
    let Terminal { master, mut child, keys, output, .. } = terminal;
    // The window is closed: nobody will ever press a key again.
    drop((keys, master, output));
    child.wait().unwrap();
    assert!(fs::read_to_string(folder.join("game.txt")).unwrap().starts_with("rowlock record 1\n"));
}
