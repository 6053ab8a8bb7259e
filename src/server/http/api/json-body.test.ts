import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, it } from 'vitest';
import { admitJson } from './json-body.ts';

it.each([
  ['DELETE', [], '', 200],
  ['POST', ['Content-Length: 0'], '', 200],
  ['POST', ['Content-Length: 2', 'Content-Type: application/json'], '{}', 200],
  ['POST', ['Content-Length: 2'], '{}', 415],
  ['POST', ['Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n', 415],
  ['DELETE', ['Content-Length: 2', 'Content-Type: text/plain'], '{}', 415],
])('%s with %j is answered so over the wire', async (method, headers, body, status) => {
  const answer = (request: Request) => {
    try {
      admitJson(request);
      return new Response(null, { status: 200 });
    } catch {
      return new Response(null, { status: 415 });
    }
  };
  const server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    [`${method} / HTTP/1.1`, 'Host: a.example', 'Connection: close', ...headers, '', body].join('\r\n'),
  );
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  expect(bytes.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  socket.destroy();
  await new Promise((closed) => server.close(closed));
});
