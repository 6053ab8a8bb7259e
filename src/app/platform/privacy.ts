import { endChat } from './chat.ts';
import { bringDraftsBack, dropAllDrafts, setDraftsAside } from './draft.ts';
import { deviceOwner, wipeSaved } from './offline.ts';
import { session, type SessionChange } from './session.ts';

/** What the router holds of a person: the data of screens, shown and kept for going back. */
type Router = {
  state: { isLoading: boolean };
  subscribe(event: 'onResolved', listener: () => void): () => void;
  invalidate(): Promise<void>;
  clearCache(): void;
};

/** Removes everything of a person from this device: drafts, saved stays, what the worker read meanwhile, the chat's memory. */
export async function forgetPerson(): Promise<void> {
  dropAllDrafts();
  await forgetSaved();
}

async function forgetSaved(): Promise<void> {
  endChat();
  // Not waited for: without a worker nobody ever answers.
  void import('./updates.ts').then(({ tell }) => tell({ type: 'FORGET' })).catch(() => undefined);
  await wipeSaved();
}

/**
 * Keeps a shared phone clean: whichever way a session ends (log-out here or in another tab, a 401, another account), this tab forgets
 * the person at once and shows its screen anew to whoever is there now. Each tab does so for itself, since each holds things of its own.
 * `begun` is the account that the page was started for; a change since then was made `where`.
 */
export function watchPerson(router: Router, begun: string | null, where: SessionChange = 'elsewhere'): void {
  let before = begun;
  const look = (changed: SessionChange) => {
    const now = who();
    if (now === before) return;
    const left = before;
    before = now;
    router.clearCache();
    if (left !== null) leave(left, now, changed);
    if (left !== null && now !== null && changed === 'elsewhere') return location.reload();
    if (now !== null) bringDraftsBack(now);
    // Forms lead on by themselves after a log-in in this tab.
    if (now === null || changed === 'elsewhere') void showAnew(router);
  };
  session.subscribe(look);
  look(where);
  if (who() === null) void clearRemains();

  // A page that the browser kept whole for the back gesture was not told of what happened meanwhile.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || who() === before) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}

const who = () => session.viewer()?.id ?? null;

function leave(left: string, now: string | null, where: SessionChange): void {
  // The host ended the session, or it ran out: only the same person, here, gets back what they were typing.
  if (now === null && where === 'here') setDraftsAside(left);
  else dropAllDrafts();
  void forgetSaved();
}

/** A visit that begins logged out: a token that does not decode is none, and an owner without a session was left behind. */
async function clearRemains(): Promise<void> {
  if (session.accessToken() !== null) session.clear();
  if ((await deviceOwner()) && who() === null) await forgetPerson();
}

async function showAnew(router: Router): Promise<void> {
  if (router.state.isLoading)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe('onResolved', () => {
        stop();
        resolve();
      });
    });
  await router.invalidate();
  router.clearCache();
}
