import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8').replaceAll('’', "'");
const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat') && !line.startsWith('| ---'));
const tests = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`(?: · ([^,|`]+))?/g)]);

it('every threat names what shows that it is stopped', () => {
  expect(rows.length).toBeGreaterThan(20);
  const without = rows.filter((row) => !/`(?:src|tests|sw)\/[^`]+`[^|]*\|$|\| the same\s+\|$/.test(row));
  expect(without).toEqual([]);
});

it.each(tests.map(([, path = '', title = '']) => [path, title.trim()] as const))(
  '%s is there and tests “%s”',
  (path, title) => {
    expect(existsSync(path)).toBe(true);
    expect(read(path)).toContain(title);
  },
);
