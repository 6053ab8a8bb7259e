import { expect, it } from 'vitest';
import { instalment, reservation } from '#contract/examples/world.ts';
import { phaseOf, standingOf } from './model.ts';

const serverNow = '2026-12-10T01:00:00.000Z';

it('a stay is ahead until the day after its check-in, runs, and is over', () => {
  expect(phaseOf({ status: 'confirmed', checkIn: '2026-12-20', serverNow })).toBe('ahead');
  // Booked and confirmed on the day itself: the confirmation is on its way.
  expect(phaseOf({ status: 'staying', checkIn: '2026-12-10', serverNow })).toBe('ahead');
  expect(phaseOf({ status: 'staying', checkIn: '2026-12-09', serverNow })).toBe('running');
  expect(phaseOf({ status: 'completed', checkIn: '2026-11-01', serverNow })).toBe('over');
});

it('a held reservation has reached what its member did, and names who has yet to sign', () => {
  const [signer] = reservation.contract.signers;
  const of = (own: 'sent' | 'signed', paid: boolean, status: 'due' | 'processing' = 'due') =>
    standingOf({
      paid,
      payments: [{ ...instalment, seq: 1, status }],
      contract: {
        ...reservation.contract,
        signers: [
          { ...signer!, status: own },
          { ...signer!, name: '박서연', status: 'opened' },
        ],
      },
    });
  expect(of('sent', false).standing).toBe('begun');
  expect(of('sent', true).standing).toBe('paid');
  expect(of('signed', false).standing).toBe('signed');
  expect(of('signed', false, 'processing').standing).toBe('transfer');
  expect(of('signed', true)).toEqual({ standing: 'others', missing: ['박서연'] });
});
