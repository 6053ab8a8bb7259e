import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { onPostgres } from './database.ts';
import { medians, round2 } from './figures.ts';
import { bytesOf, CONNECTIONS, fire, type Asked, type Round } from './load.ts';
import { answering, startBuiltHost } from '../host/built-host.ts';
import { freePort } from '../host/port.mjs';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const WARM_UP_SECONDS = 3;

const browsers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

type Settings = Record<string, string>;
type Target = { throughput: number; p50?: number };

/** Measures requests per second and latency of the built host on PostgreSQL, in turns with the fastest server that could give the same answer. */
export const measureHost = () =>
  onPostgres(async (database) => {
    const load = [round2(loadavg()[0]!)];
    const host = await startBuiltHost({
      DATABASE_URL: database,
      TOKEN_SECRET: 'a secret for the bench alone, long enough',
      NODE_ENV: 'production',
      JOBS: 'elsewhere',
    });
    try {
      const url = host.url.replace('localhost', '127.0.0.1');
      const listed = (await (await fetch(`${url}/v1/houses`)).json()) as { data: { id: string }[] };
      const id = listed.data[0]!.id;
      const house = { url: `${url}/v1/houses/${id}` };
      const houseAfresh = { ...house, headers: { 'cache-control': 'no-cache' } };
      const list = { url: `${url}/v1/houses` };
      const listCompressed = { ...list, headers: browsers };
      const home = { url: `${url}/`, headers: browsers };
      const figures = {
        house: await compare(house, { DATABASE_URL: database, HOUSE: id }, { throughput: 0.8, p50: 1.3 }),
        houseAfresh: await compare(
          houseAfresh,
          { DATABASE_URL: database, HOUSE: id },
          { throughput: 0.8, p50: 1.3 },
        ),
        list: await compare(list, await sameSize(list), { throughput: 0.5 }),
        listCompressed: await compare(listCompressed, await sameSize(listCompressed)),
        home: await compare(home, await sameSize(home)),
      };
      load.push(round2(loadavg()[0]!));
      return {
        connections: CONNECTIONS,
        rounds: ROUNDS,
        seconds: ROUND_SECONDS,
        loadAverage: load,
        ...figures,
      };
    } finally {
      await host.stop();
    }
  });

const sameSize = async (asked: Asked): Promise<Settings> => ({ BYTES: String(await bytesOf(asked)) });

async function compare(ours: Asked, settings: Settings, target?: Target) {
  const floor = await startFloor(settings);
  try {
    const asked = { ...ours, url: floor.url };
    await fire(asked, WARM_UP_SECONDS);
    await fire(ours, WARM_UP_SECONDS);
    const rounds = { floor: [] as Round[], ours: [] as Round[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.floor.push(await fire(asked, ROUND_SECONDS));
      rounds.ours.push(await fire(ours, ROUND_SECONDS));
    }
    const least = medians(rounds.floor);
    const own = medians(rounds.ours);
    const ratio = {
      throughput: round2(own.requestsPerSecond / least.requestsPerSecond),
      p50: round2(own.p50Ms / least.p50Ms),
    };
    const met = target && {
      throughput: ratio.throughput >= target.throughput,
      ...(target.p50 === undefined ? {} : { p50: ratio.p50 <= target.p50 }),
    };
    return { bytes: await bytesOf(ours), floor: least, ours: own, ratio, ...(target ? { target, met } : {}) };
  } finally {
    await floor.stop();
  }
}

async function startFloor(settings: Settings): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const floor = spawn(process.execPath, [join(import.meta.dirname, 'floor.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings },
  });
  const kill = () => void floor.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (floor.exitCode !== null) return;
    const ended = once(floor, 'exit');
    floor.kill();
    await ended;
  };
  try {
    await answering(url, () => (floor.exitCode === null ? null : 'The floor ended before it answered.'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
