import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const MOST = 4;

type Node = { type: string; start: number; params?: unknown; id?: unknown; key?: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Finds the functions and function types of a file with more than four parameters: `src/app/x.ts:12: open takes 5`. */
function longLists(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, owner: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, owner));
    if (!isNode(value)) return;
    const own = nameOf(value.id) ?? nameOf(value.key);
    const name = own ?? owner;
    if (Array.isArray(value.params) && value.params.length > MOST && /Function|Method/.test(value.type)) {
      const line = source.slice(0, value.start).split('\n').length;
      found.push(`${file}:${line}: ${name} takes ${value.params.length}`);
    }
    for (const child of Object.values(value)) visit(child, name);
  };
  visit(parseSync(file, source).program, 'a function');
  return found;
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && 'name' in value && typeof value.name === 'string' ? value.name : undefined;
}

it('gives a function at most four parameters', () => {
  const files = globSync(['src/{app,contract,server,ssr,tools}/**/*.{ts,tsx}'], {
    ignore: ['**/routeTree.gen.ts', '**/*.test.{ts,tsx}'],
  });
  expect(files.length).toBeGreaterThan(100);
  const long = files.flatMap((file) => longLists(file, readFileSync(file, 'utf8')));
  expect(long, 'give what follows the subject as one object: its names are read at every call').toEqual([]);
});

it.each([
  ['export function open(a: 1, b: 2, c: 3, d: 4, e = 5) {}', 'open takes 5'],
  ['const open = async (a: 1, b: 2, c: 3, { d }: D, ...e: 5[]) => {};', 'open takes 5'],
  ['class Door { open(a: 1, b: 2, c: 3, d: 4, e: 5) {} }', 'open takes 5'],
  ['export type Open = { open: (a: 1, b: 2, c: 3, d: 4, e: 5) => void };', 'open takes 5'],
  ['export interface Door { open(a: 1, b: 2, c: 3, d: 4, e: 5): void }', 'open takes 5'],
])('notices a planted list: %s', (source, said) => {
  expect(longLists('src/server/x.ts', source)).toEqual([`src/server/x.ts:1: ${said}`]);
  expect(
    longLists('src/server/x.ts', source.replace(/, (?:\.\.\.)?e(?:\?)?(?::| =) 5(?:\[\])?/, '')),
  ).toEqual([]);
});
