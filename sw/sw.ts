import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import {
  assets,
  boards,
  catalogue,
  clearRuntimeCaches,
  deleteForeignAnswers,
  deleteOutdatedCaches,
  photos,
} from './caching.ts';
import { endFetches, untilEnded } from './ending.ts';
import type { PageMessage } from './messages.ts';
import { copyPages, pageCopy } from './pages.ts';
import { precacheBuild } from './precache.ts';
import { listenForPush, unsubscribePush } from './push.ts';
import { isStandIn, standIn } from './stand-in.ts';
import { tellUpdated } from './tell-pages.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Wait for a photo before a blurred one is shown; ms. */
const PHOTO_MS = 8000;

clientsClaim();
cleanupOutdatedCaches();
precacheBuild(self.__WB_MANIFEST);

const shell = createHandlerBoundToURL('/index.html');
/**
 * Serves every screen from the device, so that a stalled network costs nothing: from the copy of a public page, else from the precached app shell.
 * Leaves the host's own pages to the network.
 */
registerRoute(
  new NavigationRoute(async (given) => (await pageCopy(given.url).catch(() => undefined)) ?? shell(given), {
    denylist: [/^\/(v1|sandbox|dev)\//, /\.[a-z0-9]+$/],
  }),
);

type Fetched = { url: URL; request: Request; sameOrigin: boolean };
/** Matches GETs without credentials; requests with a bearer token bypass the worker. */
const anonymous = ({ request }: Fetched) => request.method === 'GET' && !request.headers.has('authorization');
const at = (pattern: RegExp) => (fetched: Fetched) =>
  anonymous(fetched) && pattern.test(fetched.url.pathname);

const isCatalogue = at(
  /^\/v1\/(houses(\/[^/]+(\/(reviews|commutes|similar|host))?)?|universities|faqs\/groups|staff|reviews\/best)$/,
);
/** Matches availability and prices for given dates, and parts of the map, which are rarely requested twice: network only. */
const isLive = ({ url }: Fetched) =>
  url.searchParams.has('checkIn') ||
  url.searchParams.has('area') ||
  /\/(alternatives|map)$/.test(url.pathname);
const isBoards = at(/^\/v1\/boards(\/[^/]+)?$/);
registerRoute((fetched) => isCatalogue(fetched) && !isLive(fetched), catalogue);
registerRoute(isBoards, boards);
registerRoute(at(/^\/photos\/.+\.(avif|webp)$/), photoOrStandIn);
registerRoute(at(/^\/(assets|fonts|icons)\//), assets);

/**
 * Returns the photo, or a stand-in if the host accepts the connection and does not answer in time; pages get a message when the photo arrives later.
 */
async function photoOrStandIn({ event, request }: { event: ExtendableEvent; request: Request }) {
  const photo = photos.handle({ event, request });
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PHOTO_MS, null));
  const inTime = await Promise.race([photo, patience]);
  const instead = inTime ?? (await standIn(request));
  const tell = (came: Response) => (came.ok && !isStandIn(came) ? tellUpdated(request.url) : undefined);
  if (!inTime && instead) event.waitUntil(photo.then(tell, () => undefined));
  return instead ?? photo;
}

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOutdatedCaches(), deleteForeignAnswers()])),
);
listenForPush();

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as PageMessage;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'GIVE_WAY') endFetches();
  if (message.type === 'CLAIM') event.waitUntil(self.clients.claim());
  if (message.type === 'WARM') event.waitUntil(warm(message.urls, event));
  if (message.type === 'COPY_PAGES') event.waitUntil(copyPages(message, isCached));
  if (message.type === 'FORGET') event.waitUntil(Promise.all([unsubscribePush(), clearRuntimeCaches()]));
});

function isCached(url: URL): boolean {
  const fetched = { url, request: new Request(url), sameOrigin: url.origin === self.location.origin };
  return isBoards(fetched) || (isCatalogue(fetched) && !isLive(fetched));
}

async function warm(urls: string[], event: ExtendableEvent): Promise<void> {
  const signal = untilEnded();
  for (const address of urls) {
    if (signal.aborted) return;
    const url = new URL(address, self.location.origin);
    const request = new Request(url);
    const fetched = { url, request, sameOrigin: url.origin === self.location.origin };
    const strategy = isCatalogue(fetched) && !isLive(fetched) ? catalogue : isBoards(fetched) ? boards : null;
    await strategy?.handle({ event, request }).catch(() => undefined);
  }
}
