import { addPlugins, getCacheKeyForURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { cacheNames } from 'workbox-core';
import { digestOf } from './as-asked.ts';

/**
 * Precaches the files of the build and serves them only with the content that was built (`integrity`). On installation, files stored by an earlier
 * version under the same name are compared; if the HTTP cache or the network has other content, the file is fetched past that cache once.
 */
export function precacheBuild(entries: PrecacheEntry[]): void {
  const integrities = new Map(entries.map(({ url, integrity }) => [`/${url}`, integrity]));
  const integrityOf = (url: string) => integrities.get(new URL(url).pathname) ?? '';
  addPlugins([
    {
      async cachedResponseWillBeUsed({ event, request, cachedResponse }) {
        if (event?.type !== 'install' || !cachedResponse) return cachedResponse;
        const digest = await digestOf(cachedResponse.clone());
        return integrityOf(request.url).includes(`sha256-${digest}`) ? cachedResponse : undefined;
      },
      async handlerDidError({ request }) {
        const response = await fetch(request.url, { cache: 'reload', integrity: integrityOf(request.url) });
        if (response.status !== 200) return undefined;
        const cache = await caches.open(cacheNames.precache);
        await cache.put(getCacheKeyForURL(request.url) ?? request.url, response.clone());
        return response;
      },
    },
  ]);
  // Without an index of directories, which would answer `/` with the shell before its copy is looked for.
  precacheAndRoute(entries, { cleanURLs: false, directoryIndex: '' });
}
