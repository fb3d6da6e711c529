import { expect, test } from "./fixtures.js";
import { keepGames, PAGES, show } from "./pages.js";
import { finished } from "./finished.js";
import { visit } from "./play.js";

const LANGUAGES = ["en", "nl", "de", "cs", "pl", "sk"];
const WIDTHS = [320, 390, 820, 1280];

for (const language of LANGUAGES) {
  test(`every page in ${language}: no text is missing and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, "#/", { language });
    await keepGames(page, finished());
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    for (const hash of PAGES) {
      await show(page, hash);
      const text = await page.locator("body").innerText();
      expect(text, `${hash}: a message is missing`).not.toMatch(/\[[a-z][a-z0-9]*(-[a-z0-9]+)*\]/);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 400 ? 568 : 900 });
        expect(await overflowing(page), `${hash} at ${width} pixels`).toEqual([]);
      }
    }
  });
}

/** Everything that is wider than its place, in words: the page itself, and labels whose text is cut. */
async function overflowing(page: import("@playwright/test").Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page: ${root.scrollWidth} > ${root.clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>("button, a, h1, h2, h3, label, legend, th, .btn, .eyebrow")) {
      const style = getComputedStyle(element);
      if (!element.checkVisibility() || style.display === "inline" || element.closest(".skip, .sr")) continue;
      // Names that people gave may be cut, with an ellipsis; fields that can be crossed reach beyond themselves on
      // purpose, for thumbs.
      if (style.textOverflow === "ellipsis" || element.dataset.field) continue;
      if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== "auto") {
        found.push(`${element.tagName} "${element.innerText.slice(0, 40)}": ${element.scrollWidth} > ${element.clientWidth}`);
      }
    }
    return found;
  });
}
