import { screen } from '#tests/kit/screen.tsx';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { adminReservationExamples } from '#contract/examples/reservations.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { DetailHead } from '#app/admin/reservations/detail/detail-head.tsx';
import '#app/admin/layout/admin-texts.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { textsOf } from '#tests/kit/texts.ts';

const t = textsOf('ko');
beforeAll(async () => {
  await startTexts('ko');
  await loadTexts(['admin-reservations', 'common']);
});
afterEach(cleanup);

const today = seoulDate(Date.now());
const show = (returnsBy: string, changed: Partial<AdminReservationDetail> = {}) => {
  const reservation: AdminReservationDetail = {
    ...adminReservationExamples.get.data,
    status: 'completed',
    closed: null,
    deposit: { state: 'to_return', amount: 500_000, amountUsdCents: null, returnsBy },
    ...changed,
  };
  render(<DetailHead reservation={reservation} payments={[]} title={{ current: null }} level="h1" />);
};
const deposit = (returnsBy: string) => {
  const date = longDate(returnsBy, 'ko');
  const words = t('admin-reservations:money.deposit', { amount: won(500_000), date });
  return screen.queryByText((_, line) => line?.tagName === 'P' && line.textContent.includes(words));
};

describe('the money in the head of a reservation whose deposit has to go back', () => {
  it('begins with the deposit, and says of the payments that they are the member’s', () => {
    const returnsBy = addDays(today, 3);
    show(returnsBy);
    const paid = screen.getByText(t('admin-reservations:money.paid'));
    expect(paid.textContent).toContain('회원이');
    expect(paid.previousElementSibling).toBe(deposit(returnsBy));
    expect(deposit(returnsBy)?.textContent).not.toContain(t('admin-reservations:money.depositLate'));
  });

  it('marks a deposit that is late, also of a stay that was ended early', () => {
    const returnsBy = addDays(today, -1);
    const closed = { at: new Date().toISOString(), reason: 'early_checkout', endedOn: today } as never;
    show(returnsBy, { status: 'checked_out_early', closed });
    expect(deposit(returnsBy)?.textContent).toContain(t('admin-reservations:money.depositLate'));
  });

  it('has none once the deposit is settled', () => {
    const returnsBy = addDays(today, 3);
    show(returnsBy, {
      deposit: { state: 'settled', amount: 500_000, amountUsdCents: null, returnsBy },
    });
    expect(deposit(returnsBy)).toBeNull();
  });
});
