import { afterEach, expect, it, vi } from 'vitest';
import { ownAddress, renew, tellPushed } from './push.ts';

const subscription = (name: string) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  const keys = { p256dh: `key-${name}`, auth: `auth-${name}` };
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
  // The host does not take the time that browsers add.
  return {
    endpoint,
    options,
    toJSON: () => ({ endpoint, keys, expirationTime: null }),
  };
};
const asked = vi.fn(async (_url: string, _init: { method: string; body: string }) => new Response());
const subscribe = vi.fn(async () => subscription('next'));
const told = () => asked.mock.calls.map(([url, { method, body }]) => [method, url, JSON.parse(body)]);
vi.stubGlobal('fetch', asked);
const page = { postMessage: vi.fn<(message: unknown) => void>() };
const clients = { matchAll: async () => [page] };
const location = { origin: 'https://ondol.example' };
vi.stubGlobal('self', { registration: { pushManager: { subscribe } }, clients, location });
afterEach(() => vi.clearAllMocks());

const renewed = {
  formerEndpoint: 'https://fcm.googleapis.com/fcm/send/first',
  subscription: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/next',
    keys: { p256dh: 'key-next', auth: 'auth-next' },
  },
};

it('a subscription that the browser has replaced is told to the host', async () => {
  await renew({ oldSubscription: subscription('first'), newSubscription: subscription('next') });
  expect(told()).toEqual([['PUT', '/v1/push/subscriptions', renewed]]);
  expect(subscribe).not.toHaveBeenCalled();
});

it('one that the browser has ended is asked for anew, with the same key of the host', async () => {
  const oldSubscription = subscription('first');
  await renew({ oldSubscription, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith(oldSubscription.options);
  expect(told()).toEqual([['PUT', '/v1/push/subscriptions', renewed]]);
});

it('nothing is asked where the browser does not say which it was', async () => {
  await renew({});
  expect(asked).not.toHaveBeenCalled();
});

it('a push message is told to the open pages, which read anew what the device keeps', async () => {
  await tellPushed();
  expect(page.postMessage).toHaveBeenCalledWith({ type: 'PUSHED' });
});

it.each([
  ['/mypage/7?x=1#y', 'https://ondol.example/mypage/7?x=1#y'],
  ['https://ondol.example/mypage', 'https://ondol.example/mypage'],
  ['https://ondol.example//elsewhere.example/x', 'https://ondol.example//elsewhere.example/x'],
  ['https://elsewhere.example/mypage', 'https://ondol.example/'],
  ['//elsewhere.example', 'https://ondol.example/'],
  ['/\\elsewhere.example', 'https://ondol.example/'],
  ['https://ondol.example.elsewhere.example/', 'https://ondol.example/'],
  ['https://ondol.example@elsewhere.example/', 'https://ondol.example/'],
  ['http://ondol.example/', 'https://ondol.example/'],
  ['javascript:alert(1)', 'https://ondol.example/'],
  ['blob:https://ondol.example/7', 'https://ondol.example/'],
  [null, 'https://ondol.example/null'],
])('a notification for %s opens %s', (link, opened) => {
  expect(ownAddress(link)).toBe(opened);
  expect(new URL(ownAddress(link)).origin).toBe('https://ondol.example');
});
