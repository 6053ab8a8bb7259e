import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely } from 'kysely';
import pg from 'pg';

const inside = new AsyncLocalStorage<'transaction' | 'another'>();

/**
 * Makes a transaction fail at once if it asks the pool for a second connection. The embedded database has one session, so a query outside `trx` would
 * wait forever there; on PostgreSQL it would silently read rows from before the transaction. With this check the tests on PostgreSQL cover both.
 */
function allowOneSession(): void {
  const transaction = Reflect.get(Kysely.prototype, 'transaction') as Kysely<unknown>['transaction'];
  Kysely.prototype.transaction = function begin(this: Kysely<unknown>) {
    const builder = transaction.call(this);
    const execute = builder.execute.bind(builder);
    if (inside.getStore() !== 'another')
      builder.execute = (work) => execute((trx) => inside.run('transaction', () => work(trx)));
    return builder;
  };
  type Connect = (this: pg.Pool, ...given: unknown[]) => unknown;
  const connect = Reflect.get(pg.Pool.prototype, 'connect') as Connect;
  const guarded: Connect = function connectOutside(...given) {
    if (inside.getStore() === 'transaction')
      throw new Error('A query inside a transaction goes past `trx`: give it the transaction.');
    return connect.apply(this, given);
  };
  Reflect.set(pg.Pool.prototype, 'connect', guarded);
}

// The hosts that the crash test kills run outside Vitest, with as many sessions as in production: their jobs hold a lock in one of them.
if (process.env['VITEST']) allowOneSession();

/** Runs work like another host or browser during an open transaction, which only a PostgreSQL with several sessions allows. */
export function asAnother<T>(work: () => T): T {
  return inside.run('another', work);
}
