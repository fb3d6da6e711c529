// Servers that lie: what a device sees through while it plays, and what its page "Fair chance" objects to afterwards.
import { createHash } from "node:crypto";

import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures.js";
import { goTo, kept, passInQwixx, play, table, visit } from "./play.js";

// What a service worker passes on is not seen here.
test.use({ serviceWorkers: "block" });

/** What becomes of a text on its way. */
type Change = (text: string, path: string) => string;

/** Where a server lies, as seen from the device. */
interface Lie {
  /** What it answers to requests. */
  answers?: Change;
  /** What it says on the connection. */
  says?: Change;
  /** What it makes of what the device sends. */
  hears?: Change;
  /** What it makes up in the device's name after that. */
  adds?: (text: string) => string[];
}

const same: Change = (text) => text;

/** Lets the server lie to this page; returns what the page sends on its connection. */
async function deceive(page: Page, { answers = same, says = same, hears = same, adds = () => [] }: Lie): Promise<string[]> {
  const sent: string[] = [];
  await page.route(/\/api\/tables(\/|$)/, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = route.request().postData();
    const response = await route.fetch(body === null ? {} : { postData: hears(body, path) });
    const text = await response.text();
    const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: path.endsWith("/record") ? text : answers(text, path) });
  });
  await page.routeWebSocket(/\/api\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      sent.push(message.toString());
      server.send(hears(message.toString(), ""));
      for (const more of adds(message.toString())) server.send(more);
    });
    server.onMessage((message) => socket.send(says(message.toString(), "")));
  });
  return sent;
}

/** Anna makes a table of Qwixx, and lets a computer have the other seat. */
async function sitDownWithBot(page: Page) {
  await visit(page, "#/new/qwixx/friends", { name: "Anna" });
  await page.locator('[data-do="make-table"]').click();
  await page.locator('[data-page="gathering"] [data-open="true"] [data-do="sit-in"]').click();
}

/** Plays to the end as fast as can be, until the device has the record; says which table it was. */
async function playToTheEnd(page: Page): Promise<string> {
  await table(page).waitFor();
  await play(page, "qwixx", Infinity, passInQwixx);
  await expect.poll(() => kept(page)).toMatch(/^secret: [0-9a-f]{64}$/m);
  return page.url().split("/").pop()!;
}

const OTHER = "5eed".repeat(16);
const COMMITMENT = /"commitment":"[0-9a-f]{64}"/g;
const SEAL = /"seals":\["[0-9a-f]{64}"/g;
const changeCommitment: Change = (text) => text.replace(COMMITMENT, `"commitment":"${OTHER}"`);

const WITHHELD: [string, Lie, string][] = [
  ["another commitment than when one sat down", { says: changeCommitment }, "The server shows something else than when you sat down"],
  ["another seal", { says: (text) => text.replace(SEAL, `"seals":["${OTHER}"`) }, "Your seat was taken on another device"],
];
for (const [what, lie, said] of WITHHELD) {
  test(`a device adds nothing where the server shows ${what}, and says so`, async ({ page }) => {
    const sent = await deceive(page, lie);
    await sitDownWithBot(page);
    await expect(page.locator('[data-page="gathering"] [role="status"]').first()).toContainText(said);
    expect(sent.filter((message) => message.includes("contribute"))).toEqual([]);
  });
}

/** A server that puts a contribution of its own in place of the device's, and lets the device see nothing of that. */
function exchange(): Lie {
  const other = "0123456789abcdef".repeat(2);
  /** What the server has, and what the device is to see instead. */
  const shown: [string, string][] = [];
  const hide: Change = (text) => shown.reduce((text, [has, sees]) => text.replaceAll(has, sees), text);
  const hears: Change = (text, path) => {
    const message = JSON.parse(text);
    if (message.seal) {
      const [, name, seat] = /tables\/(\w+)\/seats\/(\d+)$/.exec(path)!;
      const seal = createHash("sha256").update(`rowlock seal 2\n${name}\n${seat}\n${other}\n`).digest("hex");
      shown.push([seal, message.seal]);
      return JSON.stringify({ ...message, seal });
    }
    if (message.wish?.type !== "contribute") return text;
    shown.push([other, message.wish.contribution]);
    return JSON.stringify({ ...message, wish: { ...message.wish, contribution: other } });
  };
  return { answers: hide, says: hide, hears };
}

const rename: Change = (text) => text.replaceAll('"name":"Anna"', '"name":"Eve"');
const LIES: [string, Lie, string][] = [
  ["a commitment", { answers: changeCommitment, says: changeCommitment }, "The fingerprint in the record is not the one"],
  ["a contribution", exchange(), "The digits that the record has for this device are not those that it added"],
  ["a name", { answers: rename, says: rename }, "Players, seats or fingerprints in the record are not those"],
  ["the number of undos", { says: (text) => text.replace('"undone":0', '"undone":1') }, "The record tells of other undos"],
];
for (const [what, lie, objection] of LIES) {
  test(`a device that was lied to about ${what} objects to the record`, async ({ page }) => {
    await deceive(page, lie);
    await sitDownWithBot(page);
    const id = await playToTheEnd(page);
    // It says so by itself, where the game has ended.
    await expect(page.locator('[data-line="objection"]')).toContainText(objection);
    await goTo(page, `#/fair/${id}`);
    await expect(page.locator('[data-proof="unproven"]')).toContainText(objection);
  });
}

/** A server that asks for an undo in the name of the device, once, after its first choice: nobody else has to agree. */
function undoUnasked(): Lie {
  let asked = false;
  const adds = (text: string) => {
    if (asked || JSON.parse(text).wish?.type !== "choose") return [];
    asked = true;
    return [JSON.stringify({ type: "wish", key: "ab".repeat(16), wish: { type: "ask_undo" } })];
  };
  return { adds };
}

test("a device objects to an undo to which nobody agreed on it", async ({ page }) => {
  await deceive(page, undoUnasked());
  await sitDownWithBot(page);
  const id = await playToTheEnd(page);
  expect(await kept(page)).toMatch(/^undone: \d+>\d+ by 1$/m);
  const objection = "an undo to which you have not agreed on this device";
  await expect(page.locator('[data-line="objection"]')).toContainText(objection);
  await goTo(page, `#/fair/${id}`);
  await expect(page.locator('[data-proof="unproven"]')).toContainText(objection);
});

test("a device whose seat may be open on another one says that it cannot tell who agreed to an undo", async ({ page }) => {
  await deceive(page, undoUnasked());
  await sitDownWithBot(page);
  await table(page).waitFor();
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="phone"]').click();
  await page.locator("dialog[open] [data-link]").waitFor();
  await page.keyboard.press("Escape");
  const id = await playToTheEnd(page);
  await expect(page.locator('[data-line="objection"]')).toHaveCount(0);
  await goTo(page, `#/fair/${id}`);
  await expect(page.locator('[data-proof="unsure"]')).toContainText("cannot tell whether everybody agreed");
});

test("a device agrees to an undo for which its person has asked", async ({ page }) => {
  await sitDownWithBot(page);
  await table(page).waitFor();
  await play(page, "qwixx", 1, passInQwixx);
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="ask-undo"]').click();
  const id = await playToTheEnd(page);
  expect(await kept(page)).toMatch(/^undone: \d+>\d+ by 1$/m);
  await goTo(page, `#/fair/${id}`);
  await expect(page.locator('[data-proof="proven"]')).toContainText("One choice was undone");
});

test("a device that has played at a table sits down at no other one of that name", async ({ page }) => {
  let isReplayed = false;
  /** The table as if it had just been made, with another secret. */
  const replay: Change = (text, path) => {
    if (!isReplayed || !/\/api\/tables\/\w+$/.test(path)) return text;
    const info = JSON.parse(text);
    const open = { name: null, kind: "open", bot: null, here: false, replaceable: false, left: false };
    const seats = [open, ...info.seats.slice(1)];
    return JSON.stringify({ ...info, stage: "gathering", seats, commitment: OTHER, seals: [null, null], contributions: [null, null] });
  };
  await deceive(page, { answers: replay });
  await sitDownWithBot(page);
  await table(page).waitFor();
  const id = page.url().split("/").pop()!;
  const sat: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sat.push(request.url());
  });
  const token = await page.evaluate((id) => JSON.parse(localStorage.getItem(`rowlock/note/online/${id}`)!).token, id);
  isReplayed = true;
  await goTo(page, `#/join/${id}/1/${token}`);
  await page.locator('[data-do="sit-down"]').click();
  await expect(page.locator(".notice").first()).toContainText("something else than before at a table of this name");
  expect(sat).toEqual([]);
});

const FORGERIES: [string, (record: string) => string, RegExp][] = [
  ["commitment", (record) => record.replace(/^commitment: .*$/m, `commitment: ${OTHER}`), /the secret is another one/],
  ["contribution", (record) => record.replace(/^contributions: \w+/m, `contributions: ${OTHER.slice(32)}`), /not the one that was sealed/],
  ["name", (record) => record.replaceAll("Anna", "Eve"), /from the secret follows/],
  ["player", (record) => record.replace(/^players: Anna/m, "players: Eve"), /the players are not those of 'seats'/],
  ["number of undos", (record) => record.replace(/^seats: /m, "undone: 2>1 by 1\n$&"), /from the secret follows/],
  ["undo that cannot be", (record) => record.replace(/^seats: /m, "undone: 1>0 by 1\n$&"), /cannot have been/],
];

test("a record that was changed on its way proves nothing, whatever was changed", async ({ page }) => {
  let forge = (record: string) => record;
  await page.route(/\/record$/, async (route) => {
    const response = await route.fetch();
    const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: forge(await response.text()) });
  });
  await sitDownWithBot(page);
  const id = await playToTheEnd(page);
  const [honest, { hash }] = [await kept(page), new URL(page.url())];
  await goTo(page, `#/fair/${id}`);
  await expect(page.locator('[data-proof="proven"]')).toContainText("The digits of this device are among them");

  for (const [what, change, reason] of FORGERIES) {
    forge = change;
    const forged = change(honest);
    expect(forged, what).not.toBe(honest);
    await goTo(page, hash);
    await table(page).waitFor();
    // The record of a game that is over is asked for whenever its table is shown.
    await expect.poll(() => kept(page), what).toBe(forged);
    await expect(page.locator('[data-line="objection"]'), what).toContainText(reason);
    await goTo(page, `#/fair/${id}`);
    await expect(page.locator('[data-proof="unproven"]'), what).toContainText(reason);
  }
});
