// Starts the app.
const at = (file) => new URL(file, import.meta.url).href;

// The app decides which language it speaks; its texts come while it is on its way. A wrong guess costs a file.
try {
  const set = /"language":"(\w+)"/.exec(localStorage.getItem("rowlock/settings"))?.[1];
  const codes = [set, ...navigator.languages, "en"].map((tag) => `texts-${tag?.split("-")[0]}`);
  const texts = codes.map((id) => document.getElementById(id)).find(Boolean);
  texts.rel = "preload";
  // Whoever was never here reads meanwhile what this is. The app puts its own page in the place of this.
  if (localStorage.length === 0 && location.hash.length < 3) {
    document.getElementById("early-title").textContent = texts.dataset.title;
    document.getElementById("early-lead").textContent = texts.dataset.lead;
    document.getElementById("early").hidden = false;
    // It is seen before everything else is asked for. A page that nobody looks at is not painted.
    await new Promise((seen) => {
      requestAnimationFrame(() => setTimeout(seen));
      setTimeout(seen, 100);
    });
  }
} catch {
  // Some browsers keep nothing.
}

const [{ default: start }, program] = await Promise.all([import(at("{{page.js}}")), fetch(at("{{page_bg.wasm}}"))]);
if (!program.ok) throw new Error(`${program.url}: ${program.status}`);
await start({ module_or_path: program });
