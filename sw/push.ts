declare const self: ServiceWorkerGlobalScope;

type Notice = { title: string; body: string; link: string };

/** Shows what the host sends to this device, and opens what it is about when it is tapped. */
export function listenForPush(): void {
  self.addEventListener('push', (event) => {
    const notice = read(event.data);
    if (!notice) return;
    const { title, body, link } = notice;
    event.waitUntil(
      self.registration.showNotification(title, {
        body,
        icon: '/icons/icon-192.png',
        // What is said again replaces what was said before.
        tag: link + title,
        data: link,
      }),
    );
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(ownAddress(event.notification.data)));
  });
}

/** Log-out: this device is notified no more, even if the host cannot be told. */
export async function endPush(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

function read(data: PushMessageData | null): Notice | null {
  try {
    const { title, body, link } = (data?.json() ?? {}) as Partial<Notice>;
    return title ? { title, body: body ?? '', link: link ?? '/' } : null;
  } catch {
    return null;
  }
}

/** The path of an address of ours, else the front page: no notification leads elsewhere. */
function ownAddress(link: unknown): string {
  if (typeof link !== 'string' || !URL.canParse(link, self.location.origin)) return '/';
  const { origin, pathname, search } = new URL(link, self.location.origin);
  return origin === self.location.origin ? pathname + search : '/';
}

/** Brings the window that is already open to the place, or opens one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows;
  const led = await first?.navigate(path).catch(() => null);
  await (led ? led.focus() : self.clients.openWindow(path));
}
