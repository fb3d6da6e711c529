import { execFileSync } from "node:child_process";
import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";

import type { Page, Route } from "@playwright/test";

import { expect, test } from "./fixtures.js";
import { Host } from "./host.js";

/** What the app puts into every page. */
const APP = "#main";

/** Opens the app and waits until all of it is kept for times without a network. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-offline="ready"]')).toBeVisible();
}

/** The files that are kept, without the hashes in their names. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url.slice(url.lastIndexOf("/") + 1).replace(/-[0-9a-f]{10}(?=\.\w+$)/, ""));
  });

test("the page is guarded by headers, and by itself where a host sends none", async ({ page }) => {
  const response = await page.goto("./");
  const headers = response!.headers();
  const policy = headers["content-security-policy"]!;
  const own = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  expect(policy).toBe(`${own}; frame-ancestors 'none'`);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).not.toContain("unsafe-inline");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cache-control"]).toBe("no-cache");
});

test("what is large comes compressed, under a name with its hash, and is kept for good", async ({ page }) => {
  const sent = new Map<string, Record<string, string>>();
  page.on("response", (response) => sent.set(new URL(response.url()).pathname, response.headers()));
  await page.goto("./");
  await expect(page.locator(APP).first()).toBeVisible();
  const named = (ending: string) => [...sent].filter(([path]) => path.endsWith(ending));
  for (const ending of [".wasm", ".js", ".ftl"]) {
    expect(named(ending).length, ending).toBeGreaterThan(0);
    for (const [path, headers] of named(ending)) {
      expect(path).toMatch(/-[0-9a-f]{10}\.\w+$/);
      expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
      expect(headers["content-encoding"], path).toBe("br");
    }
  }
  expect(named(".wasm")[0]![1]["content-type"]).toBe("application/wasm");
  expect(named(".ftl")[0]![1]["content-type"]).toBe("text/plain; charset=utf-8");
});

test("nothing is asked for twice, and nothing from elsewhere", async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:") && !request.serviceWorker()) asked.push(request.url());
  });
  await page.goto("./");
  await expect(page.locator(APP).first()).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(baseURL!))).toEqual([]);
  const large = asked.filter((url) => /\.(wasm|ftl)$/.test(url));
  expect(large.length).toBeGreaterThan(1);
  expect(new Set(large).size).toBe(large.length);
});

test("what the browser has is not sent again, and strangers get nothing", async ({ request, baseURL }) => {
  const first = await request.get("./");
  const again = await request.get("./", { headers: { "If-None-Match": first.headers()["etag"]! } });
  expect(again.status()).toBe(304);
  expect((await request.get("./", { headers: { Host: "evil.example" } })).status()).toBe(403);
  expect((await request.get("./nothing")).status()).toBe(404);
  expect((await request.post("./")).status()).toBe(405);
  expect(baseURL).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});

test("after the first visit the app works without a network", async ({ page, context, baseURL }) => {
  await visit(page, baseURL!);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator(APP).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${baseURL}index.html`);
  await expect(other.locator(APP).first()).toBeVisible();
});

test("everything is there without a network: languages, games, rules, replays", async ({ page, context, baseURL, allowed }) => {
  // Whether there is a server is not known without a network.
  allowed.push(/\/api\//);
  await visit(page, baseURL!);
  await context.setOffline(true);
  await page.reload();
  const root = page.locator("html");
  await page.locator('[data-do="language"]').click();
  for (const [name, code] of [["Polski", "pl"], ["Deutsch", "de"], ["English", "en"]]) {
    await page.getByRole("radio", { name }).click();
    await expect(root).toHaveAttribute("lang", code!);
  }
  for (const game of ["qwixx", "qwirkle"]) {
    await page.goto(`./#/rules/${game}`);
    await expect(page.locator(`[data-rules="${game}"]`)).toBeVisible();
    await page.goto("./#/");
    await page.locator(`[data-game="${game}"] [data-do="computer"]`).click();
    await expect(page.locator(`main[data-game="${game}"][data-stage]`)).toBeVisible();
  }
  await page.goto("./#/records");
  await expect(page.locator("[data-count]")).toHaveAttribute("data-count", "2");
  // A server's tables are not there, but their page is.
  await page.goto("./#/friends");
  await expect(friends(page)).toBeVisible();
});

test("what did not come for times without a network is said, and fetched when that is wanted", async ({ page, context, baseURL, allowed }) => {
  allowed.push(/knows-longo-5/);
  await context.route(/knows-longo-5/, (route) => route.abort());
  await page.goto(baseURL!);
  const missing = page.locator('[data-offline="missing"]');
  await expect(missing).toContainText("Not everything is ready for offline play yet.");
  expect(await keptFiles(page)).not.toContain("knows-longo-5.bin");
  await context.unroute(/knows-longo-5/);
  await missing.locator('[data-do="fetch-rest"]').click();
  await expect(page.locator('[data-offline="ready"]')).toHaveText("Ready for offline play");
  expect(await keptFiles(page)).toContain("knows-longo-5.bin");
});

/** What only the page about friends has. */
const friends = (page: Page) => page.locator('[data-do="look-again"]');

test("the way to tables on a server and back loads nothing anew", async ({ page, baseURL }) => {
  await page.goto(baseURL!);
  await page.evaluate(() => ((window as any).same = true));
  await page.locator('[data-do="public"]').click();
  await expect(friends(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-do="records"]')).toBeVisible();
  await page.locator('[data-game="qwixx"] [data-do="friends"]').click();
  await expect(page.locator('[data-do="make-table"]')).toBeVisible();
  expect(await page.evaluate(() => (window as any).same)).toBe(true);
});

test.describe("parts of the program", () => {
  // A service worker would ask for what is to be held back.
  test.use({ serviceWorkers: "block" });

  test("come with the page that needs them, and once", async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(.../\/(\w[\w-]*)-[0-9a-f]{10}\.wasm$/.exec(request.url())?.slice(1) ?? []));
    await page.goto(baseURL!);
    await expect(page.locator(APP)).toBeVisible();
    expect(asked).toEqual(["page_bg"]);
    await page.goto("./#/rules/qwixx");
    await expect(page.locator("[data-rules]")).toBeVisible();
    expect(asked).toContain("page-split_library");
    expect(asked).not.toContain("page-split_online");
    await page.goto("./#/");
    await page.locator('[data-game="qwixx"] [data-do="computer"]').click();
    await expect(page.locator("main[data-stage]")).toBeVisible();
    expect(asked).toContain("page-split_play");
    expect(asked).toContain("qwixx_bg");
    expect(asked).not.toContain("qwirkle_bg");
    expect(asked).not.toContain("page-split_qwirkle");
    expect(new Set(asked).size).toBe(asked.length);
  });

  test.describe("on a slow network", () => {
    test.use({ locale: "de-DE" });

    test("are said to be loading", async ({ page, baseURL }) => {
      let part: Route | undefined;
      await page.route(/split_library-/, (route) => void (part = route));
      await page.goto(baseURL!);
      await page.locator('[data-do="records"]').click();
      await expect(page.getByRole("status").filter({ hasText: "Wird geladen" })).toBeVisible();
      await part!.continue();
      await expect(page.locator("[data-count]")).toBeVisible();
      await expect(page.getByText("Wird geladen")).toHaveCount(0);
      await expect(page.locator(APP)).toBeFocused();
    });
  });

  test("that do not come are said to be missing, and come when they are asked for again", async ({ page, context, baseURL, allowed }) => {
    allowed.push(/split_|chunk_|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto(baseURL!);
    // The first page is all there is without the network.
    await page.locator('[data-do="records"]').waitFor();
    await page.evaluate(() => ((window as any).same = true));
    await context.setOffline(true);
    await page.locator('[data-do="records"]').click();
    const said = page.locator(`${APP} [role="alert"]`);
    await expect(said).toHaveText("This part of the app could not be loaded. Check the connection and try again.");
    const retry = page.locator('[data-do="retry"]');
    await retry.click();
    await expect(said).toBeVisible();
    // The first page is still there.
    await page.goBack();
    await expect(page.locator('[data-do="records"]')).toBeVisible();
    // A game that cannot begin yet says why.
    await page.locator('[data-game="qwixx"] [data-do="computer"]').click();
    await expect(page.locator(".notice")).toContainText("could not be loaded");
    await page.goForward();
    await expect(said).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page.locator("[data-count]")).toBeVisible();
    expect(await page.evaluate(() => (window as any).same)).toBe(true);
  });

  test("without the worker a table says so, and can be tried again", async ({ page, baseURL, allowed }) => {
    allowed.push(/qwixx_bg|Failed to fetch/);
    await page.route(/qwixx_bg/, (route) => route.abort());
    await page.goto(baseURL!);
    await page.locator('[data-game="qwixx"] [data-do="computer"]').click();
    await expect(page.locator(`${APP} [role="alert"]`)).toContainText("could not be loaded");
    await page.unroute(/qwixx_bg/);
    await page.locator('[data-do="retry"]').click();
    await expect(page.locator("main[data-stage]")).toBeVisible();
  });

  test("whose texts do not come are tried again in the same way", async ({ page, baseURL, allowed }) => {
    allowed.push(/\/online-en/);
    await page.route(/\/online-en/, (route) => route.abort());
    await page.goto(`${baseURL}#/friends`);
    await expect(page.locator(`${APP} [role="alert"]`)).toContainText("could not be loaded");
    await page.unroute(/\/online-en/);
    await page.locator('[data-do="retry"]').click();
    await expect(friends(page)).toBeVisible();
  });
});

test.describe("exported to a folder", () => {
  let host: Host;
  let folder: string;

  test.beforeEach(async ({ allowed }, info) => {
    // Whether there is a server is asked once; a host of files has none.
    allowed.push(/\/api\/tables/);
    const program = process.env.ROWLOCK_BIN;
    test.skip(!program, "a server that runs already is tested");
    folder = info.outputPath("site");
    execFileSync(program!, ["export-site", folder]);
    host = await Host.start(folder, "/some/where/");
  });

  test.afterEach(() => host?.stop());

  test("it works under any path, and then without the host", async ({ page }) => {
    await visit(page, host.address);
    host.stop();
    await page.reload();
    await expect(page.locator(APP).first()).toBeVisible();
  });

  test("a new version waits until the last tab is closed", async ({ page, context }) => {
    await visit(page, host.address);
    host.changed.set("sw.js", (text) => text.replace(/const VERSION = "\w+"/, 'const VERSION = "next"'));
    await page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      const worker = registration.installing ?? registration.waiting!;
      while (worker.state !== "installed") {
        await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
      }
    });
    const kept = () => page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)));
    expect((await kept()).length).toBe(2);
    // The new version has everything that the old one had.
    const files = await keptFiles(page);
    expect(files.filter((file) => file === "page-split_qwirkle.wasm").length).toBe(2);
    expect(files.length % 2).toBe(0);
    await page.close();
    page = await context.newPage();
    await page.goto(host.address);
    await expect.poll(kept).toEqual(["2-next"]);
    await expect(page.locator(APP).first()).toBeVisible();
  });

  test("a part that is gone from the host because of a new version comes with that", async ({ page, allowed }) => {
    allowed.push(/split_library-|404|Failed to load|TypeError/);
    await page.route(/sw\.js$/, (route) => route.abort());
    allowed.push(/sw\.js|ServiceWorker/);
    await page.goto(host.address);
    await expect(page.locator(APP)).toBeVisible();
    const old = readdirSync(folder).find((name) => /^page-split_library-\w+\.wasm$/.test(name))!;
    const next = "page-split_library-0123456789.wasm";
    renameSync(join(folder, old), join(folder, next));
    const scripts = readdirSync(folder).filter((name) => /^(page-\w+|sw)\.js$/.test(name));
    for (const name of scripts) host.changed.set(name, (text) => text.replace(old, next));
    await page.unroute(/sw\.js$/);
    await page.locator('[data-do="records"]').click();
    await expect(page.locator(`${APP} [role="alert"]`)).toBeVisible();
    await page.locator('[data-do="retry"]').click();
    await expect(page.locator("[data-count]")).toBeVisible();
  });
});
