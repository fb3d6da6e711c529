import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "./fixtures.js";
import { finished } from "./finished.js";
import { keepGames, PAGES, show } from "./pages.js";
import { visit } from "./play.js";

// Put into the page past its Content-Security-Policy, which forbids scripts from elsewhere.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

for (const [look, palette] of [["light", false], ["dark", false], ["light", true], ["dark", true]] as const) {
  test(`axe finds nothing on any page: ${look}${palette ? ", colour-blind-safe" : ""}`, async ({ page }) => {
    await visit(page, "#/", { look, safe_colours: palette });
    await keepGames(page, finished());
    for (const hash of PAGES) {
      await show(page, hash);
      expect(await violations(page), hash).toEqual([]);
    }
    await page.locator('[data-do="settings"]').first().click();
    await page.locator("dialog[open]").waitFor();
    expect(await violations(page), "settings").toEqual([]);
  });
}

async function violations(page: import("@playwright/test").Page): Promise<string[]> {
  // A page that was loaded anew has it no longer.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (window as any).axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap((found: any) => found.nodes.map((node: any) => `${found.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
  });
}
