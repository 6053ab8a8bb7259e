import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Checkout } from '#contract/reservations/payments.ts';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { toCents } from '#contract/rules/money.ts';
import { tossGateway } from '#server/adapters/payments/toss/gateway.ts';
import { runJobs } from '#server/jobs.ts';
import type { PaymentGateway } from '#server/ports/payments.ts';
import { person, startTestHost, testClock, tokenNow, type Person, type TestHost } from '#tests/kit/api.ts';
import { startFakeToss, tossSecret, type FakeToss } from '#tests/kit/fake-toss.ts';
import {
  confirmPayment,
  hours,
  messages,
  minutes,
  press,
  signingToken,
  signReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  startPayment,
  stayOf,
  wishBody,
} from '#tests/kit/reservations.ts';

const START = '2026-11-21T01:00:00Z';
const clock = testClock(START);
const woori = {
  bank: { ko: '우리은행', en: 'Woori Bank' },
  number: 'X6505636518308',
  holder: 'Linh',
  dueAt: '2026-11-22T01:00:00.000Z',
};
let host: TestHost;
let toss: FakeToss;
let sandbox: PaymentGateway;
beforeAll(async () => {
  host = await startTestHost({ demo: false, clock });
  toss = await startFakeToss();
  sandbox = host.ctx.gateways.domestic;
});
beforeEach(() => {
  clock.set(START);
  useToss();
});
afterAll(async () => {
  await host.close();
  await toss.close();
});

function useToss() {
  host.ctx.gateways.domestic = tossGateway({
    clientKey: 'test_ck_of_the_tests',
    secretKey: tossSecret,
    clock,
    base: toss.url,
  });
}

type Paying = { id: string; payments: { id: string }[] };
const choose = (who: Person, { id }: Paying, paymentMethod: string) =>
  host.call<Reservation>('POST', `/v1/reservations/${id}/payment-method`, {
    token: who.token,
    body: { paymentMethod },
  });
async function begin(who: Person, reservation: Paying, index = 0) {
  const { data } = await startPayment(host, who, reservation, index);
  const checkout = data as unknown as Checkout;
  if (checkout.kind !== 'toss') throw new Error('No window of Toss Payments.');
  return checkout;
}
async function someoneWithAnAccount(how: Parameters<FakeToss['pay']>[1] = {}) {
  const { who, reservation } = await someoneWithAReservation(host);
  await signReservation(host, await signingToken(host, who));
  await choose(who, reservation, 'virtual-account');
  const back = toss.pay(await begin(who, reservation), { method: '가상계좌', ...how });
  await confirmPayment(host, who, back);
  return { who, reservation, back };
}
const first = async (who: Person, reservation: Paying) =>
  (await stayOf(host, who, reservation.id)).data.payments[0]!;
const stored = (orderId: string) =>
  host.ctx.db
    .selectFrom('payments')
    .select(['status', 'virtual_account'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
const told = (who: Person) => messages(host, who.email, ':virtual-account:');

describe('the account to transfer to', () => {
  it('is shown to its member and to administrators while it waits, and mailed once', async () => {
    const { who, reservation, back } = await someoneWithAnAccount();
    await confirmPayment(host, who, back);
    expect(await first(who, reservation)).toMatchObject({ status: 'processing', virtualAccount: woori });
    const boss = await person(host, { role: 'admin' });
    const { data } = await host.call<ReservationInstalment[]>(
      'GET',
      `/v1/admin/reservations/${reservation.id}/payments`,
      { token: boss.token },
    );
    expect(data[0]?.virtualAccount).toEqual(woori);
    const [mail, ...more] = await told(who);
    expect(more).toEqual([]);
    for (const fact of ['Woori Bank', woori.number, '1,400,000', '22 November 2026 (Sun), 10:00'])
      expect(mail?.text).toContain(fact);
    const exported = await host.call<object>('GET', '/v1/users/me/export', { token: who.token });
    expect(JSON.stringify(exported.data)).toContain(woori.number);
  });

  it('is erased once the money is there', async () => {
    const { who, reservation, back } = await someoneWithAnAccount();
    toss.deposit(back.orderId);
    await host.call('POST', '/v1/payments/webhooks/toss', { body: { orderId: back.orderId } });
    expect(await first(who, reservation)).toMatchObject({ status: 'paid', virtualAccount: null });
    expect(await stored(back.orderId)).toEqual({ status: 'paid', virtual_account: null });
  });

  it('is erased once it has expired, and the payment can be made again', async () => {
    const { who, reservation, back } = await someoneWithAnAccount({ dueDate: '2026-11-21T12:00:00' });
    expect((await first(who, reservation)).virtualAccount?.dueAt).toBe('2026-11-21T03:00:00.000Z');
    clock.forward(hours(2) + minutes(1));
    toss.payments.get(back.paymentKey)!.status = 'EXPIRED';
    await runJobs(host.ctx);
    const accountEndedAt = '2026-11-21T03:00:00.000Z';
    expect(await first(who, reservation)).toMatchObject({
      status: 'due',
      virtualAccount: null,
      accountEndedAt,
    });
    expect(await stored(back.orderId)).toEqual({ status: 'failed', virtual_account: null });
    await runJobs(host.ctx);
    const [mail, ...more] = await messages(host, who.email, ':account-ended:');
    expect(more).toEqual([]);
    for (const fact of ['21 November 2026 (Sat), 12:00', '₩1,400,000']) expect(mail?.text).toContain(fact);
    await confirmPayment(host, who, toss.pay(await begin(who, reservation), { method: '가상계좌' }));
    const again = await first(who, reservation);
    expect(again).toMatchObject({ status: 'processing', accountEndedAt: null });
    expect(again.virtualAccount?.dueAt).toBe(woori.dueAt);
  });

  it('that its provider gave up sooner is not said to have ended', async () => {
    const { who, reservation, back } = await someoneWithAnAccount();
    toss.payments.get(back.paymentKey)!.status = 'CANCELED';
    await host.call('POST', '/v1/payments/webhooks/toss', { body: { orderId: back.orderId } });
    expect(await first(who, reservation)).toMatchObject({
      status: 'due',
      virtualAccount: null,
      accountEndedAt: null,
    });
  });

  it('keeps the code of a bank without a name, and knows the one that the provider numbers otherwise', async () => {
    const unknown = await someoneWithAnAccount({ bankCode: '54' });
    expect((await first(unknown.who, unknown.reservation)).virtualAccount?.bank).toEqual({
      ko: '054',
      en: '054',
    });
    const kookmin = await someoneWithAnAccount({ bankCode: '06' });
    expect((await first(kookmin.who, kookmin.reservation)).virtualAccount?.bank.en).toBe('KB Kookmin Bank');
  });
});

describe('the end of an account', () => {
  it('is asked for as the end of the hold, to the second', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await choose(who, reservation, 'virtual-account');
    clock.forward(minutes(30));
    expect(await begin(who, reservation)).toMatchObject({ dueDate: '2026-11-22T10:00:00', validHours: 23 });
  });

  it('is never shown later than that of the hold', async () => {
    const { who, reservation } = await someoneWithAnAccount({ dueDate: '2026-11-28T10:00:00+09:00' });
    expect((await first(who, reservation)).virtualAccount?.dueAt).toBe(woori.dueAt);
  });
});

describe('a second account while one waits', () => {
  const again = (who: Person, reservation: Paying) => startPayment(host, who, reservation);

  it('is refused, and the first stays; once its deadline has passed there is another', async () => {
    const { who, reservation } = await someoneWithAnAccount({ dueDate: '2026-11-21T12:00:00' });
    expect(await again(who, reservation)).toMatchObject({ status: 409, code: 'account_open' });
    expect((await first(who, reservation)).virtualAccount?.number).toBe(woori.number);
    clock.forward(hours(2));
    expect((await again(who, reservation)).status).toBe(200);
  });

  it('is refused by the sandbox likewise, in words', async () => {
    host.ctx.gateways.domestic = sandbox;
    const { who, reservation } = await someoneWithAReservation(host);
    await choose(who, reservation, 'virtual-account');
    const { orderId } = (await startPayment(host, who, reservation)).data;
    await confirmPayment(host, who, await press(host, orderId, 'account'));
    const refused = await again(who, reservation);
    expect(refused).toMatchObject({ status: 409, code: 'account_open' });
    expect(refused.errorMessage).toContain('There is an account for this payment already');
  });
});

describe('an account that is asked for from several windows', () => {
  const ways = ['sandbox', 'toss'] as const;
  const use = (provider: (typeof ways)[number]) =>
    provider === 'toss' ? useToss() : (host.ctx.gateways.domestic = sandbox);
  const orders = async (reservation: Paying, index = 0) => {
    const begun = host.ctx.db.selectFrom('payments').select('order_id');
    const rows = await begun.where('instalment_id', '=', reservation.payments[index]!.id).execute();
    return rows.map(({ order_id }) => order_id);
  };
  const beginIn = async (who: Person, reservation: Paying, index = 0) =>
    (await startPayment(host, who, reservation, index)).data.orderId;
  const goThrough = async (provider: (typeof ways)[number], orderId: string, amount: number) =>
    provider === 'toss'
      ? toss.pay({ orderId, amount }, { method: '가상계좌' })
      : press(host, orderId, 'account');
  async function someoneWhoTransfers(provider: (typeof ways)[number], wish: { nights?: number } = {}) {
    use(provider);
    const { who, reservation, houseId } = await someoneWithAReservation(host, wish);
    await choose(who, reservation, 'virtual-account');
    return { who, reservation, houseId, amount: reservation.payments[0]!.amount };
  }
  async function someoneWhoTransfersLater() {
    const { who, reservation } = await someoneWhoTransfers('sandbox', { nights: 90 });
    await signReservation(host, await signingToken(host, who));
    await confirmPayment(host, who, await press(host, await beginIn(who, reservation), 'pay'));
    return { who, reservation };
  }

  it.each(ways)('one after the other is the same, and mailed once: %s', async (provider) => {
    const { who, reservation, amount } = await someoneWhoTransfers(provider);
    const [one, two] = [await beginIn(who, reservation), await beginIn(who, reservation)];
    expect(two).toBe(one);
    expect(await orders(reservation)).toEqual([one]);
    const [left, right] = [await goThrough(provider, one, amount), await goThrough(provider, two, amount)];
    expect((await confirmPayment(host, who, left)).status).toBe(200);
    const { virtualAccount } = await first(who, reservation);
    expect((await confirmPayment(host, who, right)).data).toMatchObject({ paid: false });
    expect(await first(who, reservation)).toMatchObject({ status: 'processing', virtualAccount });
    expect(virtualAccount?.number).toMatch(/\d{10}/);
    expect(await startPayment(host, who, reservation)).toMatchObject({ status: 409, code: 'account_open' });
    expect(await told(who)).toHaveLength(1);
    const waiting = [...toss.payments.values()].filter(({ orderId }) => orderId === one);
    if (provider === 'toss')
      expect(waiting.map(({ status }) => status)).toEqual(['WAITING_FOR_DEPOSIT', 'IN_PROGRESS']);
    expect(await orders(reservation)).toEqual([one]);
  });

  it.each(ways)('at once is the same, and its money is taken: %s', async (provider) => {
    const { who, reservation, amount } = await someoneWhoTransfers(provider);
    const begun = await Promise.all(Array.from({ length: 20 }, () => beginIn(who, reservation)));
    const [order, ...others] = new Set(begun);
    expect(others).toEqual([]);
    expect(await orders(reservation)).toEqual([order]);
    const backs = [await goThrough(provider, order!, amount), await goThrough(provider, order!, amount)];
    const confirmed = await Promise.all(backs.map((back) => confirmPayment(host, who, back)));
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await first(who, reservation)).status).toBe('processing');
    expect(await told(who)).toHaveLength(1);
    if (provider === 'toss') {
      toss.deposit(order!);
      await host.call('POST', '/v1/payments/webhooks/toss', { body: { orderId: order } });
    } else {
      await press(host, order!, 'deposit');
      await host.ctx.gateways.domestic.work?.();
    }
    expect(await first(who, reservation)).toMatchObject({ status: 'paid', virtualAccount: null });
  });

  it('is another once it has expired', async () => {
    const { who, reservation } = await someoneWhoTransfersLater();
    const order = await beginIn(who, reservation, 1);
    await confirmPayment(host, who, await press(host, order, 'account'));
    clock.forward(hours(7 * 24) - 1);
    const again = async () =>
      startPayment(host, { ...who, token: await tokenNow(host, who) }, reservation, 1);
    expect((await again()).code).toBe('account_open');
    clock.forward(1);
    const { status, data } = await again();
    expect(status).toBe(200);
    expect(data.orderId).not.toBe(order);
    expect((await again()).data.orderId).toBe(data.orderId);
  });

  it('is another where the one that was asked for a day ago would end sooner', async () => {
    const { who, reservation } = await someoneWhoTransfersLater();
    const order = await beginIn(who, reservation, 1);
    clock.forward(hours(24) - 1);
    const again = async () => beginIn({ ...who, token: await tokenNow(host, who) }, reservation, 1);
    expect(await again()).toBe(order);
    clock.forward(1);
    expect(await again()).not.toBe(order);
  });

  it('is another once another amount is due', async () => {
    const { who, reservation, houseId } = await someoneWhoTransfers('sandbox');
    const order = await beginIn(who, reservation);
    const { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal } = wishBody({
      houseId,
      beddingSets: 1,
    });
    const changed = await host.call<Reservation>('POST', `/v1/reservations/${reservation.id}/change`, {
      token: who.token,
      body: { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal },
    });
    expect(changed.data.payments[0]).toMatchObject({
      id: reservation.payments[0]!.id,
      amount: expectedTotal,
    });
    const { data } = await startPayment(host, who, changed.data);
    expect(data).toMatchObject({ amount: expectedTotal });
    expect(data.orderId).not.toBe(order);
    expect((await startPayment(host, who, changed.data)).data.orderId).toBe(data.orderId);
    expect((await confirmPayment(host, who, await press(host, order, 'account'))).code).toBe(
      'payment_amount_incorrect',
    );
  });

  it('is another after the window was closed, and none after the browser never came back from one', async () => {
    const { who, reservation } = await someoneWhoTransfers('sandbox');
    const closed = await beginIn(who, reservation);
    await press(host, closed, 'close');
    const order = await beginIn(who, reservation);
    expect(order).not.toBe(closed);
    await press(host, order, 'account');
    expect(await startPayment(host, who, reservation)).toMatchObject({ status: 409, code: 'account_open' });
    expect((await first(who, reservation)).virtualAccount?.dueAt).toBe(woori.dueAt);
    expect(await told(who)).toHaveLength(1);
  });

  it('is none of an order that was left before, once another account waits', async () => {
    const { who, reservation, amount } = await someoneWhoTransfers('toss');
    const left = await beginIn(who, reservation);
    const { paymentKey } = toss.pay({ orderId: left, amount }, { method: '가상계좌', status: 'ABORTED' });
    const order = await beginIn(who, reservation);
    expect(order).not.toBe(left);
    await confirmPayment(host, who, await goThrough('toss', order, amount));
    const late = await goThrough('toss', left, amount);
    expect((await confirmPayment(host, who, late)).code).toBe('account_open');
    expect(toss.payments.get(late.paymentKey!)?.status).toBe('IN_PROGRESS');
    expect(toss.payments.get(paymentKey)?.status).toBe('ABORTED');
    expect((await first(who, reservation)).virtualAccount).toEqual(woori);
  });

  it('stays where another window of its order was left', async () => {
    const { who, reservation, amount } = await someoneWhoTransfers('toss');
    const order = await beginIn(who, reservation);
    const left = await goThrough('toss', order, amount);
    await confirmPayment(host, who, await goThrough('toss', order, amount));
    toss.payments.get(left.paymentKey!)!.status = 'EXPIRED';
    await host.call('POST', '/v1/payments/webhooks/toss', { body: { orderId: order } });
    expect(await first(who, reservation)).toMatchObject({ status: 'processing', virtualAccount: woori });
  });

  it('is not asked for while nobody can say whether there is one', async () => {
    const { who, reservation } = await someoneWhoTransfers('toss');
    const order = await beginIn(who, reservation);
    toss.state.down = true;
    expect((await startPayment(host, who, reservation)).code).toBe('payment_unavailable');
    toss.state.down = false;
    expect(await beginIn(who, reservation)).toBe(order);
  });

  it('is the same after a card was chosen and left, whose order is its own', async () => {
    const { who, reservation } = await someoneWhoTransfers('sandbox');
    const order = await beginIn(who, reservation);
    await choose(who, reservation, 'card');
    const card = await beginIn(who, reservation);
    expect(card).not.toBe(order);
    expect(await beginIn(who, reservation)).not.toBe(card);
    await choose(who, reservation, 'virtual-account');
    expect(await beginIn(who, reservation)).toBe(order);
  });
});

describe('another way to pay while an account waits', () => {
  it('is open for a later payment, in won or in dollars, but no virtual account of a stay that has another way', async () => {
    host.ctx.gateways.domestic = sandbox;
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { nights: 90 });
    const body = (method: string) => ({
      token: who.token,
      body: { reservationId: reservation.id, paymentId: reservation.payments[1]!.id, method },
    });
    const begun = await host.call<Checkout>('POST', '/v1/payments', body('international-card'));
    const usd = toCents(reservation.payments[1]!.amount, reservation.exchangeRate.krwPerUsd);
    expect(begun.data).toMatchObject({ amount: reservation.payments[1]!.amount, amountUsdCents: usd });
    expect(
      (await host.call<Checkout>('POST', '/v1/payments', body('transfer'))).data.amountUsdCents,
    ).toBeNull();
    expect(await host.call('POST', '/v1/payments', body('virtual-account'))).toMatchObject({
      status: 400,
      code: 'payment_method_incorrect',
    });
  });

  it('is open; money that comes into the account after all goes back', async () => {
    const { who, reservation, back } = await someoneWithAnAccount({ refundAccount: true });
    expect((await choose(who, reservation, 'card')).data.paymentMethod).toBe('card');
    await confirmPayment(host, who, toss.pay(await begin(who, reservation)));
    expect(await first(who, reservation)).toMatchObject({ status: 'paid', virtualAccount: null });
    toss.deposit(back.orderId);
    await host.call('POST', '/v1/payments/webhooks/toss', { body: { orderId: back.orderId } });
    const refunds = await host.ctx.db
      .selectFrom('refunds as f')
      .innerJoin('payments as p', 'p.id', 'f.payment_id')
      .select(['f.reason', 'f.status'])
      .where('p.order_id', '=', back.orderId)
      .execute();
    expect(refunds).toEqual([{ reason: 'paid_twice', status: 'done' }]);
  });

  it('in dollars takes the account away: its won would buy nothing', async () => {
    const { who, reservation } = await someoneWithAnAccount();
    expect((await choose(who, reservation, 'international-card')).data.payments[0]).toMatchObject({
      status: 'due',
      virtualAccount: null,
    });
  });

  it('is open to whom the member asks to pay', async () => {
    host.ctx.gateways.domestic = sandbox;
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { nights: 90 });
    useToss();
    const path = `/v1/reservations/${reservation.id}/payments/${reservation.payments[1]!.id}/links`;
    const made = await host.call<{ url: string }>('POST', path, {
      token: who.token,
      body: { language: 'en', mail: null },
    });
    const token = new URL(made.data.url).pathname.split('/').at(-1);
    await confirmPayment(host, who, toss.pay(await begin(who, reservation, 1), { method: '가상계좌' }));
    const asked = await host.call<{ state: string }>('GET', `/v1/payment-links/${token}`);
    expect(asked.data.state).toBe('open');
  });
});

describe('the sandbox', () => {
  it('issues an account, waits, and takes the money that is transferred', async () => {
    host.ctx.gateways.domestic = sandbox;
    const { who, reservation } = await someoneWithAReservation(host);
    await choose(who, reservation, 'virtual-account');
    const { orderId } = (await startPayment(host, who, reservation)).data;
    await confirmPayment(host, who, await press(host, orderId, 'account'));
    const { status, virtualAccount } = await first(who, reservation);
    expect(status).toBe('processing');
    expect(virtualAccount).toMatchObject({ bank: woori.bank, dueAt: woori.dueAt });
    expect(virtualAccount?.number).toMatch(/^0000\d{10}$/);
    await press(host, orderId, 'deposit');
    await runJobs(host.ctx);
    expect(await first(who, reservation)).toMatchObject({ status: 'paid', virtualAccount: null });
  });

  it('lets an account expire', async () => {
    host.ctx.gateways.domestic = sandbox;
    const { who, reservation } = await someoneWithAReservation(host);
    await choose(who, reservation, 'virtual-account');
    const { orderId } = (await startPayment(host, who, reservation)).data;
    await confirmPayment(host, who, await press(host, orderId, 'account'));
    clock.forward(hours(24));
    // The orders of the other provider cannot be read meanwhile.
    await runJobs(host.ctx).catch(() => undefined);
    expect(await stored(orderId)).toEqual({ status: 'failed', virtual_account: null });
  });
});
