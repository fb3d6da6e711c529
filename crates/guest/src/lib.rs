//! The client's end of a server's table, without I/O, clock or chance.
//!
//! A [`Guest`] is told when a connection opens and closes, what comes in on it and how late it is; it says what
//! goes out ([`Guest::poll`]) and what its person should know ([`Heard`]). It keeps what was wanted until the
//! server has answered, over any number of connections, and notices what it has missed. The browser app and
//! the load generator are both guests.
//!
//! ```
//! use guest::Guest;
//! use protocol::{Token, Command};
//!
//! let mut guest = Guest::new("0123456789abcdef0123", None);
//! guest.command(Token::new([7; 16]), Command::Rematch);
//! assert_eq!(guest.poll(), None);
//! guest.opened(0);
//! assert!(guest.poll().is_some_and(|message| message.contains(r#""type":"hello""#)));
//! ```

#![doc(test(attr(deny(warnings))))]

mod guest;
mod joined;
mod terms;

pub use guest::{Guest, Heard};
pub use joined::{fits, joined};
pub use terms::terms;
