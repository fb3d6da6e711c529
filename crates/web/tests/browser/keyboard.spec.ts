import { expect, test } from "./fixtures.js";
import { GAMES, kept, sitDown, stage, table, visit } from "./play.js";

for (const game of GAMES) {
  test(`a whole game of ${game} by keyboard alone`, async ({ page }) => {
    await visit(page);
    await sitDown(page, game, ["person:Anna", "beginner"], 9);
    while ((await stage(page)) !== "over") {
      await page.locator('main[data-stage="over"], main[data-stage="play"], main[data-awaits]:not([data-awaits=""])').waitFor();
      const steps = await table(page).getAttribute("data-steps");
      if ((await stage(page)) === "over") break;
      if (game === "qwirkle") await turnOfQwirkle(page);
      else await turnOfQwixx(page);
      await expect(table(page)).not.toHaveAttribute("data-steps", steps ?? "");
    }
    expect(await kept(page)).toMatch(/\nresult: /);
  });
}

async function turnOfQwixx(page: import("@playwright/test").Page) {
  const live = await page.locator("button[data-field]:visible").count();
  if (live) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    return;
  }
  await page.keyboard.press("p");
  if (await page.locator("dialog[open]").count()) {
    await page.locator('dialog[open] [data-do="misthrow"]').focus();
    await page.keyboard.press("Enter");
  }
}

async function turnOfQwirkle(page: import("@playwright/test").Page) {
  const tiles = await page.locator("button[data-hand]").count();
  for (let tile = 1; tile <= tiles; tile++) {
    await page.keyboard.press(String(tile));
    if (!(await page.locator("[data-legal]").count())) continue;
    await page.keyboard.press("n");
    await page.keyboard.press("Space");
    if (await page.locator('[data-do="place"]').isEnabled()) {
      await page.keyboard.press("Enter");
      return;
    }
  }
  await page.keyboard.press("Escape");
}
