use leptos::prelude::*;

use super::{Element, Live, live};

/// What can stand inside an element: all of it has one type there.
pub(crate) trait IntoChild {
    fn into_child(self) -> AnyView;
}

/// A closure is called again whenever what it reads changes.
impl<F: FnMut() -> T + Send + 'static, T: IntoView + 'static> IntoChild for F {
    fn into_child(self) -> AnyView {
        live(self).into_child()
    }
}

/// These are shown as they are.
macro_rules! shown {
    ($($type:ty),* $(,)?) => {$(
        impl IntoChild for $type {
            fn into_child(self) -> AnyView {
                self.into_any()
            }
        }
    )*};
}

shown!(AnyView, Element, Live, &'static str, String, u8, u32, i32, usize, Memo<i32>, Memo<usize>);

/// A component.
impl<T: IntoView> IntoChild for View<T> {
    fn into_child(self) -> AnyView {
        self.into_any()
    }
}

impl<T: IntoChild> IntoChild for Option<T> {
    fn into_child(self) -> AnyView {
        self.map(IntoChild::into_child).into_any()
    }
}

impl<T: IntoChild> IntoChild for Vec<T> {
    fn into_child(self) -> AnyView {
        self.into_iter().map(IntoChild::into_child).collect::<Vec<_>>().into_any()
    }
}
