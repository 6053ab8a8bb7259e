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
  /** Runs work of unknown length, such as a migration, without time limits. On a server it uses separate connections, at most two. */
  unhurried<T>(work: (database: Pick<Database, 'db' | 'pool'>) => Promise<T>): Promise<T>;
  /** Waits for running queries, then disconnects. The embedded database is checkpointed and its folder freed. */
  close(): Promise<void>;
};

export type DatabaseConfig = {
  /** A PostgreSQL connection string; takes precedence over `dataDir`. */
  url?: string | undefined;
  /** The embedded database's folder, or `memory://` for one that is lost when closed. */
  dataDir?: string | undefined;
  template?: string | undefined;
  /**
   * Time limit in seconds of a statement on a server, including lock waits, and of the wait for a connection; none by default. A connection is ended
   * if the server stays silent for 5 more seconds. The embedded database has its own limits.
   */
  seconds?: number | undefined;
};

/** Connections per host: its job loops may need a dozen at once, and calls need some too. */
const CONNECTIONS = 20;
/** Time for a server to report that a statement took too long, or to end a connection. */
const GRACE_MS = 5_000;

/**
 * Opens PostgreSQL, or the PostgreSQL embedded in this process: the same SQL, pool type and errors. On both, `date` is a `YYYY-MM-DD` string,
 * `bigint` and `count(*)` are numbers, `numeric` and ranges are strings, `timestamptz` is a Date, and the session's time zone is UTC. The embedded
 * database has one session: inside a transaction every query must use `trx`, or it waits in vain and fails with an error that says so.
 * @throws Error if neither place is given, the folder is in use by another process, or the database does not start
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

/** Waits for a pool to end, for a limited time, because a silent server never closes its connections. */
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
 * Writes an embedded database to a file, from which others start in a fraction of the time.
 * @throws Error on a real PostgreSQL, which has its own tools for that
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
 * The embedded session outlives its clients and their prepared statements. A page of an index costs no more than the next page of a table, because
 * both are in memory or on a disk without a head; with PostgreSQL's default of four times as much, it read all vacancies where an index had the
 * answer.
 */
async function onConnect(client: pg.ClientBase): Promise<void> {
  await client.query(`set time zone 'UTC'; set random_page_cost = 1.1; deallocate all`);
}

/**
 * A server plans each statement once per connection, and again when it has new statistics (ADR 14); the embedded database gathers none by itself. A
 * statement that takes longer than `ms` fails; 0 is no limit.
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

function listOf<T>(parse: (text: string) => T) {
  return (text: string): (T | null)[] =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item)));
}
