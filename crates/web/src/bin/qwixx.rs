//! The worker for tables of Qwixx, on any of its sheets.

fn main() {
    web::work::<qwixx::Qwixx>();
}
