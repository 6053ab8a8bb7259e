import { describe, expect, it } from 'vitest';
import type { Bar } from './rows.ts';
import { bookingPath, gapsOf } from './gaps.ts';

const march = { start: '2027-03-01', weeks: 4 };
const bar = (checkIn: string, leaves: string, start: number, end: number, cut: Partial<Bar> = {}) =>
  ({ reservation: { checkIn }, leaves, start, end, cutStart: false, cutEnd: false, ...cut }) as Bar;

describe('the gaps of a house', () => {
  it('lie before, between and after its stays, and are the whole of an empty house', () => {
    const bars = [bar('2027-03-03', '2027-03-08', 2.6, 7.5), bar('2027-03-10', '2027-03-20', 9.6, 19.5)];
    expect(gapsOf(bars, march)).toMatchObject([
      { start: 0, end: 2.6, from: '2027-03-01', to: '2027-03-03', nights: null },
      { start: 7.5, end: 9.6, from: '2027-03-08', to: '2027-03-10', nights: 2, arrival: bars[1] },
      { start: 19.5, end: 28, from: '2027-03-20', to: null, nights: null, arrival: null },
    ]);
    expect(gapsOf([], march)).toMatchObject([{ start: 0, end: 28, from: '2027-03-01', to: null }]);
  });

  it('are none where a stay reaches over the edge', () => {
    const whole = bar('2027-02-01', '2027-05-01', 0, 28, { cutStart: true, cutEnd: true });
    expect(gapsOf([whole], march)).toEqual([]);
  });

  it('lead to a request from today on, while a night is left', () => {
    const [gap] = gapsOf([bar('2027-03-10', '2027-03-20', 9.6, 19.5)], march);
    const path = (today: string) => bookingPath({ id: 'maru' }, gap!, today);
    expect(path('2027-02-20')).toBe('/admin/reservations/new?house=maru&from=2027-03-01&to=2027-03-10');
    expect(path('2027-03-09')).toBe('/admin/reservations/new?house=maru&from=2027-03-09&to=2027-03-10');
    expect(path('2027-03-10')).toBeNull();
    expect(bookingPath({ id: 'maru' }, { ...gap!, nights: 0 }, '2027-02-20')).toBeNull();
    expect(bookingPath({ id: 'maru' }, { ...gap!, to: null }, '2027-05-01')).toBe(
      '/admin/reservations/new?house=maru&from=2027-05-01',
    );
  });
});
