// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { session } from '#app/platform/session/session.ts';
import { receiveToasts } from '#app/ui/feedback/toast.ts';

const claims = { sub: 'linh', exp: 4_102_444_800, role: 'member', name: '린', sid: 's' };
const payload = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))));
const tokens = { accessToken: `e30.${payload.replaceAll('=', '')}.x`, refreshToken: 'refresh' };

const said: string[] = [];
beforeEach(async () => {
  vi.resetModules();
  await startTexts('en');
  said.length = 0;
  receiveToasts(({ text }) => said.push(text));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  session.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [
    'throws',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['never answers', () => ({})],
])('a device whose database %s is logged in all the same, and is told once', async (_, open) => {
  vi.stubGlobal('indexedDB', { open });
  const { begin } = await import('./queries.ts');
  const { session: current } = await import('#app/platform/session/session.ts');
  const toasts = await import('#app/ui/feedback/toast.ts');
  toasts.receiveToasts(({ text }) => said.push(text));
  const { startTexts: start } = await import('#app/platform/i18n/i18n.ts');
  await start('en');
  await begin(tokens);
  expect(current.viewer()).toMatchObject({ id: 'linh', name: '린' });
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('cannot save anything')]));
});

it('a device that refuses local storage is logged in for as long as the page is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  session.store(tokens);
  expect(session.viewer()).toMatchObject({ id: 'linh' });
  session.clear();
  expect(session.viewer()).toBeNull();
});
