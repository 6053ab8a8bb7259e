import { screen, waitFor, within } from '#tests/kit/screen.tsx';
import { describe, expect, test } from 'vitest';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { reportDoubt } from '#server/modules/payments/doubts.ts';
import { longDate, plainDate } from '#app/platform/i18n/format.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import {
  confirmPayment,
  press,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  startPayment,
} from '#tests/kit/reservations.ts';
import { someoneWithACancelledTransfer } from '#tests/kit/transfers.ts';

const admin = staffScreen();
const { t } = admin;
const inDays = (days: number) => addDays(seoulDate(admin.host.clock.now()), days);

describe('the cancellation for a member', () => {
  test('explains the rent as it is reckoned: what was due, and what was paid ahead', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(
      admin.host,
      { checkIn: inDays(20), nights: 60 },
      2,
    );
    await admin.staff.opens(`/admin/reservations/${reservation.id}`);
    await admin.staff.user.click(
      await screen.findByRole('button', { name: t('admin-actions:action.cancel') }),
    );
    const preview = await screen.findByRole('region', { name: t('admin-actions:back.title') });
    expect(within(preview).getByText(t('admin-actions:back.incomplete'))).toBeTruthy();
    await admin.staff.user.click(
      screen.getByRole('radio', { name: new RegExp(t('admin-actions:cancel.ordinary')) }),
    );
    const due = t('admin-actions:cancel.shareDue', { percent: 50, paid: won(900_000) });
    const line = await within(preview).findByText(due);
    expect(line.parentElement?.textContent).toContain(won(450_000));
    const ahead = t('admin-actions:cancel.shareAhead', { paid: won(900_000) });
    expect(within(preview).getByText(ahead).parentElement?.textContent).toMatch(
      new RegExp(`${won(900_000)}$`),
    );
    await admin.staff.user.click(
      screen.getByRole('radio', { name: new RegExp(t('admin-actions:cancel.operator_fault')) }),
    );
    await waitFor(() => expect(preview.textContent).toContain(won(2_300_000)));
    await admin.staff.user.click(
      screen.getByRole('radio', { name: new RegExp(t('admin-actions:cancel.natural_disaster')) }),
    );
    const guideline = await screen.findByRole('link', { name: t('admin-actions:cancel.guideline') });
    await admin.staff.opens(guideline.getAttribute('href')!);
    expect(screen.getByRole('region', { name: t('admin-policy:disaster.title') }).textContent).toContain(
      t('admin-policy:disaster.guideline'),
    );
  });
});

describe('a stay that somebody else has changed while its dialog was open', () => {
  test('is shown as it was and as it is, and is acted upon once that was seen', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(admin.host, { checkIn: inDays(60) });
    await admin.staff.opens(`/admin/reservations/${reservation.id}`);
    await admin.staff.user.click(
      await screen.findByRole('button', { name: t('admin-actions:action.cancel') }),
    );
    await admin.staff.user.click(
      screen.getByRole('radio', { name: new RegExp(t('admin-actions:cancel.ordinary')) }),
    );
    await admin.staff.type(new RegExp(`^${t('admin-actions:reason')}`), '전화로 부탁받았어요');
    const submit = await screen.findByRole('button', {
      name: t('admin-actions:cancel.submit', { amount: won(1_400_000) }),
    });
    const path = `/v1/admin/reservations/${reservation.id}/park`;
    await admin.host.call('POST', path, { token: admin.boss.token });
    await admin.staff.user.click(submit);
    expect(await screen.findByText(t('admin-actions:changed.title'))).toBeTruthy();
    const row = screen.getByRole('row', { name: new RegExp(t('admin-actions:changed.parked')) });
    expect(row.textContent).toContain(t('admin-actions:changed.no') + t('admin-actions:changed.yes'));
    await admin.staff.user.click(
      await screen.findByRole('button', {
        name: t('admin-actions:cancel.submit', { amount: won(1_400_000) }),
      }),
    );
    expect(await screen.findByText(t('admin-actions:cancel.done'))).toBeTruthy();
  });
});

describe('a payment by virtual account', () => {
  test('stands among the payments with its account while it waits', async () => {
    const { who, reservation } = await someoneWithAReservation(admin.host, { checkIn: inDays(60) });
    const path = `/v1/reservations/${reservation.id}/payment-method`;
    await admin.host.call('POST', path, { token: who.token, body: { paymentMethod: 'virtual-account' } });
    const { orderId } = (await startPayment(admin.host, who, reservation)).data;
    await confirmPayment(admin.host, who, await press(admin.host, orderId, 'account'));
    await admin.staff.opens(`/admin/reservations/${reservation.id}`);
    expect(await screen.findByText(/0000\d{10}/)).toBeTruthy();
  });
});

describe('a refund that no provider sends', () => {
  test('waits for us on the first screen and on its page, which says so', async () => {
    const { reservation } = await someoneWithACancelledTransfer(admin.host, admin.boss, {
      checkIn: inDays(60),
    });
    await admin.staff.opens('/admin');
    const ours = await screen.findByRole('region', {
      name: new RegExp(`^${t('admin-today:list.refundsToSend')}`),
    });
    const line = within(ours).getByText(new RegExp(reservation.code)).closest('a')!;
    expect(line.textContent).toContain(t('admin-today:refund.toSend'));
    const others = screen.queryByRole('region', { name: new RegExp(`^${t('admin-today:list.refunds')}`) });
    expect(others?.textContent ?? '').not.toContain(reservation.code);

    await admin.staff.opens(line.getAttribute('href')!);
    const refunds = await screen.findByRole('region', { name: t('admin-reservations:refund.title') });
    expect(within(refunds).getByText(t('admin-reservations:refund.status.toSend'))).toBeTruthy();
    expect(within(refunds).queryByText(t('admin-reservations:refund.status.recorded'))).toBeNull();
    expect(screen.getByText(t('admin-actions:moneyWaits'))).toBeTruthy();
    expect(screen.queryByText(t('admin-actions:nothing'))).toBeNull();
  });
});

describe('a payment in doubt', () => {
  test('is told on the page of its reservation, and dealt with there', async () => {
    const { who, reservation } = await someoneWithAReservation(admin.host, { checkIn: inDays(60) });
    const { orderId } = (await startPayment(admin.host, who, reservation)).data;
    const payments = admin.host.ctx.db.selectFrom('payments').select('id').where('order_id', '=', orderId);
    await reportDoubt(admin.host.ctx, await payments.executeTakeFirstOrThrow(), 'amount_differs');
    await admin.staff.opens(`/admin/reservations/${reservation.id}`);
    const part = await screen.findByRole('region', { name: t('admin-reservations:payment.title') });
    expect(within(part).getByText(t('admin-reservations:doubt.why.amount_differs'))).toBeTruthy();
    expect(within(part).getByText(new RegExp(orderId))).toBeTruthy();
    await admin.staff.user.click(
      within(part).getByRole('button', { name: t('admin-actions:endDoubt.action') }),
    );
    await admin.staff.user.click(
      await screen.findByRole('button', { name: t('admin-actions:endDoubt.submit') }),
    );
    expect(await screen.findAllByText(new RegExp(t('errors:reason_required')))).toHaveLength(2);
    await admin.staff.type(new RegExp(`^${t('admin-actions:reason')}`), '결제사 화면에서 돌려줬어요');
    await admin.staff.user.click(screen.getByRole('button', { name: t('admin-actions:endDoubt.submit') }));
    expect(await screen.findByText(t('admin-actions:endDoubt.done'))).toBeTruthy();
    await waitFor(() => expect(within(part).queryByText(new RegExp(orderId))).toBeNull());
    expect(await screen.findByText(t('admin-audit-log:action.doubt-ended'))).toBeTruthy();
  });
});

describe('a stay that ended early', () => {
  test('claims nothing that is unpaid, and names the day on which it ended', async () => {
    const checkIn = inDays(0);
    const { reservation } = await someoneWithAConfirmedReservation(admin.host, { checkIn, nights: 60 });
    const path = `/v1/admin/reservations/${reservation.id}`;
    const wish = new URLSearchParams({ date: checkIn, kind: 'early_checkout', reason: 'A new job' });
    await admin.host.call('DELETE', `${path}/mid-stay-checkout?${wish}`, { token: admin.boss.token });
    await admin.staff.opens(`/admin/reservations/${reservation.id}`);
    const part = await screen.findByRole('region', { name: t('admin-reservations:payment.title') });
    expect(within(part).getByText(t('admin-reservations:payment.status.notOwed'))).toBeTruthy();
    expect(within(part).queryByText(t('admin-reservations:payment.status.due'))).toBeNull();
    const left = t('admin-reservations:leftOn', { date: plainDate(checkIn, 'ko') });
    expect(screen.getByText(new RegExp(left))).toBeTruthy();
    const facts = screen.getByRole('region', { name: t('admin-reservations:stay.title') });
    const term = within(facts).getByText(t('admin-reservations:stay.left'));
    expect(term.nextElementSibling?.textContent).toBe(longDate(checkIn, 'ko'));
  });
});
