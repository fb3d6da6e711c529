//! What is asked of the server besides the messages of a connection.

use js_sys::{Object, Reflect};
use leptos::prelude::*;
use protocol::{
    Code, FIRST_VERSION, MadeTable, NewTableRequest, QrRequest, Refused, SitDown, TableInfo, TableList,
    Token, VERSION, from_json, to_json,
};
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestInit, Response};

use super::skew;
use crate::browser;

/// In which header servers say which version of the protocol they speak, and are told the app's.
const PROTOCOL: &str = "Rowlock-Protocol";

/// Whether there is a server behind the app; nothing until it was asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Server(RwSignal<Option<bool>>);

impl Server {
    /// A server of which nothing is known.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Whether there is one; tracked. It is asked the first time, unless there is no network.
    pub(crate) fn is_there(self) -> bool {
        if self.0.with_untracked(Option::is_none) && browser::is_online() {
            self.0.set(Some(false));
            // Everything else is shown first.
            browser::after(0, move || spawn_local(async move { self.0.set(Some(answers().await)) }));
        }
        self.0.get() == Some(true)
    }
}

/// Whether a server answers. Some hosts answer with a page where there is nothing.
async fn answers() -> bool {
    browser::load("api/tables").await.is_some_and(|text| text.starts_with('{'))
}

/// 128 bits that nobody can foresee.
pub(crate) fn random() -> Token {
    let mut bytes = [0; 16];
    for part in bytes.chunks_mut(4) {
        part.copy_from_slice(&browser::random_number().to_le_bytes());
    }
    Token::new(bytes)
}

/// Makes a table.
pub(crate) async fn make(request: &NewTableRequest) -> Result<MadeTable, Refused> {
    ask("POST", "tables", None, Some(to_json(request))).await.and_then(|text| read(&text))
}

/// The tables that strangers may see.
pub(crate) async fn public() -> Result<TableList, Refused> {
    ask("GET", "tables", None, None).await.and_then(|text| read(&text))
}

/// What everybody at a table may know.
pub(crate) async fn info(table: &str, token: Option<&Token>) -> Result<TableInfo, Refused> {
    ask("GET", &format!("tables/{table}"), token, None).await.and_then(|text| read_of(table, &text))
}

/// Sits down on a seat, counted from 1.
pub(super) async fn sit(
    table: &str,
    seat: usize,
    token: Option<&Token>,
    body: &SitDown,
) -> Result<TableInfo, Refused> {
    let path = format!("tables/{table}/seats/{seat}");
    ask("PUT", &path, token, Some(to_json(body))).await.and_then(|text| read_of(table, &text))
}

/// The record of a table at which nobody plays any more.
pub(super) async fn record(table: &str, token: Option<&Token>) -> Result<String, Refused> {
    ask("GET", &format!("tables/{table}/record"), token, None).await
}

/// A picture of a text, for the camera of another device, as an address of its own.
pub(crate) async fn qr(text: &str) -> Result<String, Refused> {
    let drawing = ask("POST", "qr", None, Some(to_json(&QrRequest { text: text.to_owned() }))).await?;
    Ok(format!("data:image/svg+xml,{}", js_sys::encode_uri_component(&drawing)))
}

/// What everybody at this table may know. An answer about another one is none: what a device keeps of a table and adds
/// there is found by the table's name.
fn read_of(table: &str, text: &str) -> Result<TableInfo, Refused> {
    let info: TableInfo = read(text)?;
    if info.table == table {
        return Ok(info);
    }
    skew::misheard();
    Err(lost())
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Refused> {
    from_json(text).map_err(|_| {
        // Some hosts answer with a page where there is nothing.
        if text.starts_with('{') {
            skew::misheard();
        }
        lost()
    })
}

/// Nobody answers, or nobody who could be understood.
fn lost() -> Refused {
    Refused::new(Code::Unavailable, "")
}

async fn ask(
    method: &str,
    path: &str,
    token: Option<&Token>,
    body: Option<String>,
) -> Result<String, Refused> {
    let (is_ok, text) = fetch(method, path, token, body).await.ok_or_else(lost)?;
    if is_ok { Ok(text) } else { Err(read(&text).unwrap_or_else(|lost| lost)) }
}

async fn fetch(
    method: &str,
    path: &str,
    token: Option<&Token>,
    body: Option<String>,
) -> Option<(bool, String)> {
    let headers = Object::new();
    let options = RequestInit::new();
    options.set_method(method);
    set(&headers, PROTOCOL, &VERSION.to_string());
    if let Some(token) = token {
        set(&headers, "Authorization", &format!("Bearer {}", token.expose()));
    }
    if let Some(body) = body {
        set(&headers, "Content-Type", "application/json");
        options.set_body(&JsValue::from_str(&body));
    }
    options.set_headers(&headers);
    let answer = browser::window()?.fetch_with_str_and_init(&format!("api/{path}"), &options);
    let answer: Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    if let Some(version) = version(&answer, &text) {
        skew::meet(version);
    }
    Some((answer.ok(), text))
}

/// Which version the server speaks. Those of the first one do not say it; what answers in words of its own is no server
/// of ours, but something between.
fn version(answer: &Response, text: &str) -> Option<u32> {
    match answer.headers().get(PROTOCOL).ok()? {
        Some(version) => version.parse().ok(),
        None if text.starts_with('{') && (answer.ok() || from_json::<Refused>(text).is_ok()) => {
            Some(FIRST_VERSION)
        }
        None => None,
    }
}

/// Fails only for objects that are sealed.
fn set(headers: &Object, name: &str, value: &str) {
    _ = Reflect::set(headers, &name.into(), &value.into());
}
