import { expect, it } from 'vitest';
import { reservation } from '#contract/examples/world.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { canSign, todos } from '#app/features/reservations/model.ts';

const contract = { ...reservation.contract, status: 'sent' as const, signers: [] };
const moved: Reservation = {
  ...reservation,
  status: 'confirmed',
  payments: [],
  emailConfirmed: true,
  contract,
};
const kinds = (reservation: Reservation) => todos(reservation, '2026-11-21').map(({ kind }) => kind);

it('a confirmed stay is signed once more where it was moved to another house', () => {
  expect(kinds(moved)).toEqual(['sign']);
  expect(canSign(moved)).toBe(true);
  expect(kinds({ ...moved, contract: { ...contract, status: 'signed' } })).toEqual([]);
});

it('a change asks for its own signature', () => {
  const change = { signers: [{ status: 'signed' }] } as NonNullable<Reservation['change']>;
  expect(kinds({ ...moved, change })).toEqual([]);
  expect(canSign({ ...moved, change })).toBe(false);
  expect(canSign({ ...moved, change: { ...change, signers: [] } })).toBe(true);
});
