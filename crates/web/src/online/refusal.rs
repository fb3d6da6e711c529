use protocol::Code;
use tell::Texts;

/// Why a server did not do something, in words.
pub(crate) fn words(code: Code, texts: &Texts) -> String {
    tell::say!(texts, "online-refused", code = code.to_string())
}
