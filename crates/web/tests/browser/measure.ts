// How much a first visit loads, when the page can be used, and how long the page is kept from answering.
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { test } from "./fixtures.js";
import { play, sitDown, visit, type Game } from "./play.js";

const ROUNDS = 9;
/** So many frames are the beginning of a game, and as many its end. */
const ENDS = 10;

test("figures", async ({ browser }) => {
  const visits: { bytes: number; usable: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await firstVisit(browser));
  console.log(`first visit: ${visits[0]!.bytes} bytes in all, ${visits.length} rounds`);
  console.log(`usable after: ${spread(visits.map((visit) => visit.usable))} ms`);
  const tables: [Game, string[]][] = [
    ["qwixx", ["person:Anna", "master", "master", "master", "master"]],
    ["longo", ["person:Anna", "master", "master", "master", "master"]],
    ["qwirkle", ["person:Anna", "master", "master", "master"]],
  ];
  for (const [game, seats] of tables) console.log(`${game}: ${await longTasks(browser, game, seats)}`);
  for (const game of ["qwixx", "longo"] as const) {
    for (const players of [2, 5]) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push((await choiceTime(browser, game, players, round)).each);
      console.log(`${game}, ${players} masters: a choice takes the worker at most ${spread(times, 2)} ms`);
    }
  }
});

// Experts look once and do not think: their choices cost what all that is around a choice costs.
test("thinking", async ({ browser }) => {
  const games = [];
  for (let round = 0; round < ROUNDS; round++) {
    const around = (await choiceTime(browser, "qwirkle", 2, round, "expert")).each;
    const { each, record } = await choiceTime(browser, "qwirkle", 2, round);
    games.push({ around, each, thinking: each - around, record });
  }
  const said = (what: "around" | "each" | "thinking") => `${spread(games.map((game) => game[what]), 2)} ms`;
  console.log(`qwirkle, 2 masters: a choice takes the worker ${said("each")}; 2 experts: ${said("around")}`);
  const mean = games.reduce((sum, game) => sum + game.thinking, 0) / games.length;
  console.log(`so masters think for ${said("thinking")}, ${mean.toFixed(2)} ms on average`);
  // The same choices can be asked for natively: `cargo bench -- --thinking FILE`.
  const file = join(tmpdir(), "rowlock-qwirkle-masters.txt");
  writeFileSync(file, games.map((game) => game.record).join("\n"));
  console.log(`the games are in ${file}`);
});

// A frame says what is new and no more: late in a game it takes no longer than early in it.
test("frames", async ({ browser }) => {
  const [early, late]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const { gaps } = await choiceTime(browser, "qwirkle", 4, round, "greedy");
    early.push(...gaps.slice(0, ENDS));
    late.push(...gaps.slice(-ENDS));
  }
  console.log(`qwirkle, 4 greedy: each of the first ${ENDS} frames comes after ${spread(early, 2)} ms`);
  console.log(`qwirkle, 4 greedy: each of the last ${ENDS} frames comes after ${spread(late, 2)} ms`);
});

/** A game of bots alone: how long the worker needs for a choice, with everything that it does besides. */
async function choiceTime(browser: Browser, game: Game, players: number, seed: number, level = "master") {
  const context = await browser.newContext({ baseURL: process.env.ROWLOCK_URL });
  const page: Page = await context.newPage();
  await page.addInitScript(() => {
    const Plain = Worker;
    (window as any).frames_at = [];
    (window as any).Worker = class extends Plain {
      constructor(...words: ConstructorParameters<typeof Plain>) {
        super(...words);
        this.addEventListener("message", ({ data }) => data.includes('"Frame":') && (window as any).frames_at.push(performance.now()));
      }
    };
  });
  await visit(page);
  await sitDown(page, game, Array(players).fill(level), seed + 1);
  await page.locator('main[data-stage="over"]').waitFor();
  const [all, record]: [number[], string] = await page.evaluate(() => {
    const id = location.hash.split("/").pop();
    return [(window as any).frames_at, JSON.parse(localStorage.getItem(`rowlock/game/${id}`)!).record];
  });
  await context.close();
  if (all.length < 3) throw new Error(`only ${all.length} frames were seen: does the worker still call them so?`);
  // The first frame shows the table before what bots have to know has come.
  const gaps = all.slice(2).map((at, i) => at - all[i + 1]!);
  const time = all[all.length - 1]! - all[1]!;
  // In Qwixx everybody chooses every turn, and who rolled once more.
  const turns = record.split("\n").filter((line) => /^\s*\d+\. /.test(line)).length;
  return { each: time / (game === "qwirkle" ? turns : turns * (players + 1)), record, gaps };
}

/** A visit with an empty cache, until the first game can be begun. */
async function firstVisit(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let bytes = 0;
  await network.send("Network.enable");
  network.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-do="computer"]')) (window as any).usable = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(process.env.ROWLOCK_URL!);
  await page.waitForFunction(() => (window as any).usable);
  const usable: number = await page.evaluate(() => (window as any).usable);
  await page.waitForLoadState("networkidle");
  await context.close();
  return { bytes, usable };
}

/** Plays a part of a game at the usual pace, and says how long the page was busy at a stretch. */
async function longTasks(browser: Browser, game: Game, seats: string[]) {
  const context = await browser.newContext({ baseURL: process.env.ROWLOCK_URL });
  const page: Page = await context.newPage();
  await visit(page, "#/", { pace: "brisk", less_motion: false });
  await page.evaluate(() => {
    (window as any).tasks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as any).tasks.push(Math.round(entry.duration));
    }).observe({ type: "longtask", buffered: false });
  });
  // Nobody sits down before the page has come to rest; what its start takes is no part of it.
  await page.waitForLoadState("networkidle");
  await tasks(page);
  await sitDown(page, game, seats);
  const opening = await tasks(page);
  await play(page, game, 12);
  const playing = await tasks(page);
  await context.close();
  return `tasks over 50 ms on the page: ${opening} while the table opens, ${playing} during 12 choices among bots`;
}

/** The long tasks so far; from now on they are counted anew. */
async function tasks(page: Page) {
  const tasks: number[] = await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => setTimeout(() => done((window as any).tasks.splice(0)))),
      ),
  );
  return tasks.length ? `${tasks.join(" and ")} ms` : "none";
}

/** The median and the range. */
function spread(numbers: number[], digits = 0) {
  const sorted = [...numbers].sort((a, b) => a - b).map((number) => number.toFixed(digits));
  return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted[sorted.length - 1]})`;
}
