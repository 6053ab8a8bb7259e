import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

const written = (...rows: (string | number)[][]) => {
  const bytes = csvFile(['이름'], rows);
  return { bytes, lines: new TextDecoder().decode(bytes).split('\r\n') };
};

test('begins with the mark by which Excel knows UTF-8, and ends each line as RFC 4180 says', () => {
  const { bytes, lines } = written(['한지온'], ['Linh']);
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(lines).toEqual(['이름', '한지온', 'Linh', '']);
});

test('quotes what would end a cell', () => {
  const { lines } = written(['Kim, "Jo"', 'a b'], ['x\ny']);
  expect(lines.slice(1, -1)).toEqual(['"Kim, ""Jo""",a b', '"x\ny"']);
});

test('no text is a formula, whatever stands before it; numbers stay numbers', () => {
  for (const text of [
    '=1+1',
    '+82 1012345678',
    '-2',
    '@SUM(A1)',
    '  =1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM',
    '\u3000＝1',
  ])
    expect(written([text]).lines[1]).toBe(`'${text}`);
  for (const text of ['\t=1', '\r=1', '\n=1', 'a\t=1', 'a;=1'])
    expect(written([text]).lines.join('\r\n')).toContain(`"${/^\s/.test(text) ? "'" : ''}${text}"`);
  expect(written([-120_000, 0]).lines[1]).toBe('-120000,0');
});
