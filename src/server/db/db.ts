import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { DatabaseClient } from './server/client.ts';
import { EmbeddedPool } from './embedded/pool.ts';
import type { Schema } from './schema.ts';
import { ServerPool } from './server/server-pool.ts';

export type Database = {
  db: Kysely<Schema>;
  pool: pg.Pool;
  kind: 'postgres' | 'embedded';
  /** Does work of unknown length, such as a migration, without limits of time: on a server over connections of its own, at most two. */
  unhurried<T>(work: (database: Pick<Database, 'db' | 'pool'>) => Promise<T>): Promise<T>;
  /** Waits for the queries under way, then disconnects; the embedded database is checkpointed and its folder freed. */
  close(): Promise<void>;
};

export type DatabaseConfig = {
  /** A PostgreSQL connection string; wins over `dataDir`. */
  url?: string | undefined;
  /** The embedded database's folder, or `memory://` for one that is gone when closed. */
  dataDir?: string | undefined;
  /** A file from {@link dumpTemplate} that a new embedded database starts from. */
  template?: string | undefined;
  /**
   * Seconds that a statement may take on a server, a wait for a lock included, and that somebody waits for a connection; no limit unless given.
   * A server that says nothing at all for 5 seconds more has its connection ended. The embedded database has limits of its own.
   */
  seconds?: number | undefined;
};

/** Connections of a host: its loops of jobs may want a dozen at once, and calls are to have theirs. */
const CONNECTIONS = 20;
/** The time in which a server says that a statement took too long, or ends a connection. */
const GRACE_MS = 5_000;

/**
 * Opens PostgreSQL, or the PostgreSQL embedded in this process: the same SQL, the same pool type, the same errors.
 *
 * On both, `date` comes as a `YYYY-MM-DD` string, `bigint` and `count(*)` as a number, `numeric` and ranges as strings,
 * `timestamptz` as a Date, and the session's time zone is UTC. The embedded database has one session: inside a
 * transaction every query must go through `trx`, or it waits in vain and fails with an error that says so.
 *
 * @throws Error when neither place is given, the folder is in use by another process, or the database does not start.
 */
export async function openDatabase({ url, dataDir, template, seconds }: DatabaseConfig): Promise<Database> {
  if (url) {
    const opened = openServer(url, seconds);
    return {
      ...opened,
      kind: 'postgres',
      close: () => within(opened.db.destroy()),
      unhurried: async (work) => {
        const own = openServer(url, undefined, 2);
        try {
          return await work(own);
        } finally {
          await own.db.destroy();
        }
      },
    };
  }
  if (!dataDir) throw new Error('openDatabase needs a url or a dataDir.');
  const client = { Client: DatabaseClient, types: { getTypeParser }, onConnect };
  const pool = await EmbeddedPool.open({ dataDir, template, client });
  const db = kyselyOver(pool);
  return {
    db,
    pool,
    kind: 'embedded',
    unhurried: (work) => work({ db, pool }),
    close: async () => {
      await db.destroy();
      await pool.stop();
    },
  };
}

/** Waits for the end of a pool as long as a server answers that is well: one that is silent never says goodbye. */
async function within(ending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, GRACE_MS);
  });
  await Promise.race([ending, late]).finally(() => clearTimeout(timer));
}

function openServer(url: string, seconds?: number, max = CONNECTIONS): Pick<Database, 'db' | 'pool'> {
  const ms = seconds === undefined ? undefined : seconds * 1000;
  const own = {
    types: { getTypeParser },
    onConnect: (client: pg.ClientBase) => onServer(client, ms ?? 0),
  };
  const pool = new ServerPool({
    connectionString: url,
    ...own,
    max,
    ...(ms !== undefined && { connectionTimeoutMillis: ms, answerMs: ms + GRACE_MS }),
  });
  return { db: kyselyOver(pool), pool };
}

/**
 * Writes an embedded database to a file, for others to start from in a fraction of the time.
 * @throws Error on a real PostgreSQL, which has tools of its own for that.
 */
export async function dumpTemplate({ pool }: Database, file: string): Promise<void> {
  if (!(pool instanceof EmbeddedPool))
    throw new Error('Only an embedded database can be dumped as a template.');
  await pool.dump(file);
}

function kyselyOver(pool: pg.Pool): Kysely<Schema> {
  // A client lost while idle is replaced at the next query, which reports what is wrong if that lasts.
  pool.on('error', (error) => console.warn(`An idle database connection was lost: ${error.message}`));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * The embedded database's session outlives its clients, and so does what they prepared. A page of an index costs no more than the next page of a table: both are in
 * memory or on a disk without a head. PostgreSQL expects four times as much by default, and read all vacancies where an index had the answer.
 */
async function onConnect(client: pg.ClientBase): Promise<void> {
  await client.query(`set time zone 'UTC'; set random_page_cost = 1.1; deallocate all`);
}

/**
 * A server plans each statement once for a connection, and again when it has new statistics (ADR 14); the embedded database gathers none by
 * itself. A statement that takes longer than `ms` fails; 0 is no limit.
 */
async function onServer(client: pg.ClientBase, ms: number): Promise<void> {
  await onConnect(client);
  await client.query(`set plan_cache_mode = force_generic_plan; set statement_timeout = ${ms}`);
}

const dateArray = 1182;
const int8Array = 1016;
const asText = (text: string) => text;
const ownParsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, asText],
  [dateArray, listOf(asText)],
  [pg.types.builtins.INT8, safeInteger],
  [int8Array, listOf(safeInteger)],
]);

/** pg's parsers, but for dates and 64-bit integers and their arrays. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const own = format === 'binary' ? undefined : ownParsers.get(oid);
  return own ?? pg.types.getTypeParser(oid, format);
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database gave ${text}, which no JavaScript number holds.`);
  return value;
}

/** A one-dimensional array whose items are never quoted. */
function listOf<T>(parse: (text: string) => T) {
  return (text: string): (T | null)[] =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item)));
}
