use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::folder::Folder;
use crate::programs::{is_root, succeed};
use crate::server::Server;
use crate::trial::{any_time, hold_while, plan, size, skip};

/// How large the disk is: enough for all games of a trial.
const SIZE: &str = "size=96m";
/// Somebody without rights, and how to be them.
const NOBODY: &str = "65534:65534";
const OTHER_USER: [&str; 5] = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"];

/// A small disk of the test's own.
struct Disk {
    place: PathBuf,
}

impl Disk {
    /// Mounts it, if this machine lets us.
    fn mount(place: &Path) -> Option<Self> {
        fs::create_dir_all(place).unwrap();
        let mut mount = Command::new("mount");
        let output = mount.args(["-t", "tmpfs", "-o", SIZE, "tmpfs"]).arg(place).output();
        let is_mounted = output.is_ok_and(|output| output.status.success());
        is_mounted.then(|| Self { place: place.to_owned() })
    }

    /// Leaves no room for anything.
    fn fill(&self) {
        let mut ballast = OpenOptions::new().create(true).append(true).open(self.ballast()).unwrap();
        // Large pieces first, and then whatever still fits.
        for piece in [1 << 20, 4096, 1] {
            loop {
                match ballast.write(&vec![0; piece]) {
                    Ok(_) => {}
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => panic!("{error}"),
                }
            }
        }
    }

    /// Somebody has tidied up.
    fn free(&self) {
        fs::remove_file(self.ballast()).unwrap();
    }

    fn ballast(&self) -> PathBuf {
        self.place.join("ballast")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily: a server may still have its files open.
        let _ = Command::new("umount").arg("--lazy").arg(&self.place).status();
    }
}

#[test]
fn nothing_is_lost_when_the_disk_is_full_and_freed() {
    let folder = Folder::new("disk");
    let Some(disk) = Disk::mount(&folder.path().join("data")) else {
        return skip("disk", "no disk can be mounted here; as root it can");
    };
    let server = Server::start(folder.path(), &[]);
    let (rounds, tables) = size((2, 20), (20, 50));
    let report = hold_while("disk", plan(vec![server.address()], tables), |random| {
        for _ in 0..rounds {
            any_time(random, 1500);
            disk.fill();
            let (status, reason) = server.when_ready_is(false);
            assert!(status == 503 && reason.contains("the disk is full"), "{status} {reason}");
            any_time(random, 1500);
            disk.free();
            server.when_ready_is(true);
        }
    });
    println!("disk: full and freed {rounds} times while {} clients played", report.clients);
    assert!(report.reconnects >= report.clients as u64, "{report}");
}

#[test]
fn a_damaged_database_is_named() {
    let folder = Folder::new("damaged");
    let server = Server::start(folder.path(), &[]);
    server.when_ready_is(true);
    let file = folder.path().join("data").join("rowlock.sqlite3");
    let length = fs::metadata(&file).unwrap().len() as usize;
    File::options().write(true).open(&file).unwrap().write_all(&vec![0x5a; length]).unwrap();
    let (status, reason) = server.when_ready_is(false);
    assert!(status == 503 && reason.contains("the database is damaged"), "{status} {reason}");
}

#[test]
fn a_folder_that_is_read_only_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("read-only");
    let data = folder.path().join("data");
    let server = start_without_root(folder.path());
    server.when_ready_is(true);
    fs::set_permissions(&data, fs::Permissions::from_mode(0o500)).unwrap();
    let (status, reason) = server.when_ready_is(false);
    assert!(status == 503 && reason.contains("is read-only"), "{status} {reason}");
    fs::set_permissions(&data, fs::Permissions::from_mode(0o700)).unwrap();
    server.when_ready_is(true);
}

/// Whoever is root may write everywhere, so somebody else is the server.
fn start_without_root(folder: &Path) -> Server {
    if !is_root() {
        return Server::start(folder, &[]);
    }
    // The program may be where only root can go.
    let program = folder.join("rowlock");
    fs::copy(env!("CARGO_BIN_EXE_rowlock"), &program).unwrap();
    succeed(Command::new("chown").arg("--recursive").arg(NOBODY).arg(folder));
    let mut words = OTHER_USER.to_vec();
    words.push(program.to_str().unwrap());
    Server::start_by(&words, folder, &[])
}
