//! The long form of the tests that let everything go wrong around the server.

use crate::tools::{Workspace, check_servers};
use crate::{say, site};

/// What makes the tests long.
const VARIABLE: &str = "ROWLOCK_RELIABILITY";
/// What can go wrong, and the tests that let it.
const TRIALS: [(&str, &str); 8] = [
    ("clocks", "clocks::"),
    ("crash", "crash::"),
    ("cluster", "cluster::"),
    ("database", "database::"),
    ("disk", "disk::"),
    ("network", "network::"),
    ("secrets", "secrets::"),
    ("versions", "versions::"),
];

/// `cargo xtask reliability` with the names of trials; all without any.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    let filters = filters(words)?;
    let workspace = Workspace::find()?;
    check_servers()?;
    let site = site::build(&workspace, site::Purpose::Publish)?;
    let site = site.to_str().ok_or("the path of the workspace is not UTF-8")?;
    let options = "-- --nocapture --test-threads 1";
    let words = format!("test --package rowlock --test reliability --locked {options} {}", filters.join(" "));
    say(&format!("cargo {words}"));
    workspace.cargo(&words, &[(site::VARIABLE, site), (VARIABLE, "long")])?;
    Ok(true)
}

fn filters(names: &[&str]) -> Result<Vec<&'static str>, String> {
    let filter = |name: &&str| {
        let trial = TRIALS.iter().find(|(known, _)| known == name);
        let unknown = || {
            let known = TRIALS.map(|(known, _)| known).join(", ");
            format!("there is no trial '{name}'; there are {known}")
        };
        trial.map(|(_, filter)| *filter).ok_or_else(unknown)
    };
    names.iter().map(filter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trials_are_chosen_by_name() {
        assert_eq!(filters(&[]), Ok(vec![]));
        assert_eq!(filters(&["network", "crash"]), Ok(vec!["network::", "crash::"]));
        assert!(filters(&["flood"]).unwrap_err().contains("'flood'"));
    }
}
