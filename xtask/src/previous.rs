//! The app of the version before this one, kept for the browser tests: `cargo xtask keep-previous`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tools::Workspace;
use crate::{say, site};

/// Where the browser tests find it.
const KEPT: &str = "crates/web/tests/browser/previous/site.tar.br";

/// Forms of files that a host may send instead.
const PACKED: [&str; 2] = [".br", ".gz"];
/// Files of which there are many kinds, and the kind that the tests need.
const KINDS: [(&str, &str); 3] =
    [("texts-", "texts-en-"), ("online-", "online-en-"), ("knows-", "knows-classic-2-")];

/// `cargo xtask keep-previous` with the folder of a built site, or without one for the site of this checkout.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    let workspace = Workspace::find()?;
    let folder = match words {
        [] => site::build(&workspace, site::Purpose::Publish)?,
        [folder] => PathBuf::from(folder),
        _ => return Err("keep-previous takes the folder of one built site, or none".into()),
    };
    let packed = site::pack(&workspace, &archive(&folder)?)?;
    let path = workspace.path(KEPT);
    fs::write(&path, &packed).map_err(|error| format!("{}: {error}", path.display()))?;
    say(&format!("{KEPT}: {} bytes", packed.len()));
    Ok(true)
}

/// The files as an archive, which is the same for the same files.
fn archive(folder: &Path) -> Result<Vec<u8>, String> {
    let options = ["--create", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=0644"];
    let mut tar = Command::new("tar");
    tar.args(options).arg("--directory").arg(folder).args(files(folder, "")?);
    let output = tar.output().map_err(|error| format!("tar cannot start: {error}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(format!("tar failed: {}", String::from_utf8_lossy(&output.stderr)))
}

/// The files that the tests need, by their paths in the folder.
fn files(folder: &Path, below: &str) -> Result<Vec<String>, String> {
    let fault = |error: std::io::Error| format!("{}: {error}", folder.join(below).display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder.join(below)).map_err(fault)? {
        let entry = entry.map_err(fault)?;
        let name = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.file_type().map_err(fault)?.is_dir() {
            found.extend(files(folder, &format!("{name}/"))?);
        } else if is_needed(&name) {
            found.push(name);
        }
    }
    found.sort();
    Ok(found)
}

fn is_needed(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    let is_packed = PACKED.iter().any(|ending| file.ends_with(ending));
    let is_other = |(all, needed): &(&str, &str)| file.starts_with(all) && !file.starts_with(needed);
    !is_packed && !KINDS.iter().any(is_other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_languages_and_packed_forms_are_left_out() {
        let all =
            ["index.html", "boot-0123456789.js.br", "a/texts-en-0123456789.ftl", "texts-pl-0123456789.ftl"];
        let needed: Vec<&str> = all.into_iter().filter(|name| is_needed(name)).collect();
        assert_eq!(needed, ["index.html", "a/texts-en-0123456789.ftl"]);
    }
}
