use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, ErrorKind, Write as _};
use std::path::{Component, Path, PathBuf};

use clap::Args;

use super::file::File;
use super::headers::{ALWAYS, cache_control};
use crate::failure::Failure;

/// Names the files of an export, so that the next one knows which are ours.
const LIST: &str = "rowlock-files.txt";
/// Headers, in the form that several hosts of static files read.
const HEADERS: &str = "_headers";

/// Write the browser app as files that any web host can serve.
///
/// Files stand beside their compressed forms (.br, .gz) for hosts that send those, and '_headers' has the
/// headers for hosts that read it. The folder is made; one that is not empty is taken only if an earlier
/// export made it, and nothing in it but that export's files is touched.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Example:
  rowlock export-site site
  python3 -m http.server --directory site")]
pub(crate) struct ExportArgs {
    /// The folder to write to.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// `rowlock export-site`.
pub(crate) fn export(args: &ExportArgs) -> Result<(), Failure> {
    let folder = &args.folder;
    let count = write(super::app()?, folder)?;
    let name = folder.display();
    let mut out = io::stdout();
    writeln!(out, "{count} files written to {name}; any web server can serve them, under any path.")?;
    writeln!(out, "To try it: python3 -m http.server --directory {name}")?;
    Ok(())
}

/// Writes the site and gives the number of files.
fn write(files: &[File], folder: &Path) -> Result<usize, Failure> {
    let site = contents(files);
    let old = earlier(folder)?;
    let strange = site
        .iter()
        .map(|(path, _)| path)
        .find(|path| !old.contains(*path) && folder.join(path).symlink_metadata().is_ok());
    if let Some(path) = strange {
        return Err(refused(folder, &format!("{path} is there already and not from an earlier export")));
    }
    for path in old.iter().filter(|path| !site.iter().any(|(new, _)| new == *path)) {
        match fs::remove_file(folder.join(path)) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(unwritable(folder, path, &error));
            }
            _ => {}
        }
    }
    // The list comes first: an export that was interrupted can be repeated.
    for (path, bytes) in site.iter().rev() {
        put(&folder.join(path), bytes).map_err(|error| unwritable(folder, path, &error))?;
    }
    Ok(site.len())
}

/// Everything that is written, the list of it last.
fn contents(files: &[File]) -> Vec<(String, Vec<u8>)> {
    let mut site = Vec::new();
    for file in files {
        let forms = file.forms();
        site.extend(forms.map(|(form, bytes)| (format!("{}{}", file.path, form.ending()), bytes.to_vec())));
    }
    site.push((HEADERS.into(), headers(files).into_bytes()));
    let mut list = String::from("# The files of this export by rowlock; the next one replaces them.\n");
    for path in site.iter().map(|(path, _)| path.as_str()).chain([LIST]) {
        list.extend([path, "\n"]);
    }
    site.push((LIST.into(), list.into_bytes()));
    site
}

fn headers(files: &[File]) -> String {
    let mut text = String::from("/*\n");
    for (name, value) in ALWAYS {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {name}: {value}");
    }
    let _ = writeln!(text, "/\n  cache-control: no-cache");
    for file in files {
        let _ = writeln!(text, "/{}\n  cache-control: {}", file.path, cache_control(file));
    }
    text
}

/// The files of an earlier export in the folder; none in a new or empty one.
fn earlier(folder: &Path) -> Result<BTreeSet<String>, Failure> {
    let mut entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeSet::new()),
        Err(error) if error.kind() == ErrorKind::NotADirectory => {
            return Err(refused(folder, "it is a file"));
        }
        entries => entries?,
    };
    if entries.next().is_none() {
        return Ok(BTreeSet::new());
    }
    let list = fs::read_to_string(folder.join(LIST));
    let list = list.map_err(|_| refused(folder, "the folder is not empty and holds no earlier export"))?;
    let paths = list.lines().filter(|line| !line.starts_with('#') && is_inside(line));
    Ok(paths.map(str::to_owned).collect())
}

/// Whether a path stays in the folder that it is in.
fn is_inside(path: &str) -> bool {
    !path.is_empty() && Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(path, bytes)
}

fn refused(folder: &Path, reason: &str) -> Failure {
    Failure::BadInput(format!("cannot export to {}: {reason}", folder.display()))
}

fn unwritable(folder: &Path, path: &str, error: &io::Error) -> Failure {
    Failure::BadInput(format!("cannot write {}: {error}", folder.join(path).display()))
}

#[cfg(test)]
mod tests {
    use std::{env, process};

    use super::*;

    static OLD: &[File] = &[
        File { path: "index.html", bytes: b"old", brotli: None, gzip: None },
        File { path: "icons/a-0123456789.svg", bytes: b"<svg>", brotli: Some(b"b"), gzip: Some(b"g") },
    ];
    static NEW: &[File] = &[File { path: "index.html", bytes: b"new", brotli: None, gzip: None }];

    /// A folder that does not exist yet.
    fn folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("rowlock-export-{}-{name}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn reason(result: Result<usize, Failure>) -> String {
        let Err(Failure::BadInput(reason)) = result else { panic!("{result:?}") };
        reason
    }

    #[test]
    fn all_forms_headers_and_the_list_are_written() {
        let folder = folder("new").join("deep");
        assert_eq!(write(OLD, &folder).unwrap(), 6);
        assert_eq!(fs::read(folder.join("icons/a-0123456789.svg.br")).unwrap(), b"b");
        let headers = fs::read_to_string(folder.join(HEADERS)).unwrap();
        assert!(headers.contains("/icons/a-0123456789.svg\n  cache-control: public, max-age=31536000"));
        assert!(headers.contains("/index.html\n  cache-control: no-cache"));
        assert!(headers.contains("frame-ancestors 'none'"));
        let list = fs::read_to_string(folder.join(LIST)).unwrap();
        assert_eq!(list.lines().count(), 7);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_next_export_replaces_its_files_and_no_others() {
        let folder = folder("again");
        write(OLD, &folder).unwrap();
        fs::write(folder.join("mine.txt"), "mine").unwrap();
        write(NEW, &folder).unwrap();
        assert_eq!(fs::read(folder.join("index.html")).unwrap(), b"new");
        assert!(!folder.join("icons/a-0123456789.svg.gz").exists());
        assert!(folder.join("mine.txt").exists());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn folders_of_others_are_left_alone() {
        let folder = folder("foreign");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("letter.txt"), "x").unwrap();
        assert!(reason(write(NEW, &folder)).ends_with("holds no earlier export"));
        assert!(reason(write(NEW, &folder.join("letter.txt"))).ends_with("it is a file"));
        fs::write(folder.join(LIST), "# ours\n../letter.txt\n/etc/x\n").unwrap();
        fs::write(folder.join("index.html"), "mine").unwrap();
        assert!(reason(write(NEW, &folder)).contains("index.html is there already"));
        assert_eq!(earlier(&folder).unwrap(), BTreeSet::new());
        fs::remove_dir_all(folder).unwrap();
    }
}
