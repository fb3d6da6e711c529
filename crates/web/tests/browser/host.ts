import { readFile } from "node:fs/promises";
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
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
    /** Where the files are that it has now. */
    public folder: string,
  ) {}

  /** With `api`, the address of a server, whatever is asked of a server is passed on there. */
  static async start(folder: string, path: string, api?: string): Promise<Host> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const host = new Host(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, folder);
    server.on("request", async (request, response) => {
      const asked = new URL(request.url ?? "/", "http://host").pathname;
      if (api && asked.startsWith("/api/")) return passOn(request, response, api);
      const name = asked === path ? "index.html" : asked.slice(path.length);
      try {
        if (!asked.startsWith(path)) throw new Error("elsewhere");
        const bytes = await readFile(join(host.folder, name));
        const change = host.changed.get(name);
        response.setHeader("Content-Type", TYPES[extname(name)] ?? "application/octet-stream");
        response.end(change ? change(bytes.toString()) : bytes);
      } catch {
        response.statusCode = 404;
        response.end();
      }
    });
    if (api) server.on("upgrade", (request, socket, head) => passOnSocket(request, socket as Socket, head, api));
    return host;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, api: string) {
  const onward = ask(new URL(request.url!, api), { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  request.pipe(onward);
}

function passOnSocket(request: IncomingMessage, socket: Socket, head: Buffer, api: string) {
  const { hostname, port } = new URL(api);
  const onward = connect(Number(port), hostname, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let i = 0; i < request.rawHeaders.length; i += 2) lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
    onward.write(`${lines.join("\r\n")}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on("error", () => socket.destroy());
  socket.on("error", () => onward.destroy());
}
