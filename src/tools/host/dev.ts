import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { readConfig } from '../../server/config.ts';
import { createHost } from '../../server/host.ts';
import { startJobs } from '../../server/jobs.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4100' } } });
const port = Number(values.port);
const config = readConfig({ DATA_DIR: '.tmp/dev', ...process.env, PORT: values.port });
const host = await createHost(config);
const stopJobs = startJobs(host.ctx);
const vite = await createVite({
  server: { middlewareMode: true, hmr: { port: port + 1000 } },
  cacheDir: `.tmp/vite-${port}`,
  appType: 'spa',
});
const listener = getRequestListener((request, env) => host.fetch(request, env));
const isHosts = (url: string) =>
  /^\/(v1|sandbox|dev\/(?!gallery)|photos\/[0-9a-f]{8}-|robots\.txt|sitemap)/.test(url);

const server = createServer((incoming, outgoing) => {
  if (isHosts(incoming.url ?? '/')) void listener(incoming, outgoing);
  else vite.middlewares(incoming, outgoing);
});
server.listen(port, config.host, () => console.log(`Ondol for development: ${config.publicUrl}`));

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  server.close();
  await vite.close();
  await stopJobs();
  await host.close();
  process.exit(0);
}
