use std::time::Duration;

use load::{Length, Plan};

use crate::folder::Folder;
use crate::proxy::Proxy;
use crate::server::Server;
use crate::trial::{hold, plan, runtime, size};

#[test]
fn lost_doubled_reordered_and_late_messages_change_nothing() {
    let folder = Folder::new("network");
    let server = Server::start(folder.path(), &[]);
    let runtime = runtime();
    let proxy = runtime.block_on(Proxy::start(server.port(), 5));
    let games = size(2, 20);
    let plan = Plan {
        length: Length::Games(games),
        think: Duration::ZERO,
        in_order: false,
        hurry: 20,
        ..plan(vec![proxy.address()], 20)
    };
    let report = hold("network", plan);
    println!("network: {}", proxy.harm());
    assert!(report.reconnects > 0, "{report}");
}
