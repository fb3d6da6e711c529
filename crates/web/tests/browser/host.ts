import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".ftl": "text/plain",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** A host of static files as there are many: it knows a folder, a path and nothing about Rowlock. */
export class Host {
  /** What it sends instead of a file's content. */
  readonly changed = new Map<string, (text: string) => string>();

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async start(folder: string, path: string): Promise<Host> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const host = new Host(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    server.on("request", async (request, response) => {
      const asked = new URL(request.url ?? "/", "http://host").pathname;
      const name = asked === path ? "index.html" : asked.slice(path.length);
      try {
        if (!asked.startsWith(path)) throw new Error("elsewhere");
        const bytes = await readFile(join(folder, name));
        const change = host.changed.get(name);
        response.setHeader("Content-Type", TYPES[extname(name)] ?? "application/octet-stream");
        response.end(change ? change(bytes.toString()) : bytes);
      } catch {
        response.statusCode = 404;
        response.end();
      }
    });
    return host;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
