import { refresh } from '#app/platform/offline/refresh.ts';
import { session } from '#app/platform/session/session.ts';
import type { WorkerMessage } from '#sw/messages.ts';

/**
 * Reads a member's stays anew into what the device keeps of them, and what is on screen, when a push message comes, and at the start where
 * one came while no page was open: its notification is still there.
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
