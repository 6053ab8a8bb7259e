import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { dumpTemplate, openDatabase } from '#server/db/db.ts';
import { createHost } from '#server/host.ts';
import type { Clock } from '#server/ports.ts';
import { fingerprint, root } from '../../src/tools/once.mjs';

const folder = join(root, '.tmp/templates');
const HOUR = 3_600_000;

/**
 * A file that an embedded database in memory starts from in a fraction of the time: migrated, and filled with the demo where the
 * configuration says so. Made when the sources of the database changed, and kept for the next run.
 */
export async function databaseTemplate(config: Config, clock: Clock): Promise<string> {
  const sources = fingerprint(['package-lock.json', 'src/server', 'src/contract', 'locales']);
  const kind = config.demo ? `demo-${clock.now()}` : 'empty';
  const file = join(folder, `${kind}-${sources.slice(0, 16)}.tar`);
  if (existsSync(file)) return file;
  // Two workers may be here at once: each makes its own, and the last one's name stays.
  const making = join(folder, randomUUID());
  mkdirSync(making, { recursive: true });
  const host = await createHost(config, { clock, database: { dataDir: making }, log: () => {} });
  await host.close();
  const database = await openDatabase({ dataDir: making });
  await dumpTemplate(database, `${making}.tar`);
  await database.close();
  rmSync(making, { recursive: true });
  renameSync(`${making}.tar`, file);
  forgetOld();
  return file;
}

/** Templates of sources that are gone; those of the last hour may still be somebody's. */
function forgetOld(): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > HOUR) rmSync(path, { recursive: true, force: true });
  }
}
