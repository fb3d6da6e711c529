// Starts the worker of a game.
import start from "./{{game.js}}";

await start({ module_or_path: fetch(new URL("{{game_bg.wasm}}", import.meta.url)) });
