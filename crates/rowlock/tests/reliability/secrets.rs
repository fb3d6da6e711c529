use std::time::Duration;

use load::{Length, Plan};

use crate::folder::Folder;
use crate::server::Server;
use crate::trial::{hold, plan, size};

#[test]
fn no_byte_tells_anybody_what_is_hidden_from_them() {
    let folder = Folder::new("secrets");
    let server = Server::start(folder.path(), &[]);
    let games = size(12, 60);
    let plan = Plan {
        length: Length::Games(games),
        watchers: 1,
        tap: true,
        think: Duration::ZERO,
        ..plan(vec![server.address()], 18)
    };
    let expected = (plan.tables * games) as u64;
    let report = hold("secrets", plan);
    assert_eq!(report.games, expected);
    println!("secrets: {} games, {} messages searched", report.games, report.messages);
}
