import { describe, expect, it } from 'vitest';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import {
  barsInView,
  barsOf,
  daysOf,
  lineAt,
  linesOf,
  monthsOf,
  originOf,
  offsetsOf,
  readFrom,
  readWeeks,
  spanOf,
  stretchOf,
  weekdayOf,
  windowOf,
} from './model.ts';

const march = { start: '2027-03-01', weeks: 4 };

function reservation(
  checkIn: string,
  checkOut: string,
  more: Partial<AdminReservation> = {},
): AdminReservation {
  return {
    id: `${checkIn}-${checkOut}`,
    code: 'ABCD2345',
    status: 'confirmed',
    houseId: 'maru',
    listingName: { ko: '마루', en: 'Maru' },
    location: 'hongdae',
    checkIn,
    checkOut,
    guests: 1,
    total: 1_000_000,
    signed: true,
    paid: true,
    holdExpiresAt: null,
    closed: null,
    memberId: null,
    memberName: null,
    memberEmail: null,
    memberPhone: null,
    memberInvited: false,
    turnover: null,
    parked: null,
    contractOpen: false,
    depositOpen: false,
    ...more,
  };
}

describe('the days in view', () => {
  it('begin on a Monday and reach over both edges', () => {
    expect(weekdayOf('2027-03-01')).toBe(0);
    expect(weekdayOf('2027-03-07')).toBe(6);
    expect(weekdayOf('1999-12-31')).toBe(4);
    expect(stretchOf('2027-03-03', 2)).toEqual({ start: '2027-02-15', weeks: 7 });
    expect(stretchOf('2027-03-07', 2)).toEqual(stretchOf('2027-03-01', 2));
    const { start, weeks } = stretchOf('2027-03-07', 8);
    expect(daysOf({ start, weeks }).at(-1)! >= '2027-05-02').toBe(true);
  });

  it('have their places for years, and everything moves to new ones at once', () => {
    const origin = originOf({ start: '2027-03-01', weeks: 11 });
    expect(weekdayOf(origin)).toBe(0);
    expect(origin <= '2027-03-01').toBe(true);
    expect(originOf({ start: '2029-11-05', weeks: 11 })).toBe(origin);
    expect(originOf({ start: '2199-01-07', weeks: 11 }) > origin).toBe(true);
    expect(originOf({ start: '2000-01-03', weeks: 11 }) <= '2000-01-03').toBe(true);
  });

  it('fall into months', () => {
    expect(monthsOf({ start: '2026-12-28', weeks: 6 })).toEqual([
      { month: '2026-12', start: 0, days: 4 },
      { month: '2027-01', start: 4, days: 31 },
      { month: '2027-02', start: 35, days: 7 },
    ]);
  });

  it('are read from an address only where they are days and weeks', () => {
    expect(readFrom('2027-02-28')).toBe('2027-02-28');
    expect(readFrom('2027-02-30')).toBeUndefined();
    expect(readFrom('9999-12-31')).toBeUndefined();
    expect([readWeeks('1'), readWeeks('8'), readWeeks('0'), readWeeks('9'), readWeeks('two')]).toEqual([
      1,
      8,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a bar', () => {
  it('runs from the hour of check-in to the hour of check-out', () => {
    const span = spanOf('2027-03-03', '2027-03-10', march)!;
    expect(span.start).toBeCloseTo(2 + 15 / 24);
    expect(span.end).toBeCloseTo(9 + 11 / 24);
    expect([span.cutStart, span.cutEnd]).toEqual([false, false]);
  });

  it('is cut at the edges, and is not there beyond them', () => {
    expect(spanOf('2027-02-01', '2027-05-01', march)).toEqual({
      start: 0,
      end: 28,
      cutStart: true,
      cutEnd: true,
    });
    // The last morning of a stay that began before is still seen; the night before it is the only one outside.
    expect(spanOf('2027-02-20', '2027-03-01', march)).toMatchObject({ start: 0, cutStart: true });
    expect(spanOf('2027-02-20', '2027-02-28', march)).toBeNull();
    expect(spanOf('2027-03-28', '2027-04-05', march)).toMatchObject({ end: 28, cutEnd: true });
    expect(spanOf('2027-03-29', '2027-04-05', march)).toBeNull();
  });

  it('leaves light between a departure and an arrival on one day, and says it is a turnover', () => {
    const [first, second] = barsOf(
      [reservation('2027-03-10', '2027-03-20'), reservation('2027-03-02', '2027-03-10')],
      march,
    );
    expect(first!.end).toBeLessThan(second!.start);
    expect(second!.start - first!.end).toBeCloseTo(4 / 24);
    expect([first!.freeAfter, second!.freeAfter]).toEqual([0, null]);
  });

  it('counts the free nights until the next arrival', () => {
    const [first] = barsOf(
      [reservation('2027-03-02', '2027-03-10'), reservation('2027-03-13', '2027-03-20')],
      march,
    );
    expect(first!.freeAfter).toBe(3);
  });

  it('ends on the day of an early check-out', () => {
    const closed = { at: '2027-03-05T02:00:00Z', reason: 'early_checkout', endedOn: '2027-03-05' } as const;
    const early = reservation('2027-03-02', '2027-03-20', { status: 'checked_out_early', closed });
    const [bar] = barsOf([early, reservation('2027-03-05', '2027-03-20')], march);
    expect(bar).toMatchObject({ leaves: '2027-03-05', nights: 3, freeAfter: 0 });
  });

  it('is not drawn for dates that nobody holds', () => {
    expect(barsOf([reservation('2027-03-02', '2027-03-10', { status: 'cancelled' })], march)).toEqual([]);
    const parked = { at: '2027-03-01T02:00:00Z', hasRoom: false };
    expect(barsOf([reservation('2027-03-02', '2027-03-10', { parked })], march)).toEqual([]);
    const never = { at: '2027-03-02T02:00:00Z', reason: 'eviction', endedOn: '2027-03-02' } as const;
    const closed = reservation('2027-03-02', '2027-03-10', { status: 'checked_out_early', closed: never });
    expect(barsOf([closed], march)).toEqual([]);
  });
});

describe('the rows', () => {
  const house = (id: string, location: 'hongdae' | 'sinchon', ko: string) => ({
    id,
    location,
    name: { ko, en: '' },
  });
  const houses = [
    house('b', 'sinchon', '집 10'),
    house('a', 'sinchon', '집 2'),
    house('c', 'hongdae', '집 1'),
  ];

  it('stand in neighbourhoods by name, those of the specification in its order', () => {
    const lines = linesOf({ houses, reservations: [], stretch: march, language: 'ko' });
    expect(lines.map((line) => (line.kind === 'house' ? line.row.id : line.location))).toEqual([
      'hongdae',
      'c',
      'sinchon',
      'a',
      'b',
    ]);
  });

  it('hold a house that is no longer let while it has reservations', () => {
    const lines = linesOf({
      houses,
      reservations: [reservation('2027-03-02', '2027-03-10')],
      stretch: march,
      language: 'en',
    });
    expect(lines.flatMap((line) => (line.kind === 'house' ? [line.row.name.ko] : []))).toContain('마루');
    const maru = lines.find((line) => line.kind === 'house' && line.row.id === 'maru');
    expect(maru?.kind === 'house' && maru.row.isLet, 'nobody can request it').toBe(false);
    expect(maru?.kind === 'house' && barsInView(maru.row, '2027-03-09', 1)).toHaveLength(1);
    expect(maru?.kind === 'house' && barsInView(maru.row, '2027-03-10', 1)).toHaveLength(0);
  });

  it('are drawn where they are seen and a little beyond', () => {
    const lines = linesOf({
      houses: Array.from({ length: 500 }, (_, index) => house(`h${index}`, 'hongdae', `집 ${index}`)),
      reservations: [],
      stretch: march,
      language: 'ko',
    });
    const offsets = offsetsOf(lines, { location: 32, house: 44 });
    expect(offsets.at(-1)).toBe(32 + 500 * 44);
    expect([lineAt(offsets, 0), lineAt(offsets, 31), lineAt(offsets, 32), lineAt(offsets, 1e9)]).toEqual([
      0, 0, 1, 500,
    ]);
    expect(windowOf(offsets, 0, 440)).toEqual({ first: 0, last: 22 });
    const { first, last } = windowOf(offsets, 10_000, 440);
    expect(offsets[first]!).toBeLessThan(10_000 - 4 * 44);
    expect(offsets[last]!).toBeGreaterThan(10_440 + 4 * 44);
    expect(last - first).toBeLessThan(40);
    expect(windowOf([0], 0, 440)).toEqual({ first: 0, last: 0 });
  });
});
