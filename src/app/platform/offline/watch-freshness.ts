import type { WorkerMessage } from '#sw/messages.ts';
import { lookForUpdate } from '../pwa/update-waiting.ts';
import { hostAnswers, isReachable, onReachability } from './reachability.ts';
import { onRefresh } from './refresh.ts';
import { renewPhotos, watchPhotos } from './renew-photos.ts';

/** The screen is loaded again after the window was hidden for this long; ms. */
const HIDDEN_MS = 30_000;
const TOGETHER_MS = 100;

const callsAreHere = () =>
  import('../api/transport.ts').then(
    () => true,
    () => false,
  );

type Router = {
  state: { isLoading: boolean; matches: { status: string }[] };
  invalidate(): Promise<void>;
};

/**
 * Loads what is on screen again, quietly, when the host comes back into reach, the window into sight, or an answer after the copy: the
 * screen stays as it is meanwhile, with its scroll position, focus and what was typed; photos that were stood in for are asked for again. `isEdited` limits that to
 * screens that failed to load, where a form must go on from the version that it began with.
 */
export function watchFreshness(router: Router, isEdited: (path: string) => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Infinity;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), TOGETHER_MS);
  };
  const load = async () => {
    // Without the host a screen that stands would give way to one that could not be loaded. Its return asks again.
    if (!isReachable()) return;
    const { isLoading, matches } = router.state;
    if (isLoading) return soon();
    if (isEdited(location.pathname) && matches.every(({ status }) => status !== 'error')) return;
    // Nor without the code that asks the host: where a lost network kept it from a first visit, browsers remember that for the page's life.
    if (await callsAreHere()) void router.invalidate();
  };
  const onVisibility = async () => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    lookForUpdate();
    const wasLong = Date.now() - hiddenAt > HIDDEN_MS;
    if ((await hostAnswers()) && wasLong) soon();
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
