import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFormerAssets } from './former-assets.mjs';

const DAY = 86_400_000;
const now = Date.parse('2027-03-05T01:00:00Z');
let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'ondol-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

function build(name: string, at: number): void {
  keepFormerAssets(dist, at);
  rmSync(join(dist, 'app'), { recursive: true, force: true });
  mkdirSync(join(dist, 'app/assets/public'), { recursive: true });
  writeFileSync(join(dist, 'app/assets/public', name), name);
}
const isStored = (name: string) => existsSync(join(dist, 'former/assets/public', name));

it('keeps the files of earlier builds for 30 days after they were replaced', () => {
  build('app-1.js', now - 100 * DAY);
  build('app-2.js', now);
  expect(isStored('app-1.js'), 'however long it was the newest').toBe(true);
  build('app-3.js', now + 29 * DAY);
  expect([isStored('app-1.js'), isStored('app-2.js')]).toEqual([true, true]);
  build('app-4.js', now + 31 * DAY);
  expect([isStored('app-1.js'), isStored('app-2.js'), isStored('app-3.js')]).toEqual([false, true, true]);
});
