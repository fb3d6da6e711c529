use std::env;
use std::fs::OpenOptions;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use chance::Seeded;
use game::RandomSource;
use host::GameKind;
use load::{Length, Meter, Plan, Report, run};
use tokio::runtime::{Builder, Runtime};

/// What makes the tests long.
const VARIABLE: &str = "ROWLOCK_RELIABILITY";
/// Names the file for what is skipped: nobody sees what a test prints that passes.
const SKIPPED: &str = "ROWLOCK_SKIPPED";

/// How large a trial is: in `cargo ci`, or when somebody wants to know for sure.
pub(crate) fn size<T>(short: T, long: T) -> T {
    if env::var_os(VARIABLE).is_some_and(|value| value == "long") { long } else { short }
}

/// Says that this machine cannot do a trial, and why.
pub(crate) fn skip(name: &str, why: &str) {
    println!("{name}: SKIPPED: {why}");
    if let Some(file) = env::var_os(SKIPPED) {
        let mut file = OpenOptions::new().create(true).append(true).open(file).unwrap();
        // In one piece, as other tests may write there, too.
        file.write_all(format!("{name}: {why}\n").as_bytes()).unwrap();
    }
}

/// All games, three at each table: two people and a bot.
pub(crate) fn plan(servers: Vec<load::Address>, tables: usize) -> Plan {
    let first = servers[0].clone();
    Plan {
        servers,
        tables,
        games: GameKind::ALL.to_vec(),
        bots: 1,
        // Until somebody says that it is enough.
        length: Length::Games(usize::MAX),
        think: Duration::from_millis(20),
        seed: 5,
        patience: Duration::from_mins(1),
        ..Plan::at(first)
    }
}

/// Plays as planned; every promise has to hold.
pub(crate) fn hold(name: &str, plan: Plan) -> Report {
    let meter = Arc::new(Meter::new(None));
    judged(name, runtime().block_on(run(plan, meter)))
}

/// Plays as planned while something goes wrong, until that is over; then to the end of all games. Every promise
/// has to hold.
pub(crate) fn hold_while(name: &str, plan: Plan, go_wrong: impl FnOnce(&mut Seeded)) -> Report {
    let runtime = runtime();
    let meter = Arc::new(Meter::new(None));
    let playing = runtime.spawn(run(plan, Arc::clone(&meter)));
    go_wrong(&mut Seeded::new(5, u64::MAX));
    meter.end();
    judged(name, runtime.block_on(playing).unwrap())
}

fn judged(name: &str, report: Report) -> Report {
    println!("{name}: {report}");
    assert!(report.broken.is_empty(), "{name}: {report}");
    assert!(report.games > 0 && report.acknowledged > 0, "{name}: {report}");
    report
}

pub(crate) fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Lets any time up to so many milliseconds go by: what goes wrong comes when nobody expects it.
pub(crate) fn any_time(random: &mut Seeded, most: u32) {
    std::thread::sleep(Duration::from_millis(u64::from(random.below(most))));
}
