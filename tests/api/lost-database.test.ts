import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isUnavailable } from '#server/db/errors.ts';
import { runJobs } from '#server/jobs.ts';
import { person, startTestHost, type Person, type TestHost } from '#tests/kit/api.ts';
import { asAnother } from '#tests/kit/one-session.ts';
import { onServer } from '#tests/kit/on-server.ts';
import { proxyOf } from '#tests/kit/server-proxy.ts';
import { freshDatabase } from '#tests/kit/template.ts';

const server = process.env['TEST_DATABASE_URL'];

describe.runIf(server)('a connection to the database that is lost', () => {
  let host: TestHost;
  let way: Awaited<ReturnType<typeof proxyOf>>;
  let direct: string;
  let who: Person;
  beforeAll(async () => {
    const { where, drop } = await freshDatabase('empty');
    direct = (where as { url: string }).url;
    way = await proxyOf(direct);
    host = await startTestHost({ demo: false, database: { where: { url: way.url }, drop } });
    who = await person(host);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(async () => {
    await host.close();
    await way.end();
  });

  const profile = (language?: string) =>
    host.call<{ firstName: string }>('GET', '/v1/users/me/profile', {
      token: who.token,
      ...(language && { language }),
    });
  const rename = (firstName: string) =>
    host.call('POST', '/v1/users/me/profile', {
      token: who.token,
      body: { firstName, lastName: 'Nguyễn', phoneCountry: '+84', phone: '912345678' },
    });
  /** Holds a lock that blocks changes of the account until `work` is done. */
  const whileLocked = <T>(work: (until: () => Promise<void>) => Promise<T>) =>
    onServer(direct, async (other) => {
      await other.query('begin');
      await other.query('select from accounts where id = $1 for update', [who.id]);
      const done = await work(async () => {
        for (;;) {
          const { rowCount } = await other.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          if (rowCount) return;
        }
      });
      await other.query('rollback');
      return done;
    });

  it.each(['ko', 'en'])('is answered with 503 while a request waits for a lock, in %s', async (language) => {
    const answer = await whileLocked(async (waits) => {
      const asked = host.call('POST', '/v1/users/me/profile', {
        token: who.token,
        language,
        body: { firstName: 'Mai', lastName: 'Nguyễn', phoneCountry: '+84', phone: '912345678' },
      });
      await waits();
      await onServer(direct, (admin) =>
        admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      );
      return asked;
    });
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.errorMessage).toBe(
      language === 'ko'
        ? '지금은 처리할 수 없어요. 잠시 뒤 다시 시도해 주세요.'
        : 'We can’t take this right now. Please try again in a few minutes.',
    );
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\bat \w/);
    expect((await profile()).data.firstName, 'nothing was written').toBe('Linh');
  });

  it('is answered with 503 where the network resets it in the middle of a request', async () => {
    const answer = await whileLocked(async (waits) => {
      const asked = rename('Mai');
      await waits();
      way.reset();
      return asked;
    });
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await profile()).status).toBe(200);
  });

  it('ends a transaction between two of its statements, and no process', async () => {
    const lost = host.ctx.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await onServer(direct, (admin) => admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
      await sql`select 1`.execute(trx);
    });
    expect(await lost.catch(isUnavailable)).toBe(true);
    expect((await profile()).status).toBe(200);
  });

  it('that holds the lock of the jobs ends their run, and the next one comes', async () => {
    const shared = { ...host.ctx, config: { ...host.config, databaseUrl: direct } };
    const log = vi.fn();
    const away = {
      ...shared,
      log,
      rates: host.ctx.rates,
      gateways: {
        ...host.ctx.gateways,
        domestic: {
          ...host.ctx.gateways.domestic,
          work: async () => {
            await onServer(direct, (admin) =>
              admin.query(`select pg_terminate_backend(pid) from pg_locks
                where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`),
            );
          },
        },
      },
    };
    await expect(asAnother(() => runJobs(away))).rejects.toThrow();
    await asAnother(() => runJobs(shared));
  });

  it('on which the server says nothing any more is given up in time, and then the host works again', async () => {
    expect((await profile()).status).toBe(200);
    way.silence(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const seen = { isAnswered: false };
    const asked = Promise.all([profile(), rename('Mai'), profile()]).finally(() => (seen.isAnswered = true));
    // The clock runs until they are answered: on a busy machine they may reach the database after any number of its seconds.
    while (!seen.isAnswered) {
      await vi.advanceTimersByTimeAsync(1_000);
      await new Promise((next) => setImmediate(next));
    }
    for (const answer of await asked) expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    way.silence(false);
    way.reset();
    vi.useRealTimers();
    await expect.poll(async () => (await profile()).status).toBe(200);
  });
});

it.runIf(server)('a statement that takes too long ends with 503', async () => {
  const impatient = await startTestHost({ demo: false, databaseSeconds: 1 });
  const slow = sql`select pg_sleep(1.5)`.execute(impatient.ctx.db);
  expect(await slow.catch(isUnavailable)).toBe(true);
  await impatient.close();
});
