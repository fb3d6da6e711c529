// Keeps the whole app in the browser, so that it works without a network.
//
// A new version waits until no tab shows the old one: nobody's game changes under their hands.
const VERSION = "{{version}}";
const FILES = {{files}};

// Other sites, and other copies of this one, may live on the same host: they keep their own caches.
const OURS = `rowlock ${self.registration.scope} `;
const CACHE = OURS + VERSION;
const HOME = new URL("./", self.location).href;
const KEPT = new Set(FILES.map((file) => new URL(file, self.location).href));
const HASHED = /-[0-9a-f]{10}\.\w+$/;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.hash = "";
  const wanted = request.mode === "navigate" && !KEPT.has(address.href) ? HOME : address.href;
  if (request.method === "GET" && KEPT.has(wanted)) event.respondWith(kept(wanted, request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  // A name with a hash never changes its content; the others are asked for anew.
  await cache.addAll(
    [...KEPT].map((file) => new Request(file, { cache: HASHED.test(file) ? "default" : "no-cache" })),
  );
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The first visit works offline from now on; a later version finds no tab that it could take over.
  if (old.length === 0) await self.clients.claim();
}

async function kept(file, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file, { ignoreVary: true })) ?? fetch(request);
}
