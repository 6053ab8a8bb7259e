import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { readConfig, type Config } from './config.ts';
import { demoLogins } from './demo/people.ts';
import { drained, listen } from './http/pages/connections.ts';
import { cacheResponses } from './http/pages/response-cache.ts';
import { servePwa } from './http/pages/pwa.ts';
import type { Screens } from './http/pages/render-page.ts';
import { createHost, type Host } from './host.ts';
import { startJobs } from './jobs.ts';
import { sharePictureFiles } from './modules/discovery/share-pictures.ts';

/** Time that running requests have to finish when the host is stopped. */
const DRAIN_MS = 10_000;

/**
 * Serves the built application and the API at the configured address. `env` holds the configuration, by default that of the process.
 * @returns once it listens, with a function that shuts it down in order
 * @throws Error if the application is not built or the address is not available
 */
export async function serveHost(
  env?: Record<string, string | undefined>,
): Promise<{ stop(): Promise<void> }> {
  const config = readConfig(env);
  const dist = resolve(import.meta.dirname, '..');
  const directory = join(dist, 'app');
  const entry = join(dist, 'ssr', 'entry.js');
  if (!existsSync(join(directory, 'index.html')) || !existsSync(entry)) {
    throw new Error('The application has not been built: run `npm start`, or `npm run build` first.');
  }

  const host = await createHost(config);
  const screens = (await import(pathToFileURL(entry).href)) as Screens & {
    connect(fetch: (request: Request) => Response | Promise<Response>): void;
  };
  screens.connect((request) => host.fetch(request));

  const app = new Hono();
  const answers = cacheResponses(host);
  app.all('/v1/*', (c) => answers(c.req.raw, c.env as object));
  for (const part of ['/sandbox/*', '/dev/*', '/healthz', '/robots.txt', '/:file{sitemap.*\\.xml}']) {
    app.all(part, async (c, next) => {
      if (c.req.path === '/dev/gallery' && config.devPages) return next();
      return host.fetch(c.req.raw, c.env as object);
    });
  }
  // Those that came with the application are among its files; their names are no ids.
  app.get('/photos/:name{[0-9a-f]{8}-.+}', (c) => host.fetch(c.req.raw, c.env as object));
  app.route('/', sharePictureFiles(host.ctx, picturesIn(directory, host)));
  app.route('/', servePwa(host.ctx, { directory, screens, revision: host.revision }));

  const server = listen(app.fetch, config);
  await listening(server, config);
  host.ctx.log(`Ondol is at ${config.publicUrl}`);
  if (config.devPages) host.ctx.log(`Mail and SMS that left: ${config.publicUrl}/dev/outbox`);
  if (config.demo)
    for (const login of demoLogins) host.ctx.log(`Demo ${login.role}: ${login.email}  ${login.password}`);
  const stopJobs = config.jobs === 'here' ? startJobs(host.ctx) : null;
  return {
    stop: async () => {
      await Promise.all([drained(server, DRAIN_MS), stopJobs?.()]);
      await host.close();
    },
  };
}

async function listening(server: ServerType, { host, port }: Config): Promise<void> {
  try {
    if (!server.listening) await once(server, 'listening');
  } catch (error) {
    throw new Error(`The host cannot listen on ${host}:${port}: ${String(error)}`, { cause: error });
  }
}

function picturesIn(directory: string, host: Host) {
  return {
    symbol: readFileSync(join(directory, 'favicon.svg'), 'utf8'),
    photo: async (path: string) => {
      const file = join(directory, path);
      if (existsSync(file)) return readFile(file);
      const answer = await host.fetch(new Request(`http://host.internal${path}`));
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
  };
}
