//! Puts the browser app into the program: the files of the folder that `ROWLOCK_SITE` names.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=ROWLOCK_SITE");
    println!("cargo::rustc-check-cfg=cfg(app)");
    let mut table = String::from("&[\n");
    if let Some(site) = env::var_os("ROWLOCK_SITE").filter(|site| !site.is_empty()) {
        let site = fs::canonicalize(&site).map_err(|error| format!("{}: {error}", site.display()))?;
        println!("cargo::rerun-if-changed={}", site.display());
        println!("cargo::rustc-cfg=app");
        for path in files(&site)? {
            row(&mut table, &site, &path)?;
        }
    }
    table.push(']');
    let out = env::var_os("OUT_DIR").ok_or("cargo gives no OUT_DIR")?;
    fs::write(Path::new(&out).join("site.rs"), table)?;
    Ok(())
}

/// All files of the folder that are not compressed forms of others, in the order of their names.
fn files(site: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found = Vec::new();
    let mut rest = vec![site.to_path_buf()];
    while let Some(folder) = rest.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                rest.push(path);
            } else if path.extension().is_none_or(|ending| ending != "br" && ending != "gz") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Writes what the program says about one file.
fn row(table: &mut String, site: &Path, path: &Path) -> Result<(), Box<dyn Error>> {
    let name = path.strip_prefix(site)?.to_str().ok_or("a name in the site is not UTF-8")?.replace('\\', "/");
    let bytes = path.to_str().ok_or("the path of the site is not UTF-8")?;
    let packed = |ending: &str| {
        let packed = format!("{bytes}.{ending}");
        let there = Path::new(&packed).is_file();
        if there { format!("Some(include_bytes!({packed:?}))") } else { "None".into() }
    };
    let (brotli, gzip) = (packed("br"), packed("gz"));
    writeln!(
        table,
        "File {{ path: {name:?}, bytes: include_bytes!({bytes:?}), brotli: {brotli}, gzip: {gzip} }},"
    )?;
    Ok(())
}
