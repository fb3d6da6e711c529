//! Scripts and the WebAssembly made smaller without changing what they do.

use std::collections::BTreeMap;

/// How many digits the hash has at the end of a name by which the two know each other.
const DIGITS: usize = 16;
const PREFIX: &[u8] = b"__wbg_";

/// The script without comments on lines of their own and without indentation.
pub(crate) fn smaller(script: &str) -> String {
    let mut is_comment = false;
    let mut kept = String::with_capacity(script.len());
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        is_comment |= line.starts_with("/**");
        if !is_comment && !line.starts_with("//") {
            kept.extend([line, "\n"]);
        }
        is_comment &= !line.ends_with("*/");
    }
    kept
}

/// The script of a program, and the one that loads its parts, which it imports under a name, in one: neither has to
/// know under which name the other is published.
pub(crate) fn join(script: &str, name: &str, link: &str) -> Result<String, String> {
    let imported = |line: &str| {
        let (alias, from) = line.strip_prefix("import * as ")?.split_once(" from ")?;
        from.contains(&format!("\"{name}\"")).then(|| alias.to_owned())
    };
    let aliases: Vec<String> = script.lines().filter_map(imported).collect();
    let loads: Vec<&str> =
        link.lines().filter_map(|line| line.strip_prefix("export const ")?.split(' ').next()).collect();
    if aliases.is_empty() || loads.is_empty() {
        return Err(format!("the program asks for no parts, or '{name}' loads none"));
    }
    let own = script.lines().filter(|line| imported(line).is_none());
    let linked = link.lines().filter(|line| !line.starts_with("import "));
    let linked = linked.map(|line| line.strip_prefix("export ").unwrap_or(line));
    let aliases = aliases.iter().map(|alias| format!("const {alias} = {{ {} }};", loads.join(", ")));
    Ok(own.chain(linked).map(str::to_owned).chain(aliases).flat_map(|line| [line, "\n".into()]).collect())
}

/// Numbers in place of the hashes in the names by which the script and the WebAssembly know each other: they are as
/// unlike, and can be compressed. Nothing changes its length.
pub(crate) fn number<'a>(files: impl IntoIterator<Item = &'a mut [u8]>) {
    let mut numbers = BTreeMap::new();
    for file in files {
        let mut rest = file;
        while let Some(hash) = next_hash(rest) {
            let (digits, behind) = hash;
            let next = numbers.len();
            let number = *numbers.entry(digits.to_vec()).or_insert(next);
            digits.copy_from_slice(format!("{number:0DIGITS$}").as_bytes());
            rest = behind;
        }
    }
}

/// The next hash in a file, and what is behind it.
fn next_hash(file: &mut [u8]) -> Option<(&mut [u8], &mut [u8])> {
    let mut from = 0;
    loop {
        let at = from + find(file.get(from..)?, PREFIX)? + PREFIX.len();
        let end = at + file[at..].iter().take_while(|byte| is_name(**byte)).count();
        let start = end.saturating_sub(DIGITS);
        if start > at && file[start - 1] == b'_' && file[start..end].iter().all(u8::is_ascii_hexdigit) {
            let (name, behind) = file.split_at_mut(end);
            return Some((&mut name[start..], behind));
        }
        from = end;
    }
}

fn find(file: &[u8], wanted: &[u8]) -> Option<usize> {
    file.windows(wanted.len()).position(|bytes| bytes == wanted)
}

const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_agree_and_nothing_moves() {
        let mut script = b"__wbg_set_0123456789abcdef: f, __wbg_get_0123456789abcdee, __wbg_init".to_vec();
        let mut wasm = b"\x1a__wbg_get_0123456789abcdee\x00\x1a__wbg_set_0123456789abcdef\x00".to_vec();
        number([&mut script[..], &mut wasm[..]]);
        assert_eq!(script, b"__wbg_set_0000000000000000: f, __wbg_get_0000000000000001, __wbg_init");
        assert_eq!(wasm, b"\x1a__wbg_get_0000000000000001\x00\x1a__wbg_set_0000000000000000\x00");
    }

    #[test]
    fn the_script_of_parts_becomes_part_of_the_program() {
        let script = "import * as import1 from \"./parts.js\"\nimport * as import2 from \"./parts.js\"\nuse(import1);\n";
        let link = "import { initSync } from \"./main.js\";\nlet a = initSync();\nexport const load_b = c(a);\nexport const load_d = c(a);\n";
        let joined = "use(import1);\nlet a = initSync();\nconst load_b = c(a);\nconst load_d = c(a);\n\
            const import1 = { load_b, load_d };\nconst import2 = { load_b, load_d };\n";
        assert_eq!(join(script, "./parts.js", link).unwrap(), joined);
        assert!(join(script, "./other.js", link).is_err());
        assert!(join(script, "./parts.js", "").is_err());
    }

    #[test]
    fn comments_for_tools_go() {
        let script =
            "// d\n/**\n * @param {number} a\n */\nfunction f(a) {\n    /** b */\n    return a; // c\n}\n";
        assert_eq!(smaller(script), "function f(a) {\nreturn a; // c\n}\n");
    }
}
