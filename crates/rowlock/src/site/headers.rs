use super::file::File;

/// What goes with every answer: the page runs and loads only what comes with it, and nobody frames it. All but
/// the last rule of the policy stands in the page too, for hosts that send no headers.
pub(super) const ALWAYS: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// How long a browser may keep a file: for good if its name changes with its content, else it asks again.
pub(super) fn cache_control(file: &File) -> &'static str {
    if file.is_hashed() { "public, max-age=31536000, immutable" } else { "no-cache" }
}
