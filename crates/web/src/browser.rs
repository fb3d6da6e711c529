//! What the browser offers, with every failure as nothing.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array, Uint32Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortSignal, Blob, BlobPropertyBag, Clipboard, Document, HtmlAnchorElement, HtmlElement, RequestCache,
    RequestInit, Response, ServiceWorkerContainer, ShareData, Storage, Url, Window,
};

/// The window of the page.
pub(crate) fn window() -> Option<Window> {
    web_sys::window()
}

/// The document of the page.
pub(crate) fn document() -> Option<Document> {
    window()?.document()
}

/// The root element, whose attributes say how everything looks.
pub(crate) fn root() -> Option<HtmlElement> {
    document()?.document_element()?.dyn_into().ok()
}

/// What is kept on this device; none where the browser keeps nothing.
pub(crate) fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// The languages that the person prefers, the dearest first.
pub(crate) fn languages() -> Vec<String> {
    let languages = window().map(|window| window.navigator().languages());
    languages.into_iter().flatten().filter_map(|language| language.as_string()).collect()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    js_sys::Date::now() as i64
}

/// A number that nobody can foresee.
pub(crate) fn random_number() -> u32 {
    let numbers = Uint32Array::new_with_length(1);
    let crypto = window().and_then(|window| window.crypto().ok());
    match crypto.map(|crypto| crypto.get_random_values_with_array_buffer_view(&numbers)) {
        Some(Ok(_)) => numbers.get_index(0),
        // Without the proper source there is still one that nobody foresees in a game among friends.
        _ => (js_sys::Math::random() * 4_294_967_296.0) as u32,
    }
}

/// A number as exact as a style needs it, and no longer.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

/// Does something after so many milliseconds.
pub(crate) fn after(milliseconds: u32, act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    if let Some(window) = window() {
        let time = i32::try_from(milliseconds).unwrap_or(i32::MAX);
        // Refused only without a callback.
        _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(act.unchecked_ref(), time);
    }
}

/// Whether a media query matches now.
pub(crate) fn matches(query: &str) -> bool {
    window().and_then(|window| window.match_media(query).ok().flatten()).is_some_and(|list| list.matches())
}

/// Whether there may be a network.
pub(crate) fn is_online() -> bool {
    window().is_some_and(|window| window.navigator().on_line())
}

/// Puts a text where it can be pasted from; says whether that was possible.
pub(crate) async fn copy(text: &str) -> bool {
    // Only pages that are safe from others on the network have a clipboard.
    let Some(navigator) = window().map(|window| window.navigator()) else { return false };
    match Reflect::get(&navigator, &"clipboard".into()) {
        Ok(clipboard) if clipboard.is_object() => {
            let clipboard: Clipboard = clipboard.unchecked_into();
            JsFuture::from(clipboard.write_text(text)).await.is_ok()
        }
        _ => false,
    }
}

/// Whether addresses can be handed to other apps.
pub(crate) fn can_share() -> bool {
    let navigator = window().map(|window| window.navigator());
    navigator.is_some_and(|navigator| Reflect::has(&navigator, &"share".into()).unwrap_or_default())
}

/// Lets the person hand an address to another app.
pub(crate) fn share(address: &str) {
    if let Some(window) = window() {
        let data = ShareData::new();
        data.set_url(address);
        // Whoever thinks better of it has not shared it, and that is all.
        _ = window.navigator().share_with_data(&data).catch(&Closure::new(|_| {}));
    }
}

/// Puts another address in the place of this one, without a step that could be gone back.
pub(crate) fn replace_address(address: &str) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// The text of a file of the site.
pub(crate) async fn load(address: &str) -> Option<String> {
    let answer = JsFuture::from(window()?.fetch_with_str(address)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// Loads a file, unless it takes longer than so many milliseconds; none if there is none.
pub(crate) async fn load_bytes(address: &str, patience: u32) -> Option<Uint8Array> {
    let options = RequestInit::new();
    options.set_signal(Some(&AbortSignal::timeout_with_u32(patience)));
    let answer = JsFuture::from(window()?.fetch_with_str_and_init(address, &options)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.array_buffer().ok()?).await.ok().map(|buffer| Uint8Array::new(&buffer))
}

/// Loads the whole page anew.
pub(crate) fn reload() {
    if let Some(window) = window() {
        // Refused only to pages inside others.
        _ = window.location().reload();
    }
}

/// Loads the whole page anew as its host has it now, past the service worker, which shows the version that it keeps;
/// `false` if the host cannot be reached, for then what is kept is all there is.
pub(crate) async fn load_newest() -> bool {
    if !is_host_there().await {
        return false;
    }
    // Where there is none, nothing stands in the way.
    _ = forget_service_worker().await;
    reload();
    true
}

async fn is_host_there() -> bool {
    let options = RequestInit::new();
    options.set_cache(RequestCache::NoStore);
    let Some(window) = window() else { return false };
    // The one file that no service worker keeps.
    let answer = JsFuture::from(window.fetch_with_str_and_init("sw.js", &options)).await;
    answer.ok().and_then(|answer| answer.dyn_into().ok()).is_some_and(|answer: Response| answer.ok())
}

/// The service workers of this site; only pages that are safe from others on the network have them.
pub(crate) fn service_workers() -> Option<ServiceWorkerContainer> {
    let navigator = window()?.navigator();
    let container = Reflect::get(&navigator, &"serviceWorker".into()).ok().filter(JsValue::is_object)?;
    Some(container.unchecked_into())
}

/// Pages that are loaded from now on come from the host; the next one registers its own service worker.
async fn forget_service_worker() -> Option<()> {
    let registration = JsFuture::from(service_workers()?.get_registration()).await.ok()?;
    let unregister: Function = Reflect::get(&registration, &"unregister".into()).ok()?.dyn_into().ok()?;
    let done: Promise = unregister.call0(&registration).ok()?.dyn_into().ok()?;
    JsFuture::from(done).await.ok().map(|_| ())
}

/// Lets the person keep a text as a file.
pub(crate) fn download(name: &str, text: &str) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document()?.create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has begun to read it by then.
    after(10_000, move || _ = Url::revoke_object_url(&address));
    Some(())
}

/// Removes the first element that a selector finds.
pub(crate) fn remove(selector: &str) {
    if let Some(element) = document().and_then(|document| document.query_selector(selector).ok().flatten()) {
        element.remove();
    }
}

/// Puts the focus on the first element that a selector finds.
pub(crate) fn focus(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        _ = element.focus();
    }
}
