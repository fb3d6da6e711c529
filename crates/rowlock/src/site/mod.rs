//! The browser app inside the program: served to a browser on this machine, or written as files.

mod answer;
mod encoding;
mod export;
mod file;
mod headers;
mod serve;

pub(crate) use export::{ExportArgs, export};
pub(crate) use serve::{ServeArgs, serve, usual_folder};

use crate::failure::Failure;
use file::File;

/// The files of the app; none if the program was built without it.
static APP: &[File] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The files of the app, or what to do without them.
fn app() -> Result<&'static [File], Failure> {
    if APP.is_empty() {
        let advice = "this rowlock was built without the browser app; in a clone of the repository, 'cargo play' \
                      builds and starts it, and 'rowlock play' plays in the terminal";
        return Err(Failure::BadInput(advice.into()));
    }
    Ok(APP)
}
