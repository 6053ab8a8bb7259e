import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports/database.ts';

/**
 * Presents an open transaction as a database. Transactions begun on it become savepoints, so many use cases commit or fail together. Only one may be
 * open at a time.
 */
export function savepointsWithin(trx: Trx): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SavepointDriver(trx),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class SavepointDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(trx: Trx) {
    this.#connection = {
      executeQuery: <R>(query: CompiledQuery) => trx.executeQuery<R>(query),
      streamQuery: () => {
        throw new Error('A query within savepoints is not streamed.');
      },
    };
  }

  init = (): Promise<void> => Promise.resolve();
  destroy = (): Promise<void> => Promise.resolve();
  acquireConnection = (): Promise<DatabaseConnection> => Promise.resolve(this.#connection);
  releaseConnection = (): Promise<void> => Promise.resolve();
  beginTransaction = (): Promise<void> => this.#say('savepoint use_case');
  commitTransaction = (): Promise<void> => this.#say('release savepoint use_case');
  rollbackTransaction = (): Promise<void> => this.#say('rollback to savepoint use_case');

  async #say(statement: string): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw(statement));
  }
}
