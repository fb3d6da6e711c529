//! The libraries that may be published: whether they can be packaged, and whether their packages compile.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use serde_json::Value;

use crate::tools::{self, Workspace};

/// Packages them, compiles what is in the packages, and publishes nothing. Needs no network: other steps have fetched all
/// dependencies.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    let public = public(&workspace.metadata("--no-deps")?);
    let home = tools::cargo_home().ok_or("there is no home directory in which cargo keeps sources")?;
    for package in &public {
        forget(&home, package)?;
    }
    let names: Vec<_> = public.iter().map(|package| format!("--package {}", package.name)).collect();
    workspace.cargo(&format!("package {} --locked --offline --allow-dirty", names.join(" ")), &[])
}

/// A package that may be published.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Package {
    name: String,
    version: String,
}

fn public(metadata: &Value) -> Vec<Package> {
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    // `publish = false` is an empty list of registries.
    let public = packages.iter().filter(|package| package["publish"].is_null());
    let text = |value: &Value| value.as_str().map(str::to_owned);
    public
        .filter_map(|package| {
            Some(Package { name: text(&package["name"])?, version: text(&package["version"])? })
        })
        .collect()
}

/// Removes what cargo has unpacked of a package: it takes packages of the same version for the same, so those that depend on
/// this one would be compiled with it as it was when they were packaged for the first time.
fn forget(cargo_home: &Path, package: &Package) -> Result<(), String> {
    let Ok(registries) = fs::read_dir(cargo_home.join("registry/src")) else {
        return Ok(());
    };
    for registry in registries.flatten() {
        let folder = registry.path().join(format!("{}-{}", package.name, package.version));
        match fs::remove_dir_all(&folder) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(format!("{}: {error}", folder.display()));
            }
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_may_be_published_is_packaged() {
        let metadata = r#"{"packages": [
            {"name": "a", "version": "1.0.0", "publish": null},
            {"name": "b", "version": "1.0.0", "publish": []}
        ]}"#;
        let public = public(&serde_json::from_str(metadata).unwrap());
        assert_eq!(public, [Package { name: "a".into(), version: "1.0.0".into() }]);
    }
}
