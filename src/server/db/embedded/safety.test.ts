import { spawn } from 'node:child_process';
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { dumpTemplate, openDatabase } from '../db.ts';
import { DurableFiles, durableStartParams } from './durable-files.ts';
import { startEngine } from './engine.ts';
import { EmbeddedPool } from './pool.ts';

const room = mkdtempSync(join(tmpdir(), 'ondol-embedded-'));
const template = join(room, 'template.tar');
let folders = 0;
const newFolder = () => join(room, `folder-${(folders += 1)}`);

beforeAll(async () => {
  const database = await openDatabase({ dataDir: 'memory://' });
  await database.pool.query(`create table houses (name text); insert into houses values ('연남 스테이')`);
  await dumpTemplate(database, template);
  await database.close();
}, 60_000);

afterAll(() => rmSync(room, { recursive: true, force: true }));

async function commitUntilKilled(folder: string, confirmedAtLeast: number): Promise<number[]> {
  const script = fileURLToPath(new URL('./commit-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder]);
  let printed = '';
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  child.stdout.on('data', (part: Buffer) => {
    printed += part.toString();
    if (printed.split('\n').length > confirmedAtLeast) child.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => child.on('close', (_code, by) => resolve(by)));
  expect({ signal, complaint }).toEqual({ signal: 'SIGKILL', complaint: '' });
  return printed.split('\n').slice(0, -1).map(Number);
}

describe('durability', () => {
  test('a commit reaches the disk before it is confirmed', async () => {
    const pglite = await PGlite.create({
      fs: new DurableFiles(newFolder()),
      startParams: durableStartParams,
      loadDataDir: new Blob([readFileSync(template)]),
    });
    const toDisk = vi.spyOn(fs, 'fsyncSync');
    await pglite.query('select 1');
    expect(toDisk).not.toHaveBeenCalled();
    await pglite.query(`insert into houses values ('홍대 스테이')`);
    expect(toDisk).toHaveBeenCalledTimes(1);
    toDisk.mockRestore();
    await pglite.close();
  }, 30_000);

  test('a commit that the disk refuses is not confirmed, and stops the database', async () => {
    const engine = await startEngine(newFolder(), template);
    const refusing = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    });
    await expect(engine.run(`insert into houses values ('홍대 스테이')`)).rejects.toThrow(
      /stopped: .*PANIC.*fsync/,
    );
    refusing.mockRestore();
  }, 30_000);

  test('nothing that was confirmed is lost when the process is killed, again and again', async () => {
    const folder = newFolder();
    await (await openDatabase({ dataDir: folder, template })).close();
    const confirmed: number[] = [];
    for (const atLeast of [1, 7, 40, 150, 400]) confirmed.push(...(await commitUntilKilled(folder, atLeast)));
    const database = await openDatabase({ dataDir: folder });
    const { rows } = await database.pool.query<{ id: number }>('select id from acknowledged');
    const found = new Set(rows.map(({ id }) => id));
    await database.close();
    expect(confirmed.length).toBeGreaterThanOrEqual(598);
    expect(confirmed.filter((id) => !found.has(id))).toEqual([]);
  }, 120_000);

  test('closing leaves a database that needs no recovery and a folder without lock', async () => {
    const folder = newFolder();
    const database = await openDatabase({ dataDir: folder, template });
    await database.pool.query(`insert into houses values ('성수 스테이')`);
    await database.close();
    const stateOffset = 16;
    const cleanlyShutDown = 1;
    expect(readFileSync(join(folder, 'postgres/global/pg_control')).readInt32LE(stateOffset)).toBe(
      cleanlyShutDown,
    );
    expect(readdirSync(folder).sort()).toEqual(['created', 'postgres']);
  }, 30_000);

  test('a creation that was cut short is done anew, but what is not ours is left alone', async () => {
    const folder = newFolder();
    fs.mkdirSync(join(folder, 'postgres'), { recursive: true });
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '18\n');
    await expect(openDatabase({ dataDir: folder, template })).rejects.toThrow(
      'not a database of this program',
    );
    writeFileSync(join(folder, 'creating'), '');
    const database = await openDatabase({ dataDir: folder, template });
    expect((await database.pool.query('select name from houses')).rows).toEqual([{ name: '연남 스테이' }]);
    await database.close();
  }, 30_000);

  test('checkpoints come by themselves', async () => {
    const pool = await EmbeddedPool.open({ dataDir: 'memory://', template, checkpointEvery: 40 });
    const at = async () =>
      (await pool.query<{ at: string }>('select checkpoint_lsn::text as at from pg_control_checkpoint()'))
        .rows[0]?.at;
    const before = await at();
    await pool.query(`insert into houses values ('망원 스테이')`);
    await expect.poll(at, { timeout: 5000 }).not.toBe(before);
    await pool.end();
    await pool.stop();
  }, 30_000);
});

describe('one folder, one process', () => {
  test('whoever comes second is told who has it, and gets it when it is free', async () => {
    const folder = newFolder();
    const first = await openDatabase({ dataDir: folder, template });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      `The database folder ${folder} is already in use by process ${process.pid}.`,
    );
    expect((await first.pool.query('select name from houses')).rows).toHaveLength(1);
    await first.close();
    await (await openDatabase({ dataDir: folder })).close();
  }, 30_000);

  test('the lock of a process that died is taken over, also when its pid belongs to another one now', async () => {
    const folder = newFolder();
    const database = await openDatabase({ dataDir: folder, template });
    const name = readdirSync(folder).find((entry) => entry.startsWith('lock-'));
    const own: { pid: number; birth: string; place: string } = JSON.parse(
      readFileSync(join(folder, name ?? ''), 'utf8'),
    );
    await database.close();
    writeFileSync(join(folder, 'lock-dead.json'), JSON.stringify({ ...own, pid: 2 ** 22 + 1 }));
    writeFileSync(join(folder, 'lock-reused.json'), JSON.stringify({ ...own, birth: '1' }));
    await (await openDatabase({ dataDir: folder })).close();
    expect(readdirSync(folder).sort()).toEqual(['created', 'postgres']);
  }, 30_000);

  test('a holder in another container is believed alive while it shows signs of life', async () => {
    const folder = newFolder();
    await (await openDatabase({ dataDir: folder, template })).close();
    const foreign = join(folder, 'lock-foreign.json');
    writeFileSync(foreign, JSON.stringify({ pid: 7, birth: '1', place: 'elsewhere boot pid:[1]' }));
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow('in use by process 7 on elsewhere');
    const aMinuteAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(foreign, aMinuteAgo, aMinuteAgo);
    await (await openDatabase({ dataDir: folder })).close();
  }, 30_000);

  test('of many that come at once at most one gets in', async () => {
    const folder = newFolder();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => openDatabase({ dataDir: folder, template })),
    );
    const winners = results.filter((result) => result.status === 'fulfilled');
    expect(winners.length).toBeLessThanOrEqual(1);
    await Promise.all(winners.map(({ value }) => value.close()));
  }, 30_000);
});

describe('one session', () => {
  test('a query that forgets the transaction it is in fails with the reason instead of waiting for ever', async () => {
    const pool = await EmbeddedPool.open({ dataDir: 'memory://', template, patience: 150 });
    const transaction = await pool.connect();
    await transaction.query('begin');
    await transaction.query('select count(*) from houses');
    await expect(pool.query('select 1')).rejects.toThrow(
      /`db` instead of `trx`.*select count\(\*\) from houses/,
    );
    await transaction.query('commit');
    transaction.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    await pool.stop();
  }, 30_000);

  test('a long query leaves the host free', async () => {
    const { pool, close } = await openDatabase({ dataDir: 'memory://', template });
    let turns = 0;
    let isRunning = true;
    const turn = () => {
      turns += 1;
      if (isRunning) setImmediate(turn);
    };
    turn();
    await pool.query('select count(*) from generate_series(1, 2000000)');
    isRunning = false;
    expect(turns).toBeGreaterThan(100);
    await close();
  }, 30_000);

  test('COPY FROM STDIN is refused, and the session lives on', async () => {
    const { pool, close } = await openDatabase({ dataDir: 'memory://', template });
    await expect(pool.query('copy houses from stdin')).rejects.toMatchObject({ code: '0A000' });
    await expect(pool.query({ text: 'copy houses from stdin', name: 'named' })).rejects.toMatchObject({
      code: '0A000',
    });
    expect((await pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
    await close();
  }, 30_000);

  test('when PostgreSQL stops itself the query fails, and the next one finds it started again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { pool, close } = await openDatabase({ dataDir: newFolder(), template });
    await pool.query(`insert into houses values ('합정 스테이')`);
    await expect(pool.query('select 1; copy houses from stdin')).rejects.toThrow(
      /embedded database stopped.*terminating connection/,
    );
    expect((await pool.query('select count(*) as many from houses')).rows).toEqual([{ many: 2 }]);
    await close();
  }, 30_000);

  test('a missing template is named', async () => {
    const missing = join(room, 'missing.tar');
    await expect(openDatabase({ dataDir: 'memory://', template: missing })).rejects.toThrow(missing);
  }, 30_000);
});
