import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogue, type DrawingName } from '#app/ui/drawings/catalogue.ts';
import { DrawingSvg } from '#app/ui/drawings/drawing-svg.tsx';

const MOST_BYTES = 3 * 1024;
const names = Object.keys(catalogue) as DrawingName[];

test('there are as many drawings as there are meanings, no two alike', () => {
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(names.length).toBeLessThanOrEqual(15);
  expect(new Set(Object.values(catalogue).map(({ lines }) => lines)).size).toBe(names.length);
});

test.each(names)('%s is small, of lines of 2 px and one area, in the colours of the theme', (name) => {
  const svg = renderToStaticMarkup(<DrawingSvg name={name} />);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MOST_BYTES);
  expect(svg).toContain('aria-hidden="true"');
  expect([...svg.matchAll(/stroke-width="([^"]*)"/g)].map(([, width]) => width)).toEqual(['2']);
  expect([...svg.matchAll(/ stroke="([^"]*)"/g)].map(([, colour]) => colour)).toEqual(['currentColor']);
  // The one area has its colour of a class, which follows the theme.
  expect([...svg.matchAll(/ fill="([^"]*)"/g)].map(([, colour]) => colour)).toEqual(['none']);
  expect(svg.match(/<path/g)).toHaveLength(2);
  expect(svg).not.toMatch(/#[0-9a-f]{3}|rgb\(|gradient|filter|<image/i);
  for (const coordinate of catalogue[name].lines.matchAll(/[MLHV](\d+(?:\.\d+)?)/g))
    expect(Number(coordinate[1])).toBeLessThanOrEqual(160);
});

test('each drawing is on a screen', () => {
  const screens = globSync('src/app/**/*.tsx')
    .filter((path) => !/\.test\.|ui\/drawings\//.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => /drawing/i.test(text))
    .join('\n');
  const isShown = (name: string) =>
    new RegExp(`(?:name|drawing)=(?:"${name}"|\\{[^}]*'${name}')`).test(screens);
  expect(names.filter((name) => !isShown(name))).toEqual([]);
});
