use std::time::Duration;

/// How long a server waits for those who are connected, so that nobody keeps a connection for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request, also of the next one on the same connection.
    pub head: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For anybody to take anything of what they are sent.
    pub taking: Duration,
    /// For a guest to say who they are.
    pub greeting: Duration,
    /// For a guest to take one message.
    pub sending: Duration,
    /// For a sign of life of a guest.
    pub silence: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(15),
            body: Duration::from_secs(15),
            taking: Duration::from_secs(30),
            greeting: Duration::from_secs(10),
            sending: Duration::from_secs(10),
            silence: Duration::from_mins(1),
        }
    }
}
