// Keeps every file of this folder, so that the table is played without a network; another export replaces them whole.

importScripts("files.js"); // FILES: `version` tells this export from others, `names` are all its files
const OWN = `table ${registration.scope} `;
const CURRENT = OWN + FILES.version;

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

async function keep() {
  const cache = await caches.open(CURRENT);
  await cache.addAll(FILES.names.map((name) => new Request(name, { cache: "no-cache" })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OWN) && name !== CURRENT).map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(CURRENT);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
