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

// Notices of the server for a page that is closed: { kind, title, text, table }.

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (!told) return;
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.text,
      tag: `throneroom-${told.table}`,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { table: told.table },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  if (table) event.waitUntil(show(`/table/${encodeURIComponent(table)}`));
});

/** Brings a page forward: one that shows the table, another of ours, or a new one. */
async function show(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  if (there) return there.focus();
  const [some] = pages;
  if (!some) return self.clients.openWindow(address);
  const moved = await some.navigate(address).catch(() => null);
  return moved ? moved.focus() : self.clients.openWindow(address);
}
