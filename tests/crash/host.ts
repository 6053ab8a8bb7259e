import { serve } from '@hono/node-server';
import { readConfig } from '#server/config.ts';
import { createHost } from '#server/host.ts';
import { signAccessToken } from '#server/http/api/viewer.ts';
import { startJobs } from '#server/jobs.ts';
import { person, type TestHost } from '#tests/kit/api.ts';
import { createHouse } from '#tests/kit/reservations.ts';

const YEAR = 365 * 86_400;

/** Host in its own process that the test kills: the API and the jobs, without the application. */
const config = readConfig();
const host = await createHost(config, { log: () => {} });
let seeded: Seeded | null = null;
if (process.env['SEED'] === '1') {
  const tests = { ...host, config, clock: host.ctx.clock } as TestHost;
  const someone = async (as: 'member' | 'admin'): Promise<Someone> => {
    const { id: sub, email, role, name, sessionId: sid } = await person(tests, { role: as });
    const claims = { sub, role, name, sid };
    // Clocks go on by a day at a time, for longer than anybody stays logged in.
    const token = await signAccessToken(config.tokenKey, claims, host.ctx.clock.now(), 10 * YEAR);
    return { email, token };
  };
  seeded = { people: [], houses: [], administrator: await someone('admin') };
  for (let each = 0; each < 10; each += 1) seeded.people.push(await someone('member'));
  for (let each = 0; each < 12; each += 1) seeded.houses.push(await createHouse(tests));
}
const stopJobs = startJobs(host.ctx);
const server = serve({ fetch: host.fetch, hostname: '127.0.0.1', port: config.port }, () =>
  process.send?.(seeded ?? 'up'),
);
process.once('SIGTERM', () => {
  server.close();
  void stopJobs()
    .then(() => host.close())
    .then(() => process.exit(0));
});

/** `token` stays valid at every time of the test's clock. */
export type Someone = { email: string; token: string };
export type Seeded = { people: Someone[]; houses: string[]; administrator: Someone };
