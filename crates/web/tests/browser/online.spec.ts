import { readFileSync } from "node:fs";

import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, test, watch } from "./fixtures.js";
import { asked, choose, GAMES, play, stage, table, visit, type Game } from "./play.js";

/** A device of its own, with what should never happen there. */
class Device {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly faults: string[],
    private readonly name: string,
  ) {}

  /** A new device, or one with what another has kept. */
  static async of(browser: Browser, name: string, storageState?: Awaited<ReturnType<BrowserContext["storageState"]>>): Promise<Device> {
    const context = await browser.newContext({ baseURL: process.env.ROWLOCK_URL, locale: "en-GB", storageState });
    open.push(context);
    const faults = await watch(context);
    return new Device(context, await context.newPage(), faults, name);
  }

  /** Comes to the app, as somebody does who was given a link. */
  async open(link: string) {
    await visit(this.page, link.slice(link.indexOf("#")), { name: this.name });
  }
}

/** Nobody stays at a table after its test. */
const open: BrowserContext[] = [];
test.afterEach(() => Promise.all(open.splice(0).map((context) => context.close())));

/** A connection that goes away on purpose is no fault. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection/;

/** Two people sit down at a new table, and a third one looks. */
async function gather(game: Game, anna: Device, bas: Device, cleo: Device) {
  await anna.open("#/");
  await anna.page.locator(`[data-game="${game}"] [data-do="friends"]`).click();
  await anna.page.locator('[data-do="make-table"]').waitFor();
  // Bots draw from the bag, too: the game is shorter.
  const bots = game === "qwirkle" ? 2 : 0;
  for (let i = 0; i < bots; i++) await anna.page.locator('[data-do="add-seat"][data-kind="bot"]').click();
  await anna.page.locator('[data-do="make-table"]').click();
  await anna.page.locator('[data-page="gathering"]').waitFor();
  const links = await anna.page.locator("[data-link]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(links.map((link) => link.replace(/.*#/, "").split("/")[1])).toEqual(["join", "watch"]);
  await cleo.open(links[1]!);
  await cleo.page.locator('[data-page="gathering"]').waitFor();
  expect(cleo.page.url(), "what lets look leaves the address").not.toContain(links[1]!.split("/").pop());
  await bas.open(links[0]!);
  await bas.page.locator('[data-do="sit-down"]').click();
  for (const { page } of [anna, bas, cleo]) await table(page).waitFor();
}

/** The link by which a seat goes on on another device. */
async function seatLink(page: Page): Promise<string> {
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="phone"]').click();
  await expect(page.locator("dialog[open] img.qr")).toHaveJSProperty("complete", true);
  const link = await page.locator("dialog[open] [data-link]").inputValue();
  await page.keyboard.press("Escape");
  return link;
}

for (const game of GAMES) {
  test(`a whole game of ${game} over the server: offline and back, another device, somebody who looks`, async ({ browser }) => {
    const [anna, bas, cleo] = [await Device.of(browser, "Anna"), await Device.of(browser, "Bas"), await Device.of(browser, "Cleo")];
    await gather(game, anna, bas, cleo);
    await expect(bas.page.locator('[data-presence="here"]').first()).toBeAttached();

    // Both choose a few times; then Anna has no network, chooses all the same, and comes back.
    const both = (choices: number) => Promise.all([play(anna.page, game, choices), play(bas.page, game, choices)]);
    await both(3);
    // Bots may choose in between: whoever is asked first tells whether Bas has to choose before Anna.
    const first = await Promise.race([anna, bas].map((who) => asked(who.page).then(() => who)));
    if (first === bas) await play(bas.page, game, 1);
    await asked(anna.page);
    const steps = await table(anna.page).getAttribute("data-steps");
    await anna.context.setOffline(true);
    await anna.page.locator('[data-line="offline"]').waitFor();
    await choose(anna.page, game);
    await anna.page.locator('[data-line="offline-choice"]').waitFor();
    // Not even a reload loses it.
    await anna.page.reload();
    await anna.context.setOffline(false);
    await expect(table(anna.page)).not.toHaveAttribute("data-steps", steps!);
    await expect(anna.page.locator("[data-line]")).toHaveCount(0);

    // Bas goes on on another device.
    const link = await seatLink(bas.page);
    await bas.context.close();
    await anna.page.locator('[data-seat="2"] [data-presence="away"]').waitFor({ state: "attached" });
    const phone = await Device.of(browser, "Bas");
    await phone.open(link);
    await table(phone.page).waitFor();
    await anna.page.locator('[data-seat="2"] [data-presence="here"]').waitFor({ state: "attached" });
    expect(phone.page.url(), "the secret leaves the address").not.toContain(link.split("/").pop());

    await Promise.all([play(anna.page, game), play(phone.page, game)]);
    for (const { page } of [anna, phone, cleo]) await expect(table(page)).toHaveAttribute("data-stage", "over");
    expect(await stage(cleo.page)).toBe("over");

    // Everybody has the record, which proves that chance was fair.
    for (const { page } of [anna, phone, cleo]) {
      const id = page.url().split("/").pop();
      await expect.poll(() => page.evaluate((id) => localStorage.getItem(`rowlock/game/${id}`), id)).toMatch(/secret: [0-9a-f]{64}/);
      await expect(page.locator('[data-line="objection"]')).toHaveCount(0);
    }
    await cleo.page.locator('[data-do="menu"]').click();
    await cleo.page.locator('[data-do="fair"]').click();
    await expect(cleo.page.locator('[data-proof="proven"]')).toBeVisible();

    // Who played knows more: what this device added is in it. A record of another game proves nothing, however sound.
    const id = anna.page.url().split("/").pop()!;
    const own = await Device.of(browser, "Anna", await anna.context.storageState());
    await own.open(`#/fair/${id}`);
    await expect(own.page.locator('[data-proof="proven"]')).toContainText("The digits of this device are among them");
    await own.page.evaluate(
      ([id, record]) => localStorage.setItem(`rowlock/game/${id}`, JSON.stringify({ when: 1, record })),
      [id, readFileSync(new URL(`../../../../examples/fair-${game}.txt`, import.meta.url), "utf8")],
    );
    await own.page.reload();
    await expect(own.page.locator('[data-proof="unproven"]')).toContainText("another table");

    // Where somebody went on by a link it is not known what their other device had added.
    const went = await Device.of(browser, "Bas", await phone.context.storageState());
    await went.open(`#/fair/${id}`);
    await expect(went.page.locator('[data-proof="unsure"]')).toContainText("You sat down on another device");

    // One more: who was asked is led there.
    await anna.page.locator('[data-do="again"]').first().click();
    await anna.page.locator('[data-page="gathering"]').waitFor();
    await phone.page.locator('[data-do="again"]').first().click();
    for (const { page } of [anna, phone]) await expect(table(page)).not.toHaveAttribute("data-stage", "over");

    const faults = [anna, bas, cleo, phone].flatMap(({ faults }) => faults).filter((fault) => !OFFLINE.test(fault));
    expect(faults, "faults in the browsers").toEqual([]);
  });
}

test("what people at a table say, ask and leave", async ({ browser }) => {
  const [anna, bas, cleo] = [await Device.of(browser, "Anna"), await Device.of(browser, "Bas"), await Device.of(browser, "Cleo")];
  await gather("qwixx", anna, bas, cleo);
  await anna.page.locator('[data-do="react"]').click();
  await anna.page.locator('[data-react="nice"]').click();
  await bas.page.locator('[data-seat="1"] .bubble').waitFor();
  await expect(bas.page.locator("[data-live=polite]")).toHaveText("Anna: Nice!");

  // Whoever looks chooses nothing.
  await expect(cleo.page.locator('[data-do="confirm"], [data-do="pass"], [data-do="react"]')).toHaveCount(0);

  // Undo: one asks, the other agrees, and the game goes back.
  await Promise.all([play(anna.page, "qwixx", 1), play(bas.page, "qwixx", 1)]);
  await expect(table(bas.page)).toHaveAttribute("data-stage", "action2");
  const steps = Number(await table(bas.page).getAttribute("data-steps"));
  await bas.page.locator('[data-do="menu"]').click();
  await bas.page.locator('[data-do="ask-undo"]').click();
  await bas.page.locator('[data-line="undo"] [data-do="decline-undo"]').waitFor();
  // The question says which choice it is, and what becomes of the dice.
  await expect(anna.page.locator('[data-line="undo"]')).toContainText("Bas asks to undo a choice and everything after it: Bas");
  await expect(anna.page.locator('[data-line="undo"]')).toContainText("Dice and tiles on the table stay as they are.");
  await anna.page.locator('[data-line="undo"] [data-do="agree-undo"]').click();
  await expect(table(bas.page)).toHaveAttribute("data-stage", "action1");
  expect(Number(await table(bas.page).getAttribute("data-steps"))).toBeLessThan(steps);

  // Who leaves finds the table no longer; a computer plays on.
  await bas.page.locator('[data-do="menu"]').click();
  await bas.page.locator('[data-do="leave"]').click();
  await bas.page.locator('[data-do="leave-now"]').click();
  await bas.page.locator("main.home").waitFor();
  await expect(bas.page.locator('[data-do="online"]')).toHaveCount(0);
  await anna.page.locator('[data-seat="2"] [data-presence="left"]').waitFor({ state: "attached" });
  await play(anna.page, "qwixx");
  await expect(table(cleo.page)).toHaveAttribute("data-stage", "over");
  expect([anna, bas, cleo].flatMap(({ faults }) => faults)).toEqual([]);
});

test("a public table is found by strangers, and a computer takes a free seat", async ({ browser }) => {
  const [anna, bas] = [await Device.of(browser, "Anna"), await Device.of(browser, "Bas")];
  await anna.open("#/new/qwirkle/friends");
  await anna.page.locator('[data-do="add-seat"][data-kind="person"]').click();
  await anna.page.getByRole("switch").click();
  await anna.page.locator('[data-do="make-table"]').click();
  await anna.page.locator('[data-page="gathering"]').waitFor();
  const name = anna.page.url().split("/").pop();
  await bas.open("#/friends");
  await bas.page.locator(`[data-do="join"][href*="${name}"]`).click();
  await bas.page.locator('[data-do="sit-down"]').click();
  await bas.page.locator('[data-page="gathering"]').waitFor();
  await bas.page.locator('[data-open="true"] [data-do="sit-in"]').click();
  for (const { page } of [anna, bas]) await table(page).waitFor();
  expect([anna, bas].flatMap(({ faults }) => faults)).toEqual([]);
});
