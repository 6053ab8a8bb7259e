import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

/** Imported by path, because its type imports exist only after generation; its compilation is one of the tests. */
const client = './client/book-a-house.ts';
type BookHouse = (
  origin: string,
  fetch: (request: Request) => Promise<Response>,
  stay: { checkIn: string; checkOut: string },
) => Promise<{ offered: number; reservation: Reservation; upcoming: string[] }>;

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.tmp/openapi');
const mistake = join(folder, 'mistake.ts');
const compile = () =>
  spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', 'tests/contract/client'], {
    cwd: root,
    encoding: 'utf8',
  });

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
  const response = await host.fetch(new Request('http://localhost/v1/openapi.json'));
  const types = astToString(await openapiTypescript(await response.text(), { defaultNonNullable: false }));
  mkdirSync(folder, { recursive: true });
  rmSync(mistake, { force: true });
  writeFileSync(join(folder, 'ondol-api.ts'), types);
}, 180_000);
afterAll(async () => {
  rmSync(mistake, { force: true });
  await host.close();
});

describe('a client generated from the OpenAPI document', () => {
  it('compiles', () => {
    expect(compile()).toMatchObject({ status: 0, stdout: '' });
  }, 120_000);

  it('does not compile with a call, a field or a value that the API does not have', () => {
    writeFileSync(
      mistake,
      `import createClient from 'openapi-fetch';
       import type { paths } from './ondol-api.ts';
       const api = createClient<paths>();
       void api.GET('/v1/homes');
       void api.POST('/v1/auth/log-in', { body: { mail: 'linh@people.example', password: '' } });
       void api.GET('/v1/houses', { params: { query: { sort: 'luck' } } });
      `,
    );
    const { status, stdout } = compile();
    rmSync(mistake);
    expect(status).not.toBe(0);
    expect(stdout.match(/mistake\.ts\(\d+/g)).toEqual(['mistake.ts(4', 'mistake.ts(5', 'mistake.ts(6']);
  }, 120_000);

  it('books a house', async () => {
    const { bookHouse: book } = (await import(client)) as { bookHouse: BookHouse };
    const stay = { checkIn: '2027-03-01', checkOut: '2027-06-25' };
    const booked = await book('http://localhost', async (request) => host.fetch(request), stay);
    expect(booked.offered).toBeGreaterThan(0);
    expect(booked.reservation).toMatchObject({ status: 'requested', ...stay, guests: 1, cancellable: true });
    expect(booked.upcoming).toEqual([booked.reservation.id]);
  });
});
