//! The browser app, in the page and in its worker.

fn main() {
    web::run();
}
