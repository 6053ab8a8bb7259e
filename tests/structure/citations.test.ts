import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { anchorsOf, wrongCitations } from './citations.ts';

const anchors = anchorsOf(readFileSync('docs/specification.md', 'utf8'));

describe('citations of the specification', () => {
  it('have sections with one address each', () => {
    expect(anchors.length).toBeGreaterThan(40);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  it('lead to a section that is there, in one spelling', () => {
    const files = globSync(['{src,sw,tests}/**/*.{ts,tsx,mjs}'], { ignore: 'tests/structure/**' });
    const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
    expect(sources.flatMap(([file, source]) => wrongCitations(file, source, anchors))).toEqual([]);
    expect(sources.filter(([, source]) => source.includes('docs/specification.md#')).length).toBeGreaterThan(
      100,
    );
  });

  it.each([
    ['src/app/x.ts', '/** Rounds to the won (docs/specification.md#coins). */'],
    ['src/app/x.ts', '/** Rounds to the won (docs/specification.md). */'],
    ['src/app/x.ts', '/** Rounds to the won (spec: Money). */'],
    ['src/app/x.ts', '// Spec section 9: layer 20.'],
    ['src/app/x.ts', '/**\n * Rounds to the won (decisions:\n * Money).\n */'],
    ['src/app/x.ts', '// Not in section 7 of the specification.'],
    ['src/server/db/migrations/0001-x.ts', '/** Rounds to the won (decisions: Coins). */'],
  ])('notice a planted one: %s with %s', (file, comment) => {
    expect(wrongCitations(file, `${comment}\nexport const x = 1;`, anchors)).toHaveLength(1);
  });

  it.each([
    ['src/app/x.ts', '/** Rounds to the won (docs/specification.md#money, ADR 50). */'],
    ['src/app/x.ts', '/** Reads a code (WPA3 specification, section 7.1). */'],
    ['src/server/db/migrations/0001-x.ts', '/** Rounds (decisions: Money, Accounts; ADR 65). */'],
  ])('may be: %s with %s', (file, comment) => {
    expect(wrongCitations(file, `${comment}\nexport const x = 1;`, anchors)).toEqual([]);
  });
});
