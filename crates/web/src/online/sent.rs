use leptos::prelude::*;
use tell::Texts;

use crate::page::OpenTable;

/// What the action bar says while a choice is on its way to a server; tracked. Nothing while none is.
pub(crate) fn sent(table: OpenTable, texts: &Texts) -> Option<String> {
    let remote = table.online()?;
    table.client.pending()?;
    Some(if remote.wire.connected.get() {
        tell::say!(texts, "online-sent")
    } else {
        tell::say!(texts, "online-waits")
    })
}
