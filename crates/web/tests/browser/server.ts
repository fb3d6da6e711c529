import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/**
 * Starts the program on a free port, before all tests, and ends it behind them; its tables are kept in a folder that
 * goes with it. With ROWLOCK_URL set, a server that runs already is tested:
 * `ROWLOCK_URL=http://127.0.0.1:7117/ npm test`.
 */
export default async function server(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.ROWLOCK_URL) return undefined;
  const program = process.env.ROWLOCK_BIN;
  if (!program) throw new Error("these tests are started by: cargo xtask browser");
  const data = mkdtempSync(join(tmpdir(), "rowlock-"));
  // All browsers are at one address here: what one person may ask is not enough for them.
  const options = ["serve", "--no-open", "--no-limits", "--port", "0", "--data", data];
  const child = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    process.env.ROWLOCK_URL = /http:\S+/.exec(line)?.[0];
    break;
  }
  if (!process.env.ROWLOCK_URL) throw new Error(`${program} serve names no address`);
  return async () => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGINT");
    await ended;
    rmSync(data, { recursive: true });
  };
}
