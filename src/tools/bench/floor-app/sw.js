/// <reference lib="webworker" />
/** Answers from what the first visit has asked for, listed as FILES, which the build fills in. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) =>
  event.waitUntil(caches.open('floor').then((cache) => cache.addAll(FILES))),
);
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const file = mode === 'navigate' ? '/' : url;
  event.respondWith(
    caches.match(file, { cacheName: 'floor' }).then((found) => found ?? fetch(event.request)),
  );
});
