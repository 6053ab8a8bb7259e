// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/api.ts';
import { becomeOwner, deviceOwner, clearMemberCache } from './member-cache.ts';
import { session } from '../session/session.ts';
import { cachedForViewer, networkFirst } from './network-first.ts';

const database = vi.hoisted(() => new Map<string, unknown>());
let isFull = false;
// The test browser has no IndexedDB; the store behind it is a plain map.
vi.mock('idb-keyval', () => ({
  createStore: () => database,
  get: async (key: string) => database.get(key),
  // As in WebKit, which stores no Blob, and as on a device without room.
  set: async (key: string, value: unknown) => {
    const hasBlob =
      typeof value === 'object' && Object.values(value ?? {}).some((part) => part instanceof Blob);
    if (isFull || hasBlob) throw new DOMException('Error preparing Blob/File data', 'UnknownError');
    database.set(key, value);
  },
  clear: async () => database.clear(),
}));

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = (sub: string, exp: number) =>
  `${base64({ alg: 'none' })}.${base64({ sub, exp, role: 'member', name: sub, sid: 's' })}.x`;
/** Logs in with a long-expired token, as on a phone that was offline for a day. */
const logIn = async (sub: string) => {
  session.store({ accessToken: token(sub, 1), refreshToken: `refresh-${sub}` });
  await becomeOwner({ accountId: sub, name: sub });
};
const answers = (value: string) => () => Promise.resolve(value);
const noNetwork = () => Promise.reject(new NetworkError());

beforeEach(() => {
  isFull = false;
  database.clear();
  session.clear();
});

describe('my own things on this device', () => {
  it('are read without network as they were last said, with the time', async () => {
    await logIn('linh');
    const before = Date.now();
    expect(await networkFirst('stay/1', answers('door code 8830*'))).toMatchObject({ fromDevice: false });
    const again = await networkFirst('stay/1', noNetwork);
    expect(again).toMatchObject({ value: 'door code 8830*', fromDevice: true });
    expect(again.readAt).toBeGreaterThanOrEqual(before);
  });

  it('are read by nobody once the session has ended', async () => {
    await logIn('linh');
    await networkFirst('stay/1', answers('door code 8830*'));
    session.clear();
    await expect(networkFirst('stay/1', noNetwork)).rejects.toBeInstanceOf(NetworkError);
    expect(await cachedForViewer('stay/1')).toBeNull();
  });

  it('are not read by another account', async () => {
    await logIn('linh');
    await networkFirst('stay/1', answers('door code 8830*'));
    await logIn('marco');
    await expect(networkFirst('stay/1', noNetwork)).rejects.toBeInstanceOf(NetworkError);
    expect([...database.keys()]).toEqual(['owner']);
  });

  it('are another object for each read of the same answer, so that parts of a screen read anew with it', async () => {
    await logIn('linh');
    let answer = (_: string) => {};
    const call = () => new Promise<string>((resolve) => (answer = resolve));
    const reads = [networkFirst('stay/1', call), networkFirst('stay/1', call)];
    await Promise.resolve();
    answer('door code 8830*');
    const [first, second] = await Promise.all(reads);
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
  });

  it('are gone after log-out, even if an answer comes late', async () => {
    await logIn('linh');
    let answer = (_: string) => {};
    const late = networkFirst('stay/1', () => new Promise<string>((resolve) => (answer = resolve)));
    session.clear();
    await clearMemberCache();
    answer('door code 8830*');
    await late;
    expect([...database.keys()]).toEqual([]);
    expect(await deviceOwner()).toBeNull();
  });

  it('are files too, as their bytes', async () => {
    await logIn('linh');
    const contract = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const loaded = await networkFirst('contract/1', () => Promise.resolve(contract));
    expect(loaded).toMatchObject({ fromDevice: false, onDevice: true });
    const again = await networkFirst<Blob>('contract/1', noNetwork);
    expect(again).toMatchObject({ fromDevice: true, onDevice: true });
    expect(again.value.type).toBe('application/pdf');
    expect(await again.value.text()).toBe('%PDF-1.7');
  });

  it('are files that an earlier version stored as they were', async () => {
    await logIn('linh');
    database.set('linh/contract/1', { value: new Blob(['%PDF-1.7']), savedAt: 1 });
    const old = await networkFirst<Blob>('contract/1', noNetwork);
    expect(await old.value.text()).toBe('%PDF-1.7');
    expect(old.readAt).toBe(1);
  });

  it('are not said to be cached where the device has no room, and that is logged', async () => {
    await logIn('linh');
    isFull = true;
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const loaded = await networkFirst('stay/1', answers('door code 8830*'));
    expect(loaded).toMatchObject({ value: 'door code 8830*', onDevice: false });
    expect(logged).toHaveBeenCalledWith('Not saved on this device', 'linh/stay/1', expect.any(DOMException));
    logged.mockRestore();
  });

  it('do not hide a refusal of the host', async () => {
    await logIn('linh');
    await networkFirst('stay/1', answers('door code 8830*'));
    const refused = new ApiError(new Response(null, { status: 404 }), {
      code: 'not_found',
      errorMessage: 'gone',
    });
    await expect(networkFirst('stay/1', () => Promise.reject(refused))).rejects.toBe(refused);
  });

  it('are shown when the host connects but does not answer', async () => {
    await logIn('linh');
    await networkFirst('stay/1', answers('door code 8830*'));
    vi.useFakeTimers();
    const read = networkFirst('stay/1', () => new Promise<string>(() => {}));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await read).toMatchObject({ value: 'door code 8830*', fromDevice: true });
  });
});
