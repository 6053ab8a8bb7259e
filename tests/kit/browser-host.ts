import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../src/tools/build/task-cache.mjs';
import { freePort } from '../../src/tools/host/port.mjs';
import { HostProcess } from './host-process.ts';
import { madeOnce, onServer, urlOf } from './on-server.ts';

const journeysFolder = join(root, '.tmp/journeys');
const built = join(root, 'dist');
const HOUR_MS = 3_600_000;

/** Instant at which every journey begins: a Friday morning in Seoul, still Thursday in America. */
export const NOW = '2027-03-05T01:00:00Z';

export type Message = {
  channel: 'email' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  links: string[];
  sentAt: string | null;
};

export type BrowserHost = {
  url: string;
  app: string;
  start(env?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
  /** Sets the host's clock to an instant (ISO 8601, UTC), from which it continues. Journeys use `timeOn`, which also moves their browsers. */
  clock(instant: string): Promise<void>;
  /** The time of the host's clock (ISO 8601, UTC). */
  now(): string;
  /** Runs everything due: holds, check-in information, refunds, the outbox. */
  jobs(): Promise<void>;
  /** Sends everything due, then returns the messages to an address or a phone number, newest first. */
  outbox(to: string): Promise<Message[]>;
  dispose(): Promise<void>;
};

/** Address of the PostgreSQL server for the hosts' databases; without it each host has an embedded one. */
const server = process.env['JOURNEYS_DATABASE_URL'];

function demoName(): string {
  const hash = createHash('sha256').update(NOW);
  for (const name of ['serve.js', 'embedded-worker.js'])
    hash.update(readFileSync(join(built, 'server', name)));
  return `demo_${hash.digest('hex').slice(0, 16)}`;
}

function filledFolder(): string {
  const place = server ? `_on_${createHash('sha256').update(server).digest('hex').slice(0, 8)}` : '';
  return join(journeysFolder, demoName() + place);
}

function onDatabase(url: string): Record<string, string> {
  return { DATABASE_URL: url, TOKEN_SECRET: 'a secret that only journeys use, long enough' };
}

/** Starts a host once in an empty folder, which it fills, and renames the folder when done. */
async function fill(env: Record<string, string>): Promise<void> {
  const making = join(journeysFolder, randomUUID());
  mkdirSync(making);
  const host = await hostIn(making, built, env);
  await host.start();
  await host.stop();
  await HostProcess.endIdle();
  if (!server && existsSync(filledFolder())) return rmSync(making, { recursive: true, force: true });
  // A new server may listen where a former one did, whose pictures the folder still holds.
  rmSync(filledFolder(), { recursive: true, force: true });
  renameSync(making, filledFolder());
}

/**
 * Fills a database with the demo unless this build already has one, and removes leftovers of runs more than an hour old. Parallel runs, such as
 * shards, may each fill an embedded one; the first one is used.
 */
export async function fillOnce(): Promise<void> {
  mkdirSync(journeysFolder, { recursive: true });
  for (const name of readdirSync(journeysFolder)) {
    const path = join(journeysFolder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > HOUR_MS && !name.startsWith(demoName())) rmSync(path, { recursive: true, force: true });
  }
  if (server) await madeOnce(server, demoName(), freshName(), (url) => fill(onDatabase(url)));
  else if (!existsSync(filledFolder())) await fill({});
}

/** Copies the data of a filled host. Pictures are hard-linked, because a host replaces and deletes whole files and never writes into one. */
function copyData(to: string): void {
  const from = filledFolder();
  const files = join(from, 'files');
  cpSync(from, to, { recursive: true, filter: (path) => path !== files });
  for (const entry of readdirSync(files, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, path));
    if (entry.isDirectory()) mkdirSync(copy, { recursive: true });
    else linkSync(path, copy);
  }
}

function freshName(): string {
  return `journey_${randomUUID().replaceAll('-', '')}`;
}

async function ownDatabase(): Promise<{ env: Record<string, string>; drop: () => Promise<unknown> }> {
  if (!server) return { env: {}, drop: () => Promise.resolve() };
  const name = freshName();
  await onServer(server, (client) => client.query(`create database ${name} template ${demoName()}`));
  const drop = () => onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  return { env: onDatabase(urlOf(server, name)), drop };
}

/**
 * Runs the built product as a child process on a free port with its own demo data. `ownApplication` gives it a copy of the build, for journeys that
 * change the served files; `env` holds further settings.
 */
export async function startBrowserHost({
  ownApplication = false,
  env = {},
}: { ownApplication?: boolean; env?: Record<string, string> } = {}): Promise<BrowserHost> {
  const folder = join(journeysFolder, randomUUID());
  const data = join(folder, 'data');
  const dist = ownApplication ? join(folder, 'dist') : built;
  copyData(data);
  const isWanted = (path: string) => !path.startsWith(join(built, 'former'));
  if (ownApplication) cpSync(built, dist, { recursive: true, filter: isWanted });
  const database = await ownDatabase();
  const host = await hostIn(data, dist, { ...database.env, ...env });
  await host.start();
  return {
    ...host,
    dispose: async () => {
      await host.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function hostIn(
  data: string,
  dist: string,
  env: Record<string, string> = {},
): Promise<Omit<BrowserHost, 'dispose'>> {
  if (!existsSync(join(dist, 'server/serve.js')))
    throw new Error('There is no build: run `npm run build` first.');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let instant = NOW;
  let since = Date.now();
  let running: HostProcess | undefined;

  const post = async (path: string, body?: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const jobs = () => post('/dev/jobs');

  return {
    url,
    app: join(dist, 'app'),
    start: async (more = {}) => {
      since = Date.now();
      running = await HostProcess.take(dist);
      await running.start(instant, {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: data,
        DEMO: 'open',
        DEV_PAGES: '1',
        TEST_CLOCK: instant,
        LOG: 'silent',
        // Every person of a journey comes from an address of their own, as they would behind a proxy.
        TRUST_PROXY: '1',
        ...env,
        ...more,
      });
    },
    stop: async () => {
      const serving = running;
      running = undefined;
      await serving?.stop();
      // A build of a journey's own may be another one when its host starts again.
      if (dist === built) serving?.release();
      else await serving?.end();
    },
    clock: async (next) => {
      instant = next;
      since = Date.now();
      if (!running) return;
      await running.setTime(next);
      await post('/dev/clock', { now: next });
    },
    now: () => new Date(Date.parse(instant) + Date.now() - since).toISOString(),
    jobs,
    outbox: async (to) => {
      await jobs();
      const response = await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(to)}`);
      return (await response.json()) as Message[];
    },
  };
}
