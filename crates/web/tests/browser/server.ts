import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * Starts the program on a free port, before all tests, and ends it behind them.
 * With ROWLOCK_URL set, a server that runs already is tested: `ROWLOCK_URL=http://127.0.0.1:7117/ npm test`.
 */
export default async function server(): Promise<(() => void) | undefined> {
  if (process.env.ROWLOCK_URL) return undefined;
  const program = process.env.ROWLOCK_BIN;
  if (!program) throw new Error("these tests are started by: cargo xtask browser");
  const child = spawn(program, ["serve", "--no-open", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    process.env.ROWLOCK_URL = /http:\S+/.exec(line)?.[0];
    break;
  }
  if (!process.env.ROWLOCK_URL) throw new Error(`${program} serve names no address`);
  return () => {
    child.kill("SIGINT");
  };
}
