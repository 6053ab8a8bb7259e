import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { catalogue, photos, runtimeCaches, stories, used } from './caching.ts';
import type { PageMessage } from './messages.ts';
import { endPush, listenForPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });

/** Every screen starts from the kept shell, so that a stalled network costs nothing; the host's own pages are not ours. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(v1|sandbox|dev)\//, /\.[a-z0-9]+$/],
  }),
);

type Asked = { url: URL; request: Request; sameOrigin: boolean };
/** Only GETs without credentials: whatever carries a bearer passes by the worker. */
const anonymous = ({ request }: Asked) => request.method === 'GET' && !request.headers.has('authorization');
const at = (pattern: RegExp) => (asked: Asked) => anonymous(asked) && pattern.test(asked.url.pathname);

const isHomes = at(/^\/v1\/(houses(\/[^/]+(\/reviews)?)?|faqs\/groups|reviews\/best)$/);
/** What is free on given dates, and for how much, is only ever asked of the host. */
const isLive = ({ url }: Asked) => url.searchParams.has('checkIn') || url.pathname.endsWith('/alternatives');
registerRoute((asked) => isHomes(asked) && !isLive(asked), catalogue);
registerRoute(at(/^\/v1\/boards(\/[^/]+)?$/), stories);
registerRoute(at(/^\/photos\/.+\.(avif|webp)$/), photos);
registerRoute(at(/^\/(assets|fonts|icons)\//), used);

listenForPush();

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as PageMessage;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'WARM') event.waitUntil(warm(message.urls, event));
  if (message.type === 'FORGET')
    event.waitUntil(Promise.all([endPush(), ...runtimeCaches.map((name) => caches.delete(name))]));
});

async function warm(urls: string[], event: ExtendableEvent): Promise<void> {
  for (const address of urls) {
    const url = new URL(address, self.location.origin);
    const request = new Request(url);
    const asked = { url, request, sameOrigin: url.origin === self.location.origin };
    const strategy =
      isHomes(asked) && !isLive(asked) ? catalogue : at(/^\/v1\/boards/)(asked) ? stories : null;
    await strategy?.handle({ event, request }).catch(() => undefined);
  }
}
