//! Pages, styles and pictures of the app, and the names under which they are published.

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde_json::json;

use super::app::Programs;
use super::bindgen::Program;
use super::{css, fault, glue, knowledge, template, texts};

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
/// All style sheets in one.
const STYLE: &str = "app.css";
const STYLES: &str = "css/";

/// Files by their paths.
pub(super) type Files = BTreeMap<String, Vec<u8>>;

/// Where the parts of the site are that nobody compiles.
#[derive(Debug)]
pub(super) struct Folders {
    pub(super) assets: PathBuf,
    pub(super) locales: PathBuf,
    /// The folder of the networks.
    pub(super) nets: PathBuf,
    /// The compact table of the game for one player.
    pub(super) alone: PathBuf,
}

/// What the site is made of: the folder of assets, a file of texts for each language, and what bots have to know.
#[derive(Debug)]
pub(super) struct Sources(Files);

/// A file of the site.
#[derive(Debug)]
pub(super) struct Published {
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
}

impl Sources {
    /// Reads all folders.
    pub(super) fn read(folders: &Folders) -> Result<Self, String> {
        let mut files = read(&folders.assets)?;
        files.extend(texts::join(read(&folders.locales)?)?);
        files.extend(knowledge::gather(&folders.nets, &folders.alone)?);
        Ok(Self(files))
    }

    /// Changes whenever the site may change: with the app, these files, or this program.
    pub(super) fn fingerprint(&self, programs: &Programs) -> Result<String, String> {
        let program = env::current_exe().map_err(|error| format!("this program: {error}"))?;
        let mut hasher = blake3::Hasher::new();
        for path in [&programs.page, &programs.worker, &program] {
            let file = File::open(path).map_err(|error| fault(path, &error))?;
            hasher.update_reader(file).map_err(|error| fault(path, &error))?;
        }
        for (path, bytes) in &self.0 {
            hasher.update(path.as_bytes()).update(blake3::hash(bytes).as_bytes());
        }
        Ok(hasher.finalize().to_hex().to_string())
    }

    /// The files of the site, each with the hash of its content in its name and every reference to it.
    pub(super) fn publish(
        mut self,
        page_program: Program,
        worker_program: Program,
    ) -> Result<Vec<Published>, String> {
        let page = self.take(PAGE)?;
        let manifest = self.take(MANIFEST)?;
        let service_worker = glue::smaller(&self.take(SERVICE_WORKER)?);
        let boot = glue::smaller(&self.take(BOOT)?);
        let work = glue::smaller(&self.take(WORK)?);
        let style = self.take_style()?;
        let mut site = Site { early: texts::early(&self.0)?, ..Site::default() };
        for (path, bytes) in self.0 {
            site.add(&path, bytes);
        }
        for (name, program) in [("page", page_program), ("worker", worker_program)] {
            site.add(&format!("{name}.js"), program.script);
            site.add(&format!("{name}_bg.wasm"), program.wasm);
        }
        site.add_text(STYLE, &style)?;
        site.add_text(BOOT, &boot)?;
        site.add_text(WORK, &work)?;
        site.keep(MANIFEST, &manifest)?;
        site.names.insert("head".into(), site.head()?);
        site.keep(PAGE, &page)?;
        let (files, later) = (site.list(is_kept), site.list(is_for_later));
        let version = hash(format!("{files}{later}{}", site.text_of(PAGE)).as_bytes());
        site.names.extend([("files".into(), files), ("later".into(), later), ("version".into(), version)]);
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
pub(super) fn read(folder: &Path) -> Result<Files, String> {
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
    fn add(&mut self, path: &str, bytes: Vec<u8>) {
        let name = hashed(path, &bytes);
        self.names.insert(path.into(), name.clone());
        self.files.push(Published { path: name, bytes });
    }

    fn add_text(&mut self, path: &str, text: &str) -> Result<(), String> {
        let filled = template::fill(path, text, &self.names)?;
        self.add(path, filled.into_bytes());
        Ok(())
    }

    /// Adds a file under its own name.
    fn keep(&mut self, path: &str, text: &str) -> Result<(), String> {
        let bytes = template::fill(path, text, &self.names)?.into_bytes();
        self.names.insert(path.into(), path.into());
        self.files.push(Published { path: path.into(), bytes });
        Ok(())
    }

    /// What stands in the head of the page: the policy, and what the page needs, asked for at once. The large
    /// WebAssembly is not among it: `boot.js` asks for it as soon as there is something to see.
    fn head(&self) -> Result<String, String> {
        let lines = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <link rel=\"stylesheet\" href=\"{{{{{STYLE}}}}}\">\n\
             <link rel=\"modulepreload\" href=\"{{{{page.js}}}}\">\n\
             <link id=\"worker\" rel=\"worker\" href=\"{{{{{WORK}}}}}\">\n\
             <script type=\"module\" src=\"{{{{{BOOT}}}}}\"></script>"
        );
        template::fill("the head of the page", &(lines + &self.texts() + &self.knowledge()), &self.names)
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

    /// Some of the files, as a list in JavaScript. The page is kept as the folder that it is in: some hosts
    /// send whoever asks for it by name there, and such an answer may not stand for a page.
    fn list(&self, is_meant: fn(&str) -> bool) -> String {
        let paths = self.files.iter().map(|file| file.path.as_str()).filter(|path| is_meant(path));
        json!(paths.map(|path| if path == PAGE { "./" } else { path }).collect::<Vec<_>>()).to_string()
    }

    fn text_of(&self, path: &str) -> String {
        let file = self.files.iter().find(|file| file.path == path);
        file.map(|file| String::from_utf8_lossy(&file.bytes).into_owned()).unwrap_or_default()
    }
}

/// Whether a file is the texts of a language.
pub(super) fn is_spoken(path: &str) -> bool {
    has_extension(path, "ftl")
}

/// Whether a file is only for some: texts, and what bots have to know for most tables. The service worker keeps what
/// somebody has used.
fn is_for_later(path: &str) -> bool {
    is_spoken(path) || knowledge::is_rare(path)
}

/// Whether a file is wanted only by who installs the app: nobody's first visit, and nobody's without a network.
fn is_for_installing(path: &str) -> bool {
    path.starts_with("icons/") && has_extension(path, "png")
}

/// Whether the service worker keeps a file from the first visit on.
pub(super) fn is_kept(path: &str) -> bool {
    !is_for_later(path) && !is_for_installing(path)
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
            ("sw.js", "{{version}} {{files}} {{later}}"),
            ("boot.js", "\"./{{page.js}}\" {{page_bg.wasm}}"),
            ("work.js", "{{worker.js}} {{worker_bg.wasm}}"),
            ("css/2.css", "b { }"),
            ("css/1.css", "a { background: url({{icons/icon.svg}}) }"),
            ("icons/icon.svg", "<svg/>"),
            ("knows-classic-2.bin", "2"),
            ("knows-classic-3.bin", "3"),
            ("texts-cs.ftl", "home-title = Á\nhome-lead = \"Á\" & {a}\n"),
            ("texts-en.ftl", "home-title = A\nhome-lead = B\n"),
        ])
    }

    fn published(sources: Sources, wasm: &str) -> BTreeMap<String, String> {
        let program = |wasm: &str| Program { script: b"script".to_vec(), wasm: wasm.into() };
        let files = sources.publish(program(wasm), program("worker")).unwrap();
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
    fn the_service_worker_keeps_all_files_but_itself_and_knows_those_for_later() {
        let site = published(smallest(), "one");
        let lists: Vec<&str> = site["sw.js"].split(' ').skip(1).collect();
        let list = |index: usize| -> Vec<String> { serde_json::from_str(lists[index]).unwrap() };
        let mut known: Vec<String> = list(0).into_iter().chain(list(1)).collect();
        known.iter_mut().filter(|path| *path == "./").for_each(|path| *path = "index.html".into());
        known.sort_unstable();
        assert_eq!(known, site.keys().filter(|path| *path != "sw.js").cloned().collect::<Vec<_>>());
        assert_eq!(list(1).len(), 3);
        let is_later =
            |path: &String| ["texts-", "knows-classic-3"].iter().any(|part| path.starts_with(part));
        assert!(list(1).iter().all(is_later), "{:?}", list(1));
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
        let program = || Program { script: Vec::new(), wasm: Vec::new() };
        assert_eq!(incomplete.publish(program(), program()).unwrap_err(), "the app has no boot.js");
        let mut wrong = smallest();
        wrong.0.insert("index.html".into(), b"{{head}} {{icons/none.svg}}".to_vec());
        assert!(wrong.publish(program(), program()).unwrap_err().contains("icons/none.svg"));
    }
}
