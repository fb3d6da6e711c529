//! JSON Schemas of all messages, made from the types that are read and written: the files in `docs/schema`.
//!
//! A message that this program reads is described as it may be sent to it, and one that it writes as it is written.

mod changes;
mod document;
mod games;
mod values;

use qwirkle::Qwirkle;
use qwixx::Qwixx;
use schemars::JsonSchema;
use serde_json::Value;

use crate::{
    ClientMessage, EngineAnswer, EngineMessage, EngineNotice, GuestMessage, MadeTable, NewTableRequest,
    QrRequest, Refused, ServerMessage, SitDown, TableInfo, TableList, TableMessage, Wire,
};

use changes::changes_of_state;
use document::Document;

pub(crate) use games::{all_games, games_of, update_name};

/// A game whose wire types have a schema.
pub(crate) trait Described:
    Wire<WireView: JsonSchema, WireStep: JsonSchema, WireEnd: JsonSchema>
{
}

impl<G: Wire<WireView: JsonSchema, WireStep: JsonSchema, WireEnd: JsonSchema>> Described for G {}

/// The messages between a table and its clients (`docs/protocol.md`).
pub fn table() -> Value {
    let mut document = Document::new("Messages between a table and its clients");
    document.read::<ClientMessage>("ClientMessage");
    document.written::<TableMessage>("TableMessage");
    document.finish()
}

/// The messages between a server and its guests, and the bodies of its requests and responses
/// (`docs/server-protocol.md`).
pub fn server() -> Value {
    let mut document = Document::new("Messages, requests and responses between a server and its guests");
    document.read::<GuestMessage>("GuestMessage");
    document.written::<ServerMessage>("ServerMessage");
    document.add("StateChanges", changes_of_state);
    document.read::<NewTableRequest>("NewTableRequest");
    document.read::<SitDown>("SitDown");
    document.read::<QrRequest>("QrRequest");
    document.written::<MadeTable>("MadeTable");
    document.written::<TableInfo>("TableInfo");
    document.written::<TableList>("TableList");
    document.written::<Refused>("Refused");
    document.finish()
}

/// The messages between a program and an engine (`docs/engine-protocol.md`).
pub fn engine() -> Value {
    let mut document = Document::new("Messages between Rowlock and an engine");
    document.written::<EngineNotice>("EngineNotice");
    document.written::<EngineMessage<Qwixx>>("QwixxMessage");
    document.written::<EngineMessage<Qwirkle>>("QwirkleMessage");
    // Rowlock reads answers more leniently than engines should write them.
    document.written::<EngineAnswer>("EngineAnswer");
    // Engines are told of choices when they are opened.
    document.drop_variant("QwixxStep", "sealed");
    document.drop_variant("QwirkleStep", "sealed");
    document.finish()
}
