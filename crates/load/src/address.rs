use std::fmt;
use std::str::FromStr;

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Host and port, as in a URL.
    authority: String,
}

impl Address {
    /// A server on this machine.
    pub fn local(port: u16) -> Self {
        Self { authority: format!("127.0.0.1:{port}") }
    }

    /// Host and port, to connect to and to name in requests.
    pub fn authority(&self) -> &str {
        &self.authority
    }
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected an address such as http://127.0.0.1:7117, found '{text}'");
        let rest = text.strip_prefix("http://").ok_or_else(wrong)?;
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        if authority.is_empty() || authority.contains(['/', '@', '?', '#', ' ']) {
            return Err(wrong());
        }
        let port = authority.rsplit_once(':').map(|(_, port)| port).filter(|port| !port.ends_with(']'));
        match port {
            None => Ok(Self { authority: format!("{authority}:80") }),
            Some(port) if port.parse::<u16>().is_ok() => Ok(Self { authority: authority.to_owned() }),
            Some(_) => Err(wrong()),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.authority)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let authority = |text: &str| text.parse().map(|address: Address| address.authority);
        assert_eq!(authority("http://127.0.0.1:7117/"), Ok("127.0.0.1:7117".to_owned()));
        assert_eq!(authority("http://rowlock.example"), Ok("rowlock.example:80".to_owned()));
        assert_eq!(authority("http://[::1]"), Ok("[::1]:80".to_owned()));
        for wrong in
            ["", "127.0.0.1:7117", "https://a", "http://", "http://a/b", "http://a:b", "http://a:70000"]
        {
            assert!(authority(wrong).is_err(), "{wrong}");
        }
    }
}
