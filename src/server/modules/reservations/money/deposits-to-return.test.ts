import { expect, it } from 'vitest';
import type { DepositState } from '#contract/reservations/refunds.ts';
import { firstToReturn } from './deposits-to-return.ts';

const toReturn = (returnsBy: string | null): DepositState => ({
  state: 'to_return',
  amount: 500_000,
  amountUsdCents: null,
  returnsBy,
});

it('tells all deposits of the last day that may be among the first, and counts the later ones', () => {
  const days = { d: '2027-03-09', a: '2027-03-04', c: '2027-03-05', b: '2027-03-05', open: null };
  const owed = new Map(Object.entries(days).map(([id, day]) => [id, toReturn(day)]));
  const { total, first } = firstToReturn(owed, 2);
  expect(total).toBe(4);
  expect(first.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
});

it('tells all where there are no more than asked for', () => {
  const owed = new Map([['a', toReturn('2027-03-04')]]);
  expect(firstToReturn(owed, 1)).toEqual({
    total: 1,
    first: [{ id: 'a', amount: 500_000, returnsBy: '2027-03-04' }],
  });
});
