//! Whether the steps of the Containerfile work.
//!
//! No image is built for this: the bases would have to come from a registry. The steps that build the program run in
//! the workspace. Those that make the image run in a copy of this machine's own system, in which nothing that they
//! change stays; then the program is started there as a container starts it, and asked how it is.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

use crate::tools::{Workspace, stream, succeeds};
use crate::{browser, say};

const FILE: &str = "Containerfile";
/// The port that the file speaks of.
const PORT: &str = "7117";
/// How the build differs here: parts that the tests have compiled already are taken.
const INSTEAD: (&str, &str) = ("--release --locked --package rowlock", "--profile test --workspace --locked");

/// A copy of this system as the base of the image: reads go to the system, writes to memory.
const BASE: &str = r#"
set -e
mkdir -p "$stage"
mount -t tmpfs tmpfs "$stage"
mkdir "$stage/upper" "$stage/work" "$stage/root"
root="$stage/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$stage/upper,workdir=$stage/work" "$root"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
"#;

/// Whether packages can be fetched; without the option apt-get is content with old lists.
const FETCH: &str = "apt-get --option APT::Update::Error-Mode=any update";

/// Waits until the server says that it is well, and ends it as a container is ended.
const WATCH: &str = r#"
server=$!
until health 2> /dev/null; do
    kill -0 "$server" || { echo "the server has ended"; exit 1; }
    sleep 0.1
done
kill -TERM "$server"
wait "$server"
"#;

/// One line of the file, with those that belong to it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Instruction {
    word: String,
    rest: String,
}

/// Does all steps but fetching the bases.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    let instructions = instructions(&workspace.read(FILE)?);
    let [build, image] = stages(&instructions)?;
    check_bases(&instructions)?;
    let target = workspace.target()?.join("container");
    let program = browser::program(workspace, &target)?;
    check_build(build)?;
    if !succeeds(&mut shell(&format!("{BASE} true"), &target)) {
        say(
            "NOT checked: the steps of the image; for that this has to run as root, where disks can be mounted",
        );
        return Ok(());
    }
    say("the image: its steps run in a copy of this system, which is gone afterwards; no base is fetched");
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let port = port.map_err(|error| format!("no free port: {error}"))?.port().to_string();
    let script = script(image, &program, &port)?;
    stream(&mut shell(&script, &target), "the image")
}

/// A shell whose mounts nobody else sees, and which are gone when it ends.
fn shell(script: &str, target: &Path) -> Command {
    let mut shell = Command::new("unshare");
    shell
        .args(["--mount", "--propagation", "private", "sh", "-c", script])
        .env("stage", target.join("stage"));
    // Tables are in the folder of the image, whatever the environment says.
    shell.env_remove("DATABASE_URL").env_remove("NATS_URL");
    shell
}

/// The instructions of a file, each in one piece.
fn instructions(text: &str) -> Vec<Instruction> {
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with('#'));
    let whole = lines.fold(String::new(), |whole, line| match line.strip_suffix('\\') {
        Some(begun) => whole + begun,
        None => whole + line + "\n",
    });
    let read = |line: &str| {
        let (word, rest) = line.split_once(' ')?;
        Some(Instruction { word: word.to_uppercase(), rest: rest.trim().to_owned() })
    };
    whole.lines().filter_map(read).collect()
}

/// What builds the program, and what makes the image.
fn stages(instructions: &[Instruction]) -> Result<[&[Instruction]; 2], String> {
    let mut stages = instructions.split(|instruction| instruction.word == "FROM").skip(1);
    match (stages.next(), stages.next(), stages.next()) {
        (Some(build), Some(image), None) => Ok([build, image]),
        _ => Err(format!("{FILE} has to have two stages")),
    }
}

/// Every base has an exact version: the same file makes the same image next year.
fn check_bases(instructions: &[Instruction]) -> Result<(), String> {
    for base in instructions.iter().filter(|instruction| instruction.word == "FROM") {
        let name = base.rest.split(' ').next().unwrap_or_default();
        let tag = name.rsplit_once(':').map_or("", |(_, tag)| tag);
        let version = tag.split('-').next().unwrap_or_default();
        let is_exact = version.contains('.') && version.split('.').all(|part| part.parse::<u32>().is_ok());
        if !is_exact && !name.contains("@sha256:") {
            return Err(format!("{FILE}: {name} has no exact version"));
        }
    }
    Ok(())
}

/// The program was built by other means of the workspace; the file has to say the same.
fn check_build(build: &[Instruction]) -> Result<(), String> {
    let expected = format!("cargo build {} --bin rowlock", INSTEAD.0);
    let runs: Vec<&str> = build.iter().filter(|i| i.word == "RUN").map(|i| i.rest.as_str()).collect();
    for words in ["cargo xtask site", &expected] {
        if !runs.iter().any(|run| run.ends_with(words)) {
            return Err(format!("{FILE} does not RUN {words}, which is how the program was built here"));
        }
    }
    say(&format!("the program: built as the file says, with '{}' instead of '{}'", INSTEAD.1, INSTEAD.0));
    Ok(())
}

/// The steps of the image as a script for a shell.
fn script(image: &[Instruction], program: &Path, port: &str) -> Result<String, String> {
    let mut lines = vec![BASE.to_owned()];
    let (mut user, mut environment) = (String::new(), vec!["env".to_owned()]);
    let (mut health, mut entry) = (None, None);
    for Instruction { word, rest } in image {
        match word.as_str() {
            "RUN" if rest.starts_with("apt-get ") => lines.push(with_packages(rest)),
            "RUN" => lines.push(in_image(rest)),
            "COPY" => {
                let place = rest.rsplit(' ').next().unwrap_or_default();
                lines.push(format!("cp {} \"$root\"{}", quoted(&program.to_string_lossy()), quoted(place)));
            }
            "USER" => user = format!("--userspec={rest}"),
            "ENV" => environment.push(quoted(rest)),
            "HEALTHCHECK" => health = rest.split_once("CMD ").map(|(_, list)| list),
            "ENTRYPOINT" => entry = Some(rest.as_str()),
            "VOLUME" | "EXPOSE" => {}
            _ => return Err(format!("{FILE}: {word} is not known here: add it to xtask/src/container.rs")),
        }
    }
    let words = |list: Option<&str>, name: &str| -> Result<String, String> {
        let list = list.ok_or_else(|| format!("{FILE} has no {name}"))?;
        let words: Vec<String> =
            serde_json::from_str(list).map_err(|error| format!("{FILE}: {name}: {error}"))?;
        let words: Vec<String> = words.iter().map(|word| quoted(&word.replace(PORT, port))).collect();
        Ok(format!("chroot {user} \"$root\" {} {}", environment.join(" "), words.join(" ")))
    };
    lines.push(format!("health() {{ {}; }}", words(health, "HEALTHCHECK")?));
    lines.push(format!("{} &{WATCH}", words(entry, "ENTRYPOINT")?));
    Ok(lines.join("\n"))
}

/// A command that runs in the image as it is built.
fn in_image(command: &str) -> String {
    format!("chroot \"$root\" sh -c {}", quoted(command))
}

/// A step that installs packages: only where Debian's servers answer, which is not the fault of the file.
fn with_packages(command: &str) -> String {
    let fetch = in_image(FETCH);
    let unchecked = quoted(&format!("NOT checked: RUN {command}: no packages can be fetched here"));
    format!("if {fetch} > /dev/null 2>&1; then {}; else echo {unchecked}; fi", in_image(command))
}

/// One word for a shell, whatever is in it.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "# a\nFROM a/b:1.2.3-c AS build\nRUN x \\\n  && y\nFROM d:12.1\nRUN apt-get z\nUSER 7\nENV A=b c\n\
                         COPY --from=build /x /bin/x\nHEALTHCHECK --retries=3 CMD [\"ask\", \"it's\", \":7117\"]\n\
                         ENTRYPOINT [\"x\", \"7117\"]\n";

    #[test]
    fn instructions_are_read_with_all_their_lines() {
        let all = instructions(SMALL);
        assert_eq!(all[1], Instruction { word: "RUN".into(), rest: "x && y".into() });
        let [build, image] = stages(&all).unwrap();
        assert_eq!((build.len(), image.len()), (1, 6));
        assert!(stages(&instructions("FROM a:1.2")).is_err());
    }

    #[test]
    fn bases_have_exact_versions() {
        assert_eq!(check_bases(&instructions(SMALL)), Ok(()));
        for vague in ["FROM debian", "FROM debian:latest", "FROM rust:1-bookworm", "FROM a.b/c:bookworm-slim"]
        {
            assert!(check_bases(&instructions(vague)).unwrap_err().contains("exact version"), "{vague}");
        }
        assert_eq!(check_bases(&instructions("FROM debian@sha256:0123 AS x")), Ok(()));
    }

    #[test]
    fn the_steps_become_a_script() {
        let all = instructions(SMALL);
        let [_, image] = stages(&all).unwrap();
        let script = script(image, Path::new("/p"), "9").unwrap();
        assert!(script.contains("cp '/p' \"$root\"'/bin/x'\n"), "{script}");
        let health = r#"health() { chroot --userspec=7 "$root" env 'A=b c' 'ask' 'it'\''s' ':9'; }"#;
        assert!(script.contains(health), "{script}");
        assert!(script.contains("'x' '9' &\n"), "{script}");
        assert!(
            script.contains("; then chroot \"$root\" sh -c 'apt-get z'; else echo 'NOT checked: "),
            "{script}"
        );
    }
}
