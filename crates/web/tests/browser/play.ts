// Plays games through the page as a person would: by what the page shows and offers.
import { expect, type Page } from "@playwright/test";

export type Game = "qwixx" | "mixx-a" | "mixx-b" | "longo" | "qwirkle";
/** The games, each with its own sheet. */
export const GAMES: Game[] = ["qwixx", "longo", "qwirkle"];
/** The further sheets, and what they are called. */
export const SHEETS: [Game, string][] = [
  ["mixx-a", "Mixx A"],
  ["mixx-b", "Mixx B"],
];

/** Lucky numbers for the seats of a table. */
const LUCKY = ["5+8", "11+12", "4+9", "6+11", "10+13"];

/** Settings that make a game quick to play: nothing moves, nobody waits. */
const QUICK = { pace: "at_once", less_motion: true, sounds: false };

/** Opens the app with quick settings, and others where a test wants them. */
export async function visit(page: Page, hash = "#/", settings: object = {}) {
  const kept = JSON.stringify({ ...QUICK, ...settings });
  await page.addInitScript((text) => {
    if (!localStorage.getItem("rowlock/settings")) localStorage.setItem("rowlock/settings", text);
  }, kept);
  await page.goto(`./${hash}`);
  await page.locator("#main").waitFor({ state: "attached" });
}

/** Keeps a game that is about to begin, and goes to its table. */
export async function sitDown(page: Page, game: Game, seats: string[], seed = 7) {
  const id = `test${game.replace("-", "")}${seed}`;
  await keep(page, id, newRecord(game, seats, seed));
  await goTo(page, `#/table/${id}`);
  await table(page).waitFor();
  return id;
}

/** Goes to another page of the app, without loading it anew. */
export async function goTo(page: Page, hash: string) {
  await page.evaluate((hash) => (location.hash = hash), hash);
}

/** The record of a game that is about to begin. */
export function newRecord(game: Game, seats: string[], seed: number) {
  const name = (seat: string, i: number) => (seat.startsWith("person:") ? seat.slice(7) : `Bot ${i + 1}`);
  const lines = ["rowlock record 1", `game: ${game}`, "rules: 1", `players: ${seats.map(name).join(", ")}`];
  if (game === "qwirkle") lines.push(`ages: ${seats.map((_, i) => i + 1).join(", ")}`);
  else lines.push("first: 1");
  if (game === "longo") lines.push(`lucky: ${LUCKY.slice(0, seats.length).join(", ")}`);
  lines.push(`seed: ${seed}`, `seats: ${seats.join(", ")}`, "");
  return lines.join("\n");
}

/** Keeps a record as the app does. */
export async function keep(page: Page, id: string, record: string) {
  const entry = JSON.stringify({ when: 1, record });
  await page.evaluate(([id, entry]) => localStorage.setItem(`rowlock/game/${id}`, entry), [id, entry]);
}

/** The record that is kept of the game at this table. */
export async function kept(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = location.hash.split("/").pop();
    return JSON.parse(localStorage.getItem(`rowlock/game/${id}`) ?? '{"record":""}').record;
  });
}

/** What is not possible soon has gone by. */
const SOON = { timeout: 2000 };

/** The table that is shown. */
export const table = (page: Page) => page.locator("main[data-stage]");

/** What the table waits for. */
export async function stage(page: Page) {
  return (await table(page).getAttribute("data-stage")) ?? "";
}

/** Plays until the game is over, or until somebody here has chosen, or lifted the curtain, so many times. */
export async function play(page: Page, game: Game, choices = Infinity, how = choose) {
  let chosen = 0;
  while (chosen < choices) {
    await asked(page);
    // Looked at before the stage: a table that goes on by itself meanwhile, perhaps to its end, is not waited for.
    const steps = await table(page).getAttribute("data-steps");
    if ((await stage(page)) === "over") return;
    if ((await stage(page)) === "curtain") {
      await page.locator('[data-do="lift"]').click();
      await page.locator('main[data-stage="play"]').waitFor();
      chosen++;
      continue;
    }
    const gone = page.locator(`main[data-stage]:not([data-steps="${steps}"])`);
    // Somebody who has nothing to choose may be passed over just then, and the table goes on: so it is tried again. That
    // is no choice: were it counted, whoever plays on another device could wait for one that never comes.
    let chose = false;
    await expect(async () => {
      if (!(await gone.count())) {
        await how(page, game);
        chose = true;
      }
      await expect(gone).toBeAttached({ timeout: 3000 });
    }).toPass();
    if (chose) chosen++;
  }
}

/** What a table looks like at which somebody on this device is asked, or which is over. */
const ASKING = ["over", "curtain", "play"].map((stage) => `main[data-stage="${stage}"]`);
export const asking = (page: Page) => page.locator([...ASKING, 'main[data-awaits]:not([data-awaits=""])'].join(","));

/** Waits until somebody on this device is asked, or the game is over. */
export async function asked(page: Page) {
  await asking(page).waitFor();
}

/** Makes one choice, whichever comes first. */
export async function choose(page: Page, game: Game) {
  await (game === "qwirkle" ? chooseInQwirkle(page) : chooseInQwixx(page));
}

async function chooseInQwixx(page: Page) {
  const field = page.locator("button[data-field]:visible").first();
  if (await field.count()) {
    // Where sheets stand side by side, each has buttons of its own.
    const panel = field.locator('xpath=ancestor::*[.//*[@data-do="confirm"]][1]');
    await field.click(SOON);
    await panel.locator('[data-do="confirm"]').click(SOON);
    return;
  }
  await passInQwixx(page);
}

/** Passes, whatever it costs: nothing ends a game of Qwixx sooner. */
export async function passInQwixx(page: Page) {
  await page.locator('[data-do="pass"]:visible:enabled').first().click(SOON);
  const misthrow = page.locator('[data-do="misthrow"]:visible');
  if (await misthrow.count()) await misthrow.click(SOON);
}

async function chooseInQwirkle(page: Page) {
  const hand = page.locator("button[data-hand]");
  for (let i = 0; i < (await hand.count()); i++) {
    await hand.nth(i).click();
    const cell = page.locator("[data-legal]").first();
    if (!(await cell.count())) continue;
    await cell.click();
    const place = page.locator('[data-do="place"]');
    // The opening wants the longest line: go on laying until it is one.
    while (!(await place.isEnabled()) && (await layAnother(page)));
    if (await place.isEnabled()) return place.click();
    await page.locator('[data-do="recall"]').click();
  }
  const pass = page.locator('[data-do="pass"]:visible');
  if (await pass.count()) return pass.click();
  await page.locator('[data-do="trade"]').click();
  await page.locator("dialog[open] button[data-pick]").first().click();
  await page.locator('dialog[open] [data-do="trade-confirm"]').click();
}

/** Lays any other tile of the hand that fits; says whether there was one. */
async function layAnother(page: Page): Promise<boolean> {
  const hand = page.locator("button[data-hand]");
  for (let i = 0; i < (await hand.count()); i++) {
    await hand.nth(i).click();
    const cell = page.locator("[data-legal]").first();
    if (!(await cell.count())) continue;
    await cell.click();
    return true;
  }
  return false;
}
