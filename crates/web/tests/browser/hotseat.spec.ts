import { execFileSync } from "node:child_process";
import { expect, test } from "./fixtures.js";
import { kept, play, sitDown, stage, table, visit } from "./play.js";

/** So many moments of the game are looked at, curtains included: whole games with people at one device are played elsewhere. */
const MOMENTS = 48;

const SEATS = ["person:Anna", "person:Bas", "person:Cleo", "person:Dirk"];

/** A tile as records write it: `red-star` is `rt`. */
const SHAPES: Record<string, string> = { square: "s", circle: "c", diamond: "d", clover: "v", star: "t", cross: "x" };
const code = (name: string) => name[0] + SHAPES[name.split("-")[1]!];

/** The hand of a seat, as the program reads it from the record, in no particular order. */
function hand(record: string, seat: number): string[] {
  const lines = execFileSync(process.env.ROWLOCK_BIN!, ["replay", "--json", "-"], { input: record }).toString();
  const position: string = JSON.parse(lines.trim().split("\n").pop()!).position;
  const hands = position.split(" ").slice(5).map((seat) => seat.split(":")[0]!.match(/../g) ?? []);
  return [...hands[seat - 1]!].sort();
}

test("four people play Qwirkle at one device, and nobody's hand is ever in the page for somebody else", async ({ page }) => {
  await visit(page);
  await sitDown(page, "qwirkle", SEATS, 3);
  const seen = new Set<string>();
  for (let i = 0; i < MOMENTS && (await stage(page)) !== "over"; i++) {
    await page.locator('main[data-stage="curtain"], main[data-stage="play"], main[data-stage="over"]').waitFor();
    if ((await stage(page)) === "curtain") {
      await expect(page.locator("[data-hand]")).toHaveCount(0);
    } else if ((await stage(page)) === "play") {
      const turn = Number(await table(page).getAttribute("data-turn"));
      const tiles = page.locator("[data-hand]");
      const shown = await tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-hand")!));
      expect(shown.map(code).sort(), `the hand of player ${turn}`).toEqual(hand(await kept(page), turn));
      seen.add(String(turn));
    }
    await play(page, "qwirkle", 1);
  }
  expect([...seen].sort()).toEqual(["1", "2", "3", "4"]);
  expect(await stage(page)).not.toBe("over");
});
