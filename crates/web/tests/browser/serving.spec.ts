import { execFileSync } from "node:child_process";

import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures.js";
import { Host } from "./host.js";

/** What the app puts into every page. */
const APP = "#main";

/** Opens the app and waits until it is kept for times without a network. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(APP).first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
  await expect.poll(() => keptTexts(page)).toContain("en");
}

/** The languages whose texts are kept. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => /texts-(\w+)-/.exec(url)?.[1]).filter(Boolean);
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

test("a language that was spoken once is there without a network", async ({ page, context, baseURL, allowed }) => {
  allowed.push(/texts-de-/);
  await visit(page, baseURL!);
  expect(await keptTexts(page)).toEqual(["en"]);
  const root = page.locator("html");
  await page.locator('[data-do="language"]').click();
  await page.getByRole("radio", { name: "Polski" }).click();
  await expect(root).toHaveAttribute("lang", "pl");
  await context.setOffline(true);
  await page.getByRole("radio", { name: "English" }).click();
  await expect(root).toHaveAttribute("lang", "en");
  await page.getByRole("radio", { name: "Deutsch" }).click();
  await expect(page.locator("dialog[open] .notice")).toContainText("Deutsch could not be loaded.");
  await page.getByRole("radio", { name: "Polski" }).click();
  await expect(root).toHaveAttribute("lang", "pl");
  await page.reload();
  await expect(root).toHaveAttribute("lang", "pl");
  await expect(page.locator(APP).first()).toBeVisible();
});

/** What only the page about friends has. */
const friends = (page: Page) => page.locator('[data-do="look-again"]');

test("the way to tables on a server and back loads nothing anew, and works without a network", async ({
  page,
  context,
  baseURL,
  allowed,
}) => {
  allowed.push(/\/api\//);
  await visit(page, baseURL!);
  await page.evaluate(() => ((window as any).same = true));
  await page.locator('[data-do="public"]').click();
  await expect(friends(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-do="records"]')).toBeVisible();
  await page.goForward();
  await expect(friends(page)).toBeVisible();
  expect(await page.evaluate(() => (window as any).same)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(friends(page)).toBeVisible();
  // Games on this device go on without a network as ever.
  await page.goto("./#/");
  await page.locator('[data-game="qwixx"] [data-do="computer"]').click();
  await expect(page.locator("main[data-stage]")).toBeVisible();
});

test("without a network and its texts, a page about a server says so, and can be tried again", async ({
  page,
  context,
  baseURL,
  allowed,
}) => {
  allowed.push(/\/online-nl/);
  await visit(page, baseURL!);
  await page.locator('[data-do="language"]').click();
  await page.getByRole("radio", { name: "Nederlands" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await context.setOffline(true);
  await page.goto("./#/friends");
  await expect(page.locator(APP)).toContainText("De server is niet bereikbaar.");
  const again = page.locator('[data-do="reload"]');
  await page.goto("./#/");
  await expect(page.locator('[data-do="records"]')).toBeVisible();
  await page.goBack();
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(friends(page)).toBeVisible();
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
    // The new version has the texts that the old one had.
    expect(await keptTexts(page)).toEqual(["en", "en"]);
    await page.close();
    page = await context.newPage();
    await page.goto(host.address);
    await expect.poll(kept).toEqual(["2-next"]);
    await expect(page.locator(APP).first()).toBeVisible();
  });
});
