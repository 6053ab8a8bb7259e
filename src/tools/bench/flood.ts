import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { demoLogins } from '../../server/demo/people.ts';
import { startBuiltHost } from '../host/built-host.ts';
import { onPostgres } from './database.ts';
import { median, percentile, round1, round2 } from './figures.ts';

const ROUNDS = 4;
const LOG_INS = 10;
const CLIENTS = 8;
/** Warm-up of a flood before it counts: its first requests are the ones that are rendered. */
const BEGIN_MS = 1000;
const TARGET = 1.5;

const queries = ['/?made-up=', '/houses?minRent=', '/faq?x=', '/houses?checkIn=2027-03-01&page='];

/**
 * Measures the time of a log-in while clients request pages with invented queries as fast as they are answered, in turns with no load. Milliseconds.
 */
export const measureFlood = () =>
  onPostgres(async (database) => {
    const host = await startBuiltHost({
      DATABASE_URL: database,
      TOKEN_SECRET: 'a secret for the bench alone, long enough',
      NODE_ENV: 'production',
      JOBS: 'elsewhere',
    });
    const url = host.url.replace('localhost', '127.0.0.1');
    try {
      const load = [round2(loadavg()[0]!)];
      const alone: number[] = [];
      const beside: number[] = [];
      let answered = 0;
      let took = 0;
      await logIns(url, []);
      for (let round = 0; round < ROUNDS; round += 1) {
        await logIns(url, alone);
        const begun = performance.now();
        const end = startFlood(url);
        await new Promise((next) => setTimeout(next, round === 0 ? 0 : BEGIN_MS));
        await logIns(url, beside);
        answered += await end();
        took += performance.now() - begun;
      }
      load.push(round2(loadavg()[0]!));
      const of = (times: number[]) => ({
        p50Ms: round1(median(times)),
        p90Ms: round1(percentile(times, 0.9)),
      });
      const ratio = round2(median(beside) / median(alone));
      return {
        clients: CLIENTS,
        loadAverage: load,
        pagesPerSecond: round1((answered / took) * 1000),
        alone: of(alone),
        beside: of(beside),
        ratio,
        target: TARGET,
        met: ratio < TARGET,
      };
    } finally {
      await host.stop();
    }
  });

let calls = 0;

async function logIns(url: string, times: number[]): Promise<void> {
  const { email, password } = demoLogins[0]!;
  for (let each = 0; each < LOG_INS; each += 1) {
    calls += 1;
    const begun = performance.now();
    const answer = await fetch(`${url}/v1/auth/log-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${calls % 250}` },
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`log-in: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
  }
}

/** @returns a function that ends the flood and returns the number of pages that it received */
function startFlood(url: string): () => Promise<number> {
  const worker = new Worker(join(import.meta.dirname, 'flood.mjs'), {
    workerData: { url, clients: CLIENTS, queries },
  });
  return async () => {
    const told = once(worker, 'message');
    worker.postMessage('end');
    const [asked] = (await told) as [number];
    return asked;
  };
}
