// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, NetworkError, setTransport } from '../api/api.ts';
import { session } from './session.ts';

const answered = (data: unknown) => new Response(JSON.stringify({ data }));
const host = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
setTransport({ base: 'http://localhost:3000', language: () => 'en', fetch: host });

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  host.mockImplementation(() => Promise.resolve(answered([])));
  await api.faqs.groups();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => vi.unstubAllGlobals());

it('a read whose log-in is to be renewed first is given up with the host, and the renewal is not', async () => {
  const claims = btoa(JSON.stringify({ sub: 'linh', name: 'Linh', role: 'member', exp: 1 }));
  session.store({ accessToken: `e30.${claims}.x`, refreshToken: 'refresh' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  host.mockReset();
  let renewal: AbortSignal | null | undefined;
  host.mockImplementation((_, { signal }) => {
    renewal = signal;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new TypeError())));
  });
  let error: unknown;
  api.users.deletion().catch((caught: unknown) => (error = caught));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(error).toBeInstanceOf(NetworkError);
  expect(renewal?.aborted).toBe(false);
  expect(host).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  session.clear();
});

it('a session that the host refuses to renew ends with that reason, told once', async () => {
  const claims = btoa(JSON.stringify({ sub: 'linh', name: 'Linh', role: 'member', exp: 1 }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const endsWith = async (code: string) => {
    session.store({ accessToken: `e30.${claims}.x`, refreshToken: 'refresh' });
    host.mockImplementation(async () => Response.json({ errorMessage: '', code }, { status: 401 }));
    await expect(api.users.me()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(session.viewer()).toBeNull();
    return [session.takeRefusal(), session.takeRefusal()];
  };
  expect(await endsWith('session_blocked')).toEqual(['session_blocked', null]);
  expect(await endsWith('refresh_invalid')).toEqual(['refresh_invalid', null]);
});
