//! Addresses of this site.

use crate::browser;
use crate::route::Route;

/// The address of the app, without a page.
pub(crate) fn base() -> String {
    let address = browser::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// The address of a page as it can be handed to somebody.
pub(crate) fn open_link(route: &Route) -> String {
    format!("{}{}", base(), route.href())
}
