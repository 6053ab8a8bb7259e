import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Checkout } from '#contract/reservations/payments.ts';
import { tossGateway } from '#server/adapters/payments/toss/gateway.ts';
import { reportRefunds } from '#server/modules/payments/jobs.ts';
import { runJobs } from '#server/jobs.ts';
import { person, startTestHost, testClock, type Person, type TestHost } from '#tests/kit/api.ts';
import { startFakeToss, tossSecret, type FakeToss } from '#tests/kit/fake-toss.ts';
import {
  confirmPayment,
  hours,
  messages,
  minutes,
  requestReservation,
  signingToken,
  signReservation,
  someoneWithAReservation,
  stayOf,
} from '#tests/kit/reservations.ts';

const START = '2026-11-21T01:00:00Z';
const clock = testClock(START);
let host: TestHost;
let toss: FakeToss;
beforeAll(async () => {
  host = await startTestHost({ demo: false, clock });
  toss = await startFakeToss();
  host.ctx.gateways.domestic = tossGateway({
    clientKey: 'test_ck_of_the_tests',
    secretKey: tossSecret,
    clock,
    base: toss.url,
  });
});
beforeEach(() => {
  clock.set(START);
  toss.asked.length = 0;
  Object.assign(toss.state, { charged: 0, returned: 0, lost: 0, down: false, dropCancel: false });
});
afterAll(async () => {
  await host.close();
  await toss.close();
});

type Paying = { id: string; payments: { id: string }[] };
async function begin(who: Person, reservation: Paying, index = 0) {
  const answer = await host.call<Checkout>('POST', '/v1/payments', {
    token: who.token,
    body: { reservationId: reservation.id, paymentId: reservation.payments[index]!.id },
  });
  if (answer.data?.kind !== 'toss') throw new Error(`No window of Toss Payments: ${answer.code}`);
  return answer.data;
}
const notice = (body: unknown) => host.call('POST', '/v1/payments/webhooks/toss', { body });
const statusOf = async (who: Person, reservation: Paying, index = 0) =>
  (await stayOf(host, who, reservation.id)).data.payments[index]?.status;
const posts = (end: string) => toss.asked.filter((call) => call.method === 'POST' && call.path.endsWith(end));

describe('a flood', () => {
  const floodOf = async (ask: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let time = 0; time < 50; time += 1) statuses.push((await ask()).status);
    return statuses;
  };

  it('of notices about one order asks the provider a few times, and a job reads it in the end', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { orderId } = await begin(who, reservation);
    toss.asked.length = 0;
    const statuses = await floodOf(() => notice({ orderId }));
    expect(statuses).toContain(429);
    expect(toss.asked.length).toBeLessThanOrEqual(10);
    toss.asked.length = 0;
    clock.forward(minutes(11));
    expect((await notice({ orderId })).status).toBe(200);
  });

  it('of confirmations, and of orders, of a member likewise', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { orderId, amount } = await begin(who, reservation);
    toss.asked.length = 0;
    toss.state.down = true;
    const body = { orderId, paymentKey: 'made-up', amount };
    const confirmations = await floodOf(() =>
      host.call('POST', '/v1/payments/confirm', { token: who.token, body }),
    );
    expect(confirmations).toContain(429);
    expect(toss.asked.length).toBeLessThanOrEqual(30);
    const due = { reservationId: reservation.id, paymentId: reservation.payments[0]!.id };
    const orders = await floodOf(() => host.call('POST', '/v1/payments', { token: who.token, body: due }));
    expect(orders.filter((status) => status === 200)).toHaveLength(19);
    expect(orders.at(-1)).toBe(429);
  });
});

describe('paying with Toss Payments', () => {
  it('gives the browser what its window needs, and no secret', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const checkout = await begin(who, reservation);
    expect(checkout).toMatchObject({
      provider: 'toss',
      clientKey: 'test_ck_of_the_tests',
      method: 'CARD',
      amount: 1_400_000,
      orderName: 'The Trial House',
      internationalCard: false,
      validHours: 24,
      language: 'en',
    });
    expect(new URL(checkout.successUrl).pathname).toBe('/pay/return');
    expect(new URL(checkout.failUrl).searchParams.get('order')).toBe(checkout.orderId);
    expect(checkout.orderId).toMatch(/^[\w-]{6,64}$/);
    expect(checkout.customerKey).toMatch(/^[\w=.@-]{2,50}$/);
    expect(JSON.stringify(checkout)).not.toContain(tossSecret);
    expect(toss.asked, 'nothing is asked of it before the person is').toEqual([]);
  });

  it('confirms once with key, order, amount and an idempotency key, however often it is asked', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await signReservation(host, await signingToken(host, who));
    const back = toss.pay(await begin(who, reservation));
    const answers = await Promise.all([1, 2, 3].map(() => confirmPayment(host, who, back)));
    answers.push(await confirmPayment(host, who, back));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { confirmed: true } });
    expect(toss.state.charged).toBe(1_400_000);
    const [call] = posts('/confirm');
    expect(JSON.parse(call!.body.toString())).toEqual(back);
    expect(call!.headers['idempotency-key']).toBe(`${back.orderId}:${back.paymentKey}`);
    expect(await messages(host, who.email, ':confirmed:email')).toHaveLength(1);
    expect(await messages(host, who.email, ':received:')).toHaveLength(1);
    expect((await stayOf(host, who, reservation.id)).data.payments[0]).toMatchObject({
      status: 'paid',
      method: '카드',
    });
  });

  it('asks nothing of it for another amount', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation));
    const refused = await confirmPayment(host, who, { ...back, amount: 1_000 });
    expect(refused).toMatchObject({ status: 400, errorMessage: 'The payment amount is incorrect.' });
    expect(toss.asked).toEqual([]);
  });

  it('takes a refused card for declined, and lets the person try again', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation), { refused: true });
    expect(await confirmPayment(host, who, back)).toMatchObject({ status: 402, code: 'payment_declined' });
    expect(await statusOf(who, reservation)).toBe('due');
    expect((await confirmPayment(host, who, toss.pay(await begin(who, reservation)))).status).toBe(200);
  });

  it('takes a window that was left open for over ten minutes for declined', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation), { status: 'EXPIRED' });
    expect((await confirmPayment(host, who, back)).code).toBe('payment_declined');
    const payment = await host.ctx.db
      .selectFrom('payments')
      .select('failure')
      .where('order_id', '=', back.orderId)
      .executeTakeFirst();
    expect(payment?.failure).toBe('NOT_FOUND_PAYMENT_SESSION');
  });

  it('reads what it has processed already', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation), { status: 'DONE' });
    expect((await confirmPayment(host, who, back)).status).toBe(200);
    expect(toss.asked.map((call) => `${call.method} ${call.path}`)).toEqual([
      'POST /v1/payments/confirm',
      `GET /v1/payments/${back.paymentKey}`,
    ]);
  });

  it('is not believed for another order’s key', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const other = await someoneWithAReservation(host);
    const mine = await begin(who, reservation);
    const theirs = toss.pay(await begin(other.who, other.reservation), { status: 'DONE' });
    const forged = await confirmPayment(host, who, { ...theirs, orderId: mine.orderId });
    expect(forged.code).toBe('payment_declined');
    expect(await statusOf(who, reservation)).toBe('due');
  });
});

function refundsOfOrder(orderId: string) {
  return host.ctx.db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .select(['f.amount', 'f.status'])
    .where('p.order_id', '=', orderId)
    .execute();
}

describe('a key that somebody made up', () => {
  it('does not hide the money that the order’s own key brings', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await signReservation(host, await signingToken(host, who));
    const back = toss.pay(await begin(who, reservation));
    expect((await confirmPayment(host, who, { ...back, paymentKey: 'made-up' })).code).toBe(
      'payment_declined',
    );
    expect(await confirmPayment(host, who, back)).toMatchObject({ status: 200, data: { confirmed: true } });
  });

  it('does not hide a payment that was taken and never answered: it is read by the order’s own id', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation));
    toss.state.lost = 1;
    expect((await confirmPayment(host, who, back)).code).toBe('payment_unknown');
    const told = await confirmPayment(host, who, { ...back, paymentKey: 'made-up' });
    expect(told.status, 'the order was paid, whatever key is shown').toBe(200);
    expect(toss.state.charged).toBe(1_400_000);
    expect(await statusOf(who, reservation)).toBe('paid');
  });

  it('does not hide a virtual account that is paid into days later', async () => {
    const { who, reservation, houseId } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation), { method: '가상계좌', refundAccount: true });
    await confirmPayment(host, who, back);
    await confirmPayment(host, who, { ...back, paymentKey: 'made-up' });
    clock.forward(hours(5 * 24));
    await requestReservation(host, await person(host), { houseId });
    toss.deposit(back.orderId);
    clock.forward(hours(12));
    await runJobs(host.ctx);
    const refunds = await refundsOfOrder(back.orderId);
    expect(refunds, 'nothing can be given for it, so it goes back').toEqual([
      { amount: 1_400_000, status: 'done' },
    ]);
  });
});

describe('an order that only a person can settle', () => {
  it('is shown to the administrators once, and settled after all when the provider answers', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const admin = await person(host, { role: 'admin' });
    const back = toss.pay(await begin(who, reservation));
    toss.state.lost = 1;
    await confirmPayment(host, who, back);
    toss.state.down = true;
    clock.forward(hours(8 * 24 + 1));
    await runJobs(host.ctx).catch(() => undefined);
    clock.forward(hours(24));
    await runJobs(host.ctx).catch(() => undefined);
    const told = await messages(host, admin.email, ':doubt:');
    expect(told.filter(({ text }) => text.includes(back.orderId))).toHaveLength(1);
    toss.state.down = false;
    await notice({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: back.orderId, status: 'DONE' } });
    const payment = await host.ctx.db
      .selectFrom('payments')
      .select(['status', 'doubt'])
      .where('order_id', '=', back.orderId)
      .executeTakeFirst();
    expect(payment).toEqual({ status: 'paid', doubt: null });
  });
});

describe('an answer that never came', () => {
  it('is found by reading, never by charging again', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation));
    toss.state.lost = 1;
    expect(await confirmPayment(host, who, back)).toMatchObject({ status: 503, code: 'payment_unknown' });
    expect(await statusOf(who, reservation)).toBe('processing');
    await runJobs(host.ctx);
    expect(await statusOf(who, reservation), 'not read at once').toBe('processing');
    clock.forward(minutes(2));
    await runJobs(host.ctx);
    expect(await statusOf(who, reservation)).toBe('paid');
    expect(toss.state.charged).toBe(1_400_000);
    expect(posts('/confirm')).toHaveLength(1);
  });

  it('while it is down nothing is decided, and it is asked ever more rarely', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation));
    toss.state.down = true;
    expect((await confirmPayment(host, who, back)).code).toBe('payment_unknown');
    const before = toss.asked.length;
    for (let minute = 0; minute < 60; minute += 1) {
      clock.forward(minutes(1));
      await runJobs(host.ctx).catch(() => undefined);
    }
    const reads = toss.asked.length - before;
    expect(reads).toBeGreaterThan(4);
    expect(reads).toBeLessThan(20);
    expect(await statusOf(who, reservation)).toBe('processing');
    toss.state.down = false;
    toss.payments.get(back.paymentKey)!.status = 'EXPIRED';
    clock.forward(minutes(30));
    await runJobs(host.ctx);
    expect(await statusOf(who, reservation)).toBe('due');
  });

  it('a wrong key of ours is our trouble, not a refused card', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation));
    const right = host.ctx.gateways.domestic;
    host.ctx.gateways.domestic = tossGateway({ clientKey: 'c', secretKey: 'wrong', clock, base: toss.url });
    expect((await confirmPayment(host, who, back)).code).toBe('payment_unknown');
    host.ctx.gateways.domestic = right;
    expect((await confirmPayment(host, who, back)).status).toBe(200);
  });
});

describe('a virtual account', () => {
  it('waits for the deposit, tells of it, and brings the stay on', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await signReservation(host, await signingToken(host, who));
    const back = toss.pay(await begin(who, reservation), { method: '가상계좌' });
    expect(await confirmPayment(host, who, back)).toMatchObject({ status: 200, data: { confirmed: false } });
    expect(await statusOf(who, reservation)).toBe('processing');
    const early = { eventType: 'DEPOSIT_CALLBACK', status: 'DONE', orderId: back.orderId };
    expect((await notice(early)).status).toBe(200);
    expect(await statusOf(who, reservation), 'a notice alone moves nothing').toBe('processing');
    toss.deposit(back.orderId);
    const callback = {
      createdAt: '2026-11-21T12:00:00.000000',
      secret: 'ps_of_this_payment',
      status: 'DONE',
      transactionKey: 'a',
      orderId: back.orderId,
    };
    await Promise.all([notice(callback), notice(callback)]);
    expect((await stayOf(host, who, reservation.id)).data.status).toBe('confirmed');
    expect(await messages(host, who.email, ':received:')).toHaveLength(1);
  });

  it.each([true, false])(
    'paid into too late goes back to the account that was named (%s), or waits for one',
    async (named) => {
      const { who, reservation, houseId } = await someoneWithAReservation(host);
      const back = toss.pay(await begin(who, reservation), { method: '가상계좌', refundAccount: named });
      await confirmPayment(host, who, back);
      clock.forward(hours(25));
      await requestReservation(host, await person(host), { houseId });
      toss.deposit(back.orderId);
      await notice({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: back.orderId, status: 'DONE' } });
      const [refund] = await host.ctx.db
        .selectFrom('refunds as f')
        .innerJoin('payments as p', 'p.id', 'f.payment_id')
        .select(['f.status', 'f.last_error'])
        .where('p.order_id', '=', back.orderId)
        .execute();
      expect(refund?.status).toBe(named ? 'done' : 'recorded');
      expect(refund?.last_error ?? '').toContain(named ? '' : 'bank account');
      expect(toss.state.returned).toBe(named ? 1_400_000 : 0);
      if (named) {
        expect(JSON.parse(posts('/cancel')[0]!.body.toString()).refundReceiveAccount).toEqual({
          bank: '20',
          accountNumber: '1000123456789',
          holderName: 'Linh',
        });
      }
      const admin = await person(host, { role: 'admin' });
      await reportRefunds(host.ctx);
      expect(await messages(host, admin.email, ':stuck:'), 'a provider may need a moment').toHaveLength(0);
      clock.forward(hours(24));
      await Promise.all([reportRefunds(host.ctx), reportRefunds(host.ctx)]);
      const told = await messages(host, admin.email, ':stuck:');
      expect(told).toHaveLength(named ? 0 : 1);
      if (!named) expect(told[0]?.text).toContain('bank account');
      // Nobody waits in this test for the account any more.
      await host.ctx.db
        .updateTable('refunds')
        .set({ next_attempt_at: new Date('2099-01-01') })
        .execute();
    },
  );
});

describe('notices', () => {
  it('in any order end in what the provider itself says', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation));
    toss.state.lost = 1;
    await confirmPayment(host, who, back);
    const say = (status: string) =>
      notice({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt: '2026-11-21', data: { ...back, status } });
    await Promise.all([say('ABORTED'), say('DONE')]);
    await say('ABORTED');
    expect(await statusOf(who, reservation)).toBe('paid');
    expect(toss.state.charged).toBe(1_400_000);
  });

  it('are answered with an error while the provider cannot be read, so that they come again', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation));
    toss.state.down = true;
    await confirmPayment(host, who, back);
    expect((await notice({ orderId: back.orderId })).status).toBe(500);
  });
});

describe('giving back through Toss Payments', () => {
  async function lateOnce() {
    const { who, reservation, houseId } = await someoneWithAReservation(host);
    const back = toss.pay(await begin(who, reservation));
    clock.forward(hours(25));
    await requestReservation(host, await person(host), { houseId });
    // The holds of other tests run out too, and theirs goes back as well.
    const cancels = () => posts(`/${back.paymentKey}/cancel`);
    const balance = () => toss.payments.get(back.paymentKey)!.balanceAmount;
    return { who, back, cancels, balance };
  }
  const refundOf = (orderId: string) =>
    host.ctx.db
      .selectFrom('refunds as f')
      .innerJoin('payments as p', 'p.id', 'f.payment_id')
      .selectAll('f')
      .where('p.order_id', '=', orderId)
      .executeTakeFirst();

  it('returns money for lost dates once, with the refund’s id as key and in the reason', async () => {
    const { who, back, cancels, balance } = await lateOnce();
    expect((await confirmPayment(host, who, back)).code).toBe('hold_expired_refunded');
    await runJobs(host.ctx);
    const [cancel, ...others] = cancels();
    expect(others).toEqual([]);
    const body = JSON.parse(cancel!.body.toString());
    expect(body.cancelAmount).toBe(1_400_000);
    expect(body.cancelReason).toContain(cancel!.headers['idempotency-key']);
    expect(balance()).toBe(0);
  });

  it('does not return it twice when the answer was lost for longer than keys are valid', async () => {
    const { who, back, cancels, balance } = await lateOnce();
    const gateway = host.ctx.gateways.domestic;
    const { refund } = gateway;
    gateway.refund = async (order) => {
      await refund(order);
      throw new Error('the host died here');
    };
    await confirmPayment(host, who, back);
    gateway.refund = refund;
    expect(balance()).toBe(0);
    clock.forward(hours(16 * 24));
    await runJobs(host.ctx);
    expect(cancels()).toHaveLength(1);
    expect(await refundOf(back.orderId)).toMatchObject({ status: 'done' });
    expect(await messages(host, who.email, ':returned:')).toHaveLength(1);
  });

  it('tries again where two refunds within a second left one undone', async () => {
    const { who, back, balance } = await lateOnce();
    toss.state.dropCancel = true;
    await confirmPayment(host, who, back);
    expect(balance()).toBe(1_400_000);
    const refund = await refundOf(back.orderId);
    expect(refund).toMatchObject({ status: 'recorded', attempts: 1 });
    expect(refund?.last_error).toContain('did not carry out');
  });
});
