//! Places on this machine under other names: what a panic says about its place is read in browsers everywhere.

use std::path::Path;

use crate::tools::cargo_home;

/// What is between flags that are given to cargo together. Unlike a space it is in no path.
pub(super) const BETWEEN: &str = "\x1F";

/// The flags that let the compiler call these places by other names, and where cargo keeps the sources of others.
pub(super) fn renamed(places: &[(&Path, &str)]) -> Vec<String> {
    let flag = |place: &Path, name: &str| format!("--remap-path-prefix={}={name}", place.display());
    let cargo = cargo_home().map(|home| flag(&home, "/cargo"));
    cargo.into_iter().chain(places.iter().map(|(place, name)| flag(place, name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_the_home_of_cargo_are_renamed() {
        let flags = renamed(&[(Path::new("/home/anna/my games"), "/rowlock")]);
        assert_eq!(flags.last().unwrap(), "--remap-path-prefix=/home/anna/my games=/rowlock");
        assert!(flags[0].starts_with("--remap-path-prefix=") && flags[0].ends_with("=/cargo"));
    }
}
