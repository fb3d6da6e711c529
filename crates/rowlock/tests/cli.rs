//! The commands print what the README and the pages in `tests/cli` say they print.
#![allow(missing_docs, clippy::unwrap_used)]

use std::env;
use std::path::Path;

use trycmd::TestCases;

#[test]
fn commands_print_what_is_documented() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    env::set_current_dir(root).unwrap();
    // What people have set for their own terminals must not change the pages.
    let cases = TestCases::new();
    cases.env("COLUMNS", "100").env("NO_COLOR", "1").env("CLICOLOR_FORCE", "0").env("LC_ALL", "C");
    cases.case("README.md").case("crates/rowlock/tests/cli/*.md");
}
