use serde_json::Value;

/// Writes what has changed between two values, given as the texts of two messages of one kind: of objects the fields
/// that differ, each with what has changed in it, and everything else as it is now. Whether that is anything is the
/// answer.
///
/// Servers keep what they have said as the text that it was: a tree of it costs much more to make, to keep and to
/// compare.
pub(crate) fn write_changes(before: &str, now: &str, out: &mut String) -> bool {
    if before == now {
        return false;
    }
    let (Some(mut known), Some(fields)) = (Fields::of(before), Fields::of(now)) else {
        out.push_str(now);
        return true;
    };
    let mut separator = '{';
    for Field { whole, name, value } in fields {
        // Most fields are as they were: comparing them is faster than finding where they end.
        if known.skip_equal(whole) {
            continue;
        }
        // Both have the same fields in the same order, but one may have more of them.
        let before = match known.clone().next() {
            Some(next) if next.name == name => known.next(),
            _ => Fields::of(before).and_then(|mut fields| fields.find(|known| known.name == name)),
        };
        // A field that was not there differs from every value.
        let before = before.map_or("", |before| before.value);
        if before == value {
            continue;
        }
        let end = out.len();
        out.push(separator);
        out.push_str(name);
        out.push(':');
        if write_changes(before, value, out) {
            separator = ',';
        } else {
            out.truncate(end);
        }
    }
    let has_changed = separator == ',';
    if has_changed {
        out.push('}');
    }
    has_changed
}

/// The fields of an object that was written without spaces.
#[derive(Clone)]
struct Fields<'a>(&'a str);

/// A field with its name in quotes.
#[derive(Clone, Copy)]
struct Field<'a> {
    whole: &'a str,
    name: &'a str,
    value: &'a str,
}

impl<'a> Fields<'a> {
    fn of(object: &'a str) -> Option<Self> {
        object.strip_prefix('{')?.strip_suffix('}').map(Self)
    }

    /// Skips the next field if it is this one.
    fn skip_equal(&mut self, field: &str) -> bool {
        let rest = self.0.strip_prefix(field);
        // A longer number begins in the same way.
        let Some(rest) = rest.filter(|rest| rest.is_empty() || rest.starts_with(',')) else { return false };
        self.0 = rest.strip_prefix(',').unwrap_or_default();
        true
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = Field<'a>;

    fn next(&mut self) -> Option<Self::Item> {
        let (name, rest) = self.0.split_at_checked(end_of_value(self.0))?;
        let rest = rest.strip_prefix(':')?;
        let (value, rest) = rest.split_at_checked(end_of_value(rest))?;
        let whole = self.0.get(..self.0.len() - rest.len())?;
        self.0 = rest.strip_prefix(',').unwrap_or_default();
        Some(Field { whole, name, value })
    }
}

/// Where the value ends that a text begins with.
fn end_of_value(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut i) = (0_u32, 0);
    while let Some(&byte) = bytes.get(i) {
        match byte {
            b'"' => i = end_of_text(bytes, i + 1),
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth > 0 => depth -= 1,
            b',' | b':' | b'}' | b']' if depth == 0 => return i,
            _ => {}
        }
        i += 1;
    }
    text.len()
}

/// Where the quote stands that ends a text which begins here.
fn end_of_text(bytes: &[u8], begin: usize) -> usize {
    let mut i = begin;
    while let Some(&byte) = bytes.get(i) {
        match byte {
            b'"' => return i,
            b'\\' => i += 2,
            _ => i += 1,
        }
    }
    bytes.len()
}

/// Takes over what has changed since.
pub(crate) fn change(value: &mut Value, changes: Value) {
    match (value, changes) {
        (Value::Object(fields), Value::Object(changes)) => {
            for (name, changes) in changes {
                match fields.get_mut(&name) {
                    Some(value) => change(value, changes),
                    None => _ = fields.insert(name, changes),
                }
            }
        }
        (value, now) => *value = now,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The same by trees.
    fn changes(before: &Value, now: &Value) -> Option<Value> {
        let (Value::Object(_), Value::Object(fields)) = (before, now) else {
            return (before != now).then(|| now.clone());
        };
        let changed = fields.iter().filter_map(|(name, value)| {
            let change = match before.get(name) {
                Some(before) => changes(before, value)?,
                None => value.clone(),
            };
            Some((name.clone(), change))
        });
        let changed: serde_json::Map<_, _> = changed.collect();
        (!changed.is_empty()).then_some(Value::Object(changed))
    }

    /// Whether one value says all that the other one does; it may have more fields.
    fn says(value: &Value, all: &Value) -> bool {
        match (value, all) {
            (Value::Object(value), Value::Object(all)) => {
                all.iter().all(|(name, all)| value.get(name).is_some_and(|value| says(value, all)))
            }
            _ => value == all,
        }
    }

    /// What is written of the changes between these texts.
    fn written(before: &str, now: &str) -> Option<String> {
        let mut out = String::new();
        write_changes(before, now, &mut out).then_some(out)
    }

    /// Values of messages of one kind: the same fields in the same order, and some of them may be missing.
    fn value(depth: u32) -> BoxedStrategy<Value> {
        let words = prop::sample::select(vec!["", "a", "\"", "\\", "},{", "[:\"", "é{"]);
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (-3..30_i64).prop_map(Value::from),
            words.prop_map(Value::from),
        ];
        if depth == 0 {
            return leaf.boxed();
        }
        let fields = prop::collection::vec(prop::option::weighted(0.8, value(depth - 1)), 3);
        let object = fields.prop_map(|fields| {
            let named = ["a", "b\"", "c"].into_iter().zip(fields);
            named.filter_map(|(name, value)| Some((name.to_owned(), value?))).collect::<Value>()
        });
        let list = prop::collection::vec(value(depth - 1), 0..3).prop_map(Value::Array);
        prop_oneof![1 => leaf, 1 => list, 4 => object].boxed()
    }

    proptest! {
        #[test]
        fn texts_change_as_trees_do(before in value(3), now in value(3)) {
            let text = written(&before.to_string(), &now.to_string());
            let expected = changes(&before, &now).map(|changes| changes.to_string());
            // An object that has only lost fields has not changed: no message does that.
            prop_assert_eq!(text, expected);
        }

        #[test]
        fn what_has_changed_makes_the_one_value_from_the_other(before in value(3), now in value(3)) {
            let written = written(&before.to_string(), &now.to_string());
            let mut made = before.clone();
            if let Some(written) = written {
                change(&mut made, serde_json::from_str(&written).unwrap());
            }
            // Fields that are gone stay as they were.
            prop_assert!(says(&made, &now), "{made} {now}");
        }
    }

    #[test]
    fn only_what_differs_is_said() {
        let (before, now) = (r#"{"a":1,"b":{"c":[1,2],"d":null}}"#, r#"{"a":1,"b":{"c":[1,3],"d":null}}"#);
        assert_eq!(written(before, now).as_deref(), Some(r#"{"b":{"c":[1,3]}}"#));
        assert_eq!(written(before, before), None);
    }
}
