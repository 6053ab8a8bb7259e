import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { build } from 'esbuild';
import pg from 'pg';
import { openDatabase, type Database } from '#server/db/db.ts';
import { root } from '../../src/tools/build/task-cache.mjs';
import { findings } from './findings.ts';
import { People } from './people.ts';
import { World } from './world.ts';

const PATIENCE_MS = 20_000;
/** Maximum lives, as a multiple of the requested number, until one change of dates was completed and one was withdrawn. */
const AT_MOST = 5;

export type Crashed = {
  kills: number;
  acknowledged: {
    stays: number;
    payments: number;
    refunds: number;
    cancellations: number;
    changes: number;
    completed: number;
    withdrawn: number;
    deposits: number;
    sentByHand: number;
  };
  problems: string[];
};

/**
 * Kills a host repeatedly while people book, pay, change dates, cancel and settle; restarts it, lets it finish open work, and looks for lost
 * acknowledged writes, money taken or refunded twice, and holds without a holder.
 */
export async function crashRounds(
  rounds: number,
  server: string | null,
  seed = randomInt(1 << 30),
): Promise<Crashed> {
  const place = await freshPlace(server);
  const program = await bundled();
  const world = new World(program.host, place.env, seed);
  const people = new People(world);
  const { completed, withdrawn } = people.acknowledged;
  let kills = 0;
  try {
    while (kills < rounds || (kills < rounds * AT_MOST && (completed.size === 0 || withdrawn.size === 0))) {
      kills += 1;
      await world.start();
      const living = people.live(kills > rounds);
      living.catch(() => undefined);
      // After so much that it did, and a little later: what is under way then is different each time, on slow machines too.
      // Each life beyond those asked for may be longer: a change of dates is many calls.
      const answers = 48 * Math.max(1, kills - rounds);
      await Promise.race([world.answered(world.random(answers)), after(PATIENCE_MS, null, { ref: false })]);
      await after(world.random(300));
      world.kill();
      await living;
    }
    await world.start();
    await world.settle();
    await world.stop();
    const database = await place.open();
    let problems: string[];
    try {
      problems = await findings(database.db, people.acknowledged, world.now);
    } finally {
      await database.close();
    }
    const { stays, payments, refunds, cancellations, changes, deposits, sentByHand } = people.acknowledged;
    return {
      kills,
      acknowledged: {
        stays: stays.size,
        payments: payments.size,
        refunds: refunds.size,
        cancellations: new Set(cancellations.map(({ reservationId }) => reservationId)).size,
        changes: changes.size,
        completed: completed.size,
        withdrawn: withdrawn.size,
        deposits: deposits.size,
        sentByHand: sentByHand.size,
      },
      problems: problems.map((problem) => `${problem} (seed ${seed})`),
    };
  } finally {
    world.kill();
    await place.remove();
    program.remove();
  }
}

/** Bundles the host into one file so that it restarts sooner; packages are found from the repository's root. */
async function bundled(): Promise<{ host: string; remove(): void }> {
  const folder = join(root, '.tmp/crash', randomUUID());
  await build({
    absWorkingDir: root,
    entryPoints: { host: 'tests/crash/host.ts', 'embedded-worker': 'src/server/db/embedded/worker.ts' },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  return {
    host: join(folder, 'host.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Place = { env: Record<string, string>; open(): Promise<Database>; remove(): Promise<void> };

async function freshPlace(server: string | null): Promise<Place> {
  if (server === null) {
    const folder = mkdtempSync(join(tmpdir(), 'ondol-crash-'));
    return {
      env: { DATA_DIR: folder },
      open: () => openDatabase({ dataDir: `${folder}/db` }),
      remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    };
  }
  const name = `crash_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href },
    open: () => openDatabase({ url: url.href }),
    remove: () => admin(`drop database ${name} with (force)`),
  };
}
