import { execFileSync } from "node:child_process";
import type { Game } from "./play.js";

/** A finished game of each kind, played by lot. */
export function finished(): Record<Game, string> {
  const played = (game: Game) =>
    execFileSync(process.env.ROWLOCK_BIN!, ["new", "--game", game, "--players", "3", "--seed", "4"]).toString();
  return { qwixx: played("qwixx"), longo: played("longo"), qwirkle: played("qwirkle") };
}
