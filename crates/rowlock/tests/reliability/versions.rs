use load::Plan;

use crate::folder::Folder;
use crate::proxy::{Proxy, Skew};
use crate::server::Server;
use crate::trial::{any_time, hold_while, plan, runtime, size};

#[test]
fn nothing_is_lost_when_people_meet_another_version_and_reload() {
    let folder = Folder::new("versions");
    let server = Server::start(folder.path(), &[]);
    let runtime = runtime();
    let proxy = runtime.block_on(Proxy::between_versions(server.port()));
    let (rounds, tables) = size((2, 20), (15, 50));
    let plan = Plan { reloads: true, ..plan(vec![proxy.address()], tables) };
    let people = plan.clients() as u64;
    let report = hold_while("versions", plan, |random| {
        for _ in 0..rounds {
            for skew in Skew::ALL {
                any_time(random, 1200);
                runtime.block_on(proxy.skew(skew, people));
            }
        }
    });
    let (met, closed) = proxy.skewed();
    let times = rounds * Skew::ALL.len();
    println!(
        "versions: {times} times versions differed, met {met} times, {closed} connections closed with 4426"
    );
    assert!(report.reloads > 0 && closed > 0, "{report}");
}
