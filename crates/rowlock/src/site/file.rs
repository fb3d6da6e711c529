use super::encoding::Encoding;

/// A file of the app, with the compressed forms that were made when it was built.
#[derive(Debug)]
pub(super) struct File {
    /// The path under the root of the site, without a slash in front.
    pub(super) path: &'static str,
    pub(super) bytes: &'static [u8],
    pub(super) brotli: Option<&'static [u8]>,
    pub(super) gzip: Option<&'static [u8]>,
}

impl File {
    /// All forms of the file, smallest first.
    pub(super) fn forms(&self) -> impl Iterator<Item = (Encoding, &'static [u8])> {
        let packed = [(Encoding::Brotli, self.brotli), (Encoding::Gzip, self.gzip)];
        let packed = packed.into_iter().filter_map(|(encoding, bytes)| Some((encoding, bytes?)));
        packed.chain([(Encoding::Identity, self.bytes)])
    }

    /// Whether the name holds the hash of the content: then the content never changes.
    pub(super) fn is_hashed(&self) -> bool {
        let stem = self.path.rsplit_once('.').map_or(self.path, |(stem, _)| stem);
        let is_digit = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        stem.rsplit_once('-').is_some_and(|(_, hash)| hash.len() == 10 && hash.bytes().all(is_digit))
    }

    /// What the content is, for browsers.
    pub(super) fn media_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map_or("", |(_, ending)| ending) {
            "css" => "text/css; charset=utf-8",
            // The format of texts has no type of its own.
            "ftl" | "txt" => "text/plain; charset=utf-8",
            "html" => "text/html; charset=utf-8",
            "ico" => "image/x-icon",
            "js" => "text/javascript; charset=utf-8",
            "json" => "application/json",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "wasm" => "application/wasm",
            "webmanifest" => "application/manifest+json",
            "webp" => "image/webp",
            "woff2" => "font/woff2",
            _ => "application/octet-stream",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashed_names_are_told_from_others() {
        let file = |path| File { path, bytes: b"", brotli: None, gzip: None };
        assert!(file("app-0123456789.js").is_hashed());
        assert!(file("icons/icon-512-abcdef0123.png").is_hashed());
        for path in ["index.html", "app-012345678.js", "app-012345678g.js", "0123456789.js", "sw.js", ""] {
            assert!(!file(path).is_hashed(), "{path}");
        }
    }
}
