import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { asked, goTo, play, sitDown, stage, table, visit, type Game } from "./play.js";

const hint = (page: Page) => page.locator(".hint:visible");

/** What the first choices of the hint are worth, as a screen reader says it. */
const labels = (page: Page) =>
  page.locator("[data-hint]").evaluateAll((all) => all.map((one) => [...one.querySelectorAll(":scope > span")].map((part) => part.textContent).join("")));

/** Asks for a hint, playing on while there is nothing to choose but passing. */
async function ask(page: Page, game: Game = "qwixx") {
  for (;;) {
    await asked(page);
    if (await page.locator('[data-do="hint"]:visible').count()) break;
    await play(page, game, 1);
  }
  await page.locator('[data-do="hint"]:visible').first().click();
  await hint(page).first().waitFor();
}

/** The names of the files with what bots know that were asked for. */
function listen(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on("request", (request) => {
    const name = /\/(knows-\w+-\d)-/.exec(request.url())?.[1];
    if (name && !request.serviceWorker()) seen.add(name);
  });
  return seen;
}

for (const [game, seats, file] of [
  ["qwixx", ["person:Anna", "master"], "knows-classic-2"],
  ["longo", ["master", "person:Anna", "casual"], "knows-longo-3"],
] as const) {
  test(`a hint in ${game} says the chance and the points of the best choices`, async ({ page }) => {
    const seen = listen(page);
    await visit(page);
    await sitDown(page, game, [...seats], 5);
    await ask(page);
    expect([...seen]).toEqual([file]);
    const said = await labels(page);
    expect(said.length).toBeGreaterThan(1);
    for (const label of said) expect(label).toMatch(/^(red|yellow|green|blue|pass).*, \d+(\.\d)?% to win, −?\d+ points$/i);
    const chances = said.map((label) => Number(/([\d.]+)%/.exec(label)![1]));
    expect(chances).toEqual([...chances].sort((one, other) => other - one));

    // The best one is marked on the sheet, and what is tapped is chosen there.
    const best = await page.locator("[data-hint]").first().getAttribute("data-hint");
    const colours: Record<string, string> = { r: "red", y: "yellow", g: "green", b: "blue" };
    const marked = best === "-" ? [] : [`${colours[best![0]!]}-${best!.slice(1)}`];
    expect(await page.locator("button.hinted").evaluateAll((all) => all.map((one) => one.getAttribute("data-field")))).toEqual(marked);
    const cross = page.locator('[data-hint]:not([data-hint="-"])').first();
    await cross.click();
    await expect(page.locator('button[data-field][aria-pressed="true"]')).toHaveCount(1);

    // Asked once more it goes away; by key it comes back, and with the choice it is gone.
    await page.locator('[data-do="hint"]:visible').click();
    await expect(hint(page)).toHaveCount(0);
    await page.keyboard.press("h");
    await hint(page).first().waitFor();
    await cross.click();
    await page.locator('[data-do="confirm"]:visible').click();
    await expect(hint(page)).toHaveCount(0);
  });
}

/** Where the tiles lie that are laid in this turn. */
const laid = (page: Page) => page.locator("[data-laid]").evaluateAll((all) => all.map((one) => one.getAttribute("data-cell")).sort());

test("a hint in qwirkle says what the best choices are worth, and lays them on the board", async ({ page }) => {
  await visit(page);
  await sitDown(page, "qwirkle", ["person:Anna", "casual"], 5);
  // Once at the opening, which may lie anywhere, and once beside other tiles.
  for (let turn = 0; turn < 2; turn++) {
    await ask(page, "qwirkle");
    const said = await labels(page);
    expect(said.length).toBeGreaterThan(1);
    expect(said.length).toBeLessThanOrEqual(3);
    for (const label of said) {
      expect(label).toMatch(/^(Row -?\d+, column -?\d+: [a-z]+ [a-z]+, )+\d+ points?, \d+(\.\d)?% to win, \d+ points( · next player: Qwirkle \d+%)?$/);
    }

    // What is tapped lies on the board, and only that.
    const place = page.locator('[data-do="place"]');
    for (const choice of [page.locator("[data-hint]").nth(1), page.locator("[data-hint]").first()]) {
      await choice.click();
      await expect(choice).toHaveAttribute("aria-pressed", "true");
      const cells = (await choice.getAttribute("data-hint"))!.split(" ").map((tile) => tile.split("@")[1]!);
      expect(await laid(page)).toEqual(cells.sort());
      await expect(place).toBeEnabled();
      expect(await place.innerText()).toContain(`for ${/\+(\d+)/.exec(await choice.innerText())![1]}`);
    }

    // Asked once more it goes away; by key it comes back, and with the choice it is gone.
    await page.locator('[data-do="hint"]').click();
    await expect(hint(page)).toHaveCount(0);
    await page.keyboard.press("h");
    await hint(page).waitFor();
    await place.click();
    await expect(hint(page)).toHaveCount(0);
  }
});

test.describe("files that do not come", () => {
  // A service worker would ask for them past the test.
  test.use({ serviceWorkers: "block" });

  test("without what bots have to know they play on, and a hint says less", async ({ page }) => {
    await page.route(/knows-classic-3/, (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>" }));
    await visit(page);
    await sitDown(page, "qwixx", ["person:Anna", "master", "expert"], 5);
    await ask(page);
    const [best, ...others] = await labels(page);
    expect(best).toMatch(/, the best choice$/);
    for (const label of others) expect(label).toMatch(/^((red|yellow|green|blue) \d+|pass), $/);
    await play(page, "qwixx");
    expect(await stage(page)).toBe("over");
  });
});

test("what bots have to know at a table is there without a network from its first use on", async ({ page, context }) => {
  await visit(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const id = await sitDown(page, "qwixx", ["person:Anna", "casual", "person:Bas", "casual"], 5);
  await ask(page);
  await context.setOffline(true);
  await page.reload();
  await goTo(page, `#/table/${id}`);
  await ask(page);
  for (const label of await labels(page)) expect(label).toContain("% to win");
});

test("alone against perfect play: the best choices give nothing away, and others do", async ({ page }) => {
  await visit(page);
  await page.locator('[data-do="practice"]').click();
  await table(page).waitFor();
  await expect(page.locator("[data-practice]")).toHaveAttribute("data-practice", "0");
  // Twelve times what is best, by the hint.
  for (let i = 0; i < 12 && (await stage(page)) !== "over"; i++) {
    await asked(page);
    const steps = await table(page).getAttribute("data-steps");
    if (await page.locator('[data-do="hint"]:visible').count()) {
      await page.locator('[data-do="hint"]:visible').click();
      const best = page.locator("[data-hint]").first();
      await best.waitFor();
      expect(await best.innerText()).toMatch(/the best choice$/);
      if ((await best.getAttribute("data-hint")) !== "-") {
        await best.click();
        await page.locator('[data-do="confirm"]:visible').click();
      } else {
        await page.locator('[data-do="pass"]:visible').click();
        const misthrow = page.locator('[data-do="misthrow"]:visible');
        if (await misthrow.count()) await misthrow.click();
      }
    } else {
      await play(page, "qwixx", 1);
    }
    await expect(table(page)).not.toHaveAttribute("data-steps", steps!);
  }
  await expect(page.locator("[data-lost]")).toHaveText("0.0");
  await expect(page.locator(".practice .said.good")).toBeVisible();
  // A reload forgets nothing of it.
  const before = await page.locator("[data-practice]").getAttribute("data-practice");
  await page.reload();
  await expect(page.locator("[data-practice]")).toHaveAttribute("data-practice", before!);
  // The first field that comes is seldom the best.
  await play(page, "qwixx");
  expect(await stage(page)).toBe("over");
  await expect(page.locator("[data-outcome]")).toContainText(/115\.5 points on average\. Your choices gave away [1-9][\d.]*; the dice brought [+−]\d/);
  await expect(page.locator(".costly li").first()).toContainText("better:");
});
