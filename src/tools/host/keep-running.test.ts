import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepRunning } from './keep-running.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ondol-keep-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a program that finds in `life` how often it was started, from 1 on.
 * @returns the number of starts, and the pauses in seconds
 */
function running(name: string, text: string) {
  const [program, lives] = [join(folder, `${name}.mjs`), join(folder, `${name}.txt`)];
  writeFileSync(lives, '');
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(lives)}, 'x');
    const life = readFileSync(${JSON.stringify(lives)}, 'utf8').length;
    ${text}`,
  );
  const pauses: number[] = [];
  const programs: ChildProcess[] = [];
  const start = () => {
    programs.push(fork(program, { stdio: 'ignore' }));
    return programs.at(-1)!;
  };
  const kept = keepRunning(start, {
    pause: (ms) => Promise.resolve(void pauses.push(ms / 1000)),
    log: () => {},
  });
  return { ...kept, programs, pauses, lives: () => readFileSync(lives, 'utf8').length };
}

describe('a host that `npm start` runs', () => {
  it('starts again after it has died, later each time', async () => {
    const host = running(
      'dies',
      `if (life !== 3) process.send('serving', () => (life < 5 ? process.kill(process.pid, 'SIGKILL') : process.exit(0)));
      else process.exit(1);`,
    );
    expect(await host.ended).toBe(0);
    expect(host.lives()).toBe(5);
    expect(host.pauses).toEqual([1, 2, 4, 8]);
  });

  it('that cannot start says so and is not tried again', async () => {
    const host = running('refuses', 'process.exit(3);');
    expect(await host.ended).toBe(3);
    expect(host.lives()).toBe(1);
  });

  it('stays away once it was told to stop', async () => {
    const host = running(
      'stops',
      `process.once('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); process.send('serving');`,
    );
    await once(host.programs[0]!, 'message');
    host.stop('SIGTERM');
    expect(await host.ended).toBe(7);
    expect(host.lives()).toBe(1);
  });
});
