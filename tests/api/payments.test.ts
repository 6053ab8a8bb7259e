import { describe, expect, it } from 'vitest';
import { wording } from '#server/adapters/payments/sandbox/wording.ts';
import type { PaymentGateway } from '#server/ports/payments.ts';
import { runJobs } from '#server/jobs.ts';
import { person, type Person } from '#tests/kit/api.ts';
import {
  confirmPayment,
  coupon,
  createHouse,
  hours,
  minutes,
  messages,
  payReservation,
  press,
  requestReservation,
  signingToken,
  signReservation,
  someoneWithAReservation,
  startPayment,
  stayOf,
  type Wish,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

async function books(orderId: string) {
  const { db } = host.ctx;
  const order = await db
    .selectFrom('sandbox_orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const refunds = await db.selectFrom('refunds').selectAll().where('payment_id', '=', payment.id).execute();
  return {
    provider: order.status,
    returned: order.refunded,
    payment: payment.status,
    refunds: refunds.map((refund) => refund.status),
  };
}

function disturb<K extends 'open' | 'confirm' | 'refund'>(call: K, otherwise: PaymentGateway[K]): () => void {
  const gateway = host.ctx.gateways.domestic;
  const usual = gateway[call];
  gateway[call] = otherwise;
  return () => {
    gateway[call] = usual;
  };
}

/**
 * Confirms a payment that the provider takes while the host gets no answer.
 * @returns the answer to the person
 */
async function confirmUnanswered(who: Person, back: Parameters<typeof confirmPayment>[2]) {
  const usual = host.ctx.gateways.domestic.confirm;
  const mend = disturb('confirm', async (payment) => {
    await usual(payment);
    throw new Error('the answer was lost');
  });
  const told = await confirmPayment(host, who, back);
  mend();
  return told;
}

describe('paying', () => {
  it('shows the exact amount on a page that changes nothing by being looked at', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { data: checkout } = await startPayment(host, who, reservation);
    expect(checkout).toMatchObject({ amount: 1_400_000, amountUsdCents: null });
    const look = async () => {
      const page = await host.fetch(new Request(`http://localhost${new URL(checkout.checkoutUrl).pathname}`));
      return page.text();
    };
    const page = await look();
    expect(page).toContain('₩1,400,000');
    expect(page).toContain('The Trial House');
    expect(page).toContain(wording.en.mark);
    expect(page).not.toContain('<script');
    await look();
    expect(await books(checkout.orderId)).toMatchObject({ provider: 'open', payment: 'started' });
  });

  it('is charged in dollars to the cent where the stay is', async () => {
    const { who, reservation } = await someoneWithAReservation(host, { international: true });
    const { data: checkout } = await startPayment(host, who, reservation);
    expect(checkout.amountUsdCents).toBe(101_047);
    const page = await host.fetch(new Request(`http://localhost/sandbox/pay/${checkout.orderId}`));
    expect(await page.text()).toContain('$1,010.47');
    const back = await press(host, checkout.orderId, 'pay');
    expect(back.amount).toBe('101047');
    expect((await confirmPayment(host, who, { ...back, amount: 1_400_000 })).code).toBe(
      'payment_amount_incorrect',
    );
    expect((await confirmPayment(host, who, back)).status).toBe(200);
  });

  it('brings the browser back to our own page with what it needs', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'pay');
    expect(back).toMatchObject({
      status: 303,
      path: '/pay/return',
      orderId: data.orderId,
      amount: '1400000',
    });
    expect(back.paymentKey).toBeTruthy();
  });

  it('can be declined or left, charges nothing then, and can be tried again', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    for (const [button, code] of [
      ['decline', 'card_declined'],
      ['close', 'closed'],
    ] as const) {
      const { data } = await startPayment(host, who, reservation);
      const back = await press(host, data.orderId, button);
      expect(back).toMatchObject({ code, orderId: data.orderId });
      expect(back.paymentKey).toBeUndefined();
      const order = await host.ctx.db
        .selectFrom('sandbox_orders')
        .select('payment_key')
        .where('order_id', '=', data.orderId)
        .executeTakeFirstOrThrow();
      const forced = await confirmPayment(host, who, {
        orderId: data.orderId,
        paymentKey: order.payment_key,
        amount: 1_400_000,
      });
      expect(forced).toMatchObject({ status: 402, code: 'payment_declined' });
      expect((await books(data.orderId)).payment).toBe('failed');
    }
    expect((await payReservation(host, who, reservation)).status).toBe(200);
  });

  it('does not believe another amount, and changes nothing for it', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'wrong');
    expect(Number(back.amount)).not.toBe(1_400_000);
    const refused = await confirmPayment(host, who, back);
    expect(refused).toMatchObject({
      status: 400,
      code: 'payment_amount_incorrect',
      errorMessage: 'The payment amount is incorrect.',
    });
    for (const amount of [1, 0, -1_400_000, 1_399_999]) {
      expect((await confirmPayment(host, who, { ...back, amount })).code).toBe('payment_amount_incorrect');
    }
    expect(await books(data.orderId)).toMatchObject({ provider: 'authorized', payment: 'started' });
    expect((await confirmPayment(host, who, { ...back, amount: 1_400_000 })).status).toBe(200);
  });

  it('is for the stay’s own member, with a key of the order itself', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const other = await someoneWithAReservation(host);
    expect((await startPayment(host, other.who, reservation)).code).toBe('not_found');
    const mixed = { id: reservation.id, payments: other.reservation.payments };
    expect((await startPayment(host, who, mixed)).code).toBe('reservation_incorrect');
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'pay');
    expect((await confirmPayment(host, other.who, back)).code).toBe('reservation_incorrect');
    expect((await confirmPayment(host, who, { ...back, orderId: 'invented' })).code).toBe(
      'reservation_incorrect',
    );
    expect((await confirmPayment(host, who, { ...back, paymentKey: 'guessed' })).code).toBe(
      'payment_declined',
    );
    expect((await confirmPayment(host, who, back)).status).toBe(200);
    const theirs = await startPayment(host, other.who, other.reservation);
    await press(host, theirs.data.orderId, 'pay');
    expect((await confirmPayment(host, other.who, { ...back, orderId: theirs.data.orderId })).code).toBe(
      'payment_declined',
    );
    expect((await books(theirs.data.orderId)).provider, 'a stranger’s key takes nothing').toBe('authorized');
  });

  it('is over after the first time, however often and from however many windows it is confirmed', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await signReservation(host, await signingToken(host, who));
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'pay');
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirmPayment(host, who, back)));
    answers.push(await confirmPayment(host, who, back));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, data: { reservationId: reservation.id, confirmed: true } });
    }
    expect(await books(data.orderId)).toEqual({
      provider: 'paid',
      returned: 0,
      payment: 'paid',
      refunds: [],
    });
    expect(await messages(host, who.email, ':confirmed:')).toHaveLength(1);
    expect((await startPayment(host, who, reservation)).code).toBe('payment_already_made');
  });

  it('twice in two windows gives the later one back', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const orders = [await startPayment(host, who, reservation), await startPayment(host, who, reservation)];
    const backs = [];
    for (const { data } of orders) backs.push(await press(host, data.orderId, 'pay'));
    const answers = await Promise.all(backs.map((back) => confirmPayment(host, who, back)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
    expect(answers.find((answer) => answer.status === 409)?.code).toBe('payment_already_made');
    const both = await Promise.all(backs.map((back) => books(back.orderId)));
    both.sort((a, b) => a.returned - b.returned);
    expect(both.map((book) => [book.returned, book.refunds])).toEqual([
      [0, []],
      [1_400_000, ['done']],
    ]);
    expect(await messages(host, who.email, ':returned:')).toHaveLength(1);
    expect((await stayOf(host, who, reservation.id)).data.payments[0]?.status).toBe('paid');
  });

  it('keeps later instalments for after the confirmation', async () => {
    const { who, reservation } = await someoneWithAReservation(host, { nights: 100 });
    expect((await startPayment(host, who, reservation, 1)).code).toBe('payment_not_due');
  });
});

describe('a payment that comes after the hold ran out', () => {
  async function lateWith(wish: Partial<Wish>, signed: boolean) {
    const { who, reservation, houseId } = await someoneWithAReservation(host, wish);
    if (signed) await signReservation(host, await signingToken(host, who));
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'pay');
    clock.forward(hours(25));
    return { who, reservation, houseId, back };
  }

  it.each(['before', 'after'])(
    'takes the dates again if they are still free, %s the job came by',
    async (when) => {
      const { who, reservation, back } = await lateWith({}, false);
      if (when === 'after') await runJobs(host.ctx);
      expect(await confirmPayment(host, who, back)).toMatchObject({
        status: 200,
        data: { confirmed: false },
      });
      const { data: held } = await stayOf(host, who, reservation.id);
      expect(held).toMatchObject({
        status: 'requested',
        paid: true,
        signed: false,
        contract: { status: 'sent' },
      });
      expect(held.holdExpiresAt).toBe('2026-11-23T02:00:00.000Z');
      expect((await signReservation(host, await signingToken(host, who))).status).toBe(200);
      expect((await stayOf(host, who, reservation.id)).data.status).toBe('confirmed');
    },
  );

  it('confirms at once what was signed in time', async () => {
    const { who, reservation, back } = await lateWith({}, true);
    await runJobs(host.ctx);
    expect((await stayOf(host, who, reservation.id)).data.status).toBe('expired');
    expect((await confirmPayment(host, who, back)).data.confirmed).toBe(true);
    expect((await stayOf(host, who, reservation.id)).data.status).toBe('confirmed');
    expect(await messages(host, who.email, ':confirmed:')).toHaveLength(1);
  });

  it.each([true, false])(
    'goes back once if someone else has them now (signed: %s), and says so',
    async (signed) => {
      const { who, reservation, houseId, back } = await lateWith({}, signed);
      const other = await person(host);
      expect(
        (await requestReservation(host, other, { houseId, checkIn: '2026-12-20', nights: 8 })).status,
      ).toBe(200);
      const answers = await Promise.all([confirmPayment(host, who, back), confirmPayment(host, who, back)]);
      answers.push(await confirmPayment(host, who, back));
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 409, code: 'hold_expired_refunded' });
        expect(answer.errorMessage).toContain('returned in full');
      }
      await runJobs(host.ctx);
      expect(await books(back.orderId)).toEqual({
        provider: 'paid',
        returned: 1_400_000,
        payment: 'paid',
        refunds: ['done'],
      });
      expect(await messages(host, who.email, ':returned:')).toHaveLength(1);
      expect((await stayOf(host, who, reservation.id)).data.status).toBe('expired');
    },
  );

  it('goes back if its coupon was used up by someone else meanwhile', async () => {
    await coupon(host, 'ONLYONE', { maxUses: 1 });
    const value = { couponCode: 'ONLYONE', coupon: { kind: 'amount', value: 50_000 } as const };
    const { who, back } = await lateWith(value, true);
    const other = await person(host);
    expect(
      (await requestReservation(host, other, { houseId: await createHouse(host), ...value })).status,
    ).toBe(200);
    expect((await confirmPayment(host, who, back)).code).toBe('hold_expired_refunded');
  });
});

describe('a key that somebody made up', () => {
  it('does not hide money that was taken: it is booked, or goes back once the dates are gone', async () => {
    for (const lost of [false, true]) {
      const { who, reservation, houseId } = await someoneWithAReservation(host);
      const { data } = await startPayment(host, who, reservation);
      const back = await press(host, data.orderId, 'pay');
      expect((await confirmUnanswered(who, back)).code).toBe('payment_unknown');
      // The host hears nothing but the made-up key, as if the first answer had said no.
      await host.ctx.db
        .updateTable('payments')
        .set({ status: 'failed', failure: 'unknown_order' })
        .where('order_id', '=', data.orderId)
        .execute();
      if (lost) {
        clock.forward(hours(25));
        await requestReservation(host, await person(host), { houseId });
      }
      clock.forward(minutes(3));
      await runJobs(host.ctx);
      expect(await books(data.orderId)).toMatchObject({
        payment: 'paid',
        provider: 'paid',
        returned: lost ? 1_400_000 : 0,
        refunds: lost ? ['done'] : [],
      });
    }
  });

  it('is read for eight days at growing distances, and then no more', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'decline');
    await confirmPayment(host, who, { orderId: back.orderId, paymentKey: 'made-up', amount: 1_400_000 });
    let reads = 0;
    const usual = host.ctx.gateways.domestic.read;
    host.ctx.gateways.domestic.read = (order) => {
      if (order.orderId === data.orderId) reads += 1;
      return usual(order);
    };
    for (let hour = 0; hour < 24 * 10; hour += 1) {
      clock.forward(hours(1));
      await runJobs(host.ctx);
    }
    host.ctx.gateways.domestic.read = usual;
    expect(reads).toBeGreaterThan(10);
    expect(reads).toBeLessThan(60);
    const payment = await host.ctx.db
      .selectFrom('payments')
      .select(['status', 'next_read_at'])
      .where('order_id', '=', data.orderId)
      .executeTakeFirst();
    expect(payment).toEqual({ status: 'failed', next_read_at: null });
  });
});

describe('when something breaks in between', () => {
  it('finishes a refund that was recorded when the provider fell silent, once', async () => {
    const { who, reservation, houseId } = await someoneWithAReservation(host);
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'pay');
    clock.forward(hours(25));
    await requestReservation(host, await person(host), { houseId });
    const mend = disturb('refund', () => Promise.reject(new Error('no answer')));
    expect((await confirmPayment(host, who, back)).code).toBe('hold_expired_refunded');
    await runJobs(host.ctx);
    clock.forward(minutes(1));
    await expect(runJobs(host.ctx), 'asked again after a minute, not before').rejects.toThrow(
      'finishRefunds',
    );
    const [refund] = await host.ctx.db
      .selectFrom('refunds')
      .selectAll()
      .where('status', '=', 'recorded')
      .execute();
    expect(refund).toMatchObject({ attempts: 2, last_error: 'Error: no answer' });
    expect(await books(data.orderId)).toMatchObject({ returned: 0, refunds: ['recorded'] });
    expect(await messages(host, who.email, ':returned:')).toEqual([]);
    mend();
    clock.forward(minutes(2));
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    expect(await books(data.orderId)).toMatchObject({ returned: 1_400_000, refunds: ['done'] });
    expect(await messages(host, who.email, ':returned:')).toHaveLength(1);
  });

  it('does not give back twice when the host dies after the provider did it', async () => {
    const { who, reservation, houseId } = await someoneWithAReservation(host);
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'pay');
    clock.forward(hours(25));
    await requestReservation(host, await person(host), { houseId });
    const usual = host.ctx.gateways.domestic.refund;
    const mend = disturb('refund', async (refund) => {
      await usual(refund);
      throw new Error('the host died here');
    });
    await confirmPayment(host, who, back);
    expect(await books(data.orderId)).toMatchObject({ returned: 1_400_000, refunds: ['recorded'] });
    mend();
    clock.forward(minutes(1));
    await runJobs(host.ctx);
    expect(await books(data.orderId)).toMatchObject({ returned: 1_400_000, refunds: ['done'] });
  });

  it('finds a payment that was made while the host died, without the person doing anything', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await signReservation(host, await signingToken(host, who));
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'pay');
    expect(await confirmUnanswered(who, back)).toMatchObject({ status: 503, code: 'payment_unknown' });
    expect(await books(data.orderId)).toMatchObject({ provider: 'paid', payment: 'confirming' });
    expect((await stayOf(host, who, reservation.id)).data.payments[0]?.status).toBe('processing');
    clock.forward(minutes(2));
    await runJobs(host.ctx);
    expect((await stayOf(host, who, reservation.id)).data.status).toBe('confirmed');
    expect((await confirmPayment(host, who, back)).data.confirmed).toBe(true);
  });

  it('finds it after any time that no host was there, and gives it back', async () => {
    const { who, reservation, houseId } = await someoneWithAReservation(host);
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'pay');
    await confirmUnanswered(who, back);
    clock.forward(hours(24 * 9));
    await requestReservation(host, await person(host), { houseId });
    await runJobs(host.ctx);
    expect(await books(data.orderId)).toMatchObject({
      payment: 'paid',
      returned: 1_400_000,
      refunds: ['done'],
    });
  });

  it('says so when the payment page cannot be opened, and lets it be tried again', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const mend = disturb('open', () => Promise.reject(new Error('no answer')));
    expect(await startPayment(host, who, reservation)).toMatchObject({
      status: 503,
      code: 'payment_unavailable',
    });
    mend();
    expect((await payReservation(host, who, reservation)).status).toBe(200);
  });
});

describe('a notice from the provider', () => {
  const notice = (body: unknown, provider = 'sandbox') =>
    host.call('POST', `/v1/payments/webhooks/${provider}`, { body });

  it('is a hint only: it settles what the provider itself confirms', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { data } = await startPayment(host, who, reservation);
    expect((await notice({ orderId: data.orderId, status: 'paid' })).status).toBe(200);
    expect((await books(data.orderId)).payment).toBe('started');
    const back = await press(host, data.orderId, 'pay');
    await confirmUnanswered(who, back);
    const heard = await Promise.all([
      notice({ orderId: data.orderId }),
      notice({ data: { orderId: data.orderId } }),
    ]);
    expect(heard.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await books(data.orderId)).payment).toBe('paid');
    expect((await stayOf(host, who, reservation.id)).data.paid).toBe(true);
  });

  it('comes by itself where the sandbox was told to send it late, and brings the stay on', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await signReservation(host, await signingToken(host, who));
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'late');
    expect(await confirmPayment(host, who, back)).toMatchObject({ status: 200, data: { confirmed: false } });
    expect((await stayOf(host, who, reservation.id)).data.payments[0]?.status).toBe('processing');
    clock.forward(19_000);
    await runJobs(host.ctx);
    expect((await books(data.orderId)).provider).toBe('waiting');
    clock.forward(1_000);
    await runJobs(host.ctx);
    expect(await books(data.orderId)).toMatchObject({ provider: 'paid', payment: 'paid', refunds: [] });
    expect((await stayOf(host, who, reservation.id)).data.status).toBe('confirmed');
    expect(await messages(host, who.email, ':received:')).toHaveLength(1);
  });

  it('settles a payment whose browser never came back', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { data } = await startPayment(host, who, reservation);
    await press(host, data.orderId, 'late');
    clock.forward(20_000);
    await runJobs(host.ctx);
    expect(await books(data.orderId)).toMatchObject({ provider: 'paid', payment: 'paid' });
    expect((await stayOf(host, who, reservation.id)).data.paid).toBe(true);
  });

  it('that comes twice at once counts once', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { data } = await startPayment(host, who, reservation);
    const back = await press(host, data.orderId, 'twice');
    await confirmUnanswered(who, back);
    await runJobs(host.ctx);
    expect(await books(data.orderId)).toMatchObject({ provider: 'paid', payment: 'paid', refunds: [] });
    expect(await messages(host, who.email, ':received:')).toHaveLength(1);
    const planned = await host.ctx.db.selectFrom('sandbox_notices').selectAll().execute();
    expect(planned.filter((notice) => notice.order_id === data.orderId)).toEqual([]);
  });

  it('of an order nobody knows is answered politely', async () => {
    for (const body of [{ orderId: 'unknown' }, {}, { orderId: 7 }])
      expect((await notice(body)).status).toBe(200);
    expect((await notice({ orderId: 'x' }, 'nobody')).status).toBe(404);
  });
});
