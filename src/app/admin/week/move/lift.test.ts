import { describe, expect, it } from 'vitest';
import { adminReservationExamples } from '#contract/examples/reservations.ts';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import { linesOf, offsetsOf, type WeekContents } from '../model.ts';
import type { HouseRow } from '../rows.ts';
import { houseAt, isLift, isMovable, scrollOn, standingOf, reservationAt } from './lift.ts';

const [example] = adminReservationExamples.list.data;
const reservation = (of: Partial<AdminReservation>): AdminReservation => ({
  ...example!,
  status: 'confirmed',
  closed: null,
  parked: null,
  houseId: 'maru',
  location: 'hongdae',
  checkIn: '2027-03-08',
  checkOut: '2027-03-20',
  ...of,
});
const houses = ['Maru', 'Namu'].map((name) => ({
  id: name.toLowerCase(),
  name: { ko: name, en: name },
  location: 'hongdae' as const,
}));
const march = { start: '2027-03-01', weeks: 4 };
const rowsOf = (given: Omit<WeekContents, 'stretch' | 'language'>) =>
  linesOf({ ...given, stretch: march, language: 'en' }).flatMap((line): HouseRow[] =>
    line.kind === 'house' ? [line.row] : [],
  );

describe('a drag', () => {
  it('takes a bar up where it goes up or down first, and scrolls where it goes along', () => {
    expect([isLift(0, 5), isLift(3, -9)]).toEqual([true, true]);
    expect([isLift(0, 4), isLift(6, 6), isLift(-20, 8)]).toEqual([false, false, false]);
  });

  it('has the view scroll on near its edges, the faster the nearer', () => {
    expect(scrollOn(300, 100, 500)).toBe(0);
    expect(scrollOn(490, 100, 500)).toBeGreaterThan(scrollOn(460, 100, 500));
    expect(scrollOn(110, 100, 500)).toBeLessThan(0);
    expect([scrollOn(-900, 100, 500), scrollOn(900, 100, 500)]).toEqual([-16, 16]);
  });
});

describe('a reservation that can be moved', () => {
  const at = (instant: string) => Date.parse(instant);
  it('is confirmed, until people are told how to get into the house', () => {
    expect(isMovable(reservation({}), at('2027-03-07T05:59:59Z'))).toBe(true);
    expect(isMovable(reservation({}), at('2027-03-07T06:00:00Z'))).toBe(false);
  });
  it('or is requested, while its hold runs', () => {
    const request = reservation({ status: 'requested', holdExpiresAt: '2027-03-02T00:00:00.000Z' });
    expect(isMovable(request, at('2027-03-01T23:59:59Z'))).toBe(true);
    expect(isMovable(request, at('2027-03-02T00:00:00Z'))).toBe(false);
  });
  it('has not begun', () => {
    for (const status of ['staying', 'completed', 'checked_out_early'] as const)
      expect(isMovable(reservation({ status }), at('2027-03-01T00:00:00Z'))).toBe(false);
  });
});

describe('the row under the pointer', () => {
  const lines = linesOf({ houses, reservations: [reservation({})], stretch: march, language: 'en' });
  const offsets = offsetsOf(lines, { location: 30, house: 40 });
  const over = (distance: number) => houseAt(lines, offsets, distance)?.row.id ?? null;

  it('is that of a house, with its place', () => {
    expect(houseAt(lines, offsets, 70)).toMatchObject({ row: { id: 'namu' }, top: 70, height: 40 });
    expect([over(30), over(69.9), over(109.9)]).toEqual(['maru', 'maru', 'namu']);
  });
  it('is none over a neighbourhood, above and below the lines', () => {
    expect([over(-1), over(0), over(29), over(110), over(900)]).toEqual([null, null, null, null, null]);
  });
  it('is found with the reservation of the bar that was pressed', () => {
    expect(reservationAt(lines, `/admin/reservations/${example!.id}`)?.id).toBe(example!.id);
    expect(reservationAt(lines, '/admin/houses/maru')).toBeNull();
  });
});

describe('the nights of a carried reservation in another house', () => {
  const carried = reservation({});
  const standing = (others: AdminReservation[], of = carried, taken: WeekContents['taken'] = []) =>
    rowsOf({ houses, reservations: [of, ...others], taken }).map((row) => standingOf(row, of))[1];
  const other = (of: Partial<AdminReservation>) => reservation({ id: 'other', houseId: 'namu', ...of });

  it('are free beside stays that it shares no night with', () => {
    const [before, after] = [
      other({ checkIn: '2027-03-02', checkOut: '2027-03-08' }),
      other({ checkIn: '2027-03-20', checkOut: '2027-04-20' }),
    ];
    expect(standing([before, after])).toBe('free');
  });
  it('are taken by a stay, by blocked dates and by a booking of elsewhere', () => {
    expect(standing([other({ checkIn: '2027-03-19', checkOut: '2027-04-20' })])).toBe('taken');
    const blocked = { id: 'b', houseId: 'namu', from: '2027-03-10', to: '2027-03-11' };
    expect(standing([], carried, [blocked as never])).toBe('taken');
  });
  it('are free where a parked reservation gives way, or somebody left early', () => {
    expect(standing([other({ parked: { at: '2027-03-01T00:00:00.000Z', hasRoom: true } })])).toBe('free');
    const left = { at: '2027-03-07T00:00:00.000Z', reason: 'other' as never, endedOn: '2027-03-07' };
    expect(
      standing([
        other({ status: 'checked_out_early', checkIn: '2027-03-01', checkOut: '2027-03-30', closed: left }),
      ]),
    ).toBe('free');
  });
  it('are free as far as they were loaded', () => {
    expect(standing([], reservation({ checkOut: '2027-05-20' }))).toBe('seen_free');
  });
  it('are its own in its house, and not to be had in one that is not let', () => {
    const rows = rowsOf({ houses: [houses[0]!], reservations: [carried, other({ location: 'sinchon' })] });
    expect(rows.map((row) => standingOf(row, carried))).toEqual(['own', 'not_let']);
  });
});
