//! A checker of JSON Schemas, as far as those of the protocol go: it knows no keyword but theirs.

use std::collections::BTreeSet;

use serde_json::Value;

/// Keywords that say something to people, or are looked at where others are.
const ASIDE: [&str; 5] = ["$schema", "$defs", "title", "description", "additionalProperties"];

/// Why a value is not what a schema allows, or a definition in it.
pub(crate) fn fault(root: &Value, definition: Option<&str>, value: &Value) -> Option<String> {
    check(root, definition.map_or(root, |name| &root["$defs"][name]), value).err()
}

fn check(root: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let Value::Object(keywords) = schema else { panic!("{schema} is no schema") };
    for (keyword, rule) in keywords {
        let holds = match keyword.as_str() {
            "$ref" => {
                let place = rule.as_str().unwrap().strip_prefix('#').unwrap();
                check(root, root.pointer(place).expect("references lead somewhere"), value)?;
                true
            }
            "type" => is_of_types(rule, value),
            "const" => value == rule,
            "enum" => rule.as_array().unwrap().contains(value),
            "anyOf" => matches(root, rule, value)? >= 1,
            "oneOf" => matches(root, rule, value)? == 1,
            "minimum" => value.as_f64().is_none_or(|number| number >= rule.as_f64().unwrap()),
            "maximum" => value.as_f64().is_none_or(|number| number <= rule.as_f64().unwrap()),
            "minItems" => value.as_array().is_none_or(|list| list.len() as u64 >= rule.as_u64().unwrap()),
            "maxItems" => value.as_array().is_none_or(|list| list.len() as u64 <= rule.as_u64().unwrap()),
            "pattern" => value.as_str().is_none_or(|text| fits(rule.as_str().unwrap(), text)),
            "required" => value.as_object().is_none_or(|fields| {
                rule.as_array().unwrap().iter().all(|name| fields.contains_key(name.as_str().unwrap()))
            }),
            "items" => {
                for value in value.as_array().into_iter().flatten() {
                    check(root, rule, value)?;
                }
                true
            }
            "properties" => {
                let closed = schema.get("additionalProperties") == Some(&Value::Bool(false));
                for (name, value) in value.as_object().into_iter().flatten() {
                    match rule.get(name) {
                        Some(rule) => check(root, rule, value).map_err(|fault| format!("{name}: {fault}"))?,
                        None if closed => return Err(format!("there is no field {name}")),
                        None => {}
                    }
                }
                true
            }
            keyword if ASIDE.contains(&keyword) => true,
            keyword => panic!("the checker does not know {keyword}"),
        };
        if !holds {
            return Err(format!("it is against {keyword} {rule}"));
        }
    }
    Ok(())
}

/// How many of several schemas allow a value; an error if none does, with the reasons of all.
fn matches(root: &Value, schemas: &Value, value: &Value) -> Result<usize, String> {
    let results: Vec<_> =
        schemas.as_array().unwrap().iter().map(|schema| check(root, schema, value)).collect();
    match results.iter().filter(|result| result.is_ok()).count() {
        0 => Err(results.into_iter().filter_map(Result::err).collect::<Vec<_>>().join("; or ")),
        count => Ok(count),
    }
}

fn is_of_types(types: &Value, value: &Value) -> bool {
    match types {
        Value::Array(types) => types.iter().any(|one| is_of_types(one, value)),
        one => match one.as_str().unwrap() {
            "null" => value.is_null(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_i64() || value.is_u64(),
            "string" => value.is_string(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            other => panic!("the checker does not know the type {other}"),
        },
    }
}

/// Whether a text fits a pattern made of classes of characters, each once or so many times: `^[0-9a-f]{32}$`.
fn fits(pattern: &str, text: &str) -> bool {
    let mut pattern = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$')).unwrap();
    let mut characters = text.chars();
    while let Some((class, rest)) = pattern.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        let count = rest.strip_prefix('{').and_then(|rest| rest.split_once('}'));
        let (count, rest) = count.map_or((1, rest), |(count, rest)| (count.parse().unwrap(), rest));
        if !(0..count).all(|_| characters.next().is_some_and(|character| is_in(class, character))) {
            return false;
        }
        pattern = rest;
    }
    assert_eq!(pattern, "", "the checker does not know such a pattern");
    characters.next().is_none()
}

fn is_in(class: &str, character: char) -> bool {
    let class: Vec<char> = class.chars().collect();
    let is_between = |ends: &[char]| ends[1] == '-' && (ends[0]..=ends[2]).contains(&character);
    class.windows(3).any(is_between) || class.contains(&character) && character != '-'
}

/// The names of all fields in a schema, and the words that may stand in them.
pub(crate) fn words(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(keywords) => {
            for (keyword, rule) in keywords {
                match (keyword.as_str(), rule) {
                    ("properties", Value::Object(fields)) => found.extend(fields.keys().cloned()),
                    ("const", Value::String(word)) => _ = found.insert(word.clone()),
                    ("enum", Value::Array(words)) => {
                        found.extend(words.iter().filter_map(Value::as_str).map(str::to_owned));
                    }
                    _ => {}
                }
                words(rule, found);
            }
        }
        Value::Array(schemas) => schemas.iter().for_each(|schema| words(schema, found)),
        _ => {}
    }
}

/// Every place of a value, and of what is in it.
pub(crate) fn places(value: &Value) -> Vec<String> {
    fn collect(value: &Value, place: &str, places: &mut Vec<String>) {
        places.push(place.to_owned());
        match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(name, value)| collect(value, &format!("{place}/{name}"), places));
            }
            Value::Array(values) => {
                for (i, value) in values.iter().enumerate() {
                    collect(value, &format!("{place}/{i}"), places);
                }
            }
            _ => {}
        }
    }
    let mut places = Vec::new();
    collect(value, "", &mut places);
    places
}
