import type { Page } from "@playwright/test";
import { goTo, keep, newRecord, SHEETS, table, type Game } from "./play.js";

/** What only pages about servers have: their texts come first. */
const ONLINE: Record<string, string> = {
  "#/friends": '[data-do="look-again"]',
  "#/new/qwixx/friends": '[data-do="make-table"]',
};

/** Every page of the app, by what its address is; tables and replays of games that are kept first. */
export const PAGES = [
  "#/",
  "#/records",
  ...["qwixx", "longo", "qwirkle"].flatMap((game) => [
    `#/new/${game}`,
    `#/rules/${game}`,
    `#/learn/${game}`,
    `#/table/page${game}`,
    `#/table/pages${game}`,
    `#/table/over${game}`,
    `#/replay/over${game}`,
  ]),
  ...SHEETS.flatMap(([sheet]) => [`#/new/${sheet}`, `#/rules/${sheet}`, `#/learn/${sheet}`]),
  "#/table/pagemixed",
  "#/table/alone",
  "#/table/overalone",
  ...Object.keys(ONLINE),
  "#/",
];

/** Tables at which somebody asks for a hint. */
const HINTED = ["#/table/pageqwixx", "#/table/pageqwirkle", "#/table/pageslongo", "#/table/alone"];

/** Keeps the games that the pages show. */
export async function keepGames(page: Page, finished: Record<string, string>) {
  await keep(page, "alone", newRecord("qwixx", ["person:Anna"], 5));
  await keep(page, "overalone", finished.alone);
  await keep(page, "pagemixed", newRecord("mixx-a", ["person:Anna", "casual"], 5));
  for (const game of ["qwixx", "longo", "qwirkle"] as Game[]) {
    await keep(page, `page${game}`, newRecord(game, ["person:Anna", "casual", "skilled"], 5));
    await keep(page, `pages${game}`, newRecord(game, ["person:Anna", "person:Bas", "person:Cleo"], 5));
    await keep(page, `over${game}`, finished[game]);
  }
}

/** Goes to a page and waits until it shows what it has to show. */
export async function show(page: Page, hash: string) {
  await goTo(page, hash);
  await page.locator(`body[data-page="${hash}"], #main`).first().waitFor({ state: "attached" });
  if (ONLINE[hash]) await page.locator(ONLINE[hash]).waitFor();
  if (hash.startsWith("#/table") || hash.startsWith("#/learn")) await table(page).waitFor();
  if (HINTED.includes(hash)) {
    // Not by the mouse, which waits for a frame: right after the window has changed its size the browser may owe one for
    // minutes. What a real click does is seen in hints.spec.ts.
    await page.locator('[data-do="hint"]:visible').first().evaluate((button: HTMLElement) => button.click());
    await page.locator(".hint:visible").first().waitFor();
  }
  if (hash === "#/table/overalone") await page.locator("[data-outcome] .costly").waitFor();
}
