import { expect, it } from 'vitest';
import { phaseOf } from './model.ts';

const serverNow = '2026-12-10T01:00:00.000Z';

it('a stay is ahead until the day after its check-in, runs, and is over', () => {
  expect(phaseOf({ status: 'confirmed', checkIn: '2026-12-20', serverNow })).toBe('ahead');
  // Booked and confirmed on the day itself: the confirmation is on its way.
  expect(phaseOf({ status: 'staying', checkIn: '2026-12-10', serverNow })).toBe('ahead');
  expect(phaseOf({ status: 'staying', checkIn: '2026-12-09', serverNow })).toBe('running');
  expect(phaseOf({ status: 'completed', checkIn: '2026-11-01', serverNow })).toBe('over');
});
