// Keeps the built client, so that it opens at once and without a network. What the server knows
// is never kept: requests to it go by as if nobody were here.

/** What the build made, filled in by it (tools/worker.ts): { version, files }. */
const SHELL = __SHELL__;
const KEPT = `throneroom-${SHELL.version}`;
const HOME = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([HOME, ...SHELL.files]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("throneroom-") && name !== KEPT))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The server's page is always newer; ours is for when it does not answer. */
async function page(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = url.pathname.startsWith("/api/") ? undefined : await caches.match(HOME);
    if (kept) return kept;
    throw error;
  }
}

/** A file under assets has a name of its own for every content: it never gets old. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, response.clone());
  }
  return response;
}
