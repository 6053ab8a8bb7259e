import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripeGateway } from '#server/adapters/payments/stripe/gateway.ts';
import { runJobs } from '#server/jobs.ts';
import { person, startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import {
  startFakeStripe,
  stripeSecret,
  stripeWebhookSecret,
  type FakeStripe,
} from '#tests/kit/fake-stripe.ts';
import {
  confirmPayment,
  createHouse,
  hours,
  messages,
  minutes,
  requestReservation,
  signingToken,
  signReservation,
  someoneWithAReservation,
  startPayment,
  stayOf,
  type Wish,
} from '#tests/kit/reservations.ts';

const START = '2026-11-21T01:00:00Z';
const clock = testClock(START);
let host: TestHost;
let stripe: FakeStripe;
beforeAll(async () => {
  host = await startTestHost({ demo: false, clock });
  stripe = await startFakeStripe();
  host.ctx.gateways.international = stripeGateway({
    secretKey: stripeSecret,
    webhookSecret: stripeWebhookSecret,
    clock,
    base: { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
  });
});
beforeEach(() => {
  clock.set(START);
  stripe.asked.length = 0;
  Object.assign(stripe.state, { charged: 0, returned: 0, lost: 0, down: false });
});
afterAll(async () => {
  await host.close();
  await stripe.close();
});

const CENTS = 101_047;

const someoneAbroad = (wish: Partial<Wish> = {}) =>
  someoneWithAReservation(host, { ...wish, international: true });
const send = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  host.call('POST', '/v1/payments/webhooks/stripe', { body, headers });

describe('paying with Stripe', () => {
  it('opens its page for the exact cents, with a key, and comes back to us', async () => {
    const { who, reservation } = await someoneAbroad();
    const { data } = await startPayment(host, who, reservation);
    expect(data.checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const [call] = stripe.asked;
    expect(call).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(call!.headers['idempotency-key']).toBe(`open-${data.orderId}`);
    const form = Object.fromEntries(new URLSearchParams(call!.body.toString()));
    expect(form).toMatchObject({
      mode: 'payment',
      client_reference_id: data.orderId,
      locale: 'en',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': String(CENTS),
      'line_items[0][price_data][product_data][name]': 'The Trial House',
      'payment_intent_data[metadata][orderId]': data.orderId,
    });
    expect(form['success_url']).toContain('paymentKey={CHECKOUT_SESSION_ID}');
    expect(new URL(form['cancel_url']!).searchParams.get('code')).toBe('closed');
    const closes = Number(form['expires_at']) * 1000 - clock.now();
    expect(closes).toBeGreaterThan(minutes(30));
    expect(closes).toBeLessThan(hours(24));
  });

  it('confirms the stay once it is paid, however often the browser comes back', async () => {
    const { who, reservation } = await someoneAbroad();
    await signReservation(host, await signingToken(host, who));
    const { data } = await startPayment(host, who, reservation);
    const back = stripe.pay(data.orderId);
    expect(back.amount).toBe(String(CENTS));
    const answers = await Promise.all([1, 2, 3].map(() => confirmPayment(host, who, back)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { confirmed: true } });
    expect(await messages(host, who.email, ':confirmed:email')).toHaveLength(1);
    expect((await stayOf(host, who, reservation.id)).data.payments[0]).toMatchObject({
      status: 'paid',
      amountUsdCents: CENTS,
    });
  });

  it('does not believe a browser that says it paid, nor another amount, nor another order’s session', async () => {
    const { who, reservation } = await someoneAbroad();
    const { data } = await startPayment(host, who, reservation);
    const session = [...stripe.sessions.values()].find((each) => each.client_reference_id === data.orderId);
    const unpaid = { orderId: data.orderId, paymentKey: session!.id, amount: CENTS };
    expect((await confirmPayment(host, who, { ...unpaid, amount: CENTS - 1 })).code).toBe(
      'payment_amount_incorrect',
    );
    expect(await confirmPayment(host, who, unpaid)).toMatchObject({
      status: 200,
      data: { confirmed: false },
    });
    expect((await stayOf(host, who, reservation.id)).data.paid).toBe(false);
    expect((await confirmPayment(host, who, { ...unpaid, paymentKey: 'cs_invented' })).code).toBe(
      'payment_declined',
    );
    const other = await someoneAbroad();
    const theirs = await startPayment(host, other.who, other.reservation);
    const paid = stripe.pay(theirs.data.orderId);
    const forged = await confirmPayment(host, who, { ...paid, orderId: data.orderId });
    expect(forged.status).toBeGreaterThanOrEqual(400);
    expect((await stayOf(host, who, reservation.id)).data.paid).toBe(false);
  });

  it('never replaces the session that Stripe opened, and settles it whatever key is shown', async () => {
    const { who, reservation } = await someoneAbroad();
    const { data } = await startPayment(host, who, reservation);
    const paid = stripe.pay(data.orderId);
    const told = await confirmPayment(host, who, {
      orderId: data.orderId,
      paymentKey: 'cs_made_up',
      amount: Number(paid.amount),
    });
    expect(told.status).toBe(200);
    const payment = await host.ctx.db
      .selectFrom('payments')
      .select(['payment_key', 'status'])
      .where('order_id', '=', data.orderId)
      .executeTakeFirst();
    expect(payment).toEqual({ payment_key: paid.paymentKey, status: 'paid' });
  });

  it('finds an order by its own mark where the key on record is not of it', async () => {
    const { who, reservation } = await someoneAbroad();
    const { data } = await startPayment(host, who, reservation);
    stripe.pay(data.orderId);
    await host.ctx.db
      .updateTable('payments')
      .set({ payment_key: null, status: 'failed', failure: 'unknown_order' })
      .where('order_id', '=', data.orderId)
      .execute();
    clock.forward(minutes(3));
    await runJobs(host.ctx);
    expect((await stayOf(host, who, reservation.id)).data.paid).toBe(true);
  });

  it('is settled by its signed notice when the browser never came back', async () => {
    const { who, reservation } = await someoneAbroad();
    const { data } = await startPayment(host, who, reservation);
    stripe.pay(data.orderId);
    const notice = stripe.notice('checkout.session.completed', data.orderId, clock.now());
    const heard = await Promise.all([send(notice), send(notice)]);
    expect(heard.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await stayOf(host, who, reservation.id)).data.paid).toBe(true);
    expect(await messages(host, who.email, ':received:')).toHaveLength(1);
  });

  it('turns away a notice that is not signed, is signed by another, is altered or is old', async () => {
    const { who, reservation } = await someoneAbroad();
    const { data } = await startPayment(host, who, reservation);
    stripe.pay(data.orderId);
    const notice = (secret?: string, at = clock.now()) =>
      stripe.notice('checkout.session.completed', data.orderId, at, secret);
    const genuine = notice();
    for (const forged of [
      { ...genuine, headers: {} },
      notice('whsec_of_somebody'),
      { ...genuine, body: genuine.body.replace('complete', 'completE') },
      notice(undefined, clock.now() - minutes(10)),
    ]) {
      expect((await send(forged)).status).toBe(400);
    }
    expect((await stayOf(host, who, reservation.id)).data.paid).toBe(false);
    // The same JSON in another spelling has another signature: it is made over the bytes.
    expect((await send({ ...genuine, body: JSON.stringify(JSON.parse(genuine.body)) })).status).toBe(400);
    expect((await send(genuine)).status).toBe(200);
  });

  it('is found by reading where neither browser nor notice came', async () => {
    const { who, reservation } = await someoneAbroad();
    const { data } = await startPayment(host, who, reservation);
    stripe.pay(data.orderId);
    clock.forward(minutes(2));
    await runJobs(host.ctx);
    expect((await stayOf(host, who, reservation.id)).data.paid).toBe(true);
  });

  it('is over when its page has expired', async () => {
    const { who, reservation } = await someoneAbroad();
    const { data } = await startPayment(host, who, reservation);
    stripe.expire(data.orderId);
    await send(stripe.notice('checkout.session.expired', data.orderId, clock.now()));
    const payment = await host.ctx.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', data.orderId)
      .executeTakeFirst();
    expect(payment).toMatchObject({ status: 'failed', failure: 'expired' });
  });

  it('says so when its page cannot be opened', async () => {
    const { who, reservation } = await someoneAbroad();
    stripe.state.down = true;
    expect(await startPayment(host, who, reservation)).toMatchObject({
      status: 503,
      code: 'payment_unavailable',
    });
  });

  it('leaves stays in won to the other provider', async () => {
    const who = await person(host);
    const { data: stay } = await requestReservation(host, who, { houseId: await createHouse(host) });
    const { data } = await startPayment(host, who, stay);
    expect(data.checkoutUrl).toContain('/sandbox/pay/');
    expect(stripe.asked).toEqual([]);
  });
});

describe('giving back through Stripe', () => {
  async function lateOnce() {
    const { who, reservation, houseId } = await someoneAbroad();
    const { data } = await startPayment(host, who, reservation);
    clock.forward(hours(25));
    await requestReservation(host, await person(host), { houseId, international: true });
    const back = stripe.pay(data.orderId);
    // The holds of other tests run out too, and theirs goes back as well.
    const intent = stripe.sessions.get(back.paymentKey)!.payment_intent;
    const returned = () =>
      stripe.refunds.filter((each) => each.payment_intent === intent).map((each) => each.amount);
    return { who, back, returned };
  }

  it('returns the cents of a payment that came too late, once, and says so', async () => {
    const { who, back, returned } = await lateOnce();
    const answers = await Promise.all([confirmPayment(host, who, back), confirmPayment(host, who, back)]);
    for (const answer of answers) expect(answer.code).toBe('hold_expired_refunded');
    await runJobs(host.ctx);
    expect(returned()).toEqual([CENTS]);
    expect(await messages(host, who.email, ':returned:')).toHaveLength(1);
  });

  it('finds a refund whose answer was lost after its key was forgotten', async () => {
    const { who, back, returned } = await lateOnce();
    stripe.state.lost = 1;
    expect((await confirmPayment(host, who, back)).code).toBe('hold_expired_refunded');
    expect(returned()).toEqual([CENTS]);
    stripe.forget();
    clock.forward(hours(48));
    await runJobs(host.ctx);
    expect(returned()).toEqual([CENTS]);
    expect(await messages(host, who.email, ':returned:')).toHaveLength(1);
  });
});
