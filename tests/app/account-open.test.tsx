import { screen, waitFor } from '#tests/kit/screen.tsx';
import { beforeEach, expect, test } from 'vitest';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { writeDraft } from '#app/platform/forms/draft.ts';
import { session } from '#app/platform/session/session.ts';
import { tokenNow, type Person } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import {
  confirmPayment,
  press,
  someoneWithAReservation,
  startPayment,
  stayOf,
} from '#tests/kit/reservations.ts';

const member = staffScreen();
let who: Person;
let reservation: Reservation;
/** Order with a closed payment window, made before another order's account started to wait for the money. */
let left: string;
let number: string;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const { host } = member;
  ({ who, reservation } = await someoneWithAReservation(host, {
    checkIn: addDays(seoulDate(Date.now()), 60),
  }));
  await host.call('POST', `/v1/reservations/${reservation.id}/payment-method`, {
    token: who.token,
    body: { paymentMethod: 'virtual-account' },
  });
  left = (await startPayment(host, who, reservation)).data.orderId;
  const account_until = new Date(host.clock.now());
  await host.ctx.db.updateTable('payments').set({ account_until }).where('order_id', '=', left).execute();
  const { orderId } = (await startPayment(host, who, reservation)).data;
  expect(orderId).not.toBe(left);
  await confirmPayment(host, who, await press(host, orderId, 'account'));
  number = (await stayOf(host, who, reservation.id)).data.payments[0]!.virtualAccount!.number;
  session.store({ accessToken: await tokenNow(host, who), refreshToken: 'none' });
  writeDraft('local', `order/${left}`, {
    reservationId: reservation.id,
    paymentId: reservation.payments[0]!.id,
  });
});

async function leadsToTheAccount() {
  const way = await screen.findByRole('link', { name: member.t('booking:payment.toAccount') });
  expect(screen.getByRole('alert').textContent).toContain(member.t('booking:payment.account'));
  expect(screen.queryByRole('button', { name: member.t('booking:payment.again') })).toBeNull();
  expect(way.getAttribute('href')).toBe(`/mypage/${reservation.id}#payments`);
  await member.staff.user.click(way);
  await screen.findByText(number);
  await screen.findByText(member.t('virtual-account:fact.until'));
}

test('a second account is refused as it is confirmed: the page leads to the one that waits', async () => {
  const { orderId, paymentKey = '', amount = '' } = await press(member.host, left, 'account');
  const back = new URLSearchParams({ orderId, paymentKey, amount });
  await member.staff.opens('/mypage');
  // The page waits for the host's answer as it is drawn: React lets it do so only within what is waited for.
  await waitFor(() => {
    if (location.pathname !== '/pay/return') history.pushState(null, '', `/pay/return?${back}`);
    expect(screen.getByRole('alert').textContent).toContain(member.t('booking:payment.account'));
  });
  await leadsToTheAccount();
});

test('a window was closed and paying again refused: the page leads to the account that waits', async () => {
  await member.staff.opens(`/pay/return?order=${left}&code=PAY_PROCESS_CANCELED`);
  await member.staff.user.click(
    await screen.findByRole('button', { name: member.t('booking:payment.again') }),
  );
  await leadsToTheAccount();
});

test('a payment was declined and an account refused: the page leads to the one that waits', async () => {
  await member.staff.opens(`/pay/return?order=${left}&code=REJECT_ACCOUNT_PAYMENT`);
  await screen.findByRole('radio', { name: new RegExp(member.t('booking:method.name.card')) });
  await member.staff.user.click(screen.getByRole('button', { name: /결제하기$/ }));
  await leadsToTheAccount();
});
