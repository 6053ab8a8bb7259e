import { serve } from '@hono/node-server';
import { readConfig } from '#server/config.ts';
import { createHost } from '#server/host.ts';
import { startJobs } from '#server/jobs/run.ts';
import { person, type TestHost } from '#tests/kit/api.ts';
import { home } from '#tests/kit/stays.ts';

/** A host of its own process that is going to be killed: the API and the jobs, without the application. */
const config = readConfig();
const host = await createHost(config, { log: () => {} });
const seeded: Seeded = { tokens: [], houses: [] };
if (process.env['SEED'] === '1') {
  const tests = { ...host, config, clock: host.ctx.clock } as TestHost;
  for (let each = 0; each < 6; each += 1) seeded.tokens.push((await person(tests)).token);
  for (let each = 0; each < 3; each += 1) seeded.houses.push(await home(tests));
}
const stopJobs = startJobs(host.ctx);
const server = serve({ fetch: host.fetch, hostname: '127.0.0.1', port: config.port }, () =>
  process.send?.(seeded),
);
process.once('SIGTERM', () => {
  server.close();
  void stopJobs()
    .then(() => host.close())
    .then(() => process.exit(0));
});

export type Seeded = { tokens: string[]; houses: string[] };
