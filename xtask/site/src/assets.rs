//! Pages, styles and pictures of the app, and the names under which they are published.

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::Programs;
use crate::bindgen::Program;
use crate::{css, fault, glue, knowledge, template, texts};

/// What a page may load and run: what comes with it, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'";

/// Files whose names everybody knows: they keep them, and refer to the others.
const PAGE: &str = "index.html";
const MANIFEST: &str = "manifest.webmanifest";
const SERVICE_WORKER: &str = "sw.js";
/// The modules that start the programs, in the page and in its worker.
const BOOT: &str = "boot.js";
const WORK: &str = "work.js";
/// How the module of a game's worker is called, behind the game.
const WORKER: &str = "_worker.js";
/// The game of the first table.
const FIRST_GAME: &str = "qwixx";
/// All style sheets in one.
const STYLE: &str = "app.css";
const STYLES: &str = "css/";

/// Files by their paths.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Where the parts of the site are that nobody compiles.
#[derive(Debug)]
pub(crate) struct Folders {
    pub(crate) assets: PathBuf,
    pub(crate) locales: PathBuf,
    /// The folder of the networks.
    pub(crate) nets: PathBuf,
    /// The compact table of the game for one player.
    pub(crate) alone: PathBuf,
}

/// What the site is made of: the folder of assets, a file of texts for each language, and what bots have to know.
#[derive(Debug)]
pub(crate) struct Sources(Files);

/// When a file is needed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Need {
    /// Before the first page can be used.
    First,
    /// Before the first table of Qwixx can be played at, besides.
    Table,
    /// The texts of a language, which are needed at once by whoever speaks it.
    Texts,
    /// For other pages, tables and games.
    Later,
    /// Only by whoever installs the app: on nobody's first visit, and by nobody without a network.
    Installing,
}

/// A file of the site.
#[derive(Debug)]
pub(crate) struct Published {
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) need: Need,
}

impl Sources {
    /// Reads all folders.
    pub(crate) fn read(folders: &Folders) -> Result<Self, String> {
        let mut files = read(&folders.assets)?;
        files.extend(texts::join(read(&folders.locales)?)?);
        files.extend(knowledge::gather(&folders.nets, &folders.alone)?);
        Ok(Self(files))
    }

    /// Changes whenever the site may change: with the app, these files, or this program.
    pub(crate) fn fingerprint(&self, programs: &Programs) -> Result<String, String> {
        let program = env::current_exe().map_err(|error| format!("this program: {error}"))?;
        let mut hasher = blake3::Hasher::new();
        let workers = programs.workers.iter().map(|(_, path)| path);
        for path in [&programs.page, &program].into_iter().chain(workers) {
            let file = File::open(path).map_err(|error| fault(path, &error))?;
            hasher.update_reader(file).map_err(|error| fault(path, &error))?;
        }
        for (path, bytes) in &self.0 {
            hasher.update(path.as_bytes()).update(blake3::hash(bytes).as_bytes());
        }
        Ok(hasher.finalize().to_hex().to_string())
    }

    /// The files of the site, each with the hash of its content in its name and every reference to it.
    pub(crate) fn publish(
        mut self,
        page_program: Program,
        workers: [(&str, Program); 2],
    ) -> Result<Vec<Published>, String> {
        let page = self.take(PAGE)?;
        let manifest = self.take(MANIFEST)?;
        let service_worker = glue::smaller(&self.take(SERVICE_WORKER)?);
        let boot = glue::smaller(&self.take(BOOT)?);
        let work = glue::smaller(&self.take(WORK)?);
        let style = self.take_style()?;
        let mut site = Site { early: texts::early(&self.0)?, ..Site::default() };
        for (path, bytes) in self.0 {
            site.add(&path, bytes, need_of(&path));
        }
        site.add_program("page", page_program, Need::First)?;
        for (game, worker) in workers {
            let need = if game == FIRST_GAME { Need::Table } else { Need::Later };
            site.add_program(game, worker, need)?;
            let work = work.replace("{{game", &format!("{{{{{game}"));
            site.add_text(&format!("{game}{WORKER}"), &work, need)?;
        }
        site.add_text(STYLE, &style, Need::First)?;
        site.add_text(BOOT, &boot, Need::First)?;
        site.keep(MANIFEST, &manifest)?;
        site.names.insert("head".into(), site.head()?);
        site.keep(PAGE, &page)?;
        let first = site.list(&[Need::First]);
        let rest = site.list(&[Need::Table, Need::Texts, Need::Later]);
        let version = hash(format!("{first}{rest}{}", site.text_of(PAGE)).as_bytes());
        site.names.extend([("first".into(), first), ("rest".into(), rest), ("version".into(), version)]);
        site.keep(SERVICE_WORKER, &service_worker)?;
        Ok(site.files)
    }

    fn take(&mut self, path: &str) -> Result<String, String> {
        let bytes = self.0.remove(path).ok_or_else(|| format!("the app has no {path}"))?;
        String::from_utf8(bytes).map_err(|_| format!("{path} is not text in UTF-8"))
    }

    /// The style sheets, one behind the other in the order of their names.
    fn take_style(&mut self) -> Result<String, String> {
        let is_style = |path: &&String| path.starts_with(STYLES) && has_extension(path, "css");
        let paths: Vec<String> = self.0.keys().filter(is_style).cloned().collect();
        paths.iter().map(|path| self.take(path).map(|text| css::smaller(&text))).collect()
    }
}

/// All files of a folder, by their paths in it.
pub(crate) fn read(folder: &Path) -> Result<Files, String> {
    let mut files = Files::new();
    let mut rest = vec![(folder.to_path_buf(), String::new())];
    while let Some((folder, prefix)) = rest.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| fault(&folder, &error))? {
            let path = entry.map_err(|error| fault(&folder, &error))?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                rest.push((path, format!("{prefix}{name}/")));
            } else {
                let bytes = fs::read(&path).map_err(|error| fault(&path, &error))?;
                files.insert(format!("{prefix}{name}"), bytes);
            }
        }
    }
    Ok(files)
}

/// The site as far as it is made: its files, and how texts may refer to them.
#[derive(Default, Debug)]
struct Site {
    files: Vec<Published>,
    names: BTreeMap<String, String>,
    /// What the page says in each language before the app is there.
    early: BTreeMap<String, String>,
}

impl Site {
    /// Adds a file under a name with its hash.
    fn add(&mut self, path: &str, bytes: Vec<u8>, need: Need) {
        let name = hashed(path, &bytes);
        self.names.insert(path.into(), name.clone());
        self.files.push(Published { path: name, bytes, need });
    }

    fn add_text(&mut self, path: &str, text: &str, need: Need) -> Result<(), String> {
        let filled = template::fill(path, text, &self.names)?;
        self.add(path, filled.into_bytes(), need);
        Ok(())
    }

    /// Adds a program: its script with the names under which its parts are published, and its WebAssembly.
    fn add_program(&mut self, name: &str, program: Program, need: Need) -> Result<(), String> {
        let Program { mut script, wasm, parts, for_table } = program;
        for (part, bytes) in parts {
            let path = format!("{name}-{part}");
            let need = if for_table.contains(&part) { Need::Table } else { Need::Later };
            self.add(&path, bytes, need);
            script = replaced(&script, &part, &self.names[&path])?;
        }
        self.add(&format!("{name}.js"), script.into_bytes(), need);
        self.add(&format!("{name}_bg.wasm"), wasm, need);
        Ok(())
    }

    /// Adds a file under its own name.
    fn keep(&mut self, path: &str, text: &str) -> Result<(), String> {
        let bytes = template::fill(path, text, &self.names)?.into_bytes();
        self.names.insert(path.into(), path.into());
        self.files.push(Published { path: path.into(), bytes, need: Need::First });
        Ok(())
    }

    /// What stands in the head of the page: the policy, and what the page needs, asked for at once. The large
    /// WebAssembly is not among it: `boot.js` asks for it as soon as there is something to see.
    fn head(&self) -> Result<String, String> {
        let lines = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <link rel=\"stylesheet\" href=\"{{{{{STYLE}}}}}\">\n\
             <link rel=\"modulepreload\" href=\"{{{{page.js}}}}\">\n\
             <script type=\"module\" src=\"{{{{{BOOT}}}}}\"></script>"
        );
        template::fill(
            "the head of the page",
            &(lines + &self.workers() + &self.texts() + &self.knowledge()),
            &self.names,
        )
    }

    /// Where the workers of the games are, for the app.
    fn workers(&self) -> String {
        let ids = self.names.keys().filter_map(|name| Some((name.strip_suffix(WORKER)?, name)));
        let link =
            |(game, name)| format!("\n<link id=\"worker-{game}\" rel=\"worker\" href=\"{{{{{name}}}}}\">");
        ids.map(link).collect()
    }

    /// Where the texts are, for the app. Only `boot.js` makes it a link that loads: one of them is wanted.
    fn texts(&self) -> String {
        let ids = self.names.keys().filter_map(|name| texts::id(name));
        let link = |id: &str| {
            let early = self.early.get(id).map_or("", |early| early);
            format!(
                "\n<link id=\"{id}\" rel=\"texts\" href=\"{{{{{id}.ftl}}}}\" as=\"fetch\" crossorigin{early}>"
            )
        };
        ids.map(link).collect()
    }

    /// Where that is what bots have to know, for the app, which loads it when it is wanted.
    fn knowledge(&self) -> String {
        let ids = self.names.keys().filter_map(|name| knowledge::id(name));
        let link = |id: &str| format!("\n<link id=\"{id}\" rel=\"knows\" href=\"{{{{{id}.bin}}}}\">");
        ids.map(link).collect()
    }

    /// The files that are needed then, as a list in JavaScript, in that order. The page is kept as the folder that it
    /// is in: some hosts send whoever asks for it by name there, and such an answer may not stand for a page.
    fn list(&self, needs: &[Need]) -> String {
        let then = |need| self.files.iter().filter(move |file| file.need == need);
        let paths = needs.iter().copied().flat_map(then).map(|file| file.path.as_str());
        json!(paths.map(|path| if path == PAGE { "./" } else { path }).collect::<Vec<_>>()).to_string()
    }

    fn text_of(&self, path: &str) -> String {
        let file = self.files.iter().find(|file| file.path == path);
        file.map(|file| String::from_utf8_lossy(&file.bytes).into_owned()).unwrap_or_default()
    }
}

/// When a file is needed that nobody compiles.
fn need_of(path: &str) -> Need {
    if path.starts_with("texts-") {
        Need::Texts
    } else if knowledge::is_of_first_table(path) {
        Need::Table
    } else if has_extension(path, "ftl") || knowledge::id(path).is_some() {
        Need::Later
    } else if path.starts_with("icons/") && has_extension(path, "png") {
        Need::Installing
    } else {
        Need::First
    }
}

/// The script with another name for a file that it loads.
fn replaced(script: &str, file: &str, name: &str) -> Result<String, String> {
    let asked = format!("\"./{file}\"");
    if script.contains(&asked) {
        Ok(script.replace(&asked, &format!("\"./{name}\"")))
    } else {
        Err(format!("no script loads {file}"))
    }
}

/// A path with the hash of its content before its ending.
fn hashed(path: &str, bytes: &[u8]) -> String {
    let (stem, ending) = path.rsplit_once('.').unwrap_or((path, "bin"));
    format!("{stem}-{}.{ending}", hash(bytes))
}

fn hash(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex().chars().take(10).collect()
}

fn has_extension(path: &str, extension: &str) -> bool {
    PathBuf::from(path).extension().is_some_and(|found| found == extension)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(files: &[(&str, &str)]) -> Sources {
        Sources(files.iter().map(|(path, text)| ((*path).to_string(), text.as_bytes().to_vec())).collect())
    }

    fn smallest() -> Sources {
        sources(&[
            ("index.html", "<head>{{head}}</head><body data-icon=\"{{icons/icon.svg}}\">"),
            ("manifest.webmanifest", "{\"icons\":\"{{icons/icon.svg}}\"}"),
            ("sw.js", "{{version}} {{first}} {{rest}}"),
            ("boot.js", "\"./{{page.js}}\" {{page_bg.wasm}}"),
            ("work.js", "{{game.js}} {{game_bg.wasm}}"),
            ("css/2.css", "b { }"),
            ("css/1.css", "a { background: url({{icons/icon.svg}}) }"),
            ("icons/icon.svg", "<svg/>"),
            ("knows-classic-2.bin", "2"),
            ("knows-classic-3.bin", "3"),
            ("texts-cs.ftl", "home-title = Á\nhome-lead = \"Á\" & {a}\n"),
            ("texts-en.ftl", "home-title = A\nhome-lead = B\n"),
        ])
    }

    fn whole(wasm: &str) -> Program {
        let (script, parts) = ("script".into(), BTreeMap::new());
        Program { script, wasm: wasm.into(), parts, for_table: Vec::new() }
    }

    fn published(sources: Sources, wasm: &str) -> BTreeMap<String, String> {
        let page = Program {
            script: "load(\"./table.wasm\", \"./other.wasm\")".into(),
            wasm: wasm.into(),
            parts: [("table.wasm", "t"), ("other.wasm", "o")]
                .map(|(name, part)| (name.into(), part.into()))
                .into(),
            for_table: vec!["table.wasm".into()],
        };
        let files = sources.publish(page, [("qwixx", whole("1")), ("qwirkle", whole("2"))]).unwrap();
        files.into_iter().map(|file| (file.path, String::from_utf8(file.bytes).unwrap())).collect()
    }

    #[test]
    fn every_reference_is_to_a_file_of_the_site() {
        let site = published(smallest(), "one");
        let icon = site.keys().find(|path| path.starts_with("icons/icon-")).unwrap();
        assert_eq!(icon.len(), "icons/icon-0123456789.svg".len());
        assert!(site["manifest.webmanifest"].contains(icon) && site["index.html"].contains(icon));
        let script = site.keys().find(|path| path.starts_with("page-") && has_extension(path, "js")).unwrap();
        let boot = site.keys().find(|path| path.starts_with("boot-")).unwrap();
        assert!(site[boot].starts_with(&format!("\"./{script}\"")));
        assert!(site["index.html"].contains(&format!("src=\"{boot}\"")));
        let texts: Vec<&String> = site.keys().filter(|path| has_extension(path, "ftl")).collect();
        let links = [("cs", "Á", "&quot;Á&quot; &amp; {a}"), ("en", "A", "B")];
        for (path, (code, title, lead)) in texts.into_iter().zip(links) {
            let link = format!(
                "<link id=\"texts-{code}\" rel=\"texts\" href=\"{path}\" as=\"fetch\" crossorigin \
                 data-title=\"{title}\" data-lead=\"{lead}\">"
            );
            assert!(site["index.html"].contains(&link), "{link} is not in {}", site["index.html"]);
        }
        let knows = site.keys().find(|path| path.starts_with("knows-classic-2")).unwrap();
        let link = format!("<link id=\"knows-classic-2\" rel=\"knows\" href=\"{knows}\">");
        assert!(site["index.html"].contains(&link), "{}", site["index.html"]);
        assert!(!site.values().any(|text| text.contains("{{")));
        let style = site.iter().find(|(path, _)| has_extension(path, "css")).unwrap().1;
        assert!(style.starts_with("a {") && style.contains("b { }"), "{style}");
    }

    #[test]
    fn the_service_worker_keeps_all_files_but_itself_in_the_order_of_their_need() {
        let site = published(smallest(), "one");
        let lists: Vec<&str> = site["sw.js"].split(' ').skip(1).collect();
        let list = |index: usize| -> Vec<String> { serde_json::from_str(lists[index]).unwrap() };
        let mut known: Vec<String> = list(0).into_iter().chain(list(1)).collect();
        known.iter_mut().filter(|path| *path == "./").for_each(|path| *path = "index.html".into());
        known.sort_unstable();
        assert_eq!(known, site.keys().filter(|path| *path != "sw.js").cloned().collect::<Vec<_>>());
        let rest = list(1);
        let stems: Vec<&str> = rest.iter().filter_map(|path| Some(path.rsplit_once('-')?.0)).collect();
        let table =
            ["knows-classic-2", "page-table", "qwixx", "qwixx_bg", "qwixx_worker", "texts-cs", "texts-en"];
        let later = ["knows-classic-3", "page-other", "qwirkle", "qwirkle_bg", "qwirkle_worker"];
        assert_eq!(stems, table.into_iter().chain(later).collect::<Vec<_>>());
    }

    #[test]
    fn another_app_is_another_version() {
        let (one, two) = (published(smallest(), "one"), published(smallest(), "two"));
        assert_ne!(one["sw.js"], two["sw.js"]);
        assert_ne!(one["index.html"], two["index.html"]);
        assert_eq!(one, published(smallest(), "one"));
        let mut page = smallest();
        page.0.insert("index.html".into(), b"{{head}} other".to_vec());
        let (version, _) = one["sw.js"].split_once(' ').unwrap();
        assert!(!published(page, "one")["sw.js"].starts_with(version));
    }

    #[test]
    fn what_is_missing_is_named() {
        let mut incomplete = smallest();
        incomplete.0.remove("boot.js");
        let workers = || [("qwixx", whole("")), ("qwirkle", whole(""))];
        assert_eq!(incomplete.publish(whole(""), workers()).unwrap_err(), "the app has no boot.js");
        let mut wrong = smallest();
        wrong.0.insert("index.html".into(), b"{{head}} {{icons/none.svg}}".to_vec());
        assert!(wrong.publish(whole(""), workers()).unwrap_err().contains("icons/none.svg"));
    }
}
