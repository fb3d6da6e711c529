//! The worker for tables of Qwirkle.

fn main() {
    web::work::<qwirkle::Qwirkle>();
}
