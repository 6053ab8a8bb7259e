import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import pg from 'pg';
import { addDays, seoulDate } from '../../contract/rules/dates.ts';
import { demoLogins } from '../../server/demo/people.ts';
import { startBuiltHost } from '../host/built-host.ts';
import { chromiumOptions } from './browser.ts';
import { onPostgres } from './database.ts';
import { median, percentile, round1, round2 } from './figures.ts';
import { HOUSES, manyStays, RESERVATIONS, USERS } from './operator-data.ts';
import { CPU_SLOWER } from './vitals.ts';

const ROUNDS = 40;
const SCROLL_STEPS = 120;
const SCROLL_PIXELS = 120;
const target = { p50Ms: 50, longestFrameMs: 50 };
const scrollFrames = join(import.meta.dirname, 'scroll-frames.mjs');

type Tokens = { accessToken: string; refreshToken: string };

/**
 * The administrators' calls and the week view over five hundred homes, five thousand reservations and two thousand members, at the built
 * host on PostgreSQL: milliseconds from request to the end of the answer, one at a time, beside the answer to a call that reads one row;
 * and the frames of a week view that is scrolled by wheel, with the processor four times slower.
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
      const weekView = await measureFrames(host.url, tokens);
      load.push(round2(loadavg()[0]!));
      const met = {
        p50Ms: Object.values(calls).every(({ p50Ms }) => p50Ms <= target.p50Ms),
        longestFrameMs: weekView.longestFrameMs <= target.longestFrameMs,
      };
      const filled = { houses: HOUSES, reservations: RESERVATIONS, users: USERS };
      return { ...filled, rounds: ROUNDS, loadAverage: load, calls, weekView, target, met };
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

async function logIn(url: string): Promise<Tokens> {
  const { email, password } = demoLogins.find(({ role }) => role === 'admin')!;
  const answer = await fetch(`${url}/v1/auth/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The demo's administrator cannot log in: ${answer.status}`);
  return ((await answer.json()) as { data: Tokens }).data;
}

/** Each call in turn, round by round, so that all of them see the same machine. @throws where an answer is not 2xx. */
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

/** Scrolls the week view down its houses and along its days, and counts what each frame took. */
async function measureFrames(url: string, tokens: Tokens) {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addInitScript({ path: scrollFrames });
    const page = await context.newPage();
    await page.goto(`${url}/auth/login`);
    await page.evaluate(({ accessToken, refreshToken }) => {
      localStorage.setItem('refreshToken', refreshToken);
      localStorage.setItem('accessToken', accessToken);
    }, tokens);
    await page.goto(`${url}/admin/reservations/week?weeks=4`, { waitUntil: 'networkidle' });
    await page.getByRole('region', { name: 'Reservations by house' }).hover();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const down = await scrolled(page, devtools, 0, SCROLL_PIXELS);
    const along = await scrolled(page, devtools, SCROLL_PIXELS, 0);
    return { down, along, longestFrameMs: Math.max(down.longestFrameMs, along.longestFrameMs) };
  } finally {
    await browser.close();
  }
}

/**
 * Turns the wheel over the grid, a step a frame. Milliseconds, and frames in a second; of the main thread also what it took of a processor,
 * which what else runs on the machine disturbs less than the clock.
 */
async function scrolled(page: Page, devtools: CDPSession, x: number, y: number) {
  const read = () => page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0));
  const traced = await traceTasks(devtools);
  await read();
  for (let step = 0; step < SCROLL_STEPS; step += 1) await page.mouse.wheel(x, y);
  const frames = await read();
  const tasks = await traced();
  const time = frames.reduce((sum, each) => sum + each, 0);
  return {
    frames: frames.length,
    framesPerSecond: round1((1000 * frames.length) / time),
    medianFrameMs: round1(median(frames)),
    p95FrameMs: round1(percentile(frames, 0.95)),
    longestFrameMs: round1(Math.max(...frames)),
    framesOver50Ms: frames.filter((each) => each > target.longestFrameMs).length,
    cpuMsPerFrame: round1(tasks.reduce((sum, each) => sum + each, 0) / frames.length),
    longestTaskCpuMs: round1(Math.max(...tasks)),
  };
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** Begins to trace; what it returns ends that, and tells the processor time of each task of a page's main thread, milliseconds. */
async function traceTasks(devtools: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', keep);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    devtools.off('Tracing.dataCollected', keep);
    const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
    const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
    const main = new Set(events.filter(isMain).map(thread));
    return events
      .filter((event) => event.name === 'RunTask' && main.has(thread(event)))
      .map(({ tdur }) => (tdur ?? 0) / 1000);
  };
}
