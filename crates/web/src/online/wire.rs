//! The connection to a server's table: it comes back by itself, and what is wanted meanwhile is kept.

use std::rc::Rc;

use guest::{Guest, Heard};
use js_sys::JsString;
use leptos::prelude::*;
use protocol::{ClientMessage, Command, Reaction, Token};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::address::base;
use super::api::random;
use super::skew;
use crate::{browser, store};

/// Under which names it is put down what is wanted at a table, followed by the table's.
const COMMANDS: &str = "wishes/";
/// How long the first pause before another attempt is, in milliseconds; each is twice as long as the one before.
const FIRST_PAUSE: i64 = 1_000;
/// The longest pause.
const LONGEST_PAUSE: i64 = 15_000;
/// How often the clock ticks, in milliseconds.
const TICK: u32 = 1_000;

/// What is wanted and not yet answered, as it outlives the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Waiting {
    key: Token,
    // Pages of the first version keep it under this name.
    #[serde(rename = "wish")]
    command: Command,
}

/// A connection to a table, over any number of sockets.
#[derive(Clone, Copy)]
pub(crate) struct Wire {
    line: StoredValue<Line, LocalStorage>,
    /// Whether the server has said how things stand, and can be reached.
    pub(crate) connected: RwSignal<bool>,
    /// What is wanted and not yet answered, in order.
    pub(crate) commands: RwSignal<Vec<Command>>,
    /// The time by this page's clock, once a second, in milliseconds since 1970.
    pub(crate) now: RwSignal<i64>,
}

struct Line {
    table: String,
    guest: Guest,
    socket: Option<WebSocket>,
    /// Which socket it is: what an earlier one says is void.
    number: u32,
    /// How many attempts have failed since the server was heard last.
    failures: u32,
    /// When the next attempt is due.
    due: i64,
    listener: Rc<dyn Fn(Heard)>,
}

impl Wire {
    /// The end of a connection that is not open yet.
    pub(crate) fn new(table: &str, token: Option<Token>) -> Self {
        let mut guest = Guest::new(table, token);
        let waiting: Vec<Waiting> = store::note(&format!("{COMMANDS}{table}")).unwrap_or_default();
        for Waiting { key, command } in waiting {
            guest.command(key, command);
        }
        let commands = guest.commands().map(|(_, command)| command.clone()).collect();
        let line = Line {
            table: table.to_owned(),
            guest,
            socket: None,
            number: 0,
            failures: 0,
            due: 0,
            listener: Rc::new(|_| {}),
        };
        Self {
            line: StoredValue::new_local(line),
            connected: RwSignal::new(false),
            commands: RwSignal::new(commands),
            now: RwSignal::new(browser::now()),
        }
    }

    /// Connects, and tells the listener everything from now on, until the page shows something else.
    pub(crate) fn open(self, listener: impl Fn(Heard) + 'static) {
        self.line.update_value(|line| line.listener = Rc::new(listener));
        let online = window_event_listener(leptos::ev::online, move |_| self.hurry());
        // The browser knows before the connection does.
        let offline = window_event_listener(leptos::ev::offline, move |_| self.give_up());
        let visible = window_event_listener(leptos::ev::visibilitychange, move |_| self.hurry());
        on_cleanup(move || {
            online.remove();
            offline.remove();
            visible.remove();
            self.close();
        });
        self.tick();
    }

    /// Wants something, now or as soon as the server can be reached; `false` if too much is wanted already.
    pub(crate) fn command(self, command: Command) -> bool {
        let taken = self.line.try_update_value(|line| line.guest.command(random(), command));
        self.settle();
        taken == Some(true)
    }

    /// Shows what this device adds to chance.
    pub(crate) fn contribute(self, contribution: Token) {
        _ = self.line.try_update_value(|line| line.guest.contribute(contribution));
        self.settle();
    }

    /// Says something without words.
    pub(crate) fn react(self, reaction: Reaction) {
        self.line.update_value(|line| line.guest.react(reaction));
        self.settle();
    }

    /// What was chosen, or wanted back, and is not yet answered; tracked.
    pub(crate) fn pending(self) -> Option<ClientMessage> {
        self.commands.with(|commands| {
            commands.iter().find_map(|command| match command {
                Command::Table(message) => Some(message.clone()),
                _ => None,
            })
        })
    }

    /// Nothing more is to be heard.
    pub(crate) fn close(self) {
        _ = self.line.try_update_value(|line| {
            line.due = i64::MAX;
            line.drop_socket();
        });
    }

    /// The network may be back: no use in waiting.
    fn hurry(self) {
        _ = self.line.try_update_value(|line| {
            if line.due < i64::MAX {
                line.due = 0;
            }
        });
        self.beat();
    }

    fn give_up(self) {
        _ = self.line.try_update_value(|line| line.fail(browser::now()));
        self.settle();
    }

    fn tick(self) {
        if self.beat() {
            browser::after(TICK, move || self.tick());
        }
    }

    /// What is due is done; `false` if nobody listens any more.
    fn beat(self) -> bool {
        let now = browser::now();
        let beaten = self.line.try_update_value(|line| {
            if !line.guest.tick(now as u64) {
                line.fail(now);
            }
            (line.socket.is_none() && now >= line.due).then(|| line.connect(now))
        });
        let Some(number) = beaten else { return false };
        if let Some(Some(number)) = number {
            self.listen(number);
        }
        _ = self.now.try_set(now);
        self.settle();
        true
    }

    /// Hears what the newest socket says.
    fn listen(self, number: u32) {
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            self.happens(number, &event);
        });
        let hear = hear.into_js_value();
        _ = self.line.try_update_value(|line| {
            for name in ["open", "message", "close"] {
                if let Some(socket) = &line.socket {
                    _ = socket.add_event_listener_with_callback(name, hear.unchecked_ref());
                }
            }
        });
    }

    fn happens(self, number: u32, event: &MessageEvent) {
        let now = browser::now();
        let heard = self.line.try_update_value(|line| {
            if line.number != number {
                return None;
            }
            match event.type_().as_str() {
                "open" => line.guest.opened(now as u64),
                "message" => {
                    let text: String = event.data().unchecked_into::<JsString>().into();
                    let heard = line.guest.receive(&text, now as u64).unwrap_or_else(|_| {
                        skew::misheard();
                        None
                    });
                    if line.guest.is_connected() {
                        line.failures = 0;
                    }
                    return heard.map(|heard| (heard, Rc::clone(&line.listener)));
                }
                _ => line.fail(now),
            }
            None
        });
        self.settle();
        // Told when the line is no longer in use, since a listener may want something at once.
        if let Some((heard, listener)) = heard.flatten() {
            listener(heard);
        }
    }

    /// Sends what is to go out, and shows and keeps what has changed.
    fn settle(self) {
        let state = self.line.try_update_value(|line| {
            line.send();
            let waiting =
                |(key, command): &(Token, Command)| Waiting { key: key.clone(), command: command.clone() };
            let waiting: Vec<Waiting> = line.guest.commands().map(waiting).collect();
            (line.guest.is_connected(), waiting, format!("{COMMANDS}{}", line.table))
        });
        let Some((connected, waiting, place)) = state else { return };
        if self.connected.get_untracked() != connected {
            self.connected.set(connected);
        }
        let commands: Vec<Command> = waiting.iter().map(|waiting| waiting.command.clone()).collect();
        if self.commands.with_untracked(|before| *before != commands) {
            if waiting.is_empty() {
                store::forget_note(&place);
            } else {
                store::keep_note(&place, &waiting);
            }
            self.commands.set(commands);
        }
    }
}

impl Line {
    /// Opens another socket and says its number; nothing if the browser has none.
    fn connect(&mut self, now: i64) -> Option<u32> {
        self.number += 1;
        let address = format!("{}api/ws", folder(&base()).replacen("http", "ws", 1));
        self.socket = WebSocket::new(&address).ok();
        if self.socket.is_none() {
            self.fail(now);
        }
        self.socket.as_ref().map(|_| self.number)
    }

    /// The socket is of no use any more; another one is tried after a while, which is not the same for everybody.
    fn fail(&mut self, now: i64) {
        self.drop_socket();
        if self.due < i64::MAX {
            let pause = (FIRST_PAUSE << self.failures.min(4)).min(LONGEST_PAUSE);
            self.due = now + pause / 2 + i64::from(browser::random_number()) % (pause / 2 + 1);
            self.failures += 1;
        }
    }

    fn drop_socket(&mut self) {
        self.guest.closed();
        self.number += 1;
        if let Some(socket) = self.socket.take() {
            _ = socket.close();
        }
    }

    fn send(&mut self) {
        while let Some(message) = self.guest.poll() {
            if let Some(socket) = &self.socket {
                // What does not arrive is sent again.
                _ = socket.send_with_str(&message);
            }
        }
    }
}

/// The folder of an address.
fn folder(address: &str) -> &str {
    let path = address.split('?').next().unwrap_or_default();
    path.rfind('/').and_then(|end| path.get(..=end)).unwrap_or(path)
}
