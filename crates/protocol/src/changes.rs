use crate::Json;

/// What has changed between two values: of objects the fields that differ, each with what has changed in it, and
/// everything else as it is now. Nothing if they are equal.
///
/// Both are of the same kind of message: no object has lost a field.
pub fn changes(before: &Json, now: &Json) -> Option<Json> {
    let (Json::Object(_), Json::Object(fields)) = (before, now) else {
        return (before != now).then(|| now.clone());
    };
    let changed = fields.iter().filter_map(|(name, value)| {
        let change = match before.find(name) {
            Some(before) => changes(before, value)?,
            None => value.clone(),
        };
        Some((name.clone(), change))
    });
    let changed: Vec<_> = changed.collect();
    (!changed.is_empty()).then_some(Json::Object(changed))
}

/// A value with what has changed since.
#[must_use]
pub fn changed(mut before: Json, changes: Json) -> Json {
    match (&mut before, changes) {
        (Json::Object(fields), Json::Object(changes)) => {
            for (name, change) in changes {
                match fields.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, value)) => *value = changed(std::mem::replace(value, Json::Null), change),
                    None => fields.push((name, change)),
                }
            }
            before
        }
        (_, now) => now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(text: &str) -> Json {
        Json::parse(text).unwrap()
    }

    #[test]
    fn what_has_changed_makes_the_one_value_from_the_other() {
        let values = [
            r#"{"a":1,"b":{"c":[1,2],"d":null},"e":"x"}"#,
            r#"{"a":1,"b":{"c":[1,2],"d":{"f":true}},"e":"x"}"#,
            r#"{"a":2,"b":{"c":[1],"d":null},"e":"y"}"#,
            r#"{"a":null,"b":null,"e":[]}"#,
        ]
        .map(json);
        for before in &values {
            for now in &values {
                let change = changes(before, now);
                assert_eq!(change.is_none(), before == now);
                let made = change.map_or_else(|| before.clone(), |change| changed(before.clone(), change));
                assert_eq!(made.get("b").get("d"), now.get("b").get("d"));
                assert_eq!((made.get("a"), made.get("e")), (now.get("a"), now.get("e")));
            }
        }
    }

    #[test]
    fn only_what_differs_is_said() {
        let before = json(r#"{"a":1,"b":{"c":[1,2],"d":null}}"#);
        let now = json(r#"{"a":1,"b":{"c":[1,3],"d":null}}"#);
        assert_eq!(changes(&before, &now), Some(json(r#"{"b":{"c":[1,3]}}"#)));
    }
}
