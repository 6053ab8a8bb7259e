import { screen } from '#tests/kit/screen.tsx';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import { adminReservationExamples } from '#contract/examples/reservations.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { ReservationTable } from '#app/admin/reservations/reservation-table.tsx';
import admin from '../../locales/en/admin.json';
import reservations from '../../locales/en/admin-reservations.json';

const [example] = adminReservationExamples.list.data;
const { missing } = reservations;
beforeAll(() => startTexts('en', { admin, 'admin-reservations': reservations }));
afterEach(cleanup);

function openOf(row: Partial<AdminReservation>): string[] {
  cleanup();
  render(
    <ReservationTable
      rows={[{ ...example!, ...row }]}
      search={{}}
      onSort={() => {}}
      link={(_, name) => name}
      empty={null}
    />,
  );
  return Object.values(missing).filter((words) => screen.queryAllByText(words).length > 0);
}

it('names what a request lacks, and nothing once it has all of it', () => {
  const status = 'requested';
  expect(openOf({ status, contractOpen: true, paid: false })).toEqual([missing.unsigned, missing.unpaid]);
  expect(openOf({ status, contractOpen: false, paid: false })).toEqual([missing.unpaid]);
  expect(openOf({ status: 'confirmed', contractOpen: false, paid: true })).toEqual([missing.nothing]);
});

it('names the unsigned new contract of a stay that is confirmed', () => {
  expect(openOf({ status: 'confirmed', signed: true, paid: true, contractOpen: true })).toEqual([
    missing.unsigned,
  ]);
});

it('names the deposit of a stay that is over until it went back', () => {
  const over = { status: 'completed', signed: true, paid: true, contractOpen: false } as const;
  expect(openOf({ ...over, depositOpen: true })).toEqual([missing.deposit]);
  expect(openOf({ ...over, depositOpen: false })).toEqual([missing.nothing]);
});

it('names nothing of a request that ran out', () => {
  const over = { status: 'expired', signed: false, paid: false, contractOpen: false } as const;
  expect(openOf(over)).toEqual([missing.nothing]);
});
