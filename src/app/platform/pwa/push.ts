/** State of notifications in this browser. An iPhone is `unsupported` until the app is on its home screen. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Requests permission and subscribes with the browser's push service. Returns null if either refuses. `publicKey` is the host's, in base64url. */
export async function subscribePush(publicKey: string): Promise<DeviceSubscription | null> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  try {
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
  } catch (error) {
    console.warn('The push service of this browser refused', error);
    return null;
  }
}

/**
 * Ends this device's subscription.
 * @returns its endpoint, for the host to delete; null if there was none
 */
export async function unsubscribePush(): Promise<string | null> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
