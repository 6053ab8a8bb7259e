import { endChat } from '../services/chat.ts';
import { bringDraftsBack, dropAllDrafts, setDraftsAside } from '../forms/draft.ts';
import { deviceOwner, clearMemberCache } from '../offline/member-cache.ts';
import { COMPARED, FAVOURITES, WANTED_ALERT, WANTED_SEAT } from '../browser/shortlist-keys.ts';
import { OWN_UNIVERSITY, storage, tabStorage } from '../browser/storage.ts';
import { showBadge } from '../pwa/badge.ts';
import { session, type SessionChange } from './session.ts';

type Router = {
  state: { isLoading: boolean };
  subscribe(event: 'onResolved', listener: () => void): () => void;
  invalidate(): Promise<void>;
  clearCache(): void;
};

/** Removes a member's data from this device: drafts, the member cache, the service worker's runtime caches and the chat session. */
export async function clearMemberData(): Promise<void> {
  dropAllDrafts();
  await clearCaches();
}

async function clearCaches(): Promise<void> {
  endChat();
  void showBadge(0);
  storage.remove(OWN_UNIVERSITY, FAVOURITES);
  tabStorage.remove(COMPARED, WANTED_ALERT, WANTED_SEAT);
  // Not awaited: without a worker it never settles.
  void import('../pwa/updates.ts')
    .then(({ postToWorker }) => postToWorker({ type: 'FORGET' }))
    .catch(() => undefined);
  void import('../offline/cache-fallback.ts').then(({ dropReads }) => dropReads()).catch(() => undefined);
  await clearMemberCache();
}

/**
 * Clears a member's data from a shared device when the session ends (log-out in any tab, a 401, another account) and reloads the screen for the
 * current account. Each tab does this itself, because each holds its own data. `accountAtStart` is the account at page start; `where` is the tab of a
 * change since then.
 */
export function watchSession(
  router: Router,
  accountAtStart: string | null,
  where: SessionChange = 'elsewhere',
): void {
  let before = accountAtStart;
  const onChange = (changed: SessionChange) => {
    const now = accountId();
    if (now === before) return;
    const left = before;
    before = now;
    router.clearCache();
    if (left !== null) leave(left, now, changed);
    if (left !== null && now !== null && changed === 'elsewhere') return location.reload();
    if (now !== null) bringDraftsBack(now);
    // After a log-in in this tab the form itself navigates on.
    if (now === null || changed === 'elsewhere') void reloadScreen(router);
  };
  session.subscribe(onChange);
  onChange(where);
  if (accountId() === null) void clearLeftovers();

  // A page restored from the back-forward cache has missed every change meanwhile.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || accountId() === before) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}

const accountId = () => session.viewer()?.id ?? null;

function leave(left: string, now: string | null, where: SessionChange): void {
  // The host ended the session, or it expired: only the same account, in this tab, gets its drafts back.
  if (now === null && where === 'here') setDraftsAside(left);
  else dropAllDrafts();
  void clearCaches();
}

/** Clears data left by an earlier visit on a logged-out device: an undecodable token, or a cache without a session. */
async function clearLeftovers(): Promise<void> {
  if (session.accessToken() !== null) session.clear();
  if ((await deviceOwner()) && accountId() === null) await clearMemberData();
}

async function reloadScreen(router: Router): Promise<void> {
  if (router.state.isLoading)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe('onResolved', () => {
        stop();
        resolve();
      });
    });
  void router.invalidate();
  router.clearCache();
}
