import { createRoot } from 'react-dom/client';
import { lazy, Suspense, type ComponentType } from 'react';
import type { createAppRouter } from '#app/router.tsx';
import { isEnglishOffered } from '#app/platform/i18n/switch-language.ts';
import { CURRENCY, OWN_UNIVERSITY, storage } from '#app/platform/browser/storage.ts';
import { setIndexed } from '#app/platform/browser/use-no-index.ts';
import { cacheCatalogue } from '#app/platform/offline/catalogue.ts';
import { copiedAt, copyPages, deleteFormerCopies } from '#app/platform/offline/page-copies.ts';
import { refresh } from '#app/platform/offline/refresh.ts';
import { watchFreshness } from '#app/platform/offline/watch-freshness.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { endSessions } from '#app/platform/session/end-at-host.ts';
import { countVisit } from '#app/platform/pwa/visits.ts';
import { useUpdateWaiting, watchUpdates } from '#app/platform/pwa/update-waiting.ts';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { areaOf } from '../areas.ts';
import { isIndexed } from '../indexing.ts';
import { Invitation } from './invitation.tsx';
import { showRefusalToasts } from './refusal-toast.ts';
import { watchPushes } from './pushed.ts';
import { watchSlowChanges } from './slow-changes.ts';
import { watchNavigations } from './waiting.tsx';

/** True for screens with work in progress. A signature, request or change refers to the data that was loaded with them, so they are not reloaded. */
const isEdited = (path: string) =>
  areaOf(path) === 'admin' || /^\/(sign|book|pay|mypage\/[^/]+\/(change|extend|review))\b/.test(path);

/**
 * Starts the background work of an idle page.
 * @returns a function for pages with a service worker, which caches the public screens for offline use
 */
export function afterStart(router: ReturnType<typeof createAppRouter>): () => Promise<void> {
  const isPublic = areaOf(location.pathname) === 'site';
  // The fonts of letters that a page in English begins without (`http/pages/deferred-assets.ts`).
  const subsets = document.querySelector<HTMLTemplateElement>('#subsets');
  if (subsets) document.head.append(subsets.content);
  watchFreshness(router, isEdited);
  if (copiedAt()) refresh();
  if (storage.get(CURRENCY))
    void import('#app/platform/currency/currency.ts')
      .then(({ restoreCurrency }) => restoreCurrency())
      .catch(() => undefined);
  watchNavigations(router);
  watchSlowChanges();
  showRefusalToasts();
  watchPushes();
  const tellRobots = () => {
    const shown = router.state.matches.at(-1);
    if (shown) setIndexed(isIndexed(shown.fullPath, shown.search));
  };
  // A step that was taken before this began.
  if (performance.getEntriesByType('navigation')[0]?.name !== location.href) tellRobots();
  router.subscribe('onResolved', ({ hrefChanged }) => hrefChanged && tellRobots());
  // A browser shares a page by this address, which the host wrote for the page that it sent.
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) document.querySelector('link[rel=canonical]')?.remove();
  });
  void endSessions();
  onReachability(() => isReachable() && void endSessions());
  void watchUpdates(router).catch(() => undefined);
  const inOwnWords = isEnglishOffered()
    ? import('./language-offer.tsx').then(({ offerEnglish }) => offerEnglish()).catch(() => undefined)
    : Promise.resolve();
  const asked = isPublic
    ? inOwnWords
        .then(() => import('./services.tsx'))
        .then(({ startServices }) => startServices(router))
        .catch(() => undefined)
    : Promise.resolve();
  const notices = document.createElement('aside');
  document.body.append(notices);
  createRoot(notices).render(
    <>
      <UpdatePrompt />
      <Invitation router={router} visits={countVisit(Date.now())} after={asked} />
    </>,
  );
  return async () => {
    deleteFormerCopies();
    if (!isPublic) return;
    for (const to of ['/houses', '/community', '/testimonial', '/faq', '/favourites', '/'] as const)
      await router.preloadRoute({ to }).catch(() => undefined);
    await copyPages().catch(() => undefined);
    await cacheCatalogue(storage.get(OWN_UNIVERSITY));
  };
}

const UpdateOffer = lazy<ComponentType>(() =>
  withTexts('update', import('./update-offer.tsx')).catch(() => ({ default: () => null })),
);

function UpdatePrompt() {
  const waiting = useUpdateWaiting();
  return (
    <div role="status">
      {waiting && (
        <Suspense fallback={null}>
          <UpdateOffer />
        </Suspense>
      )}
    </div>
  );
}
