// Starts the app, in the page and in its worker alike: the app finds out by itself where it is.
const APP = ["./{{app.js}}", "./{{app_bg.wasm}}"];
// The same with tables on a server: larger, and only for who goes there. It has all other pages, too.
const FULL = ["./{{full.js}}", "./{{full_bg.wasm}}"];

// The service worker keeps what is loaded through it. What came before it is asked for once more, and is in the
// browser's cache.
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  const kept = new Set();
  const keep = ({ name }) => {
    if (kept.has(name) || !/\/(full|online|texts)[^/]*$/.test(name)) return;
    kept.add(name);
    fetch(name).catch(() => {});
  };
  new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type: "resource", buffered: true });
});

let isFull = /[#/](fair|friends|join|online|seat|watch)(\/|$)/.test(location.hash);

// The app decides which language it speaks; its texts come while it is on its way. A wrong guess costs a file.
try {
  // Who has tables on a server finds them at home.
  isFull ||= Object.keys(localStorage).some((key) => key.startsWith("rowlock/note/online/"));
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

async function load([script, program]) {
  const [{ default: start }, answer] = await Promise.all([import(script), fetch(new URL(program, import.meta.url))]);
  if (!answer.ok) throw new Error(`${program}: ${answer.status}`);
  return () => start({ module_or_path: answer });
}

// Without the larger app the smaller one says what is missing.
const start = isFull ? await load(FULL).catch(() => load(APP)) : await load(APP);
await start();
