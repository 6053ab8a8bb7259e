import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { serve, type ServerType } from '@hono/node-server';

/** Longer than the idle time of load balancers and browsers (60 s), so that none sends a request into a connection that is closing. */
const KEEP_ALIVE_MS = 75_000;
const HEADERS_MS = 80_000;

type Fetch = Parameters<typeof serve>[0]['fetch'];

/**
 * Serves `fetch` over HTTP/1.1 at an address, with connections that outlive those of proxies. Refuses a request with two Host headers (RFC 9112,
 * 3.2).
 */
export function listen(fetch: Fetch, { host, port }: { host: string; port: number }): ServerType {
  const server = serve({
    fetch,
    hostname: host,
    port,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_MS },
    createServer: ((options: object, answer: RequestListener) =>
      createServer(options, (request, response) =>
        hasOneHost(request) ? answer(request, response) : refuseHosts(response),
      )) as typeof createServer,
  });
  // A connection persists unless a response says otherwise (RFC 9112, 9.3): to say so would take room in a page's first packets.
  server.prependListener('request', (_, response: ServerResponse) => response.removeHeader('connection'));
  return server;
}

/** False for several Host headers: Node.js silently uses the first one, while a proxy in front may have used the last. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1;
}

function refuseHosts(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' });
  response.end('Bad Request');
}

/** Stops taking requests, lets open ones finish, and aborts them after `drainMs`. */
export async function drained(server: ServerType, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request ends from now on is not waited for.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 1;
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const timer = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, drainMs);
  await closed;
  clearTimeout(timer);
}
