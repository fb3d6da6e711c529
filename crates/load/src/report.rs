use std::fmt;
use std::time::Duration;

use serde_json::json;

use crate::{Broken, Meter, Plan, Promise};

/// Not more broken promises than this are said one by one.
const MOST_SHOWN: usize = 20;
/// What was seen is cut off behind so many characters.
const MOST_SEEN: usize = 2_000;

/// What came of a run.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// How many clients were connected at once.
    pub clients: usize,
    /// How many games were played.
    pub games: u64,
    /// How many choices were acknowledged.
    pub acknowledged: u64,
    /// How many of them within the time that counts.
    pub counted: u64,
    /// How long the time was that counts.
    pub time: Duration,
    /// How long answers took: parts of a thousand, and the time within which they came.
    pub latencies: Vec<(u64, Duration)>,
    /// How many messages came in.
    pub messages: u64,
    /// How many bytes they had.
    pub bytes: u64,
    /// How often somebody had to connect again.
    pub reconnects: u64,
    /// How often a request was sent again.
    pub repeated_requests: u64,
    /// How often somebody met another version of the protocol and reloaded.
    pub reloads: u64,
    /// How many games were left before their end, as somebody interrupted the run and they did not go on.
    pub left: u64,
    /// Every promise that was broken.
    pub broken: Vec<Broken>,
}

impl Report {
    pub(crate) fn new(plan: &Plan, meter: &Meter) -> Self {
        let latencies = &meter.latencies;
        let parts = [500, 900, 990, 999, 1000];
        Self {
            clients: plan.clients(),
            games: meter.games.get(),
            acknowledged: meter.acknowledged.get(),
            counted: meter.counted.get(),
            time: meter.counted_time(),
            latencies: parts.iter().filter_map(|&part| Some((part, latencies.permille(part)?))).collect(),
            messages: meter.messages.get(),
            bytes: meter.bytes.get(),
            reconnects: meter.reconnects.get(),
            repeated_requests: meter.repeated_requests.get(),
            reloads: meter.reloads.get(),
            left: meter.left.get(),
            broken: meter.broken.lock().map(|broken| broken.clone()).unwrap_or_default(),
        }
    }

    /// How many choices a second were acknowledged.
    pub fn rate(&self) -> f64 {
        self.counted as f64 / self.time.as_secs_f64().max(0.001)
    }

    /// The report for programs.
    pub fn to_json(&self) -> String {
        let latency =
            |(part, took): &(u64, Duration)| json!({ "permille": part, "us": took.as_micros() as u64 });
        let broken = |broken: &Broken| {
            json!({
                "promise": broken.promise.name(),
                "table": broken.table,
                "who": broken.who,
                "seen": cut(&broken.seen),
            })
        };
        let report = json!({
            "clients": self.clients,
            "games": self.games,
            "acknowledged": self.acknowledged,
            "counted": self.counted,
            "counted_ms": self.time.as_millis() as u64,
            "per_second": self.rate().round() as u64,
            "latencies": self.latencies.iter().map(latency).collect::<Vec<_>>(),
            "messages": self.messages,
            "bytes": self.bytes,
            "reconnects": self.reconnects,
            "repeated_requests": self.repeated_requests,
            "reloads": self.reloads,
            "left": self.left,
            "broken": self.broken.iter().map(broken).collect::<Vec<_>>(),
        });
        report.to_string()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = self.bytes as f64 / 1e6;
        writeln!(f, "{} clients, {} games", self.clients, self.games)?;
        writeln!(
            f,
            "{} choices acknowledged; {:.0} a second for {:.1} s",
            self.acknowledged,
            self.rate(),
            self.time.as_secs_f64()
        )?;
        write!(f, "from a choice to its acknowledgement:")?;
        for (i, (part, took)) in self.latencies.iter().enumerate() {
            let name = match part {
                1000 => "longest".to_owned(),
                _ if part % 10 == 0 => format!("{} %", part / 10),
                _ => format!("{}.{} %", part / 10, part % 10),
            };
            let separator = if i == 0 { "" } else { "," };
            write!(f, "{separator} {name} {:.1} ms", took.as_secs_f64() * 1000.0)?;
        }
        writeln!(f)?;
        writeln!(f, "{} messages received, {megabytes:.1} MB", self.messages)?;
        writeln!(f, "{} reconnections, {} requests repeated", self.reconnects, self.repeated_requests)?;
        if self.reloads > 0 {
            writeln!(f, "{} reloads after another version was met", self.reloads)?;
        }
        if self.left > 0 {
            writeln!(f, "{} games left before their end, as nothing was acknowledged any more", self.left)?;
        }
        write!(f, "broken promises: {}", self.broken.len())?;
        for promise in Promise::ALL {
            let count = self.broken.iter().filter(|broken| broken.promise == promise).count();
            if count > 0 {
                write!(f, "\n  {count} × {promise}")?;
            }
        }
        for broken in self.broken.iter().take(MOST_SHOWN) {
            write!(f, "\n  {}", cut(&broken.to_string()))?;
        }
        Ok(())
    }
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(MOST_SEEN) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::Address;

    #[test]
    fn broken_promises_are_counted_and_said_one_by_one() {
        let (plan, meter) = (Plan::at(Address::local(1)), Meter::new(None));
        meter.acknowledge(Duration::from_millis(3));
        let kept = Report::new(&plan, &meter);
        assert!(kept.to_string().ends_with("broken promises: 0"), "{kept}");
        assert!(kept.to_string().contains("50 % 3.0 ms"), "{kept}");
        let broken = |seen: &str| Broken {
            promise: Promise::Kept,
            table: "7".to_owned(),
            who: "seat 2".to_owned(),
            seen: seen.to_owned(),
        };
        meter.add_broken(vec![broken("lost"), broken(&"é".repeat(MOST_SEEN + 1))]);
        let report = Report::new(&plan, &meter);
        let text = report.to_string();
        assert!(text.contains("broken promises: 2\n  2 × what is acknowledged"), "{text}");
        assert!(text.contains("exactly once: table 7, seat 2: lost\n"), "{text}");
        assert!(text.ends_with('…'), "{text}");
        let json: Value = serde_json::from_str(&report.to_json()).unwrap();
        assert_eq!(json["acknowledged"], 1);
        assert_eq!(json["broken"].as_array().map(Vec::len), Some(2));
    }
}
