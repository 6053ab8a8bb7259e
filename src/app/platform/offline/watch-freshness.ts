import type { WorkerMessage } from '#sw/messages.ts';
import { isWithoutHost } from '../api/result.ts';
import { lookForUpdate } from '../pwa/update-waiting.ts';
import { hostAnswers, isReachable, onReachability } from './reachability.ts';
import { onRefresh } from './refresh.ts';
import { renewPhotos, watchPhotos } from './renew-photos.ts';

/** Age in ms from which a screen is reloaded when the window becomes visible again. */
const STALE_MS = 30_000;
const TOGETHER_MS = 100;

const callsAreHere = () =>
  import('../api/transport.ts').then(
    () => true,
    () => false,
  );

type Router = {
  state: {
    isLoading: boolean;
    matches: { status: string; updatedAt: number; loaderData?: unknown }[];
  };
  invalidate(): Promise<void>;
};

/**
 * Reloads the screen's data in the background when the host becomes reachable, the window becomes visible, or an answer arrives after its copy.
 * Scroll position, focus and input stay; placeholder photos are requested again. Screens for which `isEdited` is true reload only if they could not
 * be loaded from the host, because a form must keep the version it began with.
 */
export function watchFreshness(router: Router, isEdited: (path: string) => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), TOGETHER_MS);
  };
  const load = async () => {
    // Without the host a screen that stands would give way to one that could not be loaded. Its return asks again.
    if (!isReachable()) return;
    const { isLoading, matches } = router.state;
    if (isLoading) return soon();
    const isWhole = matches.every((match) => match.status !== 'error' && !isWithoutHost(match.loaderData));
    if (isEdited(location.pathname) && isWhole) return;
    // Nor without the code that asks the host: where a lost network kept it from a first visit, browsers remember that for the page's life.
    if (await callsAreHere()) void router.invalidate();
  };
  const onVisibility = async () => {
    if (document.hidden) return;
    lookForUpdate();
    if (!(await hostAnswers())) return;
    const { updatedAt = Infinity } = router.state.matches.at(-1) ?? {};
    if (Date.now() - updatedAt > STALE_MS) soon();
  };
  onRefresh(soon);
  watchPhotos();
  onReachability(() => {
    if (!isReachable()) return;
    soon();
    renewPhotos();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const message = data as WorkerMessage;
    if (message.type === 'UPDATED' && message.url.startsWith('/photos/')) renewPhotos(message.url);
  });
  document.addEventListener('visibilitychange', () => void onVisibility());
}
