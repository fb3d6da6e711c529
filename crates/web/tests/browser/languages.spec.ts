import type { Page, Route } from "@playwright/test";

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

test.describe("a newcomer from Germany", () => {
  test.use({ locale: "de-DE", serviceWorkers: "block" });

  test("reads the first sentences before the program is there, and then the page has them", async ({ page }) => {
    let program: Route | undefined;
    await page.route(/\/page_bg-\w+\.wasm$/, (route) => void (program = route));
    await page.goto("./");
    const early = page.locator("#early");
    await expect(early.locator("h1")).toHaveText("Was spielen wir?");
    const lead = await early.locator(".lead").innerText();
    expect(lead).toContain("Qwixx, Longo und Qwirkle");
    await expect.poll(() => program).toBeTruthy();
    await program!.continue();
    await expect(page.locator("#main .lead")).toHaveText(lead);
    await expect(early).toHaveCount(0);
  });

  test("who comes for another page does not see them", async ({ page }) => {
    let program: Route | undefined;
    await page.route(/\/page_bg-\w+\.wasm$/, (route) => void (program = route));
    await page.goto("./#/records");
    await expect.poll(() => program).toBeTruthy();
    await expect(page.locator("#early")).toBeHidden();
    await program!.continue();
    await expect(page.locator("#main")).toBeVisible();
  });
});

test.describe("texts that do not come", () => {
  // A service worker would have them.
  test.use({ serviceWorkers: "block" });

  const FAILURES: Record<string, (route: Route) => Promise<void>> = {
    "no connection": (route) => route.abort(),
    "no such file": (route) => route.fulfill({ status: 404, body: "back = ?" }),
    "a page in place of the file": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  };

  for (const [failure, answer] of Object.entries(FAILURES)) {
    test(`${failure}: the language stays as it is, and the page says so`, async ({ page, allowed }) => {
      allowed.push(/texts-pl-/);
      await page.route(/texts-pl-/, answer);
      await visit(page);
      await page.locator('[data-do="language"]').click();
      const title = page.locator("dialog[open] h2");
      await language(page, "Polski").click();
      await expect(page.locator("dialog[open] .notice")).toContainText("Polski could not be loaded.");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(title).toHaveText("Language");
      await expect(language(page, "English")).toBeChecked();
      expect(await page.evaluate(() => localStorage.getItem("rowlock/settings"))).not.toContain('"pl"');
      await page.unroute(/texts-pl-/);
      await language(page, "Polski").click();
      await expect(title).toHaveText("Język");
      await expect(page.locator("html")).toHaveAttribute("lang", "pl");
      await expect(language(page, "Polski")).toBeChecked();
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    });

    test(`${failure} at the start: a sentence, and another try`, async ({ page, allowed }) => {
      allowed.push(/texts-en-/);
      await page.route(/texts-en-/, answer);
      await page.goto("./#/records");
      await expect(page.locator("main")).toContainText("could not be loaded");
      await page.unroute(/texts-en-/);
      await page.locator('[data-do="reload"]').click();
      await expect(page.locator("#main")).toBeVisible();
      expect(page.url()).toMatch(/#\/records$/);
    });
  }

  test("the language that was chosen last is shown, whichever comes last", async ({ page }) => {
    let late: Route | undefined;
    await page.route(/texts-de-/, (route) => void (late = route));
    await visit(page);
    await page.locator('[data-do="language"]').click();
    await language(page, "Deutsch").click();
    await expect.poll(() => late).toBeTruthy();
    await language(page, "Polski").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    const answered = page.waitForResponse(/texts-de-/);
    await late!.continue();
    await (await answered).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    await expect(language(page, "Polski")).toBeChecked();
  });
});

/** The choice of a language, where languages are offered. */
const language = (page: Page, name: string) => page.getByRole("radio", { name });

/** Everything that is wider than its place, in words: the page itself, and labels whose text is cut. */
async function overflowing(page: Page): Promise<string[]> {
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
