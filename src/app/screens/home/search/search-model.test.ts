import { expect, test } from 'vitest';
import { toHousesSearch } from './search-model.ts';
import { staySummary } from './stay-summary.ts';

test('a whole search is handed to the list of homes', () => {
  const dates = { checkIn: '2026-12-01', checkOut: '2027-02-01' };
  const university = { id: 'yonsei', name: { ko: '연세대학교', en: 'Yonsei University' } } as const;
  expect(toHousesSearch({ university, location: 'hongdae', ...dates, guests: 2 })).toEqual({
    university: 'yonsei',
    location: 'hongdae',
    ...dates,
    guests: 2,
  });
});

test('half a stay is left out, and a single guest is named', () => {
  expect(toHousesSearch({ checkIn: '2026-12-01', guests: 1 })).toEqual({ guests: 1 });
});

test('a stay is told by its days as soon as one is chosen', () => {
  expect(staySummary({ guests: 1 }, 'ko')).toBeNull();
  expect(staySummary({ checkIn: '2026-12-01', guests: 1 }, 'ko')).toBe('12월 1일 –');
  expect(staySummary({ checkIn: '2026-12-01', checkOut: '2027-01-03', guests: 1 }, 'en')).toBe(
    '1 Dec – 3 Jan',
  );
});
