// Starts the app, in the page and in its worker alike: the app finds out by itself where it is.
import start from "./{{app.js}}";

await start({ module_or_path: new URL("./{{app_bg.wasm}}", import.meta.url) });
