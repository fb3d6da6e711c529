//! Files in the forms that browsers can unpack.

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, GzBuilder};

/// What is worth compressing; pictures of points are compressed already.
const ENDINGS: [&str; 10] = ["bin", "css", "ftl", "html", "js", "json", "svg", "txt", "wasm", "webmanifest"];

/// The compressed forms that are smaller than the file itself, each with the ending of its name.
pub(crate) fn versions(path: &str, bytes: &[u8]) -> Result<Vec<(&'static str, Vec<u8>)>, String> {
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    if !ENDINGS.contains(&ending) {
        return Ok(Vec::new());
    }
    let fault = |error| format!("{path} cannot be compressed: {error}");
    let forms = [(".br", brotli(bytes).map_err(fault)?), (".gz", gzip(bytes).map_err(fault)?)];
    Ok(forms.into_iter().filter(|(_, packed)| packed.len() < bytes.len()).collect())
}

/// In the form that takes the least room.
pub(crate) fn brotli(mut bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        large_window: false,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut packed, &parameters)?;
    Ok(packed)
}

/// Without a name and a time in it, so that the same file gives the same bytes.
fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzBuilder::new().write(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let text = "to be or not to be ".repeat(50);
        let forms = versions("a.js", text.as_bytes()).unwrap();
        assert_eq!(forms.iter().map(|(ending, _)| *ending).collect::<Vec<_>>(), [".br", ".gz"]);
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut forms[0].1.as_slice(), &mut unpacked).unwrap();
        assert_eq!(unpacked, text.as_bytes());
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(forms[1].1.as_slice()).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, text);
    }

    #[test]
    fn what_would_grow_or_is_packed_already_stays_alone() {
        assert!(versions("a.js", b"x").unwrap().is_empty());
        assert!(versions("a.png", &[0; 1000]).unwrap().is_empty());
    }
}
