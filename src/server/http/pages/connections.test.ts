import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drained, listen } from './connections.ts';

let server: ReturnType<typeof listen>;
let asked = 0;
beforeAll(async () => {
  server = listen(() => new Response(`answer ${(asked += 1)}`), { host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
});
afterAll(() => drained(server, 1_000));

async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([...lines, '', ''].join('\r\n'));
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString();
}

it('two Host headers are refused, whatever their case and value, before anything reads one', async () => {
  const before = asked;
  for (const second of ['Host: b.example', 'host: a.example', 'HOST:'])
    expect(await answerTo('GET / HTTP/1.1', 'Host: a.example', second)).toMatch(/^HTTP\/1\.1 400 /);
  expect(asked).toBe(before);
  expect(await answerTo('GET / HTTP/1.1', 'Host: a.example')).toMatch(/^HTTP\/1\.1 200 /);
});

it('an idle connection outlives that of a proxy before it', () => {
  const { keepAliveTimeout, headersTimeout } = server as unknown as Record<string, number>;
  expect(keepAliveTimeout).toBe(75_000);
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout!);
});
