// Starts the app, in the page and in its worker alike: the app finds out by itself where it is.
import start from "./{{app.js}}";

// The app decides which language it speaks; its texts come while it is on its way. A wrong guess costs a file.
try {
  const set = /"language":"(\w+)"/.exec(localStorage.getItem("rowlock/settings"))?.[1];
  const codes = [set, ...navigator.languages, "en"].map((tag) => `texts-${tag?.split("-")[0]}`);
  codes.map((id) => document.getElementById(id)).find(Boolean).rel = "preload";
} catch {
  // A worker has no page, and some browsers keep nothing.
}

await start({ module_or_path: new URL("./{{app_bg.wasm}}", import.meta.url) });
