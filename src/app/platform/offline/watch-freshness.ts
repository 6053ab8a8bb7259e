import type { WorkerMessage } from '#sw/messages.ts';
import { isWithoutHost } from '../api/result.ts';
import { lookForUpdate } from '../pwa/update-waiting.ts';
import { hostAnswers, isReachable, onReachability } from './reachability.ts';
import { onRefresh } from './refresh.ts';
import { renewPhotos, watchPhotos } from './renew-photos.ts';

/** The age at which a screen is stale: it is loaded again when the window comes back into sight; ms. */
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
 * Loads what is on screen again, quietly, when the host comes back into reach, the window into sight, or an answer after the copy: the
 * screen stays as it is meanwhile, with its scroll position, focus and what was typed; photos that were stood in for are asked for again. `isEdited` limits that to
 * screens that could not be loaded from the host, where a form must go on from the version that it began with.
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
