// `cargo xtask browser --config measure.config.ts` prints the figures of docs/browser-app.md: nothing here can fail.
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.js";

export default defineConfig({ ...tests, testMatch: "measure.ts", workers: 1, timeout: 600_000 });
