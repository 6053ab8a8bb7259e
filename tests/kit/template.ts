import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { dumpTemplate, openDatabase, type DatabaseConfig } from '#server/db/db.ts';
import { createHost } from '#server/host.ts';
import type { Clock } from '#server/ports/clock.ts';
import { madeOnce, onServer, urlOf } from './on-server.ts';
import { fingerprint, root } from '../../src/tools/build/task-cache.mjs';

const folder = join(root, '.tmp/templates');
const HOUR = 3_600_000;
const WEEK = 168 * HOUR;

export type FreshDatabase = { where: DatabaseConfig; drop(): Promise<void> };
type Host = { config: Config; clock: Clock };

/**
 * Creates a database for one test, in memory or on the PostgreSQL of TEST_DATABASE_URL. It is empty, or in the state after a host's first start with
 * this configuration (migrated, and with the demo if configured), copied from a template that is made once.
 */
export async function freshDatabase(
  begin: 'empty' | Host,
  url = process.env['TEST_DATABASE_URL'],
): Promise<FreshDatabase> {
  if (!url) {
    const template = begin === 'empty' ? undefined : await templateFile(begin);
    return { where: { dataDir: 'memory://', template }, drop: () => Promise.resolve() };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = begin === 'empty' ? 'template0' : await templateDatabase(url, begin);
  await onServer(url, (server) => server.query(`create database ${name} template ${template}`));
  return {
    where: { url: urlOf(url, name) },
    drop: () =>
      onServer(url, async (server) => void (await server.query(`drop database ${name} with (force)`))),
  };
}

function kindOf({ config, clock }: Host): string {
  const sources = fingerprint(['package-lock.json', 'src/server', 'src/contract', 'locales']).slice(0, 16);
  return `${config.demo ? `demo_${clock.now()}` : 'migrated'}_${sources}`;
}

async function fill({ config, clock }: Host, database: DatabaseConfig): Promise<void> {
  const host = await createHost(config, { clock, database, log: () => {} });
  await host.close();
}

function templateDatabase(url: string, host: Host): Promise<string> {
  const making = `making_${randomUUID().replaceAll('-', '')}`;
  return madeOnce(url, `template_${kindOf(host)}`, making, (database) => fill(host, { url: database }));
}

/** Creates the file that an embedded in-memory database starts from; made again when the database sources change, and reused by later runs. */
async function templateFile(host: Host): Promise<string> {
  const file = join(folder, `${kindOf(host)}.tar`);
  if (existsSync(file)) return file;
  // Two workers may be here at once: each makes its own, and the last one's name stays.
  const making = join(folder, randomUUID());
  mkdirSync(making, { recursive: true });
  await fill(host, { dataDir: making });
  const database = await openDatabase({ dataDir: making });
  await dumpTemplate(database, `${making}.tar`);
  await database.close();
  rmSync(making, { recursive: true });
  renameSync(`${making}.tar`, file);
  forgetOld(host.config.filesDir);
  return file;
}

/**
 * Removes templates of outdated sources; those of the last hour may still be in use. Pictures are stored beside the databases, also for databases on
 * a server.
 */
function forgetOld(pictures: string): void {
  const templates = readdirSync(folder).map((name) => join(folder, name));
  for (const path of templates) if (ageOf(path) > HOUR) rmSync(path, { recursive: true, force: true });
  if (!existsSync(pictures)) return;
  for (const entry of readdirSync(pictures, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && ageOf(path) > WEEK) rmSync(path, { force: true });
  }
}

function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
}
