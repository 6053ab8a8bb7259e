import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/task-cache.mjs';
import { freePort } from './port.mjs';

const START_MS = 180_000;

/** Starts the built product on a free port with fresh demo data; `env` holds further settings. `stop` ends it and removes the data. */
export async function startBuiltHost(
  env: Record<string, string> = {},
): Promise<{ url: string; pid: number | undefined; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'ondol-host-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const host = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DEMO: 'open',
      DEV_PAGES: '1',
      LOG: 'silent',
      TRUST_PROXY: '1',
      ...env,
    },
  });
  const kill = () => void host.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (host.exitCode === null) {
      const ended = once(host, 'exit');
      host.kill('SIGTERM');
      await ended;
    }
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await answering(url, () => (host.exitCode === null ? null : 'The host ended before it answered.'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: host.pid, stop };
}

/**
 * Resolves once a host answers.
 * @throws the text of `failure`, or that it took too long
 */
export async function answering(url: string, failure: () => string | null): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const ended = failure();
    if (ended) throw new Error(ended);
    const answer = await fetch(`${url}/v1/faqs/groups`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`${url} does not answer`);
}
