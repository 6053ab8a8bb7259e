import { Window } from 'happy-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { api, setTransport } from '#app/platform/api/api.ts';
import { demoLogins } from '#server/demo/people.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { endAtHost, endSessions } from '#app/platform/session/end-at-host.ts';

vi.stubGlobal('localStorage', new Window().localStorage);

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
beforeAll(async () => {
  host = await startTestHost();
  wire = wireTo(host);
  setTransport({ base: 'http://localhost:3000' });
});
afterAll(async () => {
  wire.close();
  await host.close();
});
afterEach(() => localStorage.clear());

const stored = () =>
  Object.keys(localStorage)
    .map((key) => localStorage.getItem(key))
    .join();
async function loggedIn() {
  const { email, password } = demoLogins[0]!;
  return api.auth.logIn({ body: { email, password } });
}

it('a log-out without a network is finished at the next contact, and leaves nothing that opens a session', async () => {
  const tokens = await loggedIn();
  wire.network.up = false;
  await endAtHost(tokens.refreshToken);
  expect(stored()).not.toContain(tokens.refreshToken);
  await endSessions();

  wire.network.up = true;
  const other = await loggedIn();
  await endSessions();
  await expect(api.auth.refresh({ body: tokens })).rejects.toMatchObject({ code: 'refresh_invalid' });
  await expect(api.auth.refresh({ body: other })).resolves.toMatchObject({
    refreshToken: expect.not.stringContaining(other.refreshToken),
  });
  const before = wire.network.calls.length;
  await endSessions();
  expect(wire.network.calls, 'nothing is left to end').toHaveLength(before);
});
