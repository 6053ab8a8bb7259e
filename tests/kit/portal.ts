import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserHost } from './browser-host.ts';

export const PORTAL_TITLE = 'Welcome to Cafe WiFi';
const page = `<!doctype html><html lang="en"><title>${PORTAL_TITLE}</title><h1>${PORTAL_TITLE}</h1></html>`;

/** A host behind a captive portal that is open at first; `url` is the portal's, which every browser of a journey uses. */
export type Portal = BrowserHost & {
  /** Answers matching paths with the portal's own page, status 200 and further headers. */
  closes(paths?: RegExp, headers?: Record<string, string>): void;
  opens(): void;
  answered: string[];
  end(): Promise<void>;
};

export async function startPortal(host: BrowserHost): Promise<Portal> {
  let closed: { paths: RegExp; headers: Record<string, string> } | null = null;
  const answered: string[] = [];
  const server = createServer((incoming: IncomingMessage, answer: ServerResponse) => {
    const path = incoming.url ?? '/';
    if (closed?.paths.test(path)) {
      answered.push(path);
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...closed.headers });
      return answer.end(incoming.method === 'HEAD' ? undefined : page);
    }
    const { method, headers } = incoming;
    const passed = ask(new URL(path, host.url), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...host,
    url: `http://localhost:${port}`,
    closes: (paths = /^/, headers = {}) => {
      answered.length = 0;
      closed = { paths, headers };
    },
    opens: () => {
      closed = null;
    },
    answered,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
