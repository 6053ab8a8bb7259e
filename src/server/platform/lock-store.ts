import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

export type WhenBusy = 'skip' | 'wait';

const POLL_MS = 100;
const keyOf = (loop: string) => sql`hashtextextended(${`ondol jobs ${loop}`}, 0)`;

/** The connection that holds the locks of this server's loops while they run. */
type Holder = { db: Promise<Db>; users: number; close: () => void };
type Locks = { running: Map<string, Promise<void>>; holder: Holder | undefined };

const locks = new WeakMap<Db, Locks>();

/**
 * Runs `work` of a loop while no other run does, on this server or on another with the same database. All loops share one connection for locks, so
 * that slow loops do not take connections from API calls. `work` gets a check to call between its parts. @throws Error of the check if the lock is
 * lost with its connection
 */
export async function runExclusively(
  db: Db,
  { loop, isShared, whenBusy }: { loop: string; isShared: boolean; whenBusy: WhenBusy },
  work: (check: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const own = locks.get(db) ?? { running: new Map(), holder: undefined };
  locks.set(db, own);
  for (let other = own.running.get(loop); other; other = own.running.get(loop)) {
    if (whenBusy === 'skip') return;
    await other.catch(() => undefined);
  }
  const run = isShared ? locked(own, db, { loop, whenBusy }, work) : work(() => Promise.resolve());
  own.running.set(loop, run);
  await run.finally(() => own.running.delete(loop));
}

async function locked(
  own: Locks,
  db: Db,
  { loop, whenBusy }: { loop: string; whenBusy: WhenBusy },
  work: (check: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const holder = (own.holder ??= open(db));
  holder.users += 1;
  // The next run takes another connection than one that does not answer.
  const drop = () => {
    if (own.holder === holder) own.holder = undefined;
  };
  const asked = async <T>(ask: (session: Db) => Promise<T>) => {
    try {
      return await ask(await holder.db);
    } catch (error) {
      drop();
      throw error;
    }
  };
  try {
    while (!(await asked((session) => tryLock(session, loop)))) {
      if (whenBusy === 'skip') return;
      await after(POLL_MS);
    }
    try {
      await work(() => asked(async (session) => void (await sql`select 1`.execute(session))));
    } finally {
      // A session that has ended holds nothing.
      await asked((session) => sql`select pg_advisory_unlock(${keyOf(loop)})`.execute(session)).catch(
        () => undefined,
      );
    }
  } finally {
    holder.users -= 1;
    if (holder.users === 0) {
      drop();
      holder.close();
    }
  }
}

function open(db: Db): Holder {
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const session = new Promise<Db>((resolve, reject) => {
    db.connection()
      .execute(async (one) => {
        resolve(one);
        await closed;
      })
      .catch(reject);
  });
  session.catch(() => undefined);
  return { db: session, users: 0, close };
}

async function tryLock(session: Db, loop: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${keyOf(loop)}) as free`.execute(
    session,
  );
  return rows[0]?.free ?? false;
}
