import '#tests/kit/document.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chatPerson } from '#app/features/brand/queries.ts';
import { setTransport } from '#app/platform/api/api.ts';
import { startChat } from '#app/platform/services/channel-talk.ts';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';

const booted = vi.hoisted(() => vi.fn((_options: object, done: () => void) => done()));
vi.mock('@channel.io/channel-web-sdk-loader', () => ({
  boot: booted,
  loadScript: () => {
    const script = document.createElement('meta');
    vi.spyOn(document, 'querySelector').mockReturnValueOnce(script);
    setTimeout(() => script.dispatchEvent(new Event('load')));
  },
}));

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
beforeAll(async () => {
  host = await startTestHost({
    demo: false,
    clock: testClock(new Date().toISOString()),
    services: {
      analytics: undefined,
      advertising: undefined,
      chat: { pluginKey: 'key', secret: 'ab'.repeat(16) },
    },
  });
  wire = wireTo(host);
  setTransport({ base: 'http://localhost:3000', language: () => 'en' });
});
afterAll(async () => {
  wire.close();
  await host.close();
});

it('the live chat is given username, name and phone of who is logged in', async () => {
  const { token, email } = await person(host, { name: 'Linh' });
  session.store({ accessToken: token, refreshToken: 'none' });
  const { data: me } = await host.call<{ username: string }>('GET', '/v1/users/me', { token });
  await startChat('key', 'en', () => chatPerson(({ en }) => en));
  const [options] = booted.mock.calls[0]!;
  expect(options).toMatchObject({
    profile: { username: me.username, name: expect.stringContaining('Linh'), mobileNumber: '+84912345678' },
  });
  expect(JSON.stringify(options)).not.toContain(email);
});
