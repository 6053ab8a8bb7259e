import { loadavg } from 'node:os';
import pg from 'pg';
import { addDays, seoulDate } from '../../../contract/rules/dates.ts';
import { startBuiltHost } from '../../host/built-host.ts';
import { logIn, type Tokens } from './administrator.ts';
import { slowerThanReference } from '../cold-start.ts';
import { onPostgres } from '../database.ts';
import { median, percentile, round1, round2 } from '../figures.ts';
import { HOUSES, manyStays, RESERVATIONS, USERS } from './operator-data.ts';
import { CPU_SLOWER } from '../vitals.ts';
import { LONGEST_FRAME_MS, measureScrolling } from './scrolling.ts';

const ROUNDS = 40;
/** `framesToFloor`: frames per second as a ratio to those of plain boxes. */
const target = { p50Ms: 50, longestFrameMs: LONGEST_FRAME_MS, framesToFloor: 1 };

/**
 * Measures the administrators' calls and the week view with five hundred homes, five thousand reservations and two thousand members, on the built
 * host with PostgreSQL. Calls: milliseconds from request to the end of the answer, one at a time, beside a call that reads one row. Week view: frames
 * while it is scrolled by wheel, with this processor slowed down four times (`weekView`), and slowed down to four times slower than the reference
 * machine (`onReference`); these figures count only on a machine of that speed.
 */
export const measureOperator = () =>
  onPostgres(async (database) => {
    const load = [round2(loadavg()[0]!)];
    const host = await startBuiltHost({
      DATABASE_URL: database,
      TOKEN_SECRET: 'a secret for the bench alone, long enough',
      NODE_ENV: 'production',
      JOBS: 'elsewhere',
    });
    try {
      const today = seoulDate(Date.now());
      await fill(database, today);
      const tokens = await logIn(host.url);
      const calls = await measureCalls(host.url, tokens, today);
      const weekView = await measureScrolling(host.url, tokens, CPU_SLOWER);
      const onReference = await measureScrolling(host.url, tokens, await slowerThanReference());
      load.push(round2(loadavg()[0]!));
      const met = {
        p50Ms: Object.values(calls).every(({ p50Ms }) => p50Ms <= target.p50Ms),
        longestFrameMs: onReference.longestFrameMs <= target.longestFrameMs,
        framesToFloor: Object.values(onReference.toFloor).every((share) => share >= target.framesToFloor),
      };
      const filled = { houses: HOUSES, reservations: RESERVATIONS, users: USERS };
      return { ...filled, rounds: ROUNDS, loadAverage: load, calls, weekView, onReference, target, met };
    } finally {
      await host.stop();
    }
  });

async function fill(database: string, today: string): Promise<void> {
  console.error(`filling ${HOUSES} homes, ${RESERVATIONS} reservations and ${USERS} members …`);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (const statement of manyStays(today)) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Measures each call in turn, round by round, so that all see the same machine.
 * @throws if an answer is not 2xx
 */
async function measureCalls(url: string, { accessToken }: Tokens, today: string) {
  const list = '/v1/admin/reservations';
  const [from, to] = [addDays(today, -30), addDays(today, 30)];
  const paths = {
    oneRow: '/v1/users/me',
    list,
    listLastPage: `${list}?page=100`,
    listSearch: `${list}?search=nguyen`,
    listStaying: `${list}?status=staying&sort=check-out`,
    listNeighbourhood: `${list}?location=hongdae&dates=stay&from=${from}&to=${to}`,
    week: `${list}/week?from=${today}`,
    eightWeeks: `${list}/week?from=${today}&weeks=8`,
    users: '/v1/admin/users',
    usersSearch: '/v1/admin/users?search=sato',
    today: '/v1/admin/today',
  };
  const times = Object.fromEntries(Object.keys(paths).map((name) => [name, [] as number[]]));
  const bytes: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, path] of Object.entries(paths)) {
      const start = performance.now();
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${accessToken}` } });
      const body = await answer.arrayBuffer();
      times[name]!.push(performance.now() - start);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${Buffer.from(body).toString()}`);
      bytes[name] = body.byteLength;
    }
  const floor = median(times['oneRow']!);
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [
      name,
      {
        p50Ms: round2(median(all)),
        p95Ms: round2(percentile(all, 0.95)),
        ratioToOneRow: round1(median(all) / floor),
        bytes: bytes[name],
      },
    ]),
  );
}
