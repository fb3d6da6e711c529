import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

import type { Browser, BrowserContext, Page, WebSocketRoute } from "@playwright/test";

import { expect, test } from "./fixtures.js";
import { Host } from "./host.js";
import { asked, choose, table, visit } from "./play.js";

/** The app of the version before; the folder says how it is made. */
const PREVIOUS = fileURLToPath(new URL("previous/site.tar.br", import.meta.url));

const contexts: BrowserContext[] = [];
const hosts: Host[] = [];
test.afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  hosts.splice(0).forEach((host) => host.stop());
});

/** A device of its own, at a site, with what was kept on another one. */
async function device(browser: Browser, site: string, kept: { name: string; value: string }[] = []): Promise<Page> {
  const storageState = { cookies: [], origins: [{ origin: new URL(site).origin, localStorage: kept }] };
  const context = await browser.newContext({ baseURL: site, locale: "en-GB", storageState });
  contexts.push(context);
  return context.newPage();
}

/** All that a device keeps. */
const kept = (page: Page) => page.evaluate(() => Object.entries(localStorage).map(([name, value]) => ({ name, value })));

/** The names of the caches of the app. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The app is kept on this device, and shown from there. */
async function installed(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
}

/** How often the server has met another version. */
async function strangers(page: Page): Promise<number> {
  const figures = await (await page.request.get(`${process.env.ROWLOCK_URL}metrics`)).text();
  return Number(/^rowlock_other_version_total (\d+)/m.exec(figures)![1]);
}

/** The site as this version builds it, in a folder. */
function exported(folder: string): string {
  execFileSync(process.env.ROWLOCK_BIN!, ["export-site", folder]);
  return folder;
}

/** The site as the version before built it, in a folder. */
function unpacked(folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-x", "-C", folder], { input: brotliDecompressSync(readFileSync(PREVIOUS)) });
  return folder;
}

/** Anna makes a table of Qwixx, and Bas sits down there. */
async function gather(anna: Page, bas: Page) {
  await visit(anna, "#/new/qwixx/friends", { name: "Anna" });
  await anna.locator('[data-do="make-table"]').click();
  await anna.locator('[data-page="gathering"]').waitFor();
  const link = await anna.locator("[data-link]").first().inputValue();
  await visit(bas, link.slice(link.indexOf("#")), { name: "Bas" });
  await bas.locator('[data-do="sit-down"]').click();
  for (const page of [anna, bas]) await table(page).waitFor();
}

/** The device of somebody who has chosen without a network: what it keeps, and at which table. */
async function chosenOffline(browser: Browser) {
  const site = process.env.ROWLOCK_URL!;
  const [anna, bas] = [await device(browser, site), await device(browser, site)];
  await gather(anna, bas);
  await asked(anna);
  await anna.context().setOffline(true);
  await anna.locator('[data-line="offline"]').waitFor();
  await choose(anna, "qwixx");
  await anna.locator('[data-line="offline-choice"]').waitFor();
  const notes = await kept(anna);
  expect(notes.filter(({ name }) => name.startsWith("rowlock/note/wishes/"))).toHaveLength(1);
  const hash = new URL(anna.url()).hash;
  await anna.context().close();
  return { notes, hash, bas };
}

const wishes = async (page: Page) => (await kept(page)).filter(({ name }) => name.startsWith("rowlock/note/wishes/")).length;

/** The table is shown by this version's app, and what was chosen is done. */
async function playsOn(page: Page) {
  await page.locator('[data-connected="true"]').waitFor({ state: "attached" });
  await expect.poll(() => wishes(page)).toBe(0);
  await expect(page.locator('[data-line^="offline"]')).toHaveCount(0);
}

test.beforeEach(() => test.skip(!process.env.ROWLOCK_BIN, "a server that runs already is tested"));

test("an app of the version before waits, and is replaced when it is loaded anew; its choice is not lost", async ({ browser }, info) => {
  const { notes, hash } = await chosenOffline(browser);
  const host = await Host.start(unpacked(info.outputPath("old")), "/", process.env.ROWLOCK_URL);
  hosts.push(host);
  const page = await device(browser, host.address, notes);
  const before = await strangers(page);
  await page.goto(`./${hash}`);
  // It cannot say more than that it has no connection; it neither breaks nor forgets anything.
  await expect(page.getByRole("status").first()).toHaveText("Connecting …");
  await expect.poll(() => strangers(page)).toBeGreaterThan(before);
  await installed(page);
  expect((await cacheNames(page)).every((name) => !/ \d+-\w+$/.test(name)), "a cache of the first version").toBe(true);
  expect(await wishes(page)).toBe(1);

  // The host has this version now. The old app is shown once more from where it is kept, and then no more.
  host.folder = exported(info.outputPath("new"));
  await page.reload();
  await expect.poll(() => cacheNames(page), { timeout: 30_000 }).toEqual([expect.stringMatching(/ 2-\w+$/)]);
  await page.reload();
  await playsOn(page);
  await expect(table(page)).toBeVisible();
});

test("this app against a server of the version before says that the server is older", async ({ browser }) => {
  const { notes, hash } = await chosenOffline(browser);
  const page = await device(browser, process.env.ROWLOCK_URL!, notes);
  const sockets: WebSocketRoute[] = [];
  let isOld = true;
  await page.routeWebSocket(/\/api\/ws$/, (socket) => {
    if (!isOld) return void socket.connectToServer();
    sockets.push(socket);
    // As it was: no version in any message, and fields that are not known are refused.
    socket.onMessage((text) => {
      const { type, ...fields } = JSON.parse(text.toString());
      expect(type).toBe("hello");
      const unknown = Object.keys(fields).find((name) => !["table", "token", "steps", "taken_back"].includes(name));
      const reason = { code: "unreadable", message: `there is no field "${unknown}"` };
      socket.send(JSON.stringify({ type: "refused", seq: 0, key: null, reason }));
    });
  });
  await page.goto(`./${hash}`);
  const bar = page.locator('[data-skew="older"]');
  await expect(bar).toContainText("This app is newer than the server.");
  // It does not try for ever.
  expect(sockets).toHaveLength(1);
  expect(await wishes(page)).toBe(1);
  // The server was updated meanwhile.
  isOld = false;
  await bar.locator('[data-do="update"]').click();
  await playsOn(page);
  expect(sockets).toHaveLength(1);
});

test("requests tell an older server, too", async ({ page }) => {
  await page.route("**/api/tables", (route) => route.fulfill({ json: { tables: [] } }));
  await visit(page, "#/friends");
  await expect(page.locator('[data-skew="older"]')).toBeVisible();
  await page.locator('[data-do="not-now"]').click();
  await expect(page.locator("[data-skew]")).toHaveCount(0);
});

test("a refusal that cannot be read is not passed over in silence", async ({ page, allowed }) => {
  allowed.push(/400/);
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fulfill({ status: 400, headers: { "Rowlock-Protocol": "2" }, json: { oops: true } });
  });
  await visit(page, "#/new/qwixx/friends", { name: "Anna" });
  await page.locator('[data-do="make-table"]').click();
  await expect(page.locator('[data-skew="unreadable"]')).toContainText("One message could not be read.");
});

test("when the server is newer, one tap loads its app past the one that is kept; no choice is lost", async ({ browser }, info) => {
  const { notes, hash } = await chosenOffline(browser);
  const host = await Host.start(exported(info.outputPath("site")), "/", process.env.ROWLOCK_URL);
  hosts.push(host);
  const page = await device(browser, host.address, notes);
  let isNewer = true;
  await page.routeWebSocket(/\/api\/ws$/, async (socket) => {
    if (!isNewer) return void socket.connectToServer();
    socket.send(JSON.stringify({ type: "welcome", seq: 0, version: 3 }));
    socket.onMessage(() => {
      const reason = { code: "version", message: "this server speaks version 3" };
      socket.send(JSON.stringify({ type: "refused", seq: 0, key: null, reason }));
      void socket.close({ code: 4426 });
    });
  });
  await page.goto(`./${hash}`);
  await installed(page);
  const bar = page.locator('[data-skew="newer"]');
  await expect(bar).toContainText("A new version of Rowlock is available.");

  // Another version is there, which a plain reload does not show while the one that is kept stands before it.
  host.changed.set("index.html", (text) => text.replace("<html", '<html data-next="true"'));
  host.changed.set("sw.js", (text) => text.replace(/const VERSION = "\w+"/, 'const VERSION = "next"'));
  await page.reload();
  await expect(bar).toBeVisible();
  const next = page.locator("html[data-next]");
  await expect(next).toHaveCount(0);

  // Without the host there is nothing to load, and what is kept stays.
  await page.context().setOffline(true);
  await bar.locator('[data-do="update"]').click();
  await expect(page.locator(".notice")).toBeVisible();
  await expect(bar).toBeVisible();
  await page.context().setOffline(false);

  isNewer = false;
  await bar.locator('[data-do="update"]').click();
  await expect(next).toHaveCount(1);
  await playsOn(page);
});

test("a message that cannot be read is not passed over in silence, and the game goes on", async ({ browser }) => {
  const site = process.env.ROWLOCK_URL!;
  const [anna, bas] = [await device(browser, site), await device(browser, site)];
  let say: ((text: string) => void) | undefined;
  await bas.routeWebSocket(/\/api\/ws$/, (socket) => {
    socket.connectToServer();
    say = (text) => socket.send(text);
  });
  await gather(anna, bas);
  await expect(bas.locator("[data-skew]")).toHaveCount(0);
  say!('{"type":"weather","seq":1}');
  const bar = bas.locator('[data-skew="unreadable"]');
  await expect(bar).toContainText("do not understand each other");
  await expect(bar).toContainText("One message could not be read.");
  await bas.locator('[data-do="not-now"]').click();
  await expect(bas.locator("[data-skew]")).toHaveCount(0);
  // Nor is it when the server could not read something, or has enough for now.
  const refuse = (code: string) => say!(JSON.stringify({ type: "refused", seq: 1, key: null, reason: { code, message: "" } }));
  refuse("unreadable");
  await expect(bar).toContainText("2 messages could not be read.");
  await bas.locator('[data-do="not-now"]').click();
  await expect(bas.locator("[data-skew]")).toHaveCount(0);
  refuse("too_many");
  await expect(bas.locator(".notice")).toContainText("That was too much at once.");
  await asked(bas);
  const steps = await table(bas).getAttribute("data-steps");
  await choose(bas, "qwixx");
  await expect(table(bas)).not.toHaveAttribute("data-steps", steps!);
});

test("a name that looks like another one at the table is refused at its field", async ({ browser }) => {
  const site = process.env.ROWLOCK_URL!;
  const [anna, bas] = [await device(browser, site), await device(browser, site)];
  await visit(anna, "#/new/qwixx/friends", { name: "Anna" });
  await anna.locator('[data-do="make-table"]').click();
  await anna.locator('[data-page="gathering"]').waitFor();
  const link = await anna.locator("[data-link]").first().inputValue();
  // The last letter is Cyrillic.
  await visit(bas, link.slice(link.indexOf("#")), { name: "ann\u0430" });
  await bas.locator('[data-do="sit-down"]').click();
  const fault = bas.locator("#name-fault");
  await expect(fault).toHaveText("Another name at this table looks the same. Choose a different one.");
  await expect(bas.locator("[data-name]")).toBeFocused();
  await bas.locator("[data-name]").fill("Bas");
  await expect(fault).toBeEmpty();
  await bas.locator('[data-do="sit-down"]').click();
  await table(bas).waitFor();
});
