import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { houses } from '#server/demo/houses.ts';
import { openDatabase } from '#server/db/db.ts';
import { freshDatabase } from '#tests/kit/template.ts';
import { root } from '../../src/tools/build/task-cache.mjs';
import { freePort } from '../../src/tools/host/port.mjs';

const server = process.env['TEST_DATABASE_URL'];

function start(url: string, port: number) {
  let complaints = '';
  const child = fork(join(root, 'tests/crash/host.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      PORT: String(port),
      TOKEN_SECRET: 'a secret that only this test uses, long enough',
      DEMO: '1',
    },
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = once(child, 'exit').then(() => complaints);
  const listens = once(child, 'message').then(() => null);
  return {
    /** Null once it listens; its output if it ended before. */
    started: Promise.race([listens, ended]),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

test.runIf(server)(
  'hosts that start at the same moment on one empty database migrate and fill it once, and all of them serve',
  async () => {
    const { where, drop } = await freshDatabase('empty');
    const { url } = where as { url: string };
    const ports = [await freePort(), await freePort(), await freePort()];
    const hosts = ports.map((port) => start(url, port));
    expect(await Promise.all(hosts.map(({ started }) => started))).toEqual([null, null, null]);
    for (const port of ports) {
      const answer = await fetch(`http://127.0.0.1:${port}/v1/houses?pageSize=100`);
      const { data } = (await answer.json()) as { data: unknown[] };
      expect(data).toHaveLength(houses.length);
    }
    await Promise.all(hosts.map(({ stop }) => stop()));
    const database = await openDatabase(where);
    const accounts = await database.db.selectFrom('accounts').select('email').execute();
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
    await database.close();
    await drop();
  },
  300_000,
);
