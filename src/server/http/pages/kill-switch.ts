/**
 * The service worker that replaces any other one when `KILL_WORKER` is set: it takes over at once, deletes the caches of the application, unregisters
 * itself and reloads the pages from the host. The session and the data stored on the member's device stay.
 */
export const killSwitch = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url).catch(() => null);
}
`;

/** Makes browsers delete their cache for this origin (https://www.w3.org/TR/clear-site-data/) but not its storage, which holds the session. */
export const CLEAR_CACHE = '"cache"';
