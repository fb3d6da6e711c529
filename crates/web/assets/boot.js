// Starts the app, in the page and in its worker alike: the app finds out by itself where it is.
const at = (file) => new URL(file, import.meta.url).href;
const APP = [at("{{app.js}}"), at("{{app_bg.wasm}}")];
// The same with tables on a server: larger, and only for who goes there. It has all other pages, too.
const FULL = [at("{{full.js}}"), at("{{full_bg.wasm}}")];

// The service worker keeps what is loaded through it. What came before it is asked for once more, and is in the
// browser's cache.
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  const kept = new Set();
  const keep = ({ name }) => {
    if (kept.has(name) || !/\/(full|knows|online|texts)[^/]*$/.test(name)) return;
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
  const { title, lead, loading } = texts.dataset;
  // The app puts its own page in the place of this.
  const sayEarly = (title, lead) => {
    if (!document.getElementById("early")) return;
    document.getElementById("early-title").textContent = title;
    document.getElementById("early-lead").textContent = lead;
    document.getElementById("early").hidden = false;
  };
  if (isFull) {
    // It is not said where nobody has to wait.
    setTimeout(sayEarly, 200, loading, "");
  } else if (localStorage.length === 0 && location.hash.length < 3) {
    // Whoever was never here reads meanwhile what this is.
    sayEarly(title, lead);
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
  const [{ default: start }, answer] = await Promise.all([import(script), fetch(program)]);
  if (!answer.ok) throw new Error(`${program}: ${answer.status}`);
  return () => start({ module_or_path: answer });
}

// The larger app did not come. If the server has another one by now, this version of everything is out of date, and the
// service worker must not show it any more; otherwise the smaller app says what is missing.
async function instead() {
  const { serviceWorker } = navigator;
  const isGone = serviceWorker?.controller && (await fetch(FULL[1], { method: "HEAD" })).status === 404;
  if (!isGone) return load(APP);
  await (await serviceWorker.getRegistration()).unregister();
  location.reload();
  return new Promise(() => {});
}

const start = isFull ? await load(FULL).catch(instead).catch(() => load(APP)) : await load(APP);
await start();
