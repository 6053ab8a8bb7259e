import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { buildTargets } from '../browsers/oldest.ts';

const root = join(import.meta.dirname, 'floor-app');
const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' };

/**
 * Serves React and the router alone, installed as an application, while `visit` runs. This is the fastest start possible on a machine, and ours is
 * compared with it.
 * @returns its address
 */
export async function serveFloor(visit: (url: string) => Promise<void>): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, target: buildTargets, modulePreload: false },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const names = JSON.stringify(['/', ...[...files.keys()].filter((name) => name.endsWith('.js'))]);
  files.set('/sw.js', readFileSync(join(root, 'sw.js'), 'utf8').replace(/\bFILES\b(?=\))/, names));
  files.set('/', files.get('/index.html')!);
  const server = createServer(({ url = '/' }, response) => {
    const [path = '/'] = url.split('?');
    const body = files.get(path);
    const type = types[path === '/' ? 'html' : path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type });
    response.end(body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  try {
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    await visit(url);
    return url;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
