import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: process.env.ROWLOCK_RESULTS ?? "node_modules/.results",
  globalSetup: "./server.ts",
  // A whole game takes its time where two cores are shared.
  timeout: 240_000,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"], ["./count.ts"]],
  use: {
    browserName: "chromium",
    locale: "en-GB",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
