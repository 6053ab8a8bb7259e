import { expect, test } from 'vitest';
import type { ReservationEvent } from '#contract/admin/reservations.ts';
import { changedFacts } from './event-facts.ts';

const event = (before: ReservationEvent['before'], after: ReservationEvent['after']): ReservationEvent => ({
  transition: 'change',
  at: '2026-11-22T03:00:00.000Z',
  by: 'member',
  byName: 'Nguyễn Linh',
  before,
  after,
  reason: null,
  note: null,
});

test('a change tells what it was and what it is, and nothing that follows from it', () => {
  const changed = changedFacts(
    event(
      { check_in: '2027-03-01', total: 1_200_000, rate_at: '2026-11-22T00:00:00Z' },
      { check_in: '2027-03-05', total: 1_100_000, rate_at: '2026-11-23T00:00:00Z' },
    ),
  );
  expect(changed).toEqual([
    { fact: 'checkIn', before: '2027-03-01', after: '2027-03-05' },
    { fact: 'total', before: 1_200_000, after: 1_100_000 },
  ]);
});

test('a request has nothing before it; people are told by name', () => {
  const people = [{ firstName: 'Linh', lastName: 'Nguyễn', email: 'linh@ondol.example' }];
  expect(changedFacts(event(null, { guests: 1, occupants: people }))).toEqual([
    { fact: 'guests', before: null, after: 1 },
    { fact: 'occupants', before: null, after: ['Nguyễn Linh'] },
  ]);
});

test('a record that cannot be read is left out', () => {
  expect(changedFacts(event(null, { check_in: 'soon', occupants: null, status: 'requested' }))).toEqual([]);
});
