//! The browser app in the page's worker: the table that is played, and its bots.

fn main() {
    web::run_worker();
}
