import type { WorkerMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

type PushMessage = { title: string; body: string; link: string };

/** Shows the push messages of the host as notifications and opens their link when one is tapped. */
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

/** Tells the pages of this worker that a push message has come, so that they read anew what they keep for times without a network. */
export async function tellPushed(): Promise<void> {
  const message: WorkerMessage = { type: 'PUSHED' };
  for (const page of await self.clients.matchAll()) page.postMessage(message);
}

type Subscription = Pick<PushSubscription, 'endpoint' | 'options' | 'toJSON'>;
type SubscriptionChange = {
  oldSubscription?: Subscription | null;
  newSubscription?: Subscription | null;
};

/** Tells the host that the browser has put a subscription in another's place, or has ended it: then this asks for the next. */
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

/** Log-out: ends the push subscription of this device, even if the host cannot be reached, and closes what it has shown. */
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
 * Returns a link as an address of our own origin, else the home page: no notification leads to another site. As a whole, since a path alone
 * (`//elsewhere.example`) may be another site's address again.
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

/** Navigates the window that is already open to an address, or opens one. */
async function openWindow(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows;
  const navigated = await first?.navigate(address).catch(() => null);
  await (navigated ? navigated.focus() : self.clients.openWindow(address));
}
