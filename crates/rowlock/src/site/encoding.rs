/// How a file is compressed on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
    /// Not at all.
    Identity,
}

impl Encoding {
    /// The name that browsers know.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Identity => "identity",
        }
    }

    /// The ending of a file's name.
    pub(super) fn ending(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Identity => "",
        }
    }
}

/// The encoding that a client likes best, out of those on offer; the first of several that it likes the same.
///
/// `accepted` is its header `Accept-Encoding`. What it does not name, it does not want, except for the file as
/// it is, which comes last; and if it refuses even that, it gets it all the same.
pub(super) fn best(accepted: &str, offered: impl Iterator<Item = Encoding>) -> Encoding {
    let mut best = (Encoding::Identity, 0);
    for encoding in offered {
        let liking = liking(accepted, encoding);
        if liking > best.1 {
            best = (encoding, liking);
        }
    }
    best.0
}

/// How much a client likes an encoding, in thousandths.
fn liking(accepted: &str, encoding: Encoding) -> u16 {
    let of = |wanted: &str| {
        let mut entries = accepted.split(',').filter_map(entry);
        entries.find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, liking)| liking)
    };
    let named = of(encoding.name()).or_else(|| of("*"));
    named.unwrap_or(u16::from(encoding == Encoding::Identity))
}

/// A name and its weight: `gzip;q=0.8`. An entry whose weight makes no sense counts for nothing.
fn entry(text: &str) -> Option<(&str, u16)> {
    let (name, parameters) = text.split_once(';').unwrap_or((text, ""));
    let mut weights = parameters.split(';').filter_map(|parameter| {
        let (key, value) = parameter.split_once('=')?;
        key.trim().eq_ignore_ascii_case("q").then_some(value.trim())
    });
    let weight: f32 = weights.next().unwrap_or("1").parse().ok()?;
    let weight = (0.0..=1.0).contains(&weight).then_some(weight)?;
    Some((name.trim(), (weight * 1000.0).round() as u16))
}

#[cfg(test)]
mod tests {
    use super::Encoding::{Brotli, Gzip, Identity};
    use super::*;

    #[test]
    fn the_client_gets_what_it_likes_best() {
        for (accepted, expected) in [
            ("gzip, deflate, br, zstd", Brotli),
            ("gzip, deflate", Gzip),
            ("", Identity),
            ("*", Brotli),
            ("br;q=0.5, gzip", Gzip),
            ("br;q=0.5, gzip;q=0.5", Brotli),
            ("br;q=0, *", Gzip),
            ("br; Q=0, GZIP ; q=0.001", Gzip),
            ("identity, br;q=0.9, gzip;q=0.2", Identity),
            ("*;q=0", Identity),
            ("br;q=2, gzip", Gzip),
            ("br;q=nonsense", Identity),
            ("br;q=", Identity),
            (";;,,=", Identity),
            ("deflate", Identity),
        ] {
            assert_eq!(best(accepted, [Brotli, Gzip, Identity].into_iter()), expected, "{accepted}");
        }
    }

    #[test]
    fn only_what_is_on_offer_is_chosen() {
        assert_eq!(best("br, gzip", [Identity].into_iter()), Identity);
        assert_eq!(best("br, gzip;q=0.1", [Gzip, Identity].into_iter()), Gzip);
        assert_eq!(best("identity;q=0", [Identity].into_iter()), Identity);
    }
}
