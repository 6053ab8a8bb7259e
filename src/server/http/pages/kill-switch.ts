/**
 * The service worker that takes the place of every other where one has to be got rid of (`KILL_WORKER`): it takes over at once, deletes the
 * caches of the application, ends itself and loads the pages anew from the host. What a member's device stores, and the session, stay.
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

/** Has browsers forget what they cached of this origin (https://www.w3.org/TR/clear-site-data/); not its storage, which holds the session. */
export const CLEAR_CACHE = '"cache"';
