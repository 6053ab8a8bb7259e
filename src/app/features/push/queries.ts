import { api } from '#app/platform/api.ts';
import { attempt, type Outcome } from '#app/platform/problem.ts';
import { pushState, subscribePush, unsubscribePush, type PushState } from '#app/platform/push.ts';

/** Whether this device is notified; `unavailable` where the host sends no notifications or cannot be asked. */
export async function notifyState(): Promise<PushState | 'unavailable'> {
  const key = await attempt(() => api.push.key());
  return key.ok && key.value.publicKey !== null ? pushState() : 'unavailable';
}

/** Has this device notified until log-out; the state that it is in afterwards. */
export function notifyHere(): Promise<Outcome<PushState>> {
  return attempt(async () => {
    const { publicKey } = await api.push.key();
    const subscription = publicKey === null ? null : await subscribePush(publicKey);
    if (subscription) await api.push.subscribe({ body: subscription });
    return pushState();
  });
}

/** Ends that. */
export function notifyNoMore(): Promise<Outcome<PushState>> {
  return attempt(async () => {
    const endpoint = await unsubscribePush();
    if (endpoint) await api.push.unsubscribe({ query: { endpoint } });
    return pushState();
  });
}
