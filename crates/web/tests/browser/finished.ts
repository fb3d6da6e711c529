import { execFileSync } from "node:child_process";
import type { Game } from "./play.js";

/** A finished game of each kind, and one of Qwixx for one player, played by lot. */
export function finished(): Record<string, string> {
  const played = (game: Game, players = 3) =>
    execFileSync(process.env.ROWLOCK_BIN!, ["new", "--game", game, "--players", String(players), "--seed", "4"]).toString();
  // Who plays alone is a person; otherwise people are said to have played, or bots, by names.
  const alone = played("qwixx", 1).replace(/\nseed: /, "\nseats: person:Anna$&");
  return { qwixx: played("qwixx"), longo: played("longo"), qwirkle: played("qwirkle"), alone };
}
