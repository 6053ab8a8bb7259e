import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
};
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** Starts an HTTP server on a free local port in place of an outside service; `asked` records every request. */
export async function startLocalServer(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const asked: Asked[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const url = new URL(incoming.url ?? '/', 'http://localhost');
      const request = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks),
      };
      asked.push(request);
      const { status = 200, body, headers } = await answer(request);
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
      outgoing.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
