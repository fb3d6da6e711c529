use std::borrow::Cow;

/// What an attribute is set to; without one it is not there.
pub(crate) type Text = Option<Cow<'static, str>>;

/// The value of an attribute, of a class, a style or a property: that of today, or of every day.
pub(crate) enum Value {
    Fixed(Text),
    Live(Box<dyn MakeText + Send>),
}

/// Makes what an attribute is set to. A trait of our own, because those of closures can be called in several ways,
/// each of them code.
pub(crate) trait MakeText {
    fn make(&mut self) -> Text;
}

impl<F: FnMut() -> T, T: IntoText> MakeText for F {
    fn make(&mut self) -> Text {
        self().into_text()
    }
}

/// What can stand in an attribute.
pub(crate) trait IntoText {
    fn into_text(self) -> Text;
}

/// What can be given to an attribute: something that can stand in it, or a closure that makes it.
pub(crate) trait IntoValue {
    fn into_value(self) -> Value;
}

impl<F: FnMut() -> T + Send + 'static, T: IntoText> IntoValue for F {
    fn into_value(self) -> Value {
        Value::Live(Box::new(self))
    }
}

/// These stand in attributes, and can be given to them.
macro_rules! texts {
    ($($type:ty: $value:ident => $text:expr),* $(,)?) => {$(
        impl IntoText for $type {
            fn into_text(self) -> Text {
                let $value = self;
                $text
            }
        }

        impl IntoValue for $type {
            fn into_value(self) -> Value {
                Value::Fixed(self.into_text())
            }
        }

        impl IntoText for Option<$type> {
            fn into_text(self) -> Text {
                self.and_then(IntoText::into_text)
            }
        }

        impl IntoValue for Option<$type> {
            fn into_value(self) -> Value {
                Value::Fixed(self.into_text())
            }
        }
    )*};
}

texts! {
    &'static str: text => Some(text.into()),
    String: text => Some(text.into()),
    // As in HTML: what is so stands there without a text, what is not so does not stand there.
    bool: is_so => is_so.then_some("".into()),
    u8: number => Some(number.to_string().into()),
    u32: number => Some(number.to_string().into()),
    i32: number => Some(number.to_string().into()),
    usize: number => Some(number.to_string().into()),
    f64: number => Some(number.to_string().into()),
}
