import { resolve } from 'node:path';

import pg from 'pg';

import { EmbeddedConnection } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import type { ThreadOptions } from './messages.ts';
import { DatabaseThread } from './thread.ts';

/** Times are milliseconds. */
export type EmbeddedOptions = {
  /** A folder, created if it is missing, or `memory://`. */
  dataDir: string;
  template?: string | undefined;
  client?: Pick<pg.PoolConfig, 'Client' | 'types' | 'onConnect'>;
  /** The longest wait of a query for the single session, 10 seconds by default. */
  patience?: number;
  checkpointEvery?: number;
  vacuumEvery?: number;
};

const memory = 'memory://';
const second = 1000;
const hour = 3600 * second;

/**
 * A `pg.Pool` over a PostgreSQL inside this process. It has one session and thus one client: a transaction has the database to itself, and every
 * other query waits for its end.
 */
export class EmbeddedPool extends pg.Pool {
  readonly #server: Server;
  readonly #patience: number;

  private constructor(server: Server, patience: number, client: EmbeddedOptions['client']) {
    super({
      ...client,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      max: 1,
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
      connectionTimeoutMillis: patience,
      stream: () => server.connection(),
    });
    this.#server = server;
    this.#patience = patience;
  }

  /**
   * Starts the database.
   * @throws Error if another process has the folder, or PostgreSQL does not start
   */
  static async open({
    dataDir,
    template,
    client,
    patience = 25 * second,
    ...every
  }: EmbeddedOptions): Promise<EmbeddedPool> {
    const server = await Server.start({
      folder: dataDir === memory ? null : resolve(dataDir),
      template: template === undefined ? null : resolve(template),
      checkpointEvery: every.checkpointEvery ?? 60 * second,
      vacuumEvery: every.vacuumEvery ?? hour,
    });
    return new EmbeddedPool(server, patience, client);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().catch((error: Error) => Promise.reject(this.#explain(error)));
    super.connect((error, client, done) => callback(error && this.#explain(error), client, done));
  }

  async dump(file: string): Promise<void> {
    await this.#server.dump(resolve(file));
  }

  /** Checkpoints, stops PostgreSQL and frees the folder. End the pool first. */
  async stop(): Promise<void> {
    await this.#server.stop();
  }

  #explain(error: Error): Error {
    if (error.message !== 'timeout exceeded when trying to connect') return error;
    const sql = this.#server.lastSql.replaceAll(/\s+/g, ' ').slice(0, 160);
    return new Error(
      `Waited ${this.#patience} ms for the embedded database's only session. Usually a query inside a transaction ` +
        `was given \`db\` instead of \`trx\`, else a transaction runs long. The session's last statement: ${sql}`,
      { cause: error },
    );
  }
}

/** The thread and the folder's lock. A broken thread is restarted for the next client if its data is in a folder. */
class Server {
  readonly #options: ThreadOptions;
  readonly #release: () => void;
  readonly #onExit: () => void;
  #thread: DatabaseThread;
  #restart: Promise<DatabaseThread> | null = null;
  #connection: EmbeddedConnection | null = null;
  #isStopped = false;

  private constructor(options: ThreadOptions, thread: DatabaseThread, release: () => void) {
    this.#options = options;
    this.#thread = thread;
    this.#release = release;
    this.#onExit = () => {
      this.#thread.abandon();
      release();
    };
    process.on('exit', this.#onExit);
  }

  static async start(options: ThreadOptions): Promise<Server> {
    const release = options.folder === null ? () => undefined : await lockFolder(options.folder);
    try {
      return new Server(options, await DatabaseThread.start(options), release);
    } catch (error) {
      release();
      throw error;
    }
  }

  get lastSql(): string {
    return this.#connection?.lastSql ?? '';
  }

  connection(): EmbeddedConnection {
    this.#connection = new EmbeddedConnection(() => this.#running());
    return this.#connection;
  }

  async dump(file: string): Promise<void> {
    await (await this.#running()).request({ kind: 'dump', file });
  }

  async stop(): Promise<void> {
    if (this.#isStopped) return;
    this.#isStopped = true;
    try {
      await ((await this.#restart) ?? this.#thread).close();
    } finally {
      process.off('exit', this.#onExit);
      this.#release();
    }
  }

  async #running(): Promise<DatabaseThread> {
    if (!this.#thread.failure || this.#options.folder === null || this.#isStopped) return this.#thread;
    this.#restart ??= DatabaseThread.start(this.#options).finally(() => (this.#restart = null));
    this.#thread = await this.#restart;
    return this.#thread;
  }
}
