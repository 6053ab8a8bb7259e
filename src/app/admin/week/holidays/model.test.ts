import { expect, it } from 'vitest';
import { holidaysIn, labelsOf } from './model.ts';

const labels = (start: string, weeks: number) =>
  labelsOf(holidaysIn({ start, weeks }), { start, weeks }).map(
    ({ start: begins, days, holidays }) => `${begins} ${days} ${holidays.map(({ name }) => name).join('+')}`,
  );

it('names Chuseok once, from the first of its three days', () => {
  expect(labels('2026-09-21', 2)).toEqual(['2026-09-24 7 chuseok', '2026-10-03 2 foundation-day']);
});

it('leaves the words of a holiday the room up to the next', () => {
  expect(labels('2027-02-01', 2)).toEqual(['2027-02-06 3 seollal', '2027-02-09 6 seollal']);
});

it('names two holidays of one day together', () => {
  expect(labels('2025-05-05', 1)).toEqual([
    '2025-05-05 1 childrens-day+buddhas-birthday',
    '2025-05-06 6 buddhas-birthday',
  ]);
});

it('crosses from one year into the next', () => {
  expect(labels('2026-12-21', 2)).toEqual(['2026-12-25 7 christmas', '2027-01-01 3 new-year']);
});

it('names what is in view of three days that begin or end outside', () => {
  expect(labels('2026-09-26', 1)).toEqual(['2026-09-26 7 chuseok-holiday']);
  expect(labels('2026-09-25', 1)[0]).toBe('2026-09-25 7 chuseok');
});
