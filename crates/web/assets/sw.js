// Keeps the whole app in the browser, so that it works without a network: what the first page needs when this is
// installed, everything else in the background.
//
// A new version waits until no tab shows the old one: nobody's game changes under their hands. Where the app has to be
// replaced it asks, and loads the new one past this worker. Apps of the first version of the server's protocol cannot
// ask, and get nothing from the server any more: they are replaced as soon as the new version is there.
const VERSION = "{{version}}";
// The version of the server's protocol that the app speaks.
const PROTOCOL = 2;
// What the first page needs.
const FIRST = {{first}};
// Everything else, what is needed most first.
const REST = {{rest}};

// Other sites, and other copies of this one, may live on the same host: they keep their own caches.
const OURS = `rowlock ${self.registration.scope} `;
const CACHE = `${OURS}${PROTOCOL}-${VERSION}`;
// The first version of the protocol is not named.
const isFirst = (cache) => !/ \d+-\w+$/.test(cache);
const HOME = new URL("./", self.location).href;
const addresses = (files) => files.map((file) => new URL(file, self.location).href);
const ALL = new Set(addresses([...FIRST, ...REST]));
const HASHED = /-[0-9a-f]{10}\.\w+$/;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keepRest()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.hash = "";
  const wanted = request.mode === "navigate" && !ALL.has(address.href) ? HOME : address.href;
  if (request.method === "GET" && ALL.has(wanted)) event.respondWith(kept(wanted, request));
});

const others = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
// A name with a hash never changes its content; the others are asked for anew.
const asked = (file, priority) => new Request(file, { cache: HASHED.test(file) ? "default" : "no-cache", priority });

async function install() {
  const cache = await caches.open(CACHE);
  const old = await others();
  // A version that takes the place of another one has all of it, also where there is no network by then.
  const files = old.length === 0 ? FIRST : [...FIRST, ...REST];
  await cache.addAll(addresses(files).map((file) => asked(file, "auto")));
  if (old.some(isFirst)) await self.skipWaiting();
}

async function takeOver() {
  const old = await others();
  await Promise.all(old.map((name) => caches.delete(name)));
  // The first visit works offline from now on; a later version finds no tab that it could take over.
  if (old.length === 0) await self.clients.claim();
}

let keeping;

// Whoever asks while it is going on hears of it, too.
const keepRest = () => (keeping ??= fetchRest().finally(() => (keeping = undefined)));

async function fetchRest() {
  const cache = await caches.open(CACHE);
  const have = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...ALL].filter((file) => !have.has(file));
  let count = ALL.size - missing.length;
  for (const file of missing) {
    await tell(count, false);
    // What does not come is missing, and is said to be.
    await cache.add(asked(file, "low")).then(() => count++, () => {});
  }
  await tell(count, true);
}

async function tell(count, isDone) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage([count, ALL.size, isDone]);
}

async function kept(file, request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(file, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  // Some hosts answer with a page where a file is missing.
  const isFile = answer.ok && !answer.headers.get("content-type")?.includes("html");
  if (isFile) await cache.put(file, answer.clone());
  return answer;
}
