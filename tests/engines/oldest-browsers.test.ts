import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '#contract/brand.ts';
import { missingIn } from '../../src/tools/browsers/compat-data.ts';
import { checkBuild, problemsIn } from '../../src/tools/browsers/check.ts';
import { oldBrowserNotice } from '../../src/tools/browsers/notice.ts';
import { bilingualName, buildTargets, englishName, oldestBrowsers } from '../../src/tools/browsers/oldest.ts';
import { root } from '../../src/tools/build/task-cache.mjs';

const features = (file: string, source: string) =>
  problemsIn(file, source).flatMap((problem) => problem.features);

describe('the oldest browsers of the list', () => {
  it('understand everything that is built for them', () => {
    const { problems, unneeded } = checkBuild(join(root, 'dist/app'));
    expect(problems).toEqual([]);
    expect(unneeded).toEqual([]);
  });

  it.each([
    ['a static method', 'x.js', 'if (URL.canParse(link)) go();', 'api.URL.canParse_static'],
    [
      'one of a global object',
      'x.js',
      'self.structuredClone(a); Promise.withResolvers();',
      'javascript.builtins.Promise.withResolvers',
    ],
    ['one that is taken apart', 'x.js', 'const { groupBy } = Object;', 'javascript.builtins.Object.groupBy'],
    ['a method of some value', 'x.js', 'a.union(b)', 'javascript.builtins.Set.union'],
    [
      'a stream that is iterated',
      'x.js',
      'async () => { for await (const part of stream) use(part); }',
      'api.ReadableStream.@@asyncIterator',
    ],
    [
      'a method of the platform',
      'x.js',
      'document.startViewTransition(go)',
      'api.Document.startViewTransition',
    ],
    ['a global', 'x.js', 'new Float16Array(2)', 'javascript.builtins.Float16Array'],
    ['syntax', 'x.js', '{ using file = open(); }', 'javascript.statements.using'],
    ['a pattern', 'x.js', '/(?i:a)b/.test(c)', 'javascript.regular_expressions.modifier'],
    ['a property', 'x.css', '.a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a value', 'x.css', '.a { text-wrap: balance }', 'css.properties.text-wrap.balance'],
    ['a function', 'x.css', '.a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['nesting', 'x.css', '.a { &:hover { color: red } }', 'css.selectors.nesting'],
    ['a rule', 'x.css', '@starting-style { .a { opacity: 0 } }', 'css.at-rules.starting-style'],
    [
      'a style in a page',
      'x.html',
      '<style>.a { text-wrap: balance }</style>',
      'css.properties.text-wrap.balance',
    ],
  ])('would not understand %s that is planted', (_, file, source, feature) => {
    expect(features(file, source)).toContain(feature);
  });

  it.each([
    ['x.js', 'list.toSorted(); list.with(1, 2); list.at(-1); class A { static { go() } #a; }'],
    [
      'x.js',
      "typeof Float16Array; 'canParse' in URL; const own = { union() {} }; function fetchLater() {} fetchLater();",
    ],
    ['x.css', '.a:has(b) { color: color-mix(in srgb, red, blue); height: 100dvh }'],
    ['x.css', '@supports (text-wrap: balance) { .a { text-wrap: balance } }'],
  ])('understand what they have or are asked for: %s', (file, source) => {
    expect(features(file, source)).toEqual([]);
  });

  it('are what the README, the build and the notice name', () => {
    const notice = oldBrowserNotice();
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    for (const browser of oldestBrowsers) {
      expect(readme).toContain(englishName(browser));
      expect(notice.body).toContain(`<li>${bilingualName(browser)}</li>`);
    }
    for (const said of ['Samsung Internet 22', '삼성 인터넷', brand.name.ko, brand.name.en, 'tel:+82-2-'])
      expect(notice.body).toContain(said);
    expect(buildTargets).toContain('safari16.4');
    const page = readFileSync(join(root, 'dist/app/index.html'), 'utf8');
    expect(page).toContain(notice.style);
    expect(page).toContain(notice.body);
  });

  it('are told from older ones by parts of style that came with them', () => {
    for (const feature of ['css.types.length.lh', 'css.types.color.color-mix', 'css.selectors.has'])
      expect(missingIn(feature)).toEqual([]);
  });
});
