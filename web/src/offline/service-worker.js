/**
 * Keeps the whole app on the device: every file of this build is stored when it is installed, and then comes from the
 * store. The server's API is never stored. A new build is a new version: it waits until the page says "take over".
 */
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const CACHE = `holotape-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

/** A note about a table brings its page to the front. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find(({ url }) => url === notification.data) ?? pages[0];
      return page ? page.focus() : self.clients.openWindow(notification.data);
    }),
  );
});

/** Pages of the app are all one file; the rest is found by its name. */
async function fromStore(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true });
  return found ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/healthz') return;
  event.respondWith(fromStore(request));
});
