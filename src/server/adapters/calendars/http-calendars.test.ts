import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { httpCalendars } from './http-calendars.ts';

const days = { from: '2026-11-21', to: '2027-11-21' };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function elsewhere(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
const read = (url: string, more: { loopback?: boolean; patienceMs?: number } = {}) =>
  httpCalendars({ loopback: true, ownUids: '@ours', ...more }).read(
    url,
    { etag: null, lastModified: null },
    days,
  );

it('leaves a server that sends a little now and then, and says that it is too slow', async () => {
  const port = await elsewhere((_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' });
    const drip = setInterval(() => response.write('X-DRIP:1\r\n'), 20);
    response.on('close', () => clearInterval(drip));
  });
  expect(await read(`http://127.0.0.1:${port}/`, { patienceMs: 300 })).toEqual({
    kind: 'failed',
    failure: 'too_slow',
  });
});

it('takes no answer that breaks off', async () => {
  const port = await elsewhere((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('BEGIN:VCALENDAR\r\n', () => response.destroy());
  });
  expect(await read(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', failure: 'not_reached' });
});

it('asks nothing of a name that leads into this machine, first or after a redirect', async () => {
  let asked = 0;
  const port = await elsewhere((_, response) => {
    asked += 1;
    response.writeHead(302, { location: 'http://[::ffff:10.0.0.1]/' }).end();
  });
  const refused = { kind: 'failed', failure: 'address_refused' };
  expect(await read(`http://localhost:${port}/`, { loopback: false })).toEqual(refused);
  expect(await read(`http://[::1]:${port}/`, { loopback: false })).toEqual(refused);
  expect(await read(`http://2130706433:${port}/`, { loopback: false }), 'an address as one number').toEqual(
    refused,
  );
  expect(asked).toBe(0);
  expect(await read(`http://127.0.0.1:${port}/`)).toEqual(refused);
  expect(asked).toBe(1);
});

it('takes no packed answer, which may unfold to anything', async () => {
  const port = await elsewhere((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(100));
  });
  expect(await read(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', failure: 'answer_refused' });
});
