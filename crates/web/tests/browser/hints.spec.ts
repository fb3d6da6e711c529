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

/** What was laid or chosen for a trade: `rs@0,1 rc@0,2` or `rs yt`, in any order. */
const tried = (page: Page, tiles: string) =>
  page.locator(tiles).evaluateAll((all) => {
    const letters: Record<string, string> = { square: "s", circle: "c", diamond: "d", clover: "v", star: "t", cross: "x" };
    return all.map((one) => {
      const [colour, shape] = (one.getAttribute("data-tile") ?? one.getAttribute("data-pick"))!.split("-") as [string, string];
      const cell = one.getAttribute("data-cell");
      return `${colour[0]}${letters[shape]}${cell ? `@${cell}` : ""}`;
    }).sort();
  });

test("a hint in qwirkle says what the best choices are worth, and prepares what is tapped", async ({ page }) => {
  await visit(page);
  await sitDown(page, "qwirkle", ["person:Anna", "casual"], 5);
  const place = page.locator('[data-do="place"]');
  const dialog = page.locator("dialog[open]");
  // The best choice of every turn, until there was a trade among those that were told.
  for (let turn = 0, trades = 0; trades === 0; turn++) {
    await ask(page, "qwirkle");
    const said = await labels(page);
    expect(said.length).toBeLessThanOrEqual(3);
    const named = /^((Row -?\d+, column -?\d+: [a-z]+ [a-z]+, )+\d+ points?|Trade: [a-z ,]+), \d+(\.\d)?% to win, \d+ points(; next player: Qwirkle \d+%)?$/;
    for (const label of said) expect(label).toMatch(named);
    const chances = said.map((label) => Number(/([\d.]+)% to win/.exec(label)![1]));
    expect(chances).toEqual([...chances].sort((one, other) => other - one));

    // What is tapped lies on the board, and only that, or is chosen for a trade; the best one last.
    for (let i = said.length - 1; i >= 0; i--) {
      const choice = page.locator("[data-hint]").nth(i);
      const words = (await choice.getAttribute("data-hint"))!.split(" ");
      await choice.click();
      if (words[0] === "trade") {
        trades++;
        await dialog.waitFor();
        expect(await tried(page, 'dialog[open] [data-pick][aria-pressed="true"]')).toEqual(words.slice(1).sort());
        await dialog.locator(i === 0 ? '[data-do="trade-confirm"]' : ".btn.quiet").click();
        await expect(dialog).toHaveCount(0);
      } else {
        await expect(choice).toHaveAttribute("aria-pressed", "true");
        expect(await tried(page, "[data-laid]")).toEqual(words.sort());
        await expect(place).toHaveText(new RegExp(`for ${/\+(\d+)/.exec(await choice.innerText())![1]}\\b`));
      }
    }
    if (await page.locator("[data-laid]").count()) {
      // Asked once more it goes away, and what is laid stays; by key it comes back.
      await page.locator('[data-do="hint"]').click();
      await expect(hint(page)).toHaveCount(0);
      await page.keyboard.press("h");
      await hint(page).waitFor();
      await place.click();
    }
    // With the choice it is gone.
    await expect(hint(page)).toHaveCount(0);
    expect(turn).toBeLessThan(30);
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

test("what bots have to know at a table is there without a network from its first use on", async ({ page, context, allowed }) => {
  // Everything else may still be on its way in the background when the network goes.
  allowed.push(/^request: net::ERR_INTERNET_DISCONNECTED/);
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
