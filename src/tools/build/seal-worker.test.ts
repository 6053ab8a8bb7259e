import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sealWorker } from './seal-worker.mjs';

let app = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), text);
};
const read = (file: string) => readFileSync(join(app, file), 'utf8');
const digest = (text: string) => createHash('sha256').update(text).digest('base64');
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'sealed-'));
});
afterEach(() => rmSync(app, { recursive: true }));

it('every entry to precache says what it holds, and one file what all others hold; a change of a file changes both', () => {
  write('index.html', 'shell');
  write('manifest.webmanifest', 'ko');
  write('manifest.en.webmanifest', 'en');
  write('assets/public/app-abc.js', 'app');
  write('assets/network/join-abc.js', 'join');
  const urls = ['index.html', 'digests.json', 'manifest.webmanifest', 'assets/public/app-abc.js'];
  const entries = urls.map((url) => ({ revision: url.startsWith('assets') ? null : 'old', url }));
  write('sw.js', `precache(${JSON.stringify(entries)})`);

  sealWorker(app);
  const listed = () =>
    JSON.parse(/precache\((.*)\)/.exec(read('sw.js'))![1]!) as Record<string, string | null>[];
  const digests = { 'network/join-abc.js': digest('join').slice(0, 8) };
  expect(JSON.parse(read('digests.json'))).toEqual(digests);
  expect(listed()).toEqual([
    { url: 'index.html', revision: digest('shell').slice(0, 8), integrity: `sha256-${digest('shell')}` },
    expect.objectContaining({ integrity: `sha256-${digest(JSON.stringify(digests))}` }),
    expect.objectContaining({ integrity: `sha256-${digest('ko')} sha256-${digest('en')}` }),
    { url: 'assets/public/app-abc.js', revision: null, integrity: `sha256-${digest('app')}` },
  ]);

  write('index.html', 'another');
  sealWorker(app);
  expect(listed()[0]).toEqual(expect.objectContaining({ integrity: `sha256-${digest('another')}` }));
  expect(listed()).toHaveLength(4);
});
