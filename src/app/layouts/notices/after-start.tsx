import { createRoot } from 'react-dom/client';
import type { createAppRouter } from '#app/router.tsx';
import { cacheCatalogue } from '#app/platform/offline/catalogue.ts';
import { watchFreshness } from '#app/platform/offline/watch-freshness.ts';
import { watchUpdates } from '#app/platform/pwa/update-waiting.ts';
import { areaOf } from '../areas.ts';
import { UpdatePrompt } from './update-prompt.tsx';
import { watchNavigations } from './waiting.tsx';

/**
 * The work of an idle page: it follows the host from now on. @returns that of a page with a worker, which caches for use without a network
 * what the public screens need
 */
export function afterStart(router: ReturnType<typeof createAppRouter>): () => Promise<void> {
  const isPublic = areaOf(location.pathname) === 'site';
  watchFreshness(router, !isPublic);
  watchNavigations(router);
  void watchUpdates().catch(() => undefined);
  const notices = document.createElement('aside');
  document.body.append(notices);
  createRoot(notices).render(<UpdatePrompt />);
  return async () => {
    if (!isPublic) return;
    for (const to of ['/houses', '/community', '/testimonial', '/faq', '/'] as const)
      await router.preloadRoute({ to }).catch(() => undefined);
    await cacheCatalogue();
  };
}
