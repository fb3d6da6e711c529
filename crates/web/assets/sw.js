// Keeps the whole app in the browser, so that it works without a network.
//
// A new version waits until no tab shows the old one: nobody's game changes under their hands. Where the app has to be
// replaced it asks, and loads the new one past this worker. Apps of the first version of the server's protocol cannot
// ask, and get nothing from the server any more: they are replaced as soon as the new version is there.
const VERSION = "{{version}}";
// The version of the server's protocol that the app speaks.
const PROTOCOL = 2;
const FILES = {{files}};
// The texts of each language and what bots have to know, kept from their first use on.
const LATER = {{later}};

// Other sites, and other copies of this one, may live on the same host: they keep their own caches.
const OURS = `rowlock ${self.registration.scope} `;
const CACHE = `${OURS}${PROTOCOL}-${VERSION}`;
// The first version of the protocol is not named.
const isFirst = (cache) => !/ \d+-\w+$/.test(cache);
const HOME = new URL("./", self.location).href;
const addresses = (files) => new Set(files.map((file) => new URL(file, self.location).href));
const KEPT = addresses(FILES);
const USED = addresses(LATER);
const HASHED = /-[0-9a-f]{10}\.\w+$/;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.hash = "";
  const wanted = request.mode === "navigate" && !KEPT.has(address.href) ? HOME : address.href;
  const ours = KEPT.has(wanted) || USED.has(wanted);
  if (request.method === "GET" && ours) event.respondWith(kept(wanted, request));
});

const others = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);

async function keepAll() {
  const cache = await caches.open(CACHE);
  // A name with a hash never changes its content; the others are asked for anew.
  await cache.addAll(
    [...KEPT, ...(await usedBefore())].map((file) => new Request(file, { cache: HASHED.test(file) ? "default" : "no-cache" })),
  );
  if ((await others()).some(isFirst)) await self.skipWaiting();
}

// What an older version has kept from its first use on: whoever is without a network later needs it.
async function usedBefore() {
  const bare = (address) => address.replace(HASHED, "");
  const known = new Set();
  for (const name of await others()) {
    for (const { url } of await (await caches.open(name)).keys()) known.add(bare(url));
  }
  return [...USED].filter((file) => known.has(bare(file)));
}

async function takeOver() {
  const old = await others();
  await Promise.all(old.map((name) => caches.delete(name)));
  // The first visit works offline from now on; a later version finds no tab that it could take over.
  if (old.length === 0) await self.clients.claim();
}

async function kept(file, request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(file, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  const isFile = answer.ok && !answer.headers.get("content-type")?.includes("html");
  if (USED.has(file) && isFile) await cache.put(file, answer.clone());
  return answer;
}
