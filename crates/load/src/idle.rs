use std::fmt;
use std::fs;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::Client;
use crate::run::Shared;
use crate::sitting::Sitting;
use crate::{Meter, Plan};

/// How often it is looked whether everybody has seen the game.
const OFTEN: Duration = Duration::from_secs(1);
/// After so long a server has put away what nobody needs at the moment.
const SETTLED: Duration = Duration::from_secs(45);

/// What tables cost at which people sit and nobody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Idle {
    /// How many tables were made.
    pub tables: usize,
    /// How many clients were connected.
    pub clients: usize,
    /// The server's memory before, in bytes.
    pub before: u64,
    /// The server's memory with all of them.
    pub with_tables: u64,
}

impl Idle {
    /// The bytes of one table, with its connections.
    pub fn per_table(&self) -> u64 {
        self.with_tables.saturating_sub(self.before) / (self.tables as u64).max(1)
    }

    /// The figures for programs.
    pub fn to_json(&self) -> String {
        let idle = json!({
            "tables": self.tables,
            "clients": self.clients,
            "before": self.before,
            "with_tables": self.with_tables,
            "per_table": self.per_table(),
        });
        idle.to_string()
    }
}

impl fmt::Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} tables, {} clients connected, nobody plays", self.tables, self.clients)?;
        writeln!(f, "memory of the server before: {} KB", self.before / 1024)?;
        writeln!(f, "memory of the server with them: {} KB", self.with_tables / 1024)?;
        write!(f, "memory per table: {} bytes", self.per_table())
    }
}

/// Sits people down at as many tables as planned, waits until all of them have settled, and says what
/// memory the server process takes; or why that cannot be said.
pub async fn measure_idle(plan: Plan, meter: Arc<Meter>, process: u32) -> Result<Idle, String> {
    let before = resident(process)?;
    let shared = Shared::new(plan, meter, true);
    let mut clients = JoinSet::new();
    for number in 0..shared.plan.tables {
        let game =
            shared.plan.games.get(number % shared.plan.games.len().max(1)).ok_or("there is no game")?;
        let sitting = Sitting::begin(&shared, *game, number as u64).await;
        let sitting = sitting.map_err(|broken| broken.to_string())?;
        for client in sitting.clients() {
            clients.spawn(Client::play(client));
        }
    }
    all_greeted(&shared).await;
    sleep(SETTLED).await;
    let with_tables = resident(process)?;
    let idle = Idle { tables: shared.plan.tables, clients: shared.plan.clients(), before, with_tables };
    clients.abort_all();
    Ok(idle)
}

/// Waits until everybody has seen the game. Signs of life come in all the time after that: where there are many
/// guests, or the machine is busy, it never gets silent.
async fn all_greeted(shared: &Shared) {
    while !shared.is_all_greeted() {
        sleep(OFTEN).await;
    }
}

/// The memory of a process that is really there, in bytes.
fn resident(process: u32) -> Result<u64, String> {
    let path = format!("/proc/{process}/status");
    let status = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let kilobytes = status.lines().find_map(|line| {
        let rest = line.strip_prefix("VmRSS:")?;
        rest.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()
    });
    kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(|| format!("{path} does not say VmRSS"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_of_a_table_is_what_all_of_them_take_more() {
        let idle = Idle { tables: 10, clients: 20, before: 1_000_000, with_tables: 1_150_000 };
        assert_eq!(idle.per_table(), 15_000);
        assert!(idle.to_string().ends_with("memory per table: 15000 bytes"), "{idle}");
        assert_eq!(Idle { with_tables: 1, ..idle }.per_table(), 0);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_memory_of_a_process_is_known() {
        assert!(resident(std::process::id()).is_ok_and(|bytes| bytes > 100_000));
        assert!(resident(u32::MAX).is_err());
    }
}
