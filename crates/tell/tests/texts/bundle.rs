//! Messages are put together as `fluent-bundle` does it.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use tell::{Arg, Language, Texts};

use crate::catalogue::Catalogue;
use crate::plurals;

/// How often every message is said, each time with other arguments.
const TIMES: usize = 300;

/// What `fluent-bundle` makes of the files of a language.
fn bundle(language: Language, files: &[String]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
    bundle.set_use_isolating(false);
    for file in files {
        bundle.add_resource(FluentResource::try_new(file.clone()).unwrap()).unwrap();
    }
    bundle
}

/// Says a message in both ways.
fn both(
    texts: &Texts,
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    args: &[(&str, Arg<'_>)],
) -> [String; 2] {
    let mut given = FluentArgs::new();
    for (name, arg) in args {
        match arg {
            Arg::Text(text) => given.set(*name, text.to_string()),
            Arg::Number(number) => given.set(*name, *number),
            Arg::Slot => panic!("slots are ours alone"),
        }
    }
    let (pattern, mut faults) = (bundle.get_message(id).unwrap().value().unwrap(), Vec::new());
    let said = bundle.format_pattern(pattern, Some(&given), &mut faults).into_owned();
    assert!(faults.is_empty(), "{id}: {faults:?}");
    [texts.say(id, args), said]
}

#[test]
fn every_message_reads_as_fluent_has_it() {
    for language in Language::ALL {
        let catalogue = Catalogue::read(language);
        let (texts, bundle) = (Texts::new(language), bundle(language, &catalogue.files));
        // Any argument may be any word that decides something anywhere, any other, or a number.
        let keys = catalogue.entries.values().flat_map(|entry| entry.choices.iter().flatten());
        let mut words: Vec<Arg<'_>> = keys.map(|key| Arg::from(key.as_str())).collect();
        words.push("Mila".into());
        let numbers = (-3..=130).chain([1000, 1002, 1_000_000, 4_000_000_000]).map(Arg::Number).collect();
        let kinds: [Vec<Arg<'_>>; 2] = [words, numbers];
        for (id, entry) in &catalogue.entries {
            let variables = catalogue.variables(entry);
            for time in 0..if variables.is_empty() { 1 } else { TIMES } {
                let arg = |at: usize| {
                    let kind = &kinds[(time >> at) % 2];
                    kind[(time * 7 + at * 31) % kind.len()].clone()
                };
                let args: Vec<_> =
                    variables.iter().enumerate().map(|(at, name)| (name.as_str(), arg(at))).collect();
                let [ours, theirs] = both(&texts, &bundle, id, &args);
                assert_eq!(ours, theirs, "{language}: {id} with {args:?}");
            }
        }
    }
}

#[test]
fn every_number_has_the_plural_form_that_fluent_gives_it() {
    for language in Language::ALL {
        let files = [plurals::file()];
        let (texts, bundle) = (Texts::of(language, &files), bundle(language, &files));
        for number in (-1000..2000).chain([1_000_000, 1_000_002, 123_456_789]) {
            let [ours, theirs] = both(&texts, &bundle, "form", &[("n", Arg::Number(number))]);
            assert_eq!(ours, theirs, "{language}: {number}");
        }
    }
}
