use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode};

use super::encoding::{self, Encoding};
use super::file::File;
use super::headers::{ALWAYS, cache_control};

/// The file that stands for a folder.
const PAGE: &str = "index.html";

/// What a client is answered.
pub(super) fn answer(
    files: &'static [File],
    method: &Method,
    path: &str,
    headers: &HeaderMap,
) -> Response<Body> {
    let mut response = if !matches!(*method, Method::GET | Method::HEAD) {
        let mut refusal = refusal(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered.\n");
        refusal.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        refusal
    } else if let Some(file) = find(files, path) {
        found(file, headers)
    } else {
        refusal(StatusCode::NOT_FOUND, "There is nothing here.\n")
    };
    for (name, value) in ALWAYS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

fn find(files: &'static [File], path: &str) -> Option<&'static File> {
    let path = path.strip_prefix('/')?;
    let path = if path.is_empty() { PAGE } else { path };
    files.iter().find(|file| file.path == path)
}

fn found(file: &'static File, headers: &HeaderMap) -> Response<Body> {
    let accepted = all(headers, &ACCEPT_ENCODING);
    let encoding = encoding::best(&accepted, file.forms().map(|(encoding, _)| encoding));
    let bytes = file.forms().find(|(form, _)| *form == encoding).map_or(file.bytes, |(_, bytes)| bytes);
    let tag = tag(file, encoding);
    let mut response = if is_known(&all(headers, &IF_NONE_MATCH), &tag) {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response
    } else {
        Response::new(Body::from(bytes))
    };
    let known = response.status() == StatusCode::NOT_MODIFIED;
    let headers = response.headers_mut();
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache_control(file)));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    if !known {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.media_type()));
        if encoding != Encoding::Identity {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
        }
    }
    response
}

/// Every form of a file has a tag of its own, as its bytes are its own.
fn tag(file: &File, encoding: Encoding) -> String {
    let hash = blake3::hash(file.bytes).to_hex();
    format!("\"{}{}\"", hash.get(..20).unwrap_or_default(), encoding.ending())
}

/// Whether the client has that form already.
fn is_known(tags: &str, tag: &str) -> bool {
    tags.split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// A header that may come in several lines, as one list.
fn all(headers: &HeaderMap, name: &HeaderName) -> String {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.collect::<Vec<_>>().join(",")
}

fn refusal(status: StatusCode, reason: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(reason));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    static FILES: &[File] = &[
        File { path: "index.html", bytes: b"<html>", brotli: None, gzip: None },
        File { path: "app-0123456789.js", bytes: b"script", brotli: Some(b"sc"), gzip: Some(b"scr") },
    ];

    fn ask(method: &Method, path: &str, fields: &[(HeaderName, &'static str)]) -> Response<Body> {
        let mut headers = HeaderMap::new();
        for (name, value) in fields {
            headers.insert(name, HeaderValue::from_static(value));
        }
        answer(FILES, method, path, &headers)
    }

    fn get(path: &str, fields: &[(HeaderName, &'static str)]) -> Response<Body> {
        ask(&Method::GET, path, fields)
    }

    #[test]
    fn files_are_found_by_their_paths_alone() {
        assert_eq!(get("/", &[]).status(), StatusCode::OK);
        assert_eq!(get("/index.html", &[]).headers()[CONTENT_TYPE], "text/html; charset=utf-8");
        for path in ["/no", "", "//", "/index.html/", "/../index.html", "/app-0123456789.js.br"] {
            assert_eq!(get(path, &[]).status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[test]
    fn compressed_forms_have_tags_of_their_own() {
        let brotli = get("/app-0123456789.js", &[(ACCEPT_ENCODING, "gzip, br")]);
        assert_eq!(brotli.headers()[CONTENT_ENCODING], "br");
        assert_eq!(brotli.headers()[VARY], "accept-encoding");
        assert_eq!(brotli.headers()[CACHE_CONTROL], "public, max-age=31536000, immutable");
        let plain = get("/app-0123456789.js", &[]);
        assert!(!plain.headers().contains_key(CONTENT_ENCODING));
        assert_ne!(plain.headers()[ETAG], brotli.headers()[ETAG]);
        assert_eq!(get("/", &[]).headers()[CACHE_CONTROL], "no-cache");
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        let tag = tag(&FILES[1], Encoding::Brotli);
        assert!(is_known(&tag, &tag) && is_known("*", &tag) && is_known(&format!("\"x\", W/{tag}"), &tag));
        assert!(!is_known("", &tag) && !is_known("\"x\"", &tag));
        let same = get("/", &[(IF_NONE_MATCH, "*")]);
        assert_eq!(same.status(), StatusCode::NOT_MODIFIED);
        assert!(same.headers().contains_key(ETAG) && !same.headers().contains_key(CONTENT_TYPE));
    }

    #[test]
    fn only_reading() {
        let post = ask(&Method::POST, "/", &[]);
        assert_eq!(
            (post.status(), &post.headers()[ALLOW]),
            (StatusCode::METHOD_NOT_ALLOWED, &"GET, HEAD".parse().unwrap())
        );
        assert_eq!(ask(&Method::HEAD, "/", &[]).status(), StatusCode::OK);
    }

    #[test]
    fn every_answer_is_guarded() {
        for response in [get("/", &[]), get("/no", &[]), get("/", &[(IF_NONE_MATCH, "*")])] {
            for (name, value) in ALWAYS {
                assert_eq!(response.headers()[name], value);
            }
        }
    }
}
