import { afterAll, beforeAll, beforeEach } from 'vitest';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type Person, type TestHost } from './api.ts';
import { wireTo } from './msw.ts';
import { startScreen, type Screen } from './screen.tsx';

export function staffScreen() {
  const started: { host?: TestHost; boss?: Person; staff?: Screen } = {};
  let wire: ReturnType<typeof wireTo>;
  beforeAll(async () => {
    started.host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
    wire = wireTo(started.host);
    started.staff = await startScreen(started.host, 'ko');
    started.boss = await person(started.host, { role: 'admin', name: 'Jiwoo' });
  });
  afterAll(async () => {
    wire.close();
    await started.host?.close();
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    session.store({ accessToken: started.boss!.token, refreshToken: 'none' });
  });
  return {
    get host() {
      return started.host!;
    },
    get boss() {
      return started.boss!;
    },
    get staff() {
      return started.staff!;
    },
    t: (...key: Parameters<Screen['t']>) => started.staff!.t(...key),
  };
}
