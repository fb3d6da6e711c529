//! The browser app in the page: what is shown and asked.

fn main() {
    web::run_page();
}
