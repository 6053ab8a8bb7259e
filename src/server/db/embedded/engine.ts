import type { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import { openPglite } from './open-pglite.ts';

/** The exit status by which the engine reports an SQL error after which it goes on. Every other exception is a real failure. */
const ordinaryErrorStatus = 100;

/** Thrown when PostgreSQL has stopped itself. The engine must not be used any more. */
export class EngineStopped extends Error {
  override name = 'EngineStopped';
}

/** One running PostgreSQL. It takes one call at a time; the caller queues. */
export type Engine = {
  isIdle(): boolean;
  reset(): Promise<void>;
  run(sql: string): Promise<void>;
  read(sql: string): Promise<string>;
  exchange(batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/**
 * Opens PGlite and stores in `stopped` the log line with which it goes down.
 * @throws an Error with the last lines of the log
 */
async function openWatched(
  folder: string | null,
  template: string | null,
  stopped: { reason: string | null },
): Promise<PGlite> {
  const lastLines: string[] = [];
  const options = {
    extensions: { btree_gist, pg_trgm },
    initDbStartParams: ['--wal-segsize=1'],
    onStderr: (line: string) => {
      lastLines.push(line);
      if (lastLines.length > 5) lastLines.shift();
      if (/\b(PANIC|FATAL):/.test(line)) stopped.reason ??= line;
      return false;
    },
  };
  return openPglite(options, folder, template).catch((error: unknown) => {
    throw new Error(`The embedded database did not start: ${String(error)}\n${lastLines.join('\n')}`);
  });
}

/**
 * Returns the outcome of work in the engine.
 * @throws EngineStopped once it has gone down, whatever the outcome
 */
async function unlessStopped<T>(stopped: { reason: string | null }, work: () => Promise<T>): Promise<T> {
  const result = await work().catch((error: unknown) => {
    if (stopped.reason === null) throw error;
  });
  if (stopped.reason !== null || result === undefined) {
    throw new EngineStopped(`The embedded database stopped: ${stopped.reason}`);
  }
  return result;
}

/** Starts PostgreSQL in a folder (null: in memory). Creates the database if there is none, from a template if one is given. */
export async function startEngine(folder: string | null, template: string | null): Promise<Engine> {
  const stopped: { reason: string | null } = { reason: null };
  const pglite = await openWatched(folder, template, stopped);
  watchForTraps(pglite, stopped);

  const guarded = <T>(work: () => Promise<T>) => unlessStopped(stopped, work);

  let idle = true;
  const exchange = (batch: Uint8Array) =>
    guarded(async () => {
      const parts: Uint8Array[] = [];
      await pglite.execProtocolRawStream(batch, {
        syncToFs: false,
        onRawData: (part) => parts.push(part.slice()),
      });
      const answers = joinBytes(parts);
      if (answers.length > 0) idle = endsIdle(answers);
      return answers;
    });
  const run = async (sql: string) => {
    await guarded(() => pglite.exec(sql));
  };

  return {
    isIdle: () => idle,
    reset: async () => {
      if (!idle) await exchange(syncMessage);
      if (!idle) await run('rollback');
      idle = true;
      await run('discard all');
    },
    run,
    read: async (sql) => {
      const { rows } = await guarded(() => pglite.query<[unknown]>(sql, [], { rowMode: 'array' }));
      return String(rows[0]?.[0]);
    },
    exchange,
    dump: () => guarded(async () => new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer())),
    close: () => pglite.close(),
  };
}

/**
 * Ends the exchange at a crash and stores the reason. PGlite takes every exception of PostgreSQL for an SQL error and calls it again, so that after a
 * PANIC, a trap or an exhausted stack it would go on in a broken state, or forever.
 */
function watchForTraps({ Module: module }: PGlite, stopped: { reason: string | null }): void {
  const { _PostgresMainLoopOnce, stackRestore, _PostgresSendReadyForQueryIfNecessary, _pgl_pq_flush } =
    module;
  const leaveIfStopped = () => {
    if (stopped.reason !== null) throw new EngineStopped(stopped.reason);
  };
  module._PostgresMainLoopOnce = () => {
    leaveIfStopped();
    try {
      return _PostgresMainLoopOnce();
    } catch (error) {
      const isOrdinary = error instanceof Object && 'status' in error && error.status === ordinaryErrorStatus;
      if (!isOrdinary) stopped.reason ??= String(error);
      throw error;
    }
  };
  // The first call that PGlite makes outside its catch-all.
  module.stackRestore = (pointer) => {
    leaveIfStopped();
    return stackRestore(pointer);
  };
  module._PostgresSendReadyForQueryIfNecessary = () => {
    leaveIfStopped();
    return _PostgresSendReadyForQueryIfNecessary();
  };
  module._pgl_pq_flush = () => {
    leaveIfStopped();
    return _pgl_pq_flush();
  };
}

/** Sync: ends an extended query, and an error state within one. */
const syncMessage = Uint8Array.of(0x53, 0, 0, 0, 4);

/** True where the last message is "ready for query, outside a transaction". */
function endsIdle(answers: Uint8Array): boolean {
  return answers.at(-6) === 0x5a && answers.at(-2) === 5 && answers.at(-1) === 0x49;
}

function joinBytes(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
