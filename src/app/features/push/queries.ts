import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { pushState, subscribePush, unsubscribePush, type PushState } from '#app/platform/pwa/push.ts';

export type NotifyState = PushState | 'unavailable';

export async function notifyState(): Promise<NotifyState> {
  const key = await attempt(() => api.push.key());
  return key.ok && key.value.publicKey !== null ? pushState() : 'unavailable';
}

/** Turns push notifications on until log-out, and returns the state afterwards. */
export function notifyHere(): Promise<Result<PushState>> {
  return attempt(async () => {
    const { publicKey } = await api.push.key();
    const subscription = publicKey === null ? null : await subscribePush(publicKey);
    if (subscription) await api.push.subscribe({ body: subscription });
    return pushState();
  });
}

export function notifyNoMore(): Promise<Result<PushState>> {
  return attempt(async () => {
    const endpoint = await unsubscribePush();
    if (endpoint) await api.push.unsubscribe({ query: { endpoint } });
    return pushState();
  });
}
