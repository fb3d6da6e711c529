// Starts the worker's program.
import start from "./{{worker.js}}";

await start({ module_or_path: fetch(new URL("{{worker_bg.wasm}}", import.meta.url)) });
