import { refresh } from '#app/platform/offline/refresh.ts';
import { session } from '#app/platform/session/session.ts';
import type { WorkerMessage } from '#sw/messages.ts';

/**
 * Refreshes the cached stays and the current screen when a push message arrives. Also runs at the start if a notification arrived while no page was
 * open.
 */
export function watchPushes(): void {
  const worker = globalThis.navigator?.serviceWorker;
  worker?.addEventListener('message', ({ data }) => {
    if ((data as WorkerMessage).type === 'PUSHED') renew();
  });
  void worker
    ?.getRegistration()
    .then((registration) => registration?.getNotifications())
    .then((shown) => shown?.length && renew())
    .catch(() => undefined);
}

function renew(): void {
  if (!session.viewer()) return;
  void import('#app/features/reservations/queries.ts')
    .then(({ cacheNextReservation }) => cacheNextReservation())
    .catch(() => undefined);
  refresh();
}
