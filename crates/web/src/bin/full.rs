//! The browser app with tables on a server.

fn main() {
    web::run();
}
