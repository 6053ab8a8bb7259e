import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readConfig } from './config.ts';
import { demoLogins } from './db/demo/people.ts';
import { servePwa, type Renderer } from './http/pwa.ts';
import { createHost } from './host.ts';
import { startJobs } from './jobs/run.ts';

const config = readConfig();
const dist = resolve(import.meta.dirname, '..');
const directory = join(dist, 'app');
const screens = join(dist, 'ssr', 'entry.js');
if (!existsSync(join(directory, 'index.html')) || !existsSync(screens)) {
  throw new Error('The application has not been built: run `npm start`, or `npm run build` first.');
}

const host = await createHost(config);
const { connect, render } = (await import(pathToFileURL(screens).href)) as {
  connect(fetch: (request: Request) => Response | Promise<Response>): void;
  render: Renderer;
};
connect((request) => host.fetch(request));

const app = new Hono();
for (const part of ['/v1/*', '/sandbox/*', '/dev/*']) {
  app.all(part, async (c, next) => {
    if (c.req.path === '/dev/gallery' && config.devPages) return next();
    return host.fetch(c.req.raw, c.env as object);
  });
}
app.route('/', servePwa(host.ctx, { directory, render, revision: host.revision }));

const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, () => {
  host.ctx.log(`Ondol is at ${config.publicUrl}`);
  if (config.devPages) host.ctx.log(`Mail and SMS that left: ${config.publicUrl}/dev/outbox`);
  if (config.demo)
    for (const login of demoLogins) host.ctx.log(`Demo ${login.role}: ${login.email}  ${login.password}`);
});
server.on('error', (error) => {
  console.error(`The host cannot listen on ${config.host}:${config.port}: ${error.message}`);
  process.exit(1);
});
const stopJobs = startJobs(host.ctx);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
  await stopJobs();
  await host.close();
  process.exit(0);
}
