// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './api.ts';
import { becomeOwner, deviceOwner, wipeSaved } from './offline.ts';
import { session } from './session.ts';
import { onDevice, throughDevice } from './through-device.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
// The test browser has no IndexedDB; the store behind it is a plain map.
vi.mock('idb-keyval', () => ({
  createStore: () => kept,
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  clear: async () => kept.clear(),
}));

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = (sub: string, exp: number) =>
  `${base64({ alg: 'none' })}.${base64({ sub, exp, role: 'member', name: sub, sid: 's' })}.x`;
/** Expired long ago: what a phone without network holds after a day in a drawer. */
const logIn = async (sub: string) => {
  session.store({ accessToken: token(sub, 1), refreshToken: `refresh-${sub}` });
  await becomeOwner({ accountId: sub, name: sub });
};
const answers = (value: string) => () => Promise.resolve(value);
const noNetwork = () => Promise.reject(new NetworkError());

beforeEach(() => {
  kept.clear();
  session.clear();
});

describe('my own things on this device', () => {
  it('are read without network as they were last said, with the time', async () => {
    await logIn('linh');
    const before = Date.now();
    expect(await throughDevice('stay/1', answers('door code 8830*'))).toMatchObject({ fromDevice: false });
    const again = await throughDevice('stay/1', noNetwork);
    expect(again).toMatchObject({ value: 'door code 8830*', fromDevice: true });
    expect(again.readAt).toBeGreaterThanOrEqual(before);
  });

  it('are read by nobody once the session has ended', async () => {
    await logIn('linh');
    await throughDevice('stay/1', answers('door code 8830*'));
    session.clear();
    await expect(throughDevice('stay/1', noNetwork)).rejects.toBeInstanceOf(NetworkError);
    expect(await onDevice('stay/1')).toBeNull();
  });

  it('are not read by another account', async () => {
    await logIn('linh');
    await throughDevice('stay/1', answers('door code 8830*'));
    await logIn('marco');
    await expect(throughDevice('stay/1', noNetwork)).rejects.toBeInstanceOf(NetworkError);
    expect([...kept.keys()]).toEqual(['owner']);
  });

  it('are gone after log-out, even if an answer comes late', async () => {
    await logIn('linh');
    let answer = (_: string) => {};
    const late = throughDevice('stay/1', () => new Promise<string>((resolve) => (answer = resolve)));
    session.clear();
    await wipeSaved();
    answer('door code 8830*');
    await late;
    expect([...kept.keys()]).toEqual([]);
    expect(await deviceOwner()).toBeNull();
  });

  it('do not hide a refusal of the host', async () => {
    await logIn('linh');
    await throughDevice('stay/1', answers('door code 8830*'));
    const refused = new ApiError(404, { code: 'not_found', errorMessage: 'gone' });
    await expect(throughDevice('stay/1', () => Promise.reject(refused))).rejects.toBe(refused);
  });

  it('are shown when the host connects but does not answer', async () => {
    await logIn('linh');
    await throughDevice('stay/1', answers('door code 8830*'));
    vi.useFakeTimers();
    const read = throughDevice('stay/1', () => new Promise<string>(() => {}));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await read).toMatchObject({ value: 'door code 8830*', fromDevice: true });
  });
});
