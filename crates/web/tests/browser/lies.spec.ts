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
}

const same: Change = (text) => text;

/** Lets the server lie to this page; returns what the page sends on its connection. */
async function deceive(page: Page, { answers = same, says = same, hears = same }: Lie): Promise<string[]> {
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
    await goTo(page, `#/fair/${id}`);
    await expect(page.locator('[data-proof="unproven"]')).toContainText(objection);
  });
}

const FORGERIES: [string, (record: string) => string, RegExp][] = [
  ["commitment", (record) => record.replace(/^commitment: .*$/m, `commitment: ${OTHER}`), /the secret is another one/],
  ["contribution", (record) => record.replace(/^contributions: \w+/m, `contributions: ${OTHER.slice(32)}`), /not the one that was sealed/],
  ["name", (record) => record.replaceAll("Anna", "Eve"), /from the secret follows/],
  ["player", (record) => record.replace(/^players: Anna/m, "players: Eve"), /the players are not those of 'seats'/],
  ["number of undos", (record) => record.replace(/^seats: /m, "undone: 1>0 by 1\n$&"), /from the secret follows/],
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
    await goTo(page, `#/fair/${id}`);
    await expect(page.locator('[data-proof="unproven"]'), what).toContainText(reason);
  }
});
