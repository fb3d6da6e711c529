// Starts the app, in the page and in its worker alike: the app finds out by itself where it is.
import start from "./{{app.js}}";

// The app decides which language it speaks; its texts come while it is on its way. A wrong guess costs a file.
try {
  const set = /"language":"(\w+)"/.exec(localStorage.getItem("rowlock/settings"))?.[1];
  const codes = [set, ...navigator.languages, "en"].map((tag) => `texts-${tag?.split("-")[0]}`);
  const texts = codes.map((id) => document.getElementById(id)).find(Boolean);
  texts.rel = "preload";
  // Whoever was never here reads meanwhile what this is. The app puts its own page in the place of it.
  if (localStorage.length === 0 && location.hash.length < 3) {
    for (const [name, text] of Object.entries(texts.dataset)) document.getElementById(`early-${name}`).textContent = text;
    document.getElementById("early").hidden = false;
    // It is seen before everything else is asked for. A page that nobody looks at is not painted.
    await new Promise((seen) => {
      requestAnimationFrame(() => setTimeout(seen));
      setTimeout(seen, 100);
    });
  }
} catch {
  // A worker has no page, and some browsers keep nothing.
}

await start({ module_or_path: new URL("./{{app_bg.wasm}}", import.meta.url) });
