import pg from 'pg';
import { DatabaseClient, type ClientConfig } from './client.ts';
import { DatabaseUnreachable } from '../errors.ts';

/** A pool of connections to a PostgreSQL server. Fails with {@link DatabaseUnreachable} when no connection is available in time. */
export class ServerPool extends pg.Pool {
  constructor(config: Omit<pg.PoolConfig, 'Client'> & ClientConfig) {
    super({ ...config, Client: DatabaseClient, keepAlive: true });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().catch((error: Error) => Promise.reject(explained(error)));
    super.connect((error, client, done) => callback(error && explained(error), client, done));
  }
}

/** Converts connection errors to {@link DatabaseUnreachable}. Errors sent by the server itself, such as a wrong password, pass unchanged. */
function explained(error: Error): Error {
  return error instanceof pg.DatabaseError ? error : new DatabaseUnreachable(error);
}
