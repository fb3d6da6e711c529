import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { GAMES, goTo, kept, play, sitDown, stage, table, visit } from "./play.js";

for (const game of GAMES) {
  test(`a whole game of ${game} against the computer, with a reload in the middle`, async ({ page }) => {
    await visit(page);
    await page.locator(`[data-game="${game}"] [data-do="computer"]`).click();
    await table(page).waitFor();
    await play(page, game, 5);
    const before = await kept(page);
    await page.reload();
    await table(page).waitFor();
    expect(before).toMatch(/\nseats: .*\n\n/);
    // The computer may have gone on, before the reload or since.
    expect(await kept(page), "nothing is lost or changed by a reload").toContain(before);
    await play(page, game);
    expect(await stage(page)).toBe("over");
    expect(await kept(page)).toMatch(/\nresult: /);
    await page.locator('[data-do="again"]').first().click();
    await expect(table(page)).not.toHaveAttribute("data-stage", "over");
  });

  test(`a game of ${game} goes on without a network`, async ({ page, context }) => {
    await visit(page);
    await page.locator('[data-offline="ready"]').waitFor();
    await context.setOffline(true);
    await page.reload();
    await sitDown(page, game, ["person:Anna", "casual"]);
    await play(page, game, 6);
    await page.reload();
    await table(page).waitFor();
    await play(page, game, 3);
    await context.setOffline(false);
  });

  test(`a game of ${game} with people and bots mixed at one device`, async ({ page }) => {
    await visit(page);
    await sitDown(page, game, ["person:Anna", "beginner", "person:Bas"], 11);
    await play(page, game);
    expect(await stage(page)).toBe("over");
  });
}

test("a game that was left open is found at home and in another tab", async ({ page, context }) => {
  await visit(page);
  const id = await sitDown(page, "qwixx", ["person:Anna", "casual"]);
  await play(page, "qwixx", 3);
  const before = Number(await table(page).getAttribute("data-steps"));
  const other = await context.newPage();
  await other.goto("./");
  await other.locator(`[data-do="resume"][data-id="${id}"]`).first().click();
  await table(other).waitFor();
  await play(other, "qwixx", 2);
  // What was played there shows here. The computer may still go on, so both are looked at until they are equal.
  const steps = async (page: Page) => Number(await table(page).getAttribute("data-steps"));
  await expect(async () => expect(await steps(page)).toBe(await steps(other))).toPass();
  expect(await steps(page)).toBeGreaterThan(before + 1);
  await goTo(page, "#/");
  await expect(page.locator(`[data-do="resume"][data-id="${id}"]`).first()).toBeVisible();
});

test("a choice of action 1 cannot be taken back once that of a computer has been shown", async ({ page }) => {
  await page.addInitScript(() => {
    const Plain = Worker;
    (window as any).Worker = class extends Plain {
      constructor(...words: ConstructorParameters<typeof Plain>) {
        super(...words);
        this.addEventListener("message", ({ data }) => {
          const { table, body } = JSON.parse(data);
          if (body.Frame) (window as any).latest = { worker: this, table, at: body.Frame.updates[0].at };
          if (body.Refused) (window as any).refusal = body.Refused.reason.code;
        });
      }
    };
  });
  await visit(page);
  await sitDown(page, "qwixx", ["person:Anna", "greedy"]);
  await play(page, "qwixx", 1);
  await expect(table(page)).toHaveAttribute("data-stage", "action2");
  await expect(page.locator('[data-do="take-back"]')).toHaveCount(0);
  // Somebody who asks for it all the same is told that the game has gone on, and nothing changes.
  const [steps, before] = [await table(page).getAttribute("data-steps"), await kept(page)];
  await page.evaluate(() => {
    const { worker, table, at } = (window as any).latest;
    worker.postMessage(JSON.stringify({ table, body: { Say: { seat: 0, message: { TakeBack: { at } } } } }));
  });
  await expect.poll(() => page.evaluate(() => (window as any).refusal)).toBe("shown");
  await expect(page.locator(".notice")).toHaveText("The game has gone on meanwhile.");
  await expect(table(page)).toHaveAttribute("data-steps", steps ?? "");
  expect(await kept(page)).toBe(before);
});
