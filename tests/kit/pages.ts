import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePwa } from '#server/http/pages/pwa.ts';
import { canonicalPath, connect, mayBeIndexed, render } from '../../src/ssr/entry.tsx';
import type { TestHost } from './api.ts';

export type Pages = {
  get(path: string, language?: string): Promise<{ status: number; html: string; headers: Headers }>;
  close(): void;
};

export function pagesOf(host: TestHost): Pages {
  const directory = join('.tmp', `pages-${process.pid}-${performance.now()}`);
  mkdirSync(join(directory, '.vite'), { recursive: true });
  writeFileSync(join(directory, '.vite', 'deferred-scripts.json'), '{}');
  const template = readFileSync('index.html', 'utf8').replace(
    '<!--app-->',
    '<!--app--><p>the shell</p><!--/app-->',
  );
  writeFileSync(join(directory, 'index.html'), template);
  connect((request) => host.fetch(request));
  const screens = { canonicalPath, mayBeIndexed, render };
  return {
    get: async (path, language = 'ko') => {
      // A host anew for each page: who asks for many in a row would be left to the browser's own rendering.
      const app = servePwa(host.ctx, { directory, screens, revision: host.revision });
      const response = await app.request(path, { headers: { 'accept-language': language } });
      return { status: response.status, html: await response.text(), headers: response.headers };
    },
    close: () => rmSync(directory, { recursive: true }),
  };
}
