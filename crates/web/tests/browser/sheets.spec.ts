// Further sheets of Qwixx: chosen on the card of the game, played, and explained.
import { expect, test } from "./fixtures.js";
import { goTo, kept, play, SHEETS, sitDown, stage, table, visit } from "./play.js";

for (const [sheet, name] of SHEETS) {
  test(`${name} is chosen at home and played to the end`, async ({ page }) => {
    await visit(page);
    const card = page.locator('[data-game="qwixx"]');
    await card.locator('[data-do="sheet"] button', { hasText: name }).click();
    await card.locator('[data-do="computer"]').click();
    await table(page).waitFor();
    await play(page, sheet);
    expect(await stage(page)).toBe("over");
    expect(await kept(page)).toContain(`\ngame: ${sheet}\n`);
    // The sheet that was chosen last is chosen again.
    await goTo(page, "#/");
    await expect(card.locator('[data-do="sheet"] [aria-pressed="true"]')).toHaveText(name);
  });

  test(`who plays ${name} without a network is told what the computer goes by`, async ({ page }) => {
    await visit(page);
    // Alone, at one device, and over a server.
    for (const [way, start] of [["/computer", "start"], ["", "start"], ["/friends", "make-table"]]) {
      await goTo(page, `#/new/${sheet}${way}`);
      await expect(page.locator('[data-note="formula"]')).toBeVisible();
      await goTo(page, `#/new/qwixx${way}`);
      await expect(page.locator(`main[data-game="qwixx"] [data-do="${start}"]`)).toBeVisible();
      await expect(page.locator('[data-note="formula"]')).toHaveCount(0);
    }
  });

  test(`${name} is played by several people at one device`, async ({ page }) => {
    await visit(page);
    await sitDown(page, sheet, ["person:Anna", "beginner", "person:Bas"], 11);
    await play(page, sheet);
    expect(await stage(page)).toBe("over");
  });
}

for (const game of ["qwixx", "mixx-a", "mixx-b", "longo"]) {
  test(`no lock covers a number in the figures of the rules of ${game}`, async ({ page }) => {
    await visit(page, `#/rules/${game}`);
    const rows = page.locator(".drawing .row");
    await rows.first().waitFor();
    const gaps = await rows.evaluateAll((rows) =>
      rows.map((row) => {
        const [lock, fields] = [row.querySelector(".f.lock"), [...row.querySelectorAll(".fields > .f")]];
        const box = lock?.getBoundingClientRect();
        if (!box || fields.length === 0) return -1;
        const over = (field: Element) => {
          const other = field.getBoundingClientRect();
          const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          return width > 1 && height > 1;
        };
        return fields.filter(over).length;
      }),
    );
    expect(gaps.length).toBeGreaterThan(4);
    expect(gaps.filter((covered) => covered !== 0)).toEqual([]);
  });
}
