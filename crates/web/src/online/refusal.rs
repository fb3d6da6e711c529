use protocol::{Code, InJson};
use tell::Texts;

/// Why a server did not do something, in words.
pub(crate) fn words(code: Code, texts: &Texts) -> String {
    let json = code.json();
    tell::say!(texts, "online-refused", code = json.text().unwrap_or_default())
}
