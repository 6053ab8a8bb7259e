import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { addDays } from '#contract/rules/dates.ts';
import { openDatabase, type Database } from '#server/db/db.ts';
import { wishBody } from '#tests/kit/stays.ts';
import { root } from '../../src/tools/once.mjs';
import { freePort } from '../../src/tools/port.mjs';
import { findings, type Acknowledged } from './findings.ts';
import type { Seeded } from './host.ts';

const HOUR_MS = 3_600_000;
const START_MS = 180_000;

export type Crashed = {
  kills: number;
  acknowledged: { stays: number; payments: number; refunds: number };
  problems: string[];
};

/**
 * Kills a host again and again while people book and pay, restarts it each time, lets it finish what was left open, and looks for what
 * must never be: a lost acknowledged write, money taken or given back twice, a hold that nobody holds.
 */
export async function crashRounds(
  rounds: number,
  server: string | null,
  seed = randomInt(1 << 30),
): Promise<Crashed> {
  const place = await freshPlace(server);
  const world = new World(place.env, seed);
  try {
    for (let round = 0; round < rounds; round += 1) {
      await world.start();
      const living = world.live();
      // A slow machine needs longer until there is anything to lose.
      const slow = world.acknowledged.stays.size === 0 ? round * 2500 : 0;
      await after(world.random(1500) + 30 + slow);
      world.kill();
      await living;
    }
    await world.start();
    await world.settle();
    await world.stop();
    const database = await place.open();
    let problems: string[];
    try {
      problems = await findings(database.db, world.acknowledged, world.now);
    } finally {
      await database.close();
    }
    const { stays, payments, refunds } = world.acknowledged;
    return {
      kills: rounds,
      acknowledged: { stays: stays.size, payments: payments.size, refunds: refunds.size },
      problems: problems.map((problem) => `${problem} (seed ${seed})`),
    };
  } finally {
    world.kill();
    await place.remove();
  }
}

/** People, and the host that dies on them. */
class World {
  readonly acknowledged: Acknowledged = { stays: new Set(), payments: new Set(), refunds: new Set() };
  readonly #env: Record<string, string>;
  #state: number;
  #port = 0;
  #child: ChildProcess | undefined;
  #seeded: Seeded | undefined;
  #now = Date.parse('2026-11-21T01:00:00Z');

  constructor(env: Record<string, string>, seed: number) {
    this.#env = env;
    this.#state = seed;
  }

  /** A number below `limit`; the same seed gives the same numbers (mulberry32). */
  random(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  }

  /** The host's clock. */
  get now(): Date {
    return new Date(this.#now);
  }

  async start(): Promise<void> {
    this.#port = await freePort();
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/crash/host.ts'], {
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
    const up = once(child, 'message').then(([message]) => message as Seeded);
    const down = once(child, 'exit').then(() => {
      throw new Error(`The host did not start: ${said}`);
    });
    down.catch(() => undefined);
    const seeded = await Promise.race([up, down]);
    clearTimeout(timer);
    this.#seeded ??= seeded;
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

  /** What people do until the host is gone: add another habit here, and it is killed at too. */
  async live(): Promise<void> {
    const habits = [this.#bookAndPay, this.#bookAndPay, this.#payTooLate];
    await Promise.all(
      (this.#seeded?.tokens ?? []).map(async (token, index) => {
        try {
          for (;;) await habits[index % habits.length]!.call(this, token);
        } catch {
          // The host is dead.
        }
      }),
    );
  }

  /** Lets everything happen that is due: reading what was left open, refunds, expiries, the outbox. */
  async settle(): Promise<void> {
    for (const hours of [0.1, 1, 26, 27, 28]) {
      await this.#forward(hours * HOUR_MS);
      for (let again = 0; again < 2; again += 1)
        await this.#post('/dev/jobs', {}, null).catch(() => undefined);
    }
    await this.#post('/dev/jobs', {}, null);
  }

  async #forward(ms: number): Promise<void> {
    this.#now += ms;
    await this.#post('/dev/clock', { now: new Date(this.#now).toISOString() }, null);
  }

  async #bookAndPay(token: string): Promise<void> {
    const stay = await this.#book(token, this.#dates());
    if (!stay) return;
    const backs = await Promise.all(
      stay.payments
        .slice(0, 1)
        .flatMap((part) => [part, part])
        .map((part) => this.#approve(token, stay.id, part.id)),
    );
    // Two windows, and each of them twice: only one payment may be kept.
    await Promise.all(
      backs.flatMap((back) => (back ? [this.#confirm(token, back), this.#confirm(token, back)] : [])),
    );
  }

  /** Pays after the hold ran out and somebody else took the dates: that money goes back. */
  async #payTooLate(token: string): Promise<void> {
    const dates = this.#dates();
    const stay = await this.#book(token, dates);
    if (!stay) return;
    const back = await this.#approve(token, stay.id, stay.payments[0]!.id);
    await this.#forward(25 * HOUR_MS);
    const others = this.#seeded?.tokens.filter((other) => other !== token) ?? [];
    await this.#book(others[this.random(others.length)]!, dates);
    if (back) await this.#confirm(token, back);
  }

  #dates(): Dates {
    const today = new Date(this.#now).toISOString().slice(0, 10);
    const houses = this.#seeded?.houses ?? [];
    const houseId = houses[this.random(houses.length)]!;
    return { houseId, checkIn: addDays(today, 30 + 10 * this.random(30)), nights: 8 };
  }

  async #book(token: string, dates: Dates) {
    const { status, data } = await this.#post('/v1/reservations', wishBody(dates), token);
    if (status !== 200) return null;
    const stay = data as { id: string; payments: { id: string }[] };
    this.acknowledged.stays.add(stay.id);
    return stay;
  }

  async #approve(token: string, reservationId: string, paymentId: string) {
    const { status, data } = await this.#post('/v1/payments', { reservationId, paymentId }, token);
    if (status !== 200) return null;
    const { orderId } = data as { orderId: string };
    const answer = await fetch(`${this.#url}/sandbox/pay/${orderId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'result=pay',
      redirect: 'manual',
    });
    const back = new URL(answer.headers.get('location') ?? '', this.#url).searchParams;
    return { orderId, paymentKey: back.get('paymentKey') ?? '', amount: Number(back.get('amount')) };
  }

  async #confirm(
    token: string,
    back: { orderId: string; paymentKey: string; amount: number },
  ): Promise<void> {
    const { status, code } = await this.#post('/v1/payments/confirm', back, token);
    if (status === 200) this.acknowledged.payments.add(back.orderId);
    if (code === 'hold_expired_refunded' || code === 'payment_already_made')
      this.acknowledged.refunds.add(back.orderId);
  }

  get #url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async #post(path: string, body: object, token: string | null) {
    const response = await fetch(this.#url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { data?: unknown; code?: string };
    return { status: response.status, data: answer.data, code: answer.code };
  }
}

type Dates = { houseId: string; checkIn: string; nights: number };
type Place = { env: Record<string, string>; open(): Promise<Database>; remove(): Promise<void> };

/** A new database: in a folder of its own, or on the server whose address is given. */
async function freshPlace(server: string | null): Promise<Place> {
  if (server === null) {
    const folder = mkdtempSync(join(tmpdir(), 'ondol-crash-'));
    return {
      env: { DATA_DIR: folder },
      open: () => openDatabase({ dataDir: `${folder}/db` }),
      remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    };
  }
  const name = `crash_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href },
    open: () => openDatabase({ url: url.href }),
    remove: () => admin(`drop database ${name} with (force)`),
  };
}
