//! Folders and files that nobody else may look into: the secrets of games that are being played are there.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// What a server itself puts into its folder.
const FILES: [&str; 5] = ["lock", "probe", "rowlock.sqlite3", "rowlock.sqlite3-shm", "rowlock.sqlite3-wal"];

/// Makes a folder that nobody else may look into, or closes one that is there, with what a server put into it.
///
/// A folder in which somebody else keeps things is left open, with a warning; the server's files are closed. What
/// belongs to another user cannot be closed, which is a warning, too.
pub fn own_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    #[cfg(unix)]
    close(folder)?;
    Ok(())
}

/// Opens a file for writing that nobody else may look into, and makes it if need be. What is in it stays.
pub fn own_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// An earlier version may have left them open.
#[cfg(unix)]
fn close(folder: &Path) -> io::Result<()> {
    let mut is_shared = false;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if FILES.iter().any(|name| entry.file_name() == *name) {
            restrict(&entry.path(), 0o600);
        } else {
            is_shared = true;
        }
    }
    if is_shared && mode(folder)? & 0o077 != 0 {
        tracing::warn!(
            folder = %folder.display(),
            "others can see which files are in the folder of the games; it has other things in it, so it stays so"
        );
        return Ok(());
    }
    restrict(folder, 0o700);
    Ok(())
}

/// Takes away what others may do, if they may do anything.
#[cfg(unix)]
fn restrict(path: &Path, most: u32) {
    use std::os::unix::fs::PermissionsExt;
    let closed = |mode: u32| {
        let is_closed = mode & 0o777 & !most == 0;
        if is_closed { Ok(()) } else { fs::set_permissions(path, fs::Permissions::from_mode(most)) }
    };
    if let Err(error) = mode(path).and_then(closed) {
        tracing::warn!(path = %path.display(), %error, "others may look into this, and that cannot be changed");
    }
}

#[cfg(unix)]
fn mode(path: &Path) -> io::Result<u32> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::metadata(path)?.permissions().mode())
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::path::PathBuf;

    use super::*;

    /// A folder as somebody made it who thought of nothing.
    fn open_folder(name: &str, files: &[&str]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("rowlock-own-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
        for file in files {
            fs::write(folder.join(file), "").unwrap();
            fs::set_permissions(folder.join(file), fs::Permissions::from_mode(0o644)).unwrap();
        }
        folder
    }

    fn rights(path: &Path) -> u32 {
        mode(path).unwrap() & 0o777
    }

    #[test]
    fn nobody_else_may_look_into_a_new_folder_or_file() {
        let folder = std::env::temp_dir().join(format!("rowlock-own-new-{}", std::process::id()));
        own_folder(&folder).unwrap();
        drop(own_file(&folder.join("lock")).unwrap());
        assert_eq!((rights(&folder), rights(&folder.join("lock"))), (0o700, 0o600));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn what_an_earlier_version_left_open_is_closed() {
        let folder = open_folder("earlier", &FILES);
        own_folder(&folder).unwrap();
        assert_eq!(rights(&folder), 0o700);
        assert!(FILES.iter().all(|file| rights(&folder.join(file)) == 0o600));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_folder_with_things_of_others_stays_open_to_them() {
        let folder = open_folder("others", &["lock", "letters.txt"]);
        own_folder(&folder).unwrap();
        assert_eq!(rights(&folder), 0o755);
        assert_eq!(rights(&folder.join("lock")), 0o600);
        assert_eq!(rights(&folder.join("letters.txt")), 0o644);
        fs::remove_dir_all(&folder).unwrap();
    }
}
