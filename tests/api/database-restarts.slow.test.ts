import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Seeded, Someone } from '#tests/crash/host.ts';
import { root } from '../../src/tools/build/task-cache.mjs';
import { freePort } from '../../src/tools/host/port.mjs';
import { startPostgres } from '../../src/tools/test/postgres.mjs';

const RESTARTS = 10;
const WRITES_BETWEEN = 30;

async function startHost(env: Record<string, string>) {
  const child = fork(join(root, 'tests/crash/host.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      TOKEN_SECRET: 'a secret that only this test uses, long enough',
      ...env,
    },
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The host ended: ${said}`)));
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [Seeded];
  return {
    seeded: message,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    said: () => said,
    stop: async () => {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

test.runIf(process.env['TEST_DATABASE_URL'])(
  'PostgreSQL restarts ten times under load: the host lives on, answers 503 meanwhile and loses nothing it acknowledged',
  async () => {
    const postgres = await startPostgres();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const settings = { DATABASE_URL: postgres.url, PORT: String(port), DEMO: '0', SEED: '1' };
    const host = await startHost(settings).catch(async (error: unknown) => {
      await postgres.stop();
      throw error;
    });
    const run = { isOver: false, writes: 0 };
    const statuses = new Set<number>();
    const without: unknown[] = [];
    const ask = (path: string, who: Someone, body?: object) =>
      fetch(url + path, {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    const written = async (most: number) => {
      while (run.writes < most && host.isAlive()) await after(10);
    };
    /**
     * Writes numbers one after the other.
     * @returns the last acknowledged one, and the last one tried
     */
    const writeOn = async (who: Someone) => {
      let acknowledged = 0;
      let tried = 0;
      while (!run.isOver) {
        tried += 1;
        const body = { firstName: 'Linh', lastName: `N${tried}`, phoneCountry: '+84', phone: '912345678' };
        const answer = await ask('/v1/users/me/profile', who, body);
        const text = await answer.text();
        statuses.add(answer.status);
        if (answer.ok) {
          acknowledged = tried;
          run.writes += 1;
        } else {
          if (!answer.headers.get('retry-after') || /\bat \S+:\d/.test(text)) without.push(text);
          await after(20);
        }
      }
      return { who, acknowledged, tried };
    };
    try {
      const people = host.seeded.people.map(writeOn);
      for (let times = 0; times < RESTARTS; times += 1) {
        await written(run.writes + WRITES_BETWEEN);
        await postgres.restart();
      }
      await written(run.writes + WRITES_BETWEEN);
      run.isOver = true;
      for (const { who, acknowledged, tried } of await Promise.all(people)) {
        const { data } = (await (await ask('/v1/users/me/profile', who)).json()) as {
          data: { lastName: string };
        };
        const written = Number(data.lastName.slice(1));
        expect(written).toBeGreaterThanOrEqual(acknowledged);
        expect(written).toBeLessThanOrEqual(tried);
      }
      expect(host.isAlive(), host.said()).toBe(true);
      expect(statuses).toEqual(new Set([200, 503]));
      expect(without, 'refusals without Retry-After, or with a stack').toEqual([]);
    } finally {
      run.isOver = true;
      await host.stop();
      await postgres.stop();
    }
  },
  600_000,
);
