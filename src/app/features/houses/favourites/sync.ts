import { api } from '#app/platform/api/api.ts';
import { attempt } from '#app/platform/api/result.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { session } from '#app/platform/session/session.ts';
import { changesFor, onSaved, takeList } from './saved-houses.ts';

let running: Promise<void> | undefined;
let watching = false;

/** Merges this device's favorites into the logged-in account. Never fails: changes that could not be sent wait on the device. */
export function syncFavourites(): Promise<void> {
  running ??= exchange().finally(() => {
    running = undefined;
  });
  return running;
}

async function exchange(): Promise<void> {
  const account = session.viewer()?.id;
  if (!account || !isReachable()) return;
  const changes = changesFor(account);
  const list = await attempt(() =>
    changes.length > 0 ? api.favourites.sync({ body: { changes } }) : api.favourites.list(),
  );
  if (!list.ok || session.viewer()?.id !== account) return;
  takeList(account, list.value, changes);
}

export function watchFavourites(): void {
  if (watching) return;
  watching = true;
  const tell = () => {
    const account = session.viewer()?.id;
    if (account && changesFor(account).length > 0) void syncFavourites();
  };
  void syncFavourites();
  session.subscribe(() => void syncFavourites());
  onReachability(() => void syncFavourites());
  onSaved(tell);
}
