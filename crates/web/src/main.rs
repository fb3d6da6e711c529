//! The browser app, in the page and in its worker, without tables on a server.

fn main() {
    web::run();
}
