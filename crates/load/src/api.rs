use std::time::{Duration, Instant};

use chance::Seeded;
use game::RandomSource;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use protocol::{Code, Refused, Token, from_json};
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::{Address, Meter};

/// A server that has not answered for so long is asked again.
const ONE_ANSWER: Duration = Duration::from_secs(10);
/// Before something is tried again, at most so much time passes.
const PAUSE: Duration = Duration::from_millis(400);

/// What is asked of servers besides messages: every request is repeated until one of them has answered.
#[derive(Debug)]
pub(crate) struct Api<'a> {
    pub(crate) servers: &'a [Address],
    pub(crate) meter: &'a Meter,
    pub(crate) patience: Duration,
    /// Whether people reload when a request is refused as one of another version.
    pub(crate) reloads: bool,
}

/// What is asked.
#[derive(Debug)]
pub(crate) struct Question<'a> {
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) token: Option<&'a Token>,
    pub(crate) body: String,
}

impl Api<'_> {
    /// What a server says to a question; why not, if all of them are silent for too long or one refuses.
    pub(crate) async fn ask(&self, question: &Question<'_>, random: &mut Seeded) -> Result<String, String> {
        let begun = Instant::now();
        loop {
            let server = any_of(self.servers, random).ok_or("there is no server")?;
            let reason = match timeout(ONE_ANSWER, once(server, question)).await {
                Ok(Ok((status, body))) if status < 300 => return Ok(body),
                Ok(Ok((status, body))) if self.reloads && is_of_other_version(&body) => {
                    self.meter.reloads.add(1);
                    format!("{status} {body}")
                }
                Ok(Ok((status, body))) if !is_worth_repeating(status, &body) => {
                    return Err(format!("{} {} is refused: {status} {body}", question.method, question.path));
                }
                Ok(Ok((status, body))) => format!("{status} {body}"),
                Ok(Err(error)) => error,
                Err(_) => "no answer".to_owned(),
            };
            if begun.elapsed() >= self.patience {
                return Err(format!("{} {} gets no answer: {reason}", question.method, question.path));
            }
            self.meter.repeated_requests.add(1);
            pause(random).await;
        }
    }

    /// The same where the answer is in JSON.
    pub(crate) async fn ask_json<T: DeserializeOwned>(
        &self,
        question: &Question<'_>,
        random: &mut Seeded,
    ) -> Result<(T, String), String> {
        let text = self.ask(question, random).await?;
        let read =
            from_json::<T>(&text).map_err(|unsound| format!("{}: {unsound}: {text}", question.path))?;
        Ok((read, text))
    }
}

/// A short time, never the same for many clients at once.
pub(crate) async fn pause(random: &mut Seeded) {
    sleep(Duration::from_millis(u64::from(random.below(PAUSE.as_millis() as u32)) + 20)).await;
}

/// Any of the servers.
pub(crate) fn any_of<'a>(servers: &'a [Address], random: &mut Seeded) -> Option<&'a Address> {
    servers.get(random.below(servers.len() as u32) as usize)
}

/// Whether the server could not answer now, and said so.
fn is_worth_repeating(status: u16, body: &str) -> bool {
    status == 429 || status >= 500 || matches!(code(body), Some(Code::TooMany | Code::Unavailable))
}

/// Whether nothing was done as the request names another version of the protocol.
fn is_of_other_version(body: &str) -> bool {
    code(body) == Some(Code::Version)
}

fn code(body: &str) -> Option<Code> {
    from_json::<Refused>(body).ok().map(|refused| refused.code)
}

/// Asks once, on a connection of its own.
async fn once(server: &Address, question: &Question<'_>) -> Result<(u16, String), String> {
    let stream = TcpStream::connect(server.authority()).await.map_err(said)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(said)?;
    let request = request(server, question).map_err(said)?;
    let answer = async {
        let response = sender.send_request(request).await.map_err(said)?;
        let status = response.status().as_u16();
        let body = response.into_body().collect().await.map_err(said)?.to_bytes();
        Ok((status, String::from_utf8_lossy(&body).into_owned()))
    };
    tokio::pin!(answer, connection);
    tokio::select! {
        biased;
        answer = &mut answer => answer,
        ended = &mut connection => match ended {
            // The last of the answer may have come in with the end of the connection.
            Ok(()) => answer.await,
            Err(error) => Err(said(error)),
        },
    }
}

fn request(server: &Address, question: &Question<'_>) -> Result<Request<Full<Bytes>>, hyper::http::Error> {
    let mut request = Request::builder().method(&question.method).uri(&question.path);
    request = request.header(HOST, server.authority()).header("connection", "close");
    if !question.body.is_empty() {
        request = request.header(CONTENT_TYPE, "application/json");
    }
    if let Some(token) = question.token {
        request = request.header(AUTHORIZATION, format!("Bearer {}", token.expose()));
    }
    request.body(Full::new(Bytes::from(question.body.clone())))
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}
