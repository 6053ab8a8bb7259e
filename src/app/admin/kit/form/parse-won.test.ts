import { describe, expect, it } from 'vitest';
import { parseWon } from './parse-won.ts';

describe('an amount that is typed', () => {
  it.each([
    ['120000', 120_000],
    ['1,200,000', 1_200_000],
    [' 0 ', 0],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['₩1000', null],
    ['1234567890', null],
  ])('%j is %j', (typed, won) => expect(parseWon(typed)).toBe(won));
});
