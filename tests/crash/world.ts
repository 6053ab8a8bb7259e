import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../src/tools/build/task-cache.mjs';
import { freePort } from '../../src/tools/host/port.mjs';
import type { Seeded } from './host.ts';

const HOUR_MS = 3_600_000;
const START_MS = 180_000;

export class World {
  readonly #program: string;
  readonly #env: Record<string, string>;
  #state: number;
  #port = 0;
  #child: ChildProcess | undefined;
  #seeded: Seeded | undefined;
  #answers = 0;
  #waiting: { answers: number; resolve: () => void } | undefined;
  #today: Promise<unknown> = Promise.resolve();
  #now = Date.parse('2026-11-21T01:00:00Z');

  /** @param program the bundled host @param env where its database is @param seed of the chances */
  constructor(program: string, env: Record<string, string>, seed: number) {
    this.#program = program;
    this.#env = env;
    this.#state = seed;
  }

  /** Returns a number below `limit`; the same seed gives the same numbers (mulberry32). */
  random(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  }

  get now(): Date {
    return new Date(this.#now);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get seeded(): Seeded {
    if (!this.#seeded) throw new Error('The host has not started yet.');
    return this.#seeded;
  }

  async start(): Promise<void> {
    this.#port = await freePort();
    const child = spawn(process.execPath, ['--enable-source-maps', this.#program], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'] ?? '',
        ...this.#env,
        PORT: String(this.#port),
        TOKEN_SECRET: 'a secret that only the crash test uses',
        DEMO: '0',
        DEV_PAGES: '1',
        TEST_CLOCK: new Date(this.#now).toISOString(),
        SEED: this.#seeded ? '0' : '1',
      },
    });
    this.#child = child;
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-3000);
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
    const up = once(child, 'message').then(([message]) => message as Seeded | 'up');
    const down = once(child, 'exit').then(() => {
      throw new Error(`The host did not start: ${said}`);
    });
    down.catch(() => undefined);
    const seeded = await Promise.race([up, down]);
    this.#answers = 0;
    clearTimeout(timer);
    if (seeded !== 'up') this.#seeded = seeded;
  }

  answered(answers: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = { answers, resolve };
      this.#count(0);
    });
  }

  #count(more: number): void {
    this.#answers += more;
    if (this.#waiting && this.#answers >= this.#waiting.answers) this.#waiting.resolve();
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /**
   * Runs everything that is due: open work, refunds, expiries, the outbox.
   * @throws Error if the jobs of the last run fail, because open work might then be unfinished
   */
  async settle(): Promise<void> {
    for (const hours of [0.1, 1, 26, 27, 28]) {
      await this.forward(hours);
      for (let again = 0; again < 2; again += 1)
        await this.call('POST', '/dev/jobs', {}, null).catch(() => undefined);
    }
    const { status } = await this.call('POST', '/dev/jobs', {}, null);
    if (status !== 200) throw new Error(`The jobs failed, as the host's answer ${status} says.`);
  }

  /** Runs work during which nobody moves the clock, which would expire every hold. */
  async onOneDay<T>(work: () => Promise<T>): Promise<T> {
    const done = work();
    this.#today = Promise.allSettled([this.#today, done]);
    return done;
  }

  /** Moves the clock once no {@link onOneDay} is running. */
  async forward(hours: number): Promise<void> {
    await this.#today;
    this.#now += hours * HOUR_MS;
    await this.call('POST', '/dev/clock', { now: new Date(this.#now).toISOString() }, null);
  }

  /** @throws TypeError once the host is dead */
  async call(method: 'GET' | 'POST' | 'DELETE', path: string, body: object | null, token: string | null) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.ok) this.#count(1);
    const answer = (await response.json()) as { data?: unknown; code?: string };
    return { status: response.status, data: answer.data, code: answer.code };
  }
}
