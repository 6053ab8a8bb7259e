import { describe, expect, it } from 'vitest';
import { seoulInstant } from '#contract/rules/dates.ts';

describe('seoulInstant', () => {
  it('counts from UTC, nine hours behind Seoul', () => {
    expect(seoulInstant('2026-12-09', '19:00')).toBe(Date.UTC(2026, 11, 9, 10));
  });

  it.each([
    ['', ''],
    ['', '19:00'],
    ['2026-12-09', ''],
    ['2026-02-30', '19:00'],
    ['12026-12-09', '19:00'],
    ['December', '19:00'],
  ])('makes no instant of %j at %j', (date, time) => {
    expect(seoulInstant(date, time)).toBeNaN();
  });
});
