import { test as base, expect, type BrowserContext } from "@playwright/test";

export { expect };

type Watch = {
  /** Faults that a test provokes on purpose: `allowed.push(/404/)`. */
  allowed: RegExp[];
  watched: void;
};

/**
 * The test of every spec: it fails, whatever else it checks, on an error in the console, an exception, a breach of
 * the Content-Security-Policy, or a request that fails. `page.goto("./")` is the app.
 */
export const test = base.extend<Watch>({
  baseURL: async ({}, use) => {
    await use(process.env.ROWLOCK_URL);
  },
  allowed: async ({}, use) => {
    await use([]);
  },
  watched: [
    async ({ context, allowed }, use) => {
      const faults = await watch(context);
      await use();
      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect(unexpected, "faults in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects everything that should never happen in a context. */
export async function watch(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => faults.push(`exception: ${error.error().stack ?? error.error().message}`));
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What is on its way when a page goes away is no fault.
    if (reason !== "net::ERR_ABORTED") faults.push(`request: ${reason} ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) faults.push(`response: ${response.status()} ${response.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (breach) => {
      console.error(`policy: ${breach.violatedDirective} ${breach.blockedURI}`);
    });
  });
  return faults;
}
