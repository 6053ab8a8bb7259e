import type { WorkerMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

type PushMessage = { title: string; body: string; link: string };

export function listenForPush(): void {
  self.addEventListener('push', (event) => {
    const message = parsed(event.data);
    if (!message) return;
    event.waitUntil(Promise.all([show(message), tellPushed()]));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openWindow(ownAddress(event.notification.data)));
  });
}

async function show({ title, body, link }: PushMessage): Promise<void> {
  await self.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    // A repeated message replaces the earlier one.
    tag: link + title,
    data: link,
  });
}

export async function tellPushed(): Promise<void> {
  const message: WorkerMessage = { type: 'PUSHED' };
  for (const page of await self.clients.matchAll()) page.postMessage(message);
}

type Subscription = Pick<PushSubscription, 'endpoint' | 'options' | 'toJSON'>;
type SubscriptionChange = {
  oldSubscription?: Subscription | null;
  newSubscription?: Subscription | null;
};

/** Tells the host that the browser replaced or ended a subscription; after an end, requests a new one. */
export async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const { endpoint, options } = oldSubscription;
  const { userVisibleOnly, applicationServerKey } = options;
  const made =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly, applicationServerKey }));
  const { endpoint: next, keys } = made.toJSON();
  await fetch('/v1/push/subscriptions', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formerEndpoint: endpoint, subscription: { endpoint: next, keys } }),
  });
}

/** Ends this device's push subscription, even if the host is unreachable, and closes shown notifications; runs at log-out. */
export async function unsubscribePush(): Promise<void> {
  for (const notification of await self.registration.getNotifications()) notification.close();
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

function parsed(data: PushMessageData | null): PushMessage | null {
  try {
    const { title, body, link } = (data?.json() ?? {}) as Partial<PushMessage>;
    return title ? { title, body: body ?? '', link: link ?? '/' } : null;
  } catch {
    return null;
  }
}

/**
 * Returns a link as an absolute address of our origin, else the home page, so that no notification leads to another site. A path alone
 * (`//elsewhere.example`) could be another site's address.
 */
export function ownAddress(link: unknown): string {
  const home = `${self.location.origin}/`;
  try {
    const url = new URL(String(link), home);
    // The origin of `blob:` and `filesystem:` is that of the page inside.
    return url.href.startsWith(home) ? url.href : home;
  } catch {
    return home;
  }
}

async function openWindow(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows;
  const navigated = await first?.navigate(address).catch(() => null);
  await (navigated ? navigated.focus() : self.clients.openWindow(address));
}
