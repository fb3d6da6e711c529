//! What holds for every request: who may ask, how often, and what goes with every answer.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::IntoResponse;
use protocol::{Code, Refused, VERSION};
use tracing::Instrument;

use super::answer::{Answer, Problem};
use super::{App, Asker, Doors};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const FORWARDED_FOR: &str = "x-forwarded-for";
/// Which version of the protocol is spoken: in every answer of the API, and in requests that care.
const PROTOCOL: HeaderName = HeaderName::from_static("rowlock-protocol");

/// What goes with every answer that is not a page of the app, which has headers of its own.
const HEADERS: [(&str, &str); 4] = [
    ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Lets a request in, or says why not.
pub(super) async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Answer {
    let begun = Instant::now();
    let id = crate::entropy::name::<8>();
    let asker = asker(peer.ip(), request.headers(), app.doors.behind_proxy);
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let is_api = is_api(&path);
    // At any level: whatever is logged on the way can be told by it.
    let span = tracing::error_span!("request", %id, %method, path);
    let mut answer = match check(&app, &request, asker) {
        Ok(()) => {
            request.extensions_mut().insert(asker);
            next.run(request).instrument(span.clone()).await
        }
        Err(problem) => problem.into_response(),
    };
    app.hub.metrics().requests.inc();
    let status = answer.status().as_u16();
    let seconds = begun.elapsed().as_secs_f64();
    if status >= 500 {
        span.in_scope(|| tracing::warn!(status, seconds, "answered"));
    } else {
        span.in_scope(|| tracing::debug!(status, seconds, "answered"));
    }
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        answer.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_api {
        answer.headers_mut().insert(PROTOCOL, VERSION.into());
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        answer.headers_mut().insert(REQUEST_ID, id);
    }
    answer
}

fn check(app: &App, request: &Request, asker: Asker) -> Result<(), Problem> {
    let headers = request.headers();
    if headers.get_all(HOST).iter().count() > 1 {
        // A proxy may have gone by one of them, and this server by the other.
        return Err(Refused::new(Code::Unreadable, "a request has one Host header").into());
    }
    let host = text(headers, &HOST);
    let forbidden =
        |reason: &str| Problem::new(StatusCode::FORBIDDEN, Refused::new(Code::NotAllowed, reason));
    if !is_ours(host, &app.doors) {
        // A page from elsewhere whose name was made to point here must not read anything.
        return Err(forbidden("the server does not answer to this name; --host adds names"));
    }
    let is_write =
        !matches!(*request.method(), Method::GET | Method::HEAD) || request.uri().path() == "/api/ws";
    if is_write && !is_same_site(headers, host, &app.doors) {
        return Err(forbidden("this comes from a page of another site"));
    }
    // The files of the app come from memory; everything else costs something.
    if is_api(request.uri().path()) || request.uri().path() == "/readyz" {
        app.limits.request(asker.address).inspect_err(|_| _ = app.hub.metrics().limited.inc())?;
    }
    // The description says which version it is, to anybody.
    if is_api(request.uri().path()) && request.uri().path() != "/api/openapi.json" {
        check_version(headers).inspect_err(|_| _ = app.hub.metrics().other_version.inc())?;
    }
    Ok(())
}

fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Refuses requests of another version of the protocol. Those that name none are read as they are: every body
/// with something else in it than this version has is refused anyway.
fn check_version(headers: &HeaderMap) -> Result<(), Refused> {
    if !headers.contains_key(PROTOCOL) {
        return Ok(());
    }
    let number = text(headers, &PROTOCOL);
    let unreadable = || Refused::new(Code::Unreadable, format_args!("{PROTOCOL}: expected a whole number"));
    match number.parse().map_err(|_| unreadable())? {
        VERSION => Ok(()),
        other => Err(Refused::other_version(other)),
    }
}

/// Who asks: whoever is connected, or who the proxy in front says it is.
fn asker(peer: IpAddr, headers: &HeaderMap, behind_proxy: bool) -> Asker {
    let forwarded = headers.get_all(FORWARDED_FOR).iter().next_back().and_then(|value| value.to_str().ok());
    // The last one is what the proxy itself saw; what stands before it may be anybody's invention.
    let named = forwarded.and_then(|all| all.rsplit(',').next()).and_then(|one| one.trim().parse().ok());
    let address = named.filter(|_| behind_proxy).unwrap_or(peer);
    Asker { address, is_local: peer.to_canonical().is_loopback() && forwarded.is_none() }
}

/// Whether the server was asked for by a name that is its own: one that was given, or one that nobody else can
/// make point here (an address, this machine, its local network).
fn is_ours(host: &str, doors: &Doors) -> bool {
    let name = without_port(host);
    let is_address = name.parse::<IpAddr>().is_ok()
        || name
            .strip_prefix('[')
            .and_then(|n| n.strip_suffix(']'))
            .is_some_and(|n| n.parse::<IpAddr>().is_ok());
    let is_local = name.eq_ignore_ascii_case("localhost") || name.to_ascii_lowercase().ends_with(".local");
    let is_named = |ours: &String| ours.eq_ignore_ascii_case(host) || ours.eq_ignore_ascii_case(name);
    is_address || is_local || doors.hosts.iter().any(is_named)
}

/// Whether a request comes from a page of this server, or from no page at all.
fn is_same_site(headers: &HeaderMap, host: &str, doors: &Doors) -> bool {
    if !headers.contains_key(ORIGIN) {
        return true;
    }
    let origin = text(headers, &ORIGIN);
    let Some((_, authority)) = origin.split_once("://") else { return false };
    // A proxy may have changed the port, so a name that was given is enough.
    authority.eq_ignore_ascii_case(host)
        || doors.hosts.iter().any(|ours| ours.eq_ignore_ascii_case(without_port(authority)))
}

fn without_port(host: &str) -> &str {
    let is_port = |port: &str| !port.is_empty() && port.bytes().all(|digit| digit.is_ascii_digit());
    match host.rsplit_once(':') {
        Some((name, port)) if is_port(port) && (!name.contains(':') || name.ends_with(']')) => name,
        _ => host,
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doors() -> Doors {
        Doors { hosts: vec!["play.example.org".to_owned()], behind_proxy: false }
    }

    #[test]
    fn only_names_that_are_ours_are_answered_to() {
        for host in [
            "127.0.0.1",
            "127.0.0.1:7117",
            "192.168.1.5:7117",
            "localhost:7117",
            "LOCALHOST",
            "[::1]:80",
            "[::1]",
            "laptop.local:7117",
            "play.example.org",
            "Play.Example.Org:443",
        ] {
            assert!(is_ours(host, &doors()), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:7117",
            "127.0.0.1.evil.example",
            "localhost.",
            "::1:x",
            "local",
        ] {
            assert!(!is_ours(host, &doors()), "{host}");
        }
    }

    #[test]
    fn pages_of_other_sites_may_not_write() {
        let may = |origin: Option<&'static str>, host: &str| {
            let mut headers = HeaderMap::new();
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            is_same_site(&headers, host, &doors())
        };
        assert!(may(None, "127.0.0.1:7117"));
        assert!(may(Some("http://127.0.0.1:7117"), "127.0.0.1:7117"));
        assert!(may(Some("https://play.example.org"), "127.0.0.1:7117"));
        assert!(may(Some("https://play.example.org:8443"), "play.example.org"));
        for origin in ["https://evil.example", "null", "http://127.0.0.1:7118", "http://127.0.0.1"] {
            assert!(!may(Some(origin), "127.0.0.1:7117"), "{origin}");
        }
    }

    #[test]
    fn only_a_proxy_that_is_there_says_who_asks() {
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED_FOR, HeaderValue::from_static("198.51.100.1, 203.0.113.9"));
        let peer = IpAddr::from([127, 0, 0, 1]);
        assert_eq!(asker(peer, &headers, false).address, peer);
        let behind = asker(peer, &headers, true);
        assert_eq!(behind.address, IpAddr::from([203, 0, 113, 9]));
        assert!(!behind.is_local);
        assert!(asker(peer, &HeaderMap::new(), true).is_local);
        assert!(!asker(IpAddr::from([192, 0, 2, 1]), &HeaderMap::new(), false).is_local);
    }
}
