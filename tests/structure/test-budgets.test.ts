import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { sets, steps } from '../../src/tools/test/steps.mjs';

const CORES = 2;
const MINUTE_S = 60;
/** Maximum time of CI on two idle cores, in minutes: `npm test -- --all`. */
const ALL_MINUTES = 40;
/** Maximum time of `npm test` there, in minutes. */
const CORE_MINUTES = 14;
/** Number of core journeys: at most one for each promise. */
const CORE_JOURNEYS = 50;
/**
 * Maximum journeys of an area, each counted as often as it runs. The first word of a file's name is its area. Raise the number here if another one
 * has a good reason.
 */
const most: Record<string, number> = {
  admin: 76,
  search: 10,
  sessions: 9,
  install: 8,
  map: 8,
  older: 7,
  accounts: 6,
  bad: 6,
};
const MOST_ELSEWHERE = 5;

type Journey = { area: string; walks: number; isCore: boolean };

function journeysIn(file: string, source: string): Journey[] {
  const titles = [...source.matchAll(/^\s*test\(\s*[`']([^`'\n]*)[`']/gm)].map(([, title]) => title!);
  return titles.map((title) => ({
    area: basename(file).split(/[-.]/)[0]!,
    walks: title.includes('@everywhere') ? 4 : title.includes('@both') ? 2 : 1,
    isCore: title.includes('@core'),
  }));
}

function crowded(journeys: Journey[]): string[] {
  const walks = new Map<string, number>();
  for (const { area, walks: times } of journeys) walks.set(area, (walks.get(area) ?? 0) + times);
  return [...walks]
    .filter(([area, times]) => times > (most[area] ?? MOST_ELSEWHERE))
    .map(([area, times]) => `${area}: ${times} of ${most[area] ?? MOST_ELSEWHERE}`);
}

const seconds = (names: string[]) => names.reduce((total, name) => total + (steps[name]?.budget ?? 0), 0);

describe('the time of the tests', () => {
  const files = globSync(['tests/journeys/*.spec.ts'], { ignore: ['**/accessibility.spec.ts'] });
  const journeys = files.flatMap((file) => journeysIn(file, readFileSync(file, 'utf8')));

  it('is within what two cores can do in the minutes of each set', () => {
    expect(seconds(sets.all)).toBeLessThanOrEqual(ALL_MINUTES * MINUTE_S * CORES);
    expect(seconds(sets.core)).toBeLessThanOrEqual(CORE_MINUTES * MINUTE_S * CORES);
  });

  it('leaves no step out of CI but the choice of journeys that it walks anyway', () => {
    expect(sets.core.filter((name) => !sets.all.includes(name))).toEqual(['core-journeys']);
  });

  it('walks so many journeys in an area: an API test or a component test proves more in less time', () => {
    expect(journeys.length).toBeGreaterThan(100);
    expect(crowded(journeys)).toEqual([]);
    const core = journeys.filter(({ isCore }) => isCore);
    expect(core.length).toBeGreaterThan(30);
    expect(core.length).toBeLessThanOrEqual(CORE_JOURNEYS);
  });

  it('notices a planted crowd', () => {
    const planted = "test('one @everywhere', async () => {});\ntest('another @both @core', async () => {});";
    const walked = journeysIn('tests/journeys/paper-cut.spec.ts', planted);
    expect(walked).toEqual([
      { area: 'paper', walks: 4, isCore: false },
      { area: 'paper', walks: 2, isCore: true },
    ]);
    expect(crowded(walked)).toEqual(['paper: 6 of 5']);
  });
});
