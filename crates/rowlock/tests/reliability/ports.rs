use std::fs::File;
use std::net::{Ipv4Addr, TcpListener};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU16, Ordering};

static NEXT: AtomicU16 = AtomicU16::new(0);

/// The locks of the ports given out so far: the system frees them when the process ends.
static HELD: Mutex<Vec<File>> = Mutex::new(Vec::new());

/// A port that nobody has, and that nobody gets while what listens there is down: no connection by chance, since
/// those that systems give out begin further up, and no other test, since each port is locked by a file.
pub(crate) fn free() -> u16 {
    let first = std::process::id() as u16 % 100 * 100;
    loop {
        let port = 10_000 + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % 20_000;
        let Some(lock) = lock(port) else { continue };
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            HELD.lock().unwrap().push(lock);
            return port;
        }
    }
}

fn lock(port: u16) -> Option<File> {
    let folder = std::env::temp_dir().join("rowlock-ports");
    std::fs::create_dir_all(&folder).unwrap();
    let file = File::create(folder.join(port.to_string())).unwrap();
    file.try_lock().is_ok().then_some(file)
}

#[test]
fn a_port_that_is_down_is_given_to_nobody_else() {
    let port = free();
    assert!(TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok(), "nobody listens there");
    assert!(lock(port).is_none(), "but another test gets it");
}
